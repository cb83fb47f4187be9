/** Parses the sandbox headers: the time of one call, and the fault to inject. */
import { CLOCK_MAX, CLOCK_MIN, type IsoInstant, isClockInstant, parseInstant } from '#kernel/dates.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { FAULTS, type Fault } from './faults.ts';

/** Names of the headers, in the order in which a preflight allows them. */
export const SANDBOX_HEADERS: readonly string[] = ['Sandbox-Fault', 'Sandbox-Now'];

export interface SandboxHeaders {
  readonly now: IsoInstant | undefined;
  readonly fault: Fault | undefined;
  readonly problems: readonly Problem[];
}

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
  return { now: at, fault: known, problems };
}
