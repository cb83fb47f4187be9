/** Runs an endpoint's handler for one admitted call: on a fork when a fixture is written to, under the meter when priced. */
import type { Answer } from '#kernel/answer.ts';
import { type IsoInstant, instant } from '#kernel/dates.ts';
import type { Call, Caller, InnerRights } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import type { Tools } from '#ports/tools.ts';
import type { KeyedRun } from '#streams/runs/keyed-run.ts';
import { toolsFor } from '#streams/runs/run-tools.ts';
import { type Fork, forkFor } from '#streams/sandbox/fixtures.ts';
import { keyBound } from './admission/key-bound.ts';
import { preferred } from './answer/preference.ts';
import { type Answered, answeredWith } from './answer/present.ts';
import { RequestCall, withIdentity } from './call.ts';
import type { TextBody } from './input/body.ts';
import type { Inputs } from './input/read.ts';
import { metered } from './meter.ts';
import { derived } from './sandbox/derivation.ts';
import { disclosed } from './sandbox/disclosure.ts';
import { withFault } from './sandbox/headers.ts';
import type { FoundRow, Step } from './step.ts';

export interface RunParts {
  readonly tools: Tools;
  /** The same with a store that owes every webhook delivery twice. */
  readonly toolsSendingTwice?: Tools | undefined;
  /** Asks the whole service again from inside, as the same caller. */
  readonly again: (request: Request, step: Step, rights: InnerRights) => Promise<Response>;
}

/** What the handler is run on. */
export interface Run {
  readonly step: Step;
  readonly found: FoundRow;
  readonly inputs: Inputs;
  /** The body as sent; undefined where the endpoint takes none. */
  readonly body: TextBody | undefined;
  /** The run of a call that bears an `Idempotency-Key`. */
  readonly keyed?: KeyedRun | undefined;
}

const NO_RIGHTS: InnerRights = Object.freeze({});

export function createRunner({
  tools,
  toolsSendingTwice = tools,
  again,
}: RunParts): (run: Run) => MaybePromise<Answered> {
  const { ids, clock, settings } = tools;

  function answer(asked: Run): MaybePromise<Answered> {
    const run = asked.keyed === undefined ? asked : { ...asked, step: at(asked.step, asked.keyed.now) };
    const { step, found, keyed } = run;
    const { caller, now, fault } = step.admitted;
    const offered = fault === 'duplicate-webhook' ? toolsSendingTwice : tools;
    const chosen = keyed === undefined ? offered : toolsFor(offered, keyed);
    const work = () => worked(run, callOf(run), chosen);
    if (found.row.endpoint.method === 'GET') return paidFor(run, work);
    const listener = { id: caller.id, account: caller.account, endsAt: now, ids: chosen.ids };
    // A write to an exemplar goes to a fork of it that is the caller's own.
    return forkFor(run.inputs, listener, chosen).then((fork) => {
      if (fork === undefined) return paidFor(run, work);
      const call = callOf({ ...run, inputs: { ...run.inputs, ...fork } }, fork.keep);
      return paidFor(run, () => onFork(fork, worked(run, call, { ...chosen, events: fork.events })));
    });
  }

  function worked({ step: { admitted, request }, found: { row } }: Run, call: Call, used: Tools): MaybePromise<Answer> {
    return andThen(row.handler(call, used as never), (answered) =>
      andThen(disclosed(derived(answered, row), row, admitted.caller, tools), (told) =>
        withFault(
          whileAdmitted(preferred(told, row.endpoint, request.headers.get('prefer')), admitted.caller),
          admitted.fault,
        ),
      ),
    );
  }

  /** A stream ends with the key that opened it. */
  function whileAdmitted(answered: Answer, { account, keyId }: Caller): Answer {
    if (answered.kind !== 'STREAM' || account === undefined || keyId === undefined) return answered;
    return { ...answered, body: keyBound(answered.body, { account, keyId }, tools) };
  }

  function paidFor(run: Run, work: () => MaybePromise<Answer>): MaybePromise<Answered> {
    const { request, admitted, how } = run.step;
    const { row } = run.found;
    if (isUnmetered(run) || request.method === 'HEAD')
      return andThen(work(), (answered) => answeredWith(answered, how));
    const metering = {
      row,
      caller: admitted.caller,
      chargeId: chargeIdOf(run.keyed),
      at: instant(clock.nowMs()),
      base: settings.baseUrl,
    };
    return metered(tools.ledger, metering, work, (answered) => answeredWith(answered, how));
  }

  function callOf({ step, found: { row, face }, inputs, body }: Run, keep?: () => Promise<void>): Call {
    const { request, admitted, how } = step;
    return new RequestCall({
      request,
      inputs,
      caller: admitted.caller,
      now: admitted.now,
      base: settings.baseUrl,
      requestId: how.requestId,
      face,
      body: row.endpoint.bodyText === undefined ? undefined : body,
      inner: async (inner, rights = NO_RIGHTS) => {
        // What is asked from inside sees what the outer call sees.
        await keep?.();
        return again(withIdentity(inner, request, rights), step, rights);
      },
    });
  }

  /** A run that is carried out once more is charged once. */
  function chargeIdOf(keyed: KeyedRun | undefined): string {
    return keyed === undefined ? ids.base62(20) : ids.sha256(`${keyed.name} charge`).slice(0, 20);
  }

  return answer;
}

/** A free call without a key, and the second try of one: a caller without a key has one sum, which knows no calls. */
function isUnmetered({ step: { admitted }, found: { row }, keyed }: Run): boolean {
  return admitted.caller.account === undefined && (row.priceMicros === 0 || keyed?.standing !== undefined);
}

function at(step: Step, now: IsoInstant): Step {
  return { ...step, admitted: { ...step.admitted, now } };
}

/** An answer that names the fork tells the caller of it, so it is there from then on. */
async function onFork(fork: Pick<Fork, 'dealId' | 'keep'>, work: MaybePromise<Answer>): Promise<Answer> {
  const answered = await work;
  if (dealIn(answered) === fork.dealId) await fork.keep();
  return answered;
}

/** The deal that an answer names. */
function dealIn(answer: Answer): unknown {
  return 'body' in answer && answer.kind !== 'STREAM' ? (answer.body as { dealId?: unknown }).dealId : undefined;
}
