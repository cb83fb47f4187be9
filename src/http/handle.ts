/** Handles a request: face → route → admit → read → run → present. Web standards only. */
import type { Catalog, Row } from '#catalog/row.ts';
import { refuse } from '#kernel/answer.ts';
import type { Caller, InnerRights } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import { CounterpartyMissing, faultRefusal } from '#ports/counterparty-fault.ts';
import { StoreUnavailable } from '#ports/event-store.ts';
import type { Idempotency } from '#ports/idempotency.ts';
import type { RateWindow } from '#ports/rate-window.ts';
import type { Tools } from '#ports/tools.ts';
import type { KeyedRun } from '#streams/runs/keyed-run.ts';
import { type Admitted, admit, CALLERS, mintRefusal, type Peer } from './admission/admit.ts';
import { type Answered, answeredWith, type Presentation, present, SERIALISED } from './answer/present.ts';
import { type Extension, NO_EXTENSION } from './extension.ts';
import { faceOf } from './face.ts';
import { GATES } from './gates.ts';
import { createKeyed } from './idempotency/keyed.ts';
import { BODY_BYTES_MAX, type TextBody, takeBody } from './input/body.ts';
import { BODY_ROOM, LargeBodyTurn } from './input/large-bodies.ts';
import { read, SCHEMA_CALLS } from './input/read.ts';
import { preflight } from './preflight.ts';
import { createRouter, type LateRows, type Routed } from './route.ts';
import { createRunner } from './run.ts';
import type { FoundRow, Step } from './step.ts';

