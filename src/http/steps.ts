/** Steps of the pipeline: each takes what is known of a request, and returns more of it or the answer. */
import type { Row } from '#catalog/row.ts';
import { refuse } from '#kernel/answer.ts';
import type { Caller } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import { CounterpartyMissing, faultRefusal } from '#ports/counterparty-fault.ts';
import { StoreUnavailable } from '#ports/event-store.ts';
import { type AdmitTools, admit, mintRefusal } from './admission/admit.ts';
import { type Answered, answeredWith, type Presentation, present, SERIALISED } from './answer/present.ts';
import { GATES } from './gates.ts';
import { type KeyedParts, runOnce } from './idempotency/keyed.ts';
import { BODY_BYTES_MAX, takeBody } from './input/body.ts';
import { BODY_ROOM, LargeBodyTurn } from './input/large-bodies.ts';
import { read, SCHEMA_CALLS } from './input/read.ts';
import { preflight } from './preflight.ts';
import type {
  AdmittedRequest,
  ArrivedRequest,
  FoundRequest,
  ReadRequest,
  RequestInTurn,
  RequestState,
  RequestWithBody,
  RoutedRequest,
} from './request-state.ts';
import type { Routed, Router } from './route.ts';
import { type RunParts, runEndpoint } from './run.ts';

/** What the steps use; the same for all requests to one base address. */
export interface StepParts extends RunParts, Pick<KeyedParts, 'idempotency'> {
  readonly route: Router;
  readonly admission: AdmitTools;
  /** Called for every unhandled error. The response carries only the request id. */
  readonly onFault: (fault: unknown, requestId: string) => void;
  readonly onAnswered?: (seen: {
    row: Row | undefined;
    mode: Caller['mode'];
    response: Response;
    requestId: string;
    startedMs: number;
  }) => void;
}

export function routeAddress(state: ArrivedRequest, { route }: StepParts): MaybePromise<RoutedRequest> {
  return andThen(route(state.request.method, state.face), (routed) => ({ ...state, routed }));
}

export function answerPreflight(state: RoutedRequest, parts: StepParts): RoutedRequest | Answered {
  if (state.request.method !== 'OPTIONS') return state;
  return { response: preflight(methodsOf(state.routed), parts.extension.headers, barePresentation(state, parts)) };
}

export function admitCaller(state: RoutedRequest, parts: StepParts): MaybePromise<AdmittedRequest> {
  const { request, peer, rights, routed } = state;
  return andThen(admit(request, peer, rights.uncounted !== true, parts.admission), (admitted) => ({
    ...state,
    admitted,
    how: {
      ...barePresentation(state, parts),
      endpoint: routed.found === 'row' ? routed.row.endpoint : undefined,
      rate: admitted.rate,
      rateLimit: parts.tools.settings.rateLimit,
      keyed: admitted.caller.account !== undefined,
      ifNoneMatch: (peer.headers ?? request.headers).get('if-none-match'),
      serialised: parts.tools.runtime.part(SERIALISED),
    },
  }));
}

export function passGates(state: AdmittedRequest, { tools }: StepParts): FoundRequest | Answered {
  const { routed } = state;
  for (const gate of GATES) {
    const instead = gate(state, routed, tools);
    if (instead !== undefined) return answeredWith(instead, state.how);
  }
  if (routed.found !== 'row') throw new Error(`No gate refused the unknown address ${state.face.path}.`);
  return { ...state, found: routed };
}

export function limitKeyMints(state: FoundRequest, { admission }: StepParts): MaybePromise<FoundRequest | Answered> {
  if (state.found.row.endpoint.mintsKey !== true) return state;
  return andThen(mintRefusal(state.admitted.caller, admission), (refusal) =>
    refusal === undefined ? state : answeredWith(refusal, state.how),
  );
}

/** A body is read in a turn, so that large ones do not fill the memory. */
export function openTurn(state: FoundRequest, { tools }: StepParts): RequestInTurn {
  const { method, bodyMemoryMultiple } = state.found.row.endpoint;
  if (method === 'GET') return { ...state, turn: undefined };
  const room = tools.runtime.part(BODY_ROOM);
  return { ...state, turn: new LargeBodyTurn(room, state.admitted.caller.id, bodyMemoryMultiple) };
}

