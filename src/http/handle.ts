/** Owns the life of a request: face → route → admit → read → run → present. Web-standard only. */
import type { Catalog, Row } from '#catalog/row.ts';
import { type Answer, absent, refuse } from '#kernel/answer.ts';
import { instant } from '#kernel/dates.ts';
import type { Call, Caller, Door, InnerRights } from '#kernel/door.ts';
import { problem } from '#kernel/problems.ts';
import { andThen, type Soon } from '#kernel/soon.ts';
import { StoreUnavailable } from '#ports/event-store.ts';
import type { Idempotency, KeptAnswer } from '#ports/idempotency.ts';
import type { RateWindow } from '#ports/rate-window.ts';
import type { Tools } from '#ports/tools.ts';
import { keyedRun, RunStands, writtenBy } from '#streams/keyed-run.ts';
import { type Fork, forkFor } from '#streams/sandbox/fixtures.ts';
import { type Admitted, admit, type Peer } from './admit.ts';
import { BODY_BYTES_MAX, takeBody } from './body.ts';
import { RequestCall, withIdentity } from './call.ts';
import { type Face, faceOf } from './face.ts';
import { metered } from './meter.ts';
import { asKept, begin, finish, replayed } from './once.ts';
import { operatorRefusal } from './operator.ts';
import { preflight } from './preflight.ts';
import { type Presentation, present, standardHeaders } from './present.ts';
import { type Inputs, read } from './read.ts';
import { createRouter, type ExactRows, type Routed } from './route.ts';
import { derived } from './sandbox/derivation.ts';
import { disclosed } from './sandbox/disclosure.ts';
import { faultAfter, faultBefore, withFault } from './sandbox/headers.ts';
import { logged } from './sandbox/log.ts';

