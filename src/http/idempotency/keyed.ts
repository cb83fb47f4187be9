/**
 * Runs a POST under its `Idempotency-Key`, if any: executes it, replays its response, or rebuilds one that was lost.
 */
import { refuse, withoutUndefined } from '#kernel/answer.ts';
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import { instant } from '#kernel/dates.ts';
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import { bodyIdentity } from '#kernel/text/canonical-json.ts';
import type { Idempotency, KeptAnswer } from '#ports/idempotency.ts';
import type { Tools } from '#ports/tools.ts';
import { type KeyedRun, RunHasWritten } from '#streams/runs/keyed-run.ts';
import { type Standing, standingOf } from '#streams/runs/run-mark.ts';
import { type Answered, answeredWith, standardHeaders } from '../answer/present.ts';
import type { ReadRequest } from '../request-state.ts';
import { asKept, begin, finish, isKept, replayResponse } from './once.ts';

export interface KeyedParts {
  readonly tools: Pick<Tools, 'ids' | 'clock' | 'events'>;
  readonly idempotency: Idempotency;
}

/** Runs the request; with a run when it has a key. */
type Run = (keyed?: KeyedRun) => MaybePromise<Answered>;

export function runOnce(state: ReadRequest, parts: KeyedParts, run: Run): MaybePromise<Answered> {
  const header = state.request.headers.get('idempotency-key');
  return header === null ? run() : runUnder(header, state, parts, run);
}

/** A request that holds its key. */
interface Reserved extends KeyedParts {
  readonly state: ReadRequest;
  readonly run: Run;
  readonly scope: string;
  readonly key: string;
  /** Of the run. */
  readonly name: string;
  readonly atMs: number;
}

async function runUnder(header: string, state: ReadRequest, parts: KeyedParts, run: Run): Promise<Answered> {
  const { request, face, admitted, body, how } = state;
  const { tools, idempotency } = parts;
  const { ids, clock, events } = tools;
  const fingerprint = ids.sha256(`${face.query}\n${await identityOf(body?.text ?? '', ids)}`);
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
  if (started.state === 'replay') return replayed(started.answer, state);
  const reserved: Reserved = { ...parts, state, run, scope, key: started.key, name: started.run, atMs };
  try {
    const standing = started.state === 'retaken' ? await standingOf(events, started.run) : undefined;
    return await (standing === undefined ? runFirst(reserved) : rebuild(reserved, standing));
  } catch (fault) {
    // Any writes remain under the name of this run.
    await idempotency.abandon(scope, started.key);
    throw fault;
  }
}

async function runFirst(reserved: Reserved): Promise<Answered> {
  const { state, run, name, atMs, idempotency, scope, key } = reserved;
  try {
    const answered = await run({ name, now: state.admitted.now, atMs });
    const response = await finish(idempotency, scope, key, answered.response);
    return response === answered.response ? answered : { ...answered, response, written: undefined };
  } catch (fault) {
    if (fault instanceof RunHasWritten) return rebuild(reserved, fault.standing);
    throw fault;
  }
}

/** Answers a run whose response was lost. */
async function rebuild({ state, run, name, idempotency, scope, key }: Reserved, standing: Standing): Promise<Answered> {
  const again = standing.kind === 'MARKED' ? await carriedOutAgain(name, standing, run) : undefined;
  if (again === undefined || !isKept(again.response)) {
    await idempotency.abandon(scope, key);
    return answeredWith(refuse('idempotency-answer-lost', { extra: dealIn(standing) }), state.how);
  }
  const answer = await asKept(again.response);
  await idempotency.keep(scope, key, answer);
  return replayed(answer, state);
}

function replayed(answer: KeptAnswer, { how }: ReadRequest): Answered {
  return { response: replayResponse(answer, standardHeaders('OK', how)) };
}

/** Re-executes a run that has written, on the state it saw. Undefined when that leads to a different result. */
async function carriedOutAgain(
  name: string,
  { mark }: Extract<Standing, { kind: 'MARKED' }>,
  run: Run,
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
