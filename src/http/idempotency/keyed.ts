/**
 * Runs a POST under its `Idempotency-Key`, if any: executes it, replays its response, or rebuilds one that was lost.
 */
import { refuse, withoutUndefined } from '#kernel/answer.ts';
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import { instant } from '#kernel/dates.ts';
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import { bodyIdentity } from '#kernel/text/canonical-json.ts';
import type { Idempotency } from '#ports/idempotency.ts';
import type { Tools } from '#ports/tools.ts';
import { type KeyedRun, RunHasWritten } from '#streams/runs/keyed-run.ts';
import { type Standing, standingOf } from '#streams/runs/run-mark.ts';
import { type Answered, answeredWith, standardHeaders } from '../answer/present.ts';
import type { Step } from '../step.ts';
import { asKept, begin, finish, isKept, replayResponse } from './once.ts';

interface KeyedParts {
  readonly tools: Pick<Tools, 'ids' | 'clock' | 'events'>;
  readonly idempotency: Idempotency;
}

/** `run` is set when the call has a key. */
export type RunKeyed = (
  step: Step,
  bodyText: string,
  run: (keyed?: KeyedRun) => MaybePromise<Answered>,
) => MaybePromise<Answered>;

export function createKeyed({ tools, idempotency }: KeyedParts): RunKeyed {
  const { ids, clock, events } = tools;

  async function runKeyed(header: string, ...[step, bodyText, run]: Parameters<RunKeyed>): Promise<Answered> {
    const { request, face, admitted, how } = step;
    const fingerprint = ids.sha256(`${face.query}\n${await identityOf(bodyText, ids)}`);
    const scope = `${admitted.caller.account ?? admitted.caller.id} ${request.method} ${face.path}`;
    const atMs = clock.nowMs();
    const started = await begin(idempotency, {
      header,
      scope,
      fingerprint,
      now: instant(atMs),
      attempt: ids.base62(20),
    });
    if (started.state === 'refused') return answeredWith(started.refusal, how);
    if (started.state === 'replay') return { response: replayResponse(started.answer, standardHeaders('OK', how)) };
    const { key, run: name } = started;
    const rebuilt = async (standing: Standing): Promise<Answered> => {
      const again = standing.kind === 'MARKED' ? await carriedOutAgain(name, standing, run) : undefined;
      if (again === undefined || !isKept(again.response)) {
        await idempotency.abandon(scope, key);
        return answeredWith(refuse('idempotency-answer-lost', { extra: dealIn(standing) }), how);
      }
      const answer = await asKept(again.response);
      await idempotency.keep(scope, key, answer);
      return { response: replayResponse(answer, standardHeaders('OK', how)) };
    };
    const fresh = async (): Promise<Answered> => {
      try {
        const { response, ...said } = await run({ name, now: admitted.now, atMs });
        return { ...said, response: await finish(idempotency, scope, key, response) };
      } catch (fault) {
        if (fault instanceof RunHasWritten) return rebuilt(fault.standing);
        throw fault;
      }
    };
    try {
      const standing = started.state === 'retaken' ? await standingOf(events, name) : undefined;
      return await (standing === undefined ? fresh() : rebuilt(standing));
    } catch (fault) {
      // Any writes remain under the name of this run.
      await idempotency.abandon(scope, key);
      throw fault;
    }
  }

  return (step, bodyText, run) => {
    const header = step.request.headers.get('idempotency-key');
    return header === null ? run() : runKeyed(header, step, bodyText, run);
  };
}

/** Re-executes a run that has written, on the state it saw. Undefined when that leads to a different result. */
async function carriedOutAgain(
  name: string,
  { mark }: Extract<Standing, { kind: 'MARKED' }>,
  run: (keyed: KeyedRun) => MaybePromise<Answered>,
): Promise<Answered | undefined> {
  try {
    return await run({ name, now: mark.now, atMs: mark.atMs, standing: mark });
  } catch (fault) {
    if (fault instanceof RunHasWritten) return undefined;
    throw fault;
  }
}

/** The deal that the run wrote to. */
function dealIn(standing: Standing): { dealId?: string } {
  const dealId = standing.kind === 'MARKED' ? /^deal\/(.+)$/.exec(standing.mark.stream)?.[1] : undefined;
  return withoutUndefined({ dealId });
}

/** The longest body compared by content; a longer one is digested in slices of this size. */
const COMPARED_MAX = 65_536;
const SLICE_CHARACTERS = 262_144;

/** Text that is equal for equal bodies. Long bodies are compared character by character. */
async function identityOf(text: string, { sha256 }: Pick<Tools['ids'], 'sha256'>): Promise<string> {
  if (text.length <= COMPARED_MAX) return bodyIdentity(text);
  const digests: string[] = [];
  for (let at = 0; at < text.length; at += SLICE_CHARACTERS) {
    await yieldToOthers();
    digests.push(sha256(text.slice(at, at + SLICE_CHARACTERS)));
  }
  return digests.join(' ');
}