export interface HandlerParts {
  readonly catalog: Catalog;
  readonly capabilities?: ExactRows;
  readonly tools: Tools;
  /** The same with a store that owes every webhook delivery twice. */
  readonly toolsSendingTwice?: Tools;
  readonly rateWindow: RateWindow;
  readonly idempotency: Idempotency;
  /** Told of every fault; the caller only learns the request id. */
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
/** Answers in the same turn where nothing outside has to be asked. */
export type SoonHandler = (request: Request, peer?: Peer) => Soon<Response>;

type FoundRow = Extract<Routed, { found: 'row' }>;

interface Step {
  readonly request: Request;
  readonly peer: Peer;
  readonly rights: InnerRights;
  readonly face: Face;
  readonly admitted: Admitted;
  readonly how: Presentation;
}

const SANE_REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

export function createHandler(parts: HandlerParts): SoonHandler {
  const { tools, rateWindow } = parts;
  const { accounts, clock, ids, settings } = tools;
  const route = createRouter(parts.catalog, parts.capabilities);
  const admitTools = { accounts, rateWindow, clock, ids, settings };

  const handle = (request: Request, peer: Peer, rights: InnerRights): Soon<Response> => {
    const startedMs = clock.nowMs();
    const face = faceOf(request.url);
    const headers = peer.headers ?? request.headers;
    const sent = headers.get('x-request-id');
    const requestId = sent !== null && SANE_REQUEST_ID.test(sent) ? sent : ids.base62(16);
    const bare: Presentation = { requestId, path: face.path, keyed: false, ifNoneMatch: null, sha256: ids.sha256 };
    const faulted = (fault: unknown): Response => {
      parts.onFault(fault, requestId);
      const code = fault instanceof StoreUnavailable ? 'store-unavailable' : 'fault';
      return present(refuse(code, { retryAfterSeconds: 1 }), bare);
    };
    try {
      const answered = andThen(route(request.method, face), (routed): Soon<Response> => {
        if (request.method === 'OPTIONS') return preflight(methodsOf(routed), bare);
        const row = routed.found === 'row' ? routed.row : undefined;
        return andThen(admit(request, peer, rights.uncounted !== true, admitTools), (admitted) => {
          const step: Step = { request, peer, rights, face, admitted, how: howFor(admitted, row, headers, bare) };
          return andThen(respond(step, routed), (response) => {
            parts.onAnswered?.({ row, mode: admitted.caller.mode, response, requestId, startedMs });
            note(step, row, response, startedMs);
            return request.method === 'HEAD' ? headOf(response) : response;
          });
        });
      });
      return answered instanceof Promise ? answered.catch(faulted) : answered;
    } catch (fault) {
      return faulted(fault);
    }
  };

  function howFor(
    { rate, caller }: Admitted,
    row: Row | undefined,
    headers: Pick<Headers, 'get'>,
    { requestId, path, sha256 }: Presentation,
  ): Presentation {
    return {
      requestId,
      path,
      sha256,
      door: row?.door,
      rate,
      rateLimit: settings.rateLimit,
      keyed: caller.account !== undefined,
      ifNoneMatch: headers.get('if-none-match'),
    };
  }

  /** Calls of sandbox keys are kept for their account to look at. */
  function note({ request, rights, admitted, how }: Step, row: Row | undefined, response: Response, startedMs: number) {
    const { caller, now: at } = admitted;
    if (caller.account === undefined || caller.mode === 'live') return;
    const latencyMs = clock.nowMs() - startedMs;
    const isInner = rights !== NO_RIGHTS;
    tools.requests.note(
      caller.account,
      logged({ request, response, row, requestId: how.requestId, at, latencyMs, isInner }),
    );
  }

  function respond(step: Step, routed: Routed): Soon<Response> {
    const { request, admitted, how } = step;
    const refusal = gateRefusal(step, routed);
    if (refusal !== undefined) return present(refusal, how);
    if (routed.found !== 'row') return present(unrouted(routed), how);
    const { door } = routed.row;
    if (door.access === 'key' && admitted.caller.account === undefined) return present(refuse('key-required'), how);
    const instead = faultBefore(admitted.fault);
    if (instead !== undefined) return present(instead, how);
    const responded =
      door.method === 'GET'
        ? readAndAnswer(step, routed, undefined)
        : takeBody(request, door.bodyBytesMax ?? BODY_BYTES_MAX).then((text) =>
            typeof text === 'string' ? readAndAnswer(step, routed, text) : present(text, how),
          );
    const lost = faultAfter(admitted.fault);
    return lost === undefined ? responded : andThen(responded, () => present(lost, how));
  }

  function readAndAnswer(step: Step, routed: FoundRow, bodyText: string | undefined): Soon<Response> {
    const { door } = routed.row;
    const reading = read(door, { params: routed.params, query: step.face.query, bodyText });
    if (!reading.ok) return present(reading.refusal, step.how);
    const run = (keyed?: string) => answer(step, routed, { ...reading.inputs, keyed }, bodyText);
    return door.method === 'POST' && door.idempotent !== false ? once(step, door, bodyText ?? '', run) : run();
  }

  /** The operator's bearer is no key of ours, so an operator's door judges it alone. */
  function gateRefusal({ request, rights, admitted }: Step, routed: Routed) {
    const isOperators = routed.found === 'row' && routed.row.door.access === 'operator';
    if (!isOperators || admitted.refusal?.code === 'rate-limited') return admitted.refusal;
    return rights.asOperator ? undefined : operatorRefusal(request, settings, ids);
  }

  async function once(
    step: Step,
    door: Door,
    bodyText: string,
    run: (keyed?: string) => Soon<Response>,
  ): Promise<Response> {
    const { request, face, admitted, how } = step;
    const { idempotency } = parts;
    const header = request.headers.get('idempotency-key');
    if (header === null) return run();
    const scope = `${admitted.caller.id} ${request.method} ${face.path}`;
    const fingerprint = ids.sha256(`${face.query}\n${bodyText}`);
    const now = instant(clock.nowMs());
    const started = await begin(idempotency, { header, scope, fingerprint, now, attempt: ids.base62(20) });
    if (started.state === 'refused') return present(started.refusal, how);
    if (started.state === 'replay') return replayed(started.answer, standardHeaders('OK', how));
    try {
      const stream = started.state === 'retaken' ? await writtenBy(tools.events, started.run) : undefined;
      if (stream !== undefined) throw new RunStands(stream);
      return await finish(idempotency, scope, started.key, await run(started.run));
    } catch (fault) {
      const stands = fault instanceof RunStands ? await standing(step, door, fault.stream) : undefined;
      if (stands !== undefined) {
        await idempotency.keep(scope, started.key, stands);
        return replayed(stands, standardHeaders('OK', how));
      }
      // What was written, if anything was, stays under the name of this run.
      await idempotency.abandon(scope, started.key);
      if (!(fault instanceof RunStands)) throw fault;
      const dealId = dealOn(fault.stream);
      return present(refuse('idempotency-answer-lost', { extra: dealId === undefined ? {} : { dealId } }), how);
    }
  }

  /** What the door would have answered, from what stands; undefined where no read tells that. */
  async function standing({ request, peer }: Step, door: Door, stream: string): Promise<KeptAnswer | undefined> {
    const dealId = dealOn(stream);
    if (door.standsAt === undefined || dealId === undefined) return undefined;
    const address = settings.baseUrl + door.standsAt.replace('{dealId}', dealId);
    const asked = withIdentity(new Request(address), request, NO_RIGHTS);
    const told = await handle(asked, { address: peer.address }, { uncounted: true });
    return told.ok ? asKept(told) : undefined;
  }

  function answer(
    step: Step,
    found: FoundRow,
    { keyed, ...inputs }: Inputs & { readonly keyed: string | undefined },
    text: string | undefined,
  ): Soon<Response> {
    const { row } = found;
    const offered = step.admitted.fault === 'duplicate-webhook' ? (parts.toolsSendingTwice ?? tools) : tools;
    const chosen = keyed === undefined ? offered : { ...offered, events: keyedRun(offered.events, keyed) };
    const work = () => worked(step, found, callOf(step, found, inputs, text), chosen);
    if (row.door.method === 'GET') return paidFor(step, row, work);
    return forkOf(step, inputs, chosen).then((fork) => {
      if (fork === undefined) return paidFor(step, row, work);
      const call = callOf(step, found, { ...inputs, ...fork }, text, fork.keep);
      return paidFor(step, row, () => onFork(fork, worked(step, found, call, { ...chosen, events: fork.events })));
    });
  }

  /** An answer that names the fork tells the caller of it, so it is there from then on. */
  async function onFork(fork: Pick<Fork, 'dealId' | 'keep'>, work: Soon<Answer>): Promise<Answer> {
    const answered = await work;
    if (dealIn(answered) === fork.dealId) await fork.keep();
    return answered;
  }

  function worked({ admitted }: Step, { row }: FoundRow, call: Call, used: Tools): Soon<Answer> {
    return andThen(row.handler(call, used as never), (answered) =>
      andThen(disclosed(derived(answered, row), row, admitted.caller, tools), (told) =>
        withFault(told, admitted.fault),
      ),
    );
  }

  function paidFor({ request, admitted, how }: Step, row: Row, work: () => Soon<Answer>): Soon<Response> {
    const isUnmetered = row.priceMicros === 0 && admitted.caller.account === undefined;
    if (isUnmetered || request.method === 'HEAD') return andThen(work(), (answered) => present(answered, how));
    const metering = {
      row,
      caller: admitted.caller,
      chargeId: ids.base62(20),
      at: instant(clock.nowMs()),
      base: settings.baseUrl,
    };
    return metered(tools.ledger, metering, work, (answered) => present(answered, how));
  }

  /** A write to an exemplar goes to a fork of it that is the caller's own. */
  function forkOf({ admitted: { caller, now } }: Step, inputs: Inputs, chosen: Tools) {
    return forkFor(inputs, { id: caller.id, account: caller.account, endsAt: now }, chosen);
  }

  function callOf(
    { request, peer, admitted, how }: Step,
    { row, face }: FoundRow,
    inputs: Inputs,
    text: string | undefined,
    keep?: () => Promise<void>,
  ): Call {
    return new RequestCall({
      request,
      inputs,
      caller: admitted.caller,
      now: admitted.now,
      base: settings.baseUrl,
      requestId: how.requestId,
      face,
      text: row.door.bodyText === undefined ? undefined : text,
      inner: async (inner, rights = NO_RIGHTS) => {
        // What is asked from inside sees what the outer call sees.
        await keep?.();
        return handle(withIdentity(inner, request, rights), { address: peer.address }, rights);
      },
    });
  }

  return (request, peer = {}) => handle(request, peer, NO_RIGHTS);
}

/** The id of the deal whose stream that is. */
function dealOn(stream: string): string | undefined {
  return /^deal\/(.+)$/.exec(stream)?.[1];
}

/** The deal that an answer names. */
function dealIn(answer: Answer): unknown {
  return 'body' in answer && answer.kind !== 'STREAM' ? (answer.body as { dealId?: unknown }).dealId : undefined;
}

const NO_RIGHTS: InnerRights = Object.freeze({});

/** The same headers without the body, its length included; an open-ended body has none and is never begun. */
async function headOf(response: Response): Promise<Response> {
  const head = new Response(null, response);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
  else if (response.body !== null)
    head.headers.set('content-length', String((await response.arrayBuffer()).byteLength));
  return head;
}

function methodsOf(routed: Routed): readonly string[] {
  if (routed.found === 'other-methods') return routed.allow;
  return routed.found === 'row' ? [routed.row.door.method, 'OPTIONS'] : ['OPTIONS'];
}

function unrouted(routed: Exclude<Routed, { found: 'row' }>): Answer {
  switch (routed.found) {
    case 'other-methods':
      return refuse('method-not-allowed', { extra: { allow: routed.allow } });
    case 'bad-encoding':
      return refuse('malformed-address', {
        problems: [problem('path', '', 'valid percent-encoding', 'a broken escape')],
      });
    case 'bad-vin':
      return refuse('invalid-vin', {
        problems: [problem('path', 'vin', 'a VIN of 17 characters A–Z, 0–9 without I, O, Q', routed.segment)],
      });
    case 'nothing':
      return absent('No such address; nearest lists the closest ones that exist, /openapi.json lists all.', {
        code: 'no-such-address',
        nearest: routed.nearest,
      });
  }
}
