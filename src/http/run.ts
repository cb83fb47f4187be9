/** Runs an endpoint's handler for one admitted call, metered when priced. */
import type { Answer } from '#kernel/answer.ts';
import { type IsoInstant, instant } from '#kernel/dates.ts';
import type { Call, Caller, InnerRights } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import type { Tools } from '#ports/tools.ts';
import type { KeyedRun } from '#streams/runs/keyed-run.ts';
import { toolsFor } from '#streams/runs/run-tools.ts';
import { keyBound } from './admission/key-bound.ts';
import { withPreference } from './answer/preference.ts';
import { type Answered, answeredWith } from './answer/present.ts';
import { RequestCall, withIdentity } from './call.ts';
import type { Extension, Redirect } from './extension.ts';
import type { TextBody } from './input/body.ts';
import type { Inputs } from './input/read.ts';
import { meterCall } from './meter.ts';
import type { FoundRow, Step } from './step.ts';

export interface RunParts {
  readonly tools: Tools;
  readonly extension: Extension;
  /** Sends an inner request through the whole service as the same caller. */
  readonly again: (request: Request, step: Step, rights: InnerRights) => Promise<Response>;
}

/** A call to run: the step, the endpoint, its inputs and body. */
export interface Run {
  readonly step: Step;
  readonly found: FoundRow;
  readonly inputs: Inputs;
  /** The body as sent; undefined when the endpoint takes none. */
  readonly body: TextBody | undefined;
  /** The run of a call with an `Idempotency-Key`. */
  readonly keyed?: KeyedRun | undefined;
}

const NO_RIGHTS: InnerRights = Object.freeze({});

export function createRunner({ tools, extension, again }: RunParts): (run: Run) => MaybePromise<Answered> {
  const { ids, clock, settings } = tools;

  function answer(requested: Run): MaybePromise<Answered> {
    const run =
      requested.keyed === undefined ? requested : { ...requested, step: at(requested.step, requested.keyed.now) };
    const { step, found, inputs, keyed } = run;
    const { caller, now, overrides } = step.admitted;
    const offered = overrides?.tools ?? tools;
    const used = keyed === undefined ? offered : toolsFor(offered, keyed);
    const work = () => callHandler(run, callOf(run), used);
    if (found.row.endpoint.method === 'GET') return paidFor(run, work);
    return andThen(extension.beforeWrite({ inputs, caller, now, tools: used }), (redirect) =>
      paidFor(run, redirect === undefined ? work : () => runRedirected(run, redirect, used)),
    );
  }

  async function runRedirected(run: Run, { inputs, events, ...redirect }: Redirect, used: Tools): Promise<Answer> {
    const call = callOf({ ...run, inputs: { ...run.inputs, ...inputs } }, redirect.beforeInner);
    const answered = await callHandler(run, call, { ...used, events });
    await redirect.onAnswer(answered);
    return answered;
  }

  function callHandler(
    { step: { admitted, request }, found: { row } }: Run,
    call: Call,
    used: Tools,
  ): MaybePromise<Answer> {
    const { caller, overrides } = admitted;
    return andThen(row.handler(call, used as never), (answered) =>
      andThen(extension.onAnswer(answered, row, caller), (completed) => {
        const marked = overrides?.mark?.(completed) ?? completed;
        return whileAdmitted(withPreference(marked, row.endpoint, request.headers.get('prefer')), caller);
      }),
    );
  }

  /** Ends a stream when the key that opened it ends. */
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
    return meterCall(tools.ledger, metering, work, (answered) => answeredWith(answered, how));
  }

  function callOf({ step, found: { row, face }, inputs, body }: Run, beforeInner?: () => Promise<void>): Call {
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
        await beforeInner?.();
        return again(withIdentity(inner, request, rights, extension.inheritedHeaders), step, rights);
      },
    });
  }

  /** A run that is executed again is charged once. */
  function chargeIdOf(keyed: KeyedRun | undefined): string {
    return keyed === undefined ? ids.base62(20) : ids.sha256(`${keyed.name} charge`).slice(0, 20);
  }

  return answer;
}

/**
 * True for a free call without a key and for its retry: an anonymous caller's spend is one sum without single calls.
 */
function isUnmetered({ step: { admitted }, found: { row }, keyed }: Run): boolean {
  return admitted.caller.account === undefined && (row.priceMicros === 0 || keyed?.standing !== undefined);
}

function at(step: Step, now: IsoInstant): Step {
  return { ...step, admitted: { ...step.admitted, now } };
}
