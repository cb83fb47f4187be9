/** Parses the sandbox headers: the time of one call, and the fault to inject. */
import { type Answer, type JsonObject, type Refusal, refuse } from '#kernel/answer.ts';
import { CLOCK_MAX, CLOCK_MIN, type IsoInstant, isClockInstant, parseInstant } from '#kernel/dates.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';

export const FAULTS = ['429', '503', 'timeout', 'duplicate-webhook'] as const;
export type Fault = (typeof FAULTS)[number];

export interface SandboxHeaders {
  readonly now?: IsoInstant;
  readonly fault?: Fault;
  readonly problems: readonly Problem[];
}

/** What the headers of a request ask for. Only sandbox keys are asked about: nobody else's headers are read. */
export function sandboxHeaders(headers: Pick<Headers, 'get'>): SandboxHeaders {
  const now = headers.get('sandbox-now');
  const fault = headers.get('sandbox-fault');
  const at = now === null ? undefined : parseInstant(now);
  const known = fault === null ? undefined : FAULTS.find((one) => one === fault);
  const problems: Problem[] = [];
  if (now !== null && (at === undefined || !isClockInstant(at)))
    problems.push(problem('header', 'Sandbox-Now', `an instant from ${CLOCK_MIN} to ${CLOCK_MAX}`, now));
  if (fault !== null && known === undefined)
    problems.push(problem('header', 'Sandbox-Fault', `one of ${FAULTS.join(', ')}`, fault));
  return {
    ...(at === undefined ? {} : { now: at }),
    ...(known === undefined ? {} : { fault: known }),
    problems,
  };
}

/** The answer that comes instead of the work; undefined for a fault that lets the work be done. */
export function faultBefore(fault: Fault | undefined): Refusal | undefined {
  if (fault === '429') return refuse('rate-limited', { retryAfterSeconds: 1, extra: echoed(fault) });
  if (fault === '503') return refuse('counterparty-unavailable', { retryAfterSeconds: 1, extra: echoed(fault) });
  return undefined;
}

/** The answer that comes after the work, whose own answer is lost on the way. */
export function faultAfter(fault: Fault | undefined): Refusal | undefined {
  return fault === 'timeout' ? refuse('answer-lost', { retryAfterSeconds: 1, extra: echoed(fault) }) : undefined;
}

function echoed(fault: Fault): JsonObject {
  return { provenance: { ...simulated(SOURCES.fault), fault } };
}

/** The answer with the fault told in its provenance, where it has one. */
export function withFault(answer: Answer, fault: Fault | undefined): Answer {
  if (fault === undefined || !('body' in answer) || answer.kind === 'STREAM') return answer;
  const { provenance } = answer.body as { provenance?: object };
  if (provenance === undefined) return answer;
  return { ...answer, body: { ...answer.body, provenance: { ...provenance, fault } } } as Answer;
}
