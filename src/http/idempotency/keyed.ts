/** Runs a POST that may carry an `Idempotency-Key`: execute, replay, or rebuild a lost answer. */
import { refuse } from '#kernel/answer.ts';
import { breath } from '#kernel/bounds/turns.ts';
import { instant } from '#kernel/dates.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Soon } from '#kernel/soon.ts';
import { bodyIdentity } from '#kernel/text/canonical-json.ts';
import type { Idempotency, KeptAnswer } from '#ports/idempotency.ts';
import type { Tools } from '#ports/tools.ts';
import { RunStands, writtenBy } from '#streams/keyed-run.ts';
import { withIdentity } from '../call.ts';
import { present, standardHeaders } from '../present.ts';
import type { Step } from '../step.ts';
import { asKept, begin, finish, replayed } from './once.ts';

interface KeyedParts {
  readonly tools: Tools;
  readonly idempotency: Idempotency;
  /** Asks the whole service again from inside, as the same caller. */
  readonly again: (request: Request, step: Step) => Promise<Response>;
}

/** `run` is given the run's name where the call bears a key. */
export type Keyed = (
  step: Step,
  endpoint: Endpoint,
  bodyText: string,
  run: (keyed?: string) => Soon<Response>,
) => Soon<Response>;

export function createKeyed({ tools, idempotency, again }: KeyedParts): Keyed {
  const { ids, clock, settings, events } = tools;

  async function keyed(header: string, ...[step, endpoint, bodyText, run]: Parameters<Keyed>): Promise<Response> {
    const { request, face, admitted, how } = step;
    const scope = `${admitted.caller.id} ${request.method} ${face.path}`;
    const fingerprint = ids.sha256(`${face.query}\n${await identityOf(bodyText, ids)}`);
    const now = instant(clock.nowMs());
    const started = await begin(idempotency, { header, scope, fingerprint, now, attempt: ids.base62(20) });
    if (started.state === 'refused') return present(started.refusal, how);
    if (started.state === 'replay') return replayed(started.answer, standardHeaders('OK', how));
    const { key } = started;
    // An earlier run of this name has written, and its answer was lost.
    const told = async (stream: string): Promise<Response> => {
      const stands = await standing(step, endpoint, stream);
      if (stands !== undefined) {
        await idempotency.keep(scope, key, stands);
        return replayed(stands, standardHeaders('OK', how));
      }
      await idempotency.abandon(scope, key);
      const dealId = dealOn(stream);
      return present(refuse('idempotency-answer-lost', { extra: dealId === undefined ? {} : { dealId } }), how);
    };
    try {
      const stream = started.state === 'retaken' ? await writtenBy(events, started.run) : undefined;
      return stream === undefined ? await finish(idempotency, scope, key, await run(started.run)) : await told(stream);
    } catch (fault) {
      if (fault instanceof RunStands) return told(fault.stream);
      // What was written, if anything was, stays under the name of this run.
      await idempotency.abandon(scope, key);
      throw fault;
    }
  }

  /** What the endpoint would have answered, from what stands; undefined where no read tells that. */
  async function standing(step: Step, endpoint: Endpoint, stream: string): Promise<KeptAnswer | undefined> {
    const dealId = dealOn(stream);
    if (endpoint.standsAt === undefined || dealId === undefined) return undefined;
    const address = settings.baseUrl + endpoint.standsAt.replace('{dealId}', dealId);
    const told = await again(withIdentity(new Request(address), step.request, {}), step);
    return told.ok ? asKept(told) : undefined;
  }

  return (step, endpoint, bodyText, run) => {
    const header = step.request.headers.get('idempotency-key');
    return header === null ? run() : keyed(header, step, endpoint, bodyText, run);
  };
}

/** The id of the deal whose stream that is. */
function dealOn(stream: string): string | undefined {
  return /^deal\/(.+)$/.exec(stream)?.[1];
}

/** Characters of a body that are compared by meaning, and of a longer one that are digested before other work gets its turn. */
const COMPARED_MAX = 65_536;
const SLICE_CHARACTERS = 262_144;

/** What two bodies that are one have in common. A long body is one only with itself, letter by letter. */
async function identityOf(text: string, { sha256 }: Pick<Tools['ids'], 'sha256'>): Promise<string> {
  if (text.length <= COMPARED_MAX) return bodyIdentity(text);
  const digests: string[] = [];
  for (let at = 0; at < text.length; at += SLICE_CHARACTERS) {
    await breath();
    digests.push(sha256(text.slice(at, at + SLICE_CHARACTERS)));
  }
  return digests.join(' ');
}