/** A header names an assumed charset, and the turn lasts until the response is written. */
export function readBody(state: RequestInTurn): MaybePromise<RequestWithBody | Answered> {
  const { request, turn, how } = state;
  if (turn === undefined) return { ...state, body: undefined };
  const { bodyBytesMax = BODY_BYTES_MAX } = state.found.row.endpoint;
  return takeBody(request, bodyBytesMax, turn).then((body) => {
    if (!('text' in body)) return answeredWith(body, how);
    const assumed = body.corrected === undefined ? {} : { assumedEncoding: body.encoding };
    return { ...state, body, how: { ...how, ...assumed, turn } };
  });
}

export function readInputs(state: RequestWithBody, { tools }: StepParts): MaybePromise<ReadRequest | Answered> {
  const { found, face, body } = state;
  const raw = { params: found.params, query: face.query, bodyText: body?.text };
  return andThen(read(found.row.endpoint, raw, tools.runtime.part(SCHEMA_CALLS)), (reading) =>
    reading.ok ? { ...state, inputs: reading.inputs } : answeredWith(reading.refusal, state.how),
  );
}

/** A POST runs under its `Idempotency-Key`, if it has one. */
export function answerRequest(state: ReadRequest, parts: StepParts): MaybePromise<Answered> {
  const { method, idempotent, repeats } = state.found.row.endpoint;
  if (method !== 'POST' || idempotent === false) return runEndpoint(state, parts);
  return runOnce(state, parts, (keyed) =>
    runEndpoint(repeats === undefined && keyed !== undefined ? { ...state, keyed } : state, parts),
  );
}

/** The extension may replace the answer after the work. */
export function replaceAnswer(answered: Answered, { found, admitted, how }: RequestState): Answered {
  const instead = admitted?.overrides?.afterwards;
  if (found === undefined || how === undefined || instead === undefined) return answered;
  // It says nothing about the body.
  const { assumedEncoding: _, ...plain } = how;
  return answeredWith(instead, plain);
}

/** Reports every answer but those to preflights. */
export function reportAnswer(
  answered: Answered,
  { request, isInner, requestId, startedMs, routed, admitted, body }: RequestState,
  { extension, onAnswered }: StepParts,
): Answered {
  if (admitted === undefined) return answered;
  const { caller, now } = admitted;
  const row = routed?.found === 'row' ? routed.row : undefined;
  onAnswered?.({ row, mode: caller.mode, response: answered.response, requestId, startedMs });
  extension.onResponse({ request, sentBody: body?.text, caller, now, requestId, startedMs, isInner, row, answered });
  return answered;
}

/** The same headers, including the length, without the body. An open-ended body has no length and is never started. */
export async function headOf(response: Response): Promise<Response> {
  const head = new Response(null, response);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
  else if (response.body !== null)
    head.headers.set('content-length', String((await response.arrayBuffer()).byteLength));
  return head;
}

/** The answer to an exception. Only a missing counterparty is named; the operator gets the details of any other. */
export function answerToFault(fault: unknown, state: ArrivedRequest, parts: StepParts): Response {
  const how = barePresentation(state, parts);
  if (fault instanceof CounterpartyMissing) return present(faultRefusal(fault.fault), how);
  parts.onFault(fault, state.requestId);
  const code = fault instanceof StoreUnavailable ? 'store-unavailable' : 'fault';
  return present(refuse(code, { retryAfterSeconds: 1 }), how);
}

/** How to present an answer while the caller is unknown. */
function barePresentation({ requestId, face }: ArrivedRequest, { tools }: StepParts): Presentation {
  const { ids, settings } = tools;
  return {
    requestId,
    path: face.path,
    keyed: false,
    isSecure: settings.baseUrl.startsWith('https:'),
    ifNoneMatch: null,
    sha256: ids.sha256,
  };
}

function methodsOf(routed: Routed): readonly string[] {
  if (routed.found === 'other-methods') return routed.allow;
  return routed.found === 'row' ? [routed.row.endpoint.method, 'OPTIONS'] : ['OPTIONS'];
}
