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
import { meterCall } from './meter.ts';
import type { ReadRequest } from './request-state.ts';

export interface RunParts {
  readonly tools: Tools;
  readonly extension: Extension;
  /** Sends an inner request through the whole service as the same caller. */
  readonly again: (request: Request, state: ReadRequest, rights: InnerRights) => Promise<Response>;
}

/** A call to run. */
export interface Run extends ReadRequest {
  /** The run of a call with an `Idempotency-Key`. */
  readonly keyed?: KeyedRun | undefined;
}

const NO_RIGHTS: InnerRights = Object.freeze({});

export function runEndpoint(requested: Run, parts: RunParts): MaybePromise<Answered> {
  const run = requested.keyed === undefined ? requested : at(requested, requested.keyed.now);
  const { found, inputs, keyed } = run;
  const { caller, now, overrides } = run.admitted;
  const offered = overrides?.tools ?? parts.tools;
  const tools = keyed === undefined ? offered : toolsFor(offered, keyed);
  const work = () => callHandler(run, callOf(run, parts), tools, parts);
  if (found.row.endpoint.method === 'GET') return paidFor(run, work, parts);
  return andThen(parts.extension.beforeWrite({ inputs, caller, now, tools }), (redirect) =>
    paidFor(run, redirect === undefined ? work : () => runRedirected(run, redirect, tools, parts), parts),
  );
}

async function runRedirected(
  run: Run,
  { inputs, events, ...redirect }: Redirect,
  tools: Tools,
  parts: RunParts,
): Promise<Answer> {
  const call = callOf({ ...run, inputs: { ...run.inputs, ...inputs } }, parts, redirect.beforeInner);
  const answered = await callHandler(run, call, { ...tools, events }, parts);
  await redirect.onAnswer(answered);
  return answered;
}

function callHandler(
  { admitted, request, found: { row } }: Run,
  call: Call,
  tools: Tools,
  parts: RunParts,
): MaybePromise<Answer> {
  const { caller, overrides } = admitted;
  return andThen(row.handler(call, tools as never), (answered) =>
    andThen(parts.extension.onAnswer(answered, row, caller), (completed) => {
      const marked = overrides?.mark?.(completed) ?? completed;
      return whileAdmitted(withPreference(marked, row.endpoint, request.headers.get('prefer')), caller, parts);
    }),
  );
}

/** Ends a stream when the key that opened it ends. */
function whileAdmitted(answered: Answer, { account, keyId }: Caller, { tools }: RunParts): Answer {
  if (answered.kind !== 'STREAM' || account === undefined || keyId === undefined) return answered;
  return { ...answered, body: keyBound(answered.body, { account, keyId }, tools) };
}

function paidFor(run: Run, work: () => MaybePromise<Answer>, { tools }: RunParts): MaybePromise<Answered> {
  const { request, admitted, how, found } = run;
  if (isUnmetered(run) || request.method === 'HEAD') return andThen(work(), (answered) => answeredWith(answered, how));
  const metering = {
    row: found.row,
    caller: admitted.caller,
    chargeId: chargeIdOf(run, tools),
    at: instant(tools.clock.nowMs()),
    base: tools.settings.baseUrl,
  };
  return meterCall(tools.ledger, metering, work, (answered) => answeredWith(answered, how));
}

function callOf(run: Run, { tools, extension, again }: RunParts, beforeInner?: () => Promise<void>): Call {
  const { request, admitted, how, found, inputs, body } = run;
  return new RequestCall({
    request,
    inputs,
    caller: admitted.caller,
    now: admitted.now,
    base: tools.settings.baseUrl,
    requestId: how.requestId,
    face: found.face,
    body: found.row.endpoint.bodyText === undefined ? undefined : body,
    inner: async (inner, rights = NO_RIGHTS) => {
      await beforeInner?.();
      return again(withIdentity(inner, request, rights, extension.inheritedHeaders), run, rights);
    },
  });
}

/** A run that is executed again is charged once. */
function chargeIdOf({ keyed }: Run, { ids }: Pick<Tools, 'ids'>): string {
  return keyed === undefined ? ids.base62(20) : ids.sha256(`${keyed.name} charge`).slice(0, 20);
}

/**
 * True for a free call without a key and for its retry: an anonymous caller's spend is one sum without single calls.
 */
function isUnmetered({ admitted, found: { row }, keyed }: Run): boolean {
  return admitted.caller.account === undefined && (row.priceMicros === 0 || keyed?.standing !== undefined);
}

function at(run: Run, now: IsoInstant): Run {
  return { ...run, admitted: { ...run.admitted, now } };
}