export interface HandlerParts {
  readonly catalog: Catalog;
  readonly capabilities?: LateRows;
  readonly tools: Tools;
  /** Hooks that composition adds to the pipeline; none by default. */
  readonly extension?: Extension | undefined;
  readonly rateWindow: RateWindow;
  readonly idempotency: Idempotency;
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

export type CarportHandler = (request: Request, peer?: Peer) => Promise<Response>;
/** Responds synchronously when no I/O is needed. */
export type MaybeSyncHandler = (request: Request, peer?: Peer) => MaybePromise<Response>;

/** A request id chosen by the caller; never a key or signing secret, because it is logged. */
const SANE_REQUEST_ID = /^(?!.*(?:vk_(?:sandbox|live)_|whsec_))[A-Za-z0-9._-]{1,128}$/;

export function createHandler(parts: HandlerParts): MaybeSyncHandler {
  const { tools, rateWindow, extension = NO_EXTENSION } = parts;
  const { accounts, clock, ids, runtime, settings } = tools;
  const bodyRoom = runtime.part(BODY_ROOM);
  const serialised = runtime.part(SERIALISED);
  const schemaCalls = runtime.part(SCHEMA_CALLS);
  const route = createRouter(parts.catalog, parts.capabilities);
  const isSecure = settings.baseUrl.startsWith('https:');
  const admitTools = { accounts, rateWindow, clock, ids, settings, extension, callers: runtime.part(CALLERS) };
  const again = async (request: Request, { peer }: Step, rights: InnerRights): Promise<Response> =>
    handle(request, { address: peer.address }, rights);
  const gateTools = { settings, ids };
  const runHandler = createRunner({ tools, extension, again });
  const runKeyed = createKeyed({ tools, idempotency: parts.idempotency });

  const handle = (request: Request, peer: Peer, rights: InnerRights): MaybePromise<Response> => {
    const startedMs = clock.nowMs();
    const face = faceOf(request.url);
    const headers = peer.headers ?? request.headers;
    const sent = headers.get('x-request-id');
    const requestId = sent !== null && SANE_REQUEST_ID.test(sent) ? sent : ids.base62(16);
    const bare: Presentation = {
      requestId,
      path: face.path,
      keyed: false,
      isSecure,
      ifNoneMatch: null,
      sha256: ids.sha256,
    };
    const answerFault = (fault: unknown): Response => {
      if (fault instanceof CounterpartyMissing) return present(faultRefusal(fault.fault), bare);
      parts.onFault(fault, requestId);
      const code = fault instanceof StoreUnavailable ? 'store-unavailable' : 'fault';
      return present(refuse(code, { retryAfterSeconds: 1 }), bare);
    };
    try {
      const answered = andThen(route(request.method, face), (routed): MaybePromise<Response> => {
        if (request.method === 'OPTIONS') return preflight(methodsOf(routed), extension.headers, bare);
        const row = routed.found === 'row' ? routed.row : undefined;
        return andThen(admit(request, peer, rights.uncounted !== true, admitTools), (admitted) => {
          const step: Step = {
            request,
            peer,
            rights,
            face,
            admitted,
            how: howFor(admitted, row, headers.get('if-none-match'), bare),
          };
          return andThen(respond(step, routed), (answered) => {
            const { response } = answered;
            parts.onAnswered?.({ row, mode: admitted.caller.mode, response, requestId, startedMs });
            extension.onResponse({
              request,
              caller: admitted.caller,
              now: admitted.now,
              requestId,
              startedMs,
              isInner: rights !== NO_RIGHTS,
              row,
              answered,
            });
            return request.method === 'HEAD' ? headOf(response) : response;
          });
        });
      });
      return answered instanceof Promise ? answered.catch(answerFault) : answered;
    } catch (fault) {
      return answerFault(fault);
    }
  };

  function howFor(
    { rate, caller }: Admitted,
    row: Row | undefined,
    ifNoneMatch: string | null,
    { requestId, path, sha256 }: Presentation,
  ): Presentation {
    const keyed = caller.account !== undefined;
    return {
      requestId,
      path,
      sha256,
      endpoint: row?.endpoint,
      rate,
      rateLimit: settings.rateLimit,
      keyed,
      isSecure,
      ifNoneMatch,
      serialised,
    };
  }

  function respond(step: Step, routed: Routed): MaybePromise<Answered> {
    for (const gate of GATES) {
      const instead = gate(step, routed, gateTools);
      if (instead !== undefined) return answeredWith(instead, step.how);
    }
    if (routed.found !== 'row') throw new Error(`No gate refused the unknown address ${step.face.path}.`);
    const work =
      routed.row.endpoint.method === 'GET' ? readAndAnswer(step, routed, undefined) : takeAndAnswer(step, routed);
    const afterwards = step.admitted.overrides?.afterwards;
    return afterwards === undefined ? work : andThen(work, () => answeredWith(afterwards, step.how));
  }

  async function takeAndAnswer(step: Step, routed: FoundRow): Promise<Answered> {
    const refusal = routed.row.endpoint.mintsKey && (await mintRefusal(step.admitted.caller, admitTools));
    if (refusal) return answeredWith(refusal, step.how);
    const { bodyBytesMax = BODY_BYTES_MAX, bodyMemoryMultiple } = routed.row.endpoint;
    const turn = new LargeBodyTurn(bodyRoom, step.admitted.caller.id, bodyMemoryMultiple);
    try {
      const body = await takeBody(step.request, bodyBytesMax, turn);
      if (!('text' in body)) return answeredWith(body, step.how);
      extension.onBody(step.request, step.admitted.caller, routed.row, body.text);
      return await readAndAnswer(withBody(step, body, turn), routed, body);
    } finally {
      turn.giveBack();
    }
  }

  function readAndAnswer(step: Step, routed: FoundRow, body: TextBody | undefined): MaybePromise<Answered> {
    const { endpoint } = routed.row;
    const bodyText = body?.text;
    return andThen(
      read(endpoint, { params: routed.params, query: step.face.query, bodyText }, schemaCalls),
      (reading) => {
        if (!reading.ok) return answeredWith(reading.refusal, step.how);
        const { inputs } = reading;
        const run = (named?: KeyedRun) => {
          const keyed = endpoint.repeats === undefined ? named : undefined;
          return runHandler({ step, found: routed, inputs, body, keyed });
        };
        return endpoint.method === 'POST' && endpoint.idempotent !== false
          ? runKeyed(step, bodyText ?? '', run)
          : run();
      },
    );
  }

  return (request, peer = {}) => handle(request, peer, NO_RIGHTS);
}

const NO_RIGHTS: InnerRights = Object.freeze({});

/**
 * Adds what reading the body determined: the charset that was assumed, if any, and the turn, which lasts until the
 * response is written.
 */
function withBody(step: Step, { encoding, corrected }: TextBody, turn: LargeBodyTurn): Step {
  const assumed = corrected === undefined ? {} : { assumedEncoding: encoding };
  return { ...step, how: { ...step.how, ...assumed, turn } };
}

/** The same headers, including the length, without the body. An open-ended body has no length and is never started. */
async function headOf(response: Response): Promise<Response> {
  const head = new Response(null, response);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
  else if (response.body !== null)
    head.headers.set('content-length', String((await response.arrayBuffer()).byteLength));
  return head;
}

function methodsOf(routed: Routed): readonly string[] {
  if (routed.found === 'other-methods') return routed.allow;
  return routed.found === 'row' ? [routed.row.endpoint.method, 'OPTIONS'] : ['OPTIONS'];
}
