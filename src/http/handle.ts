/** Owns the life of a request: face → route → admit → read → run → present. Web-standard only. */
import type { Catalog, Row } from '#catalog/row.ts';
import { type Answer, absent, refuse } from '#kernel/answer.ts';
import { dateOf, instant } from '#kernel/dates.ts';
import type { Call, Caller, InnerRights } from '#kernel/door.ts';
import { problem } from '#kernel/problems.ts';
import { StoreUnavailable } from '#ports/event-store.ts';
import type { Idempotency } from '#ports/idempotency.ts';
import type { RateWindow } from '#ports/rate-window.ts';
import type { Tools } from '#ports/tools.ts';
import { forkFor } from '#streams/sandbox/fixtures.ts';
import { type Admitted, admit, type Peer } from './admit.ts';
import { BODY_BYTES_MAX, takeBody } from './body.ts';
import { type Face, faceOf } from './face.ts';
import { metered } from './meter.ts';
import { begin, finish, replayed } from './once.ts';
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

export function createHandler(parts: HandlerParts): CarportHandler {
  const { tools, rateWindow } = parts;
  const { accounts, clock, ids, settings } = tools;
  const route = createRouter(parts.catalog, parts.capabilities);
  const admitTools = { accounts, rateWindow, clock, ids, settings };

  const handle = async (request: Request, peer: Peer, rights: InnerRights): Promise<Response> => {
    const startedMs = clock.nowMs();
    const face = faceOf(request.url);
    const headers = peer.headers ?? request.headers;
    const sent = headers.get('x-request-id');
    const requestId = sent !== null && SANE_REQUEST_ID.test(sent) ? sent : ids.base62(16);
    const bare: Presentation = { requestId, path: face.path, keyed: false, ifNoneMatch: null, sha256: ids.sha256 };
    try {
      const routed = route(request.method, face);
      if (request.method === 'OPTIONS') return preflight(methodsOf(routed), bare);
      const admitted = await admit(request, peer, rights.uncounted !== true, admitTools);
      const row = routed.found === 'row' ? routed.row : undefined;
      const how: Presentation = {
        ...bare,
        door: row?.door,
        rate: admitted.rate,
        rateLimit: settings.rateLimit,
        keyed: admitted.caller.account !== undefined,
        ifNoneMatch: headers.get('if-none-match'),
      };
      const step: Step = { request, peer, rights, face, admitted, how };
      const response = await respond(step, routed);
      parts.onAnswered?.({ row, mode: admitted.caller.mode, response, requestId, startedMs });
      note(step, row, response, startedMs);
      return request.method === 'HEAD' ? await headOf(response) : response;
    } catch (fault) {
      parts.onFault(fault, requestId);
      return present(
        refuse(fault instanceof StoreUnavailable ? 'store-unavailable' : 'fault', { retryAfterSeconds: 1 }),
        bare,
      );
    }
  };

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

  async function respond(step: Step, routed: Routed): Promise<Response> {
    const { admitted, how } = step;
    const refusal = gateRefusal(step, routed);
    if (refusal !== undefined) return present(refusal, how);
    if (routed.found !== 'row') return present(unrouted(routed), how);
    const { door } = routed.row;
    if (door.access === 'key' && admitted.caller.account === undefined) return present(refuse('key-required'), how);
    const instead = faultBefore(admitted.fault);
    if (instead !== undefined) return present(instead, how);
    const takesBody = door.method !== 'GET';
    const bodyText = takesBody ? await takeBody(step.request, door.bodyBytesMax ?? BODY_BYTES_MAX) : '';
    if (bodyText === undefined) return present(refuse('payload-too-large'), how);
    const reading = read(door, {
      params: routed.params,
      query: step.face.query,
      bodyText: takesBody ? bodyText : undefined,
    });
    if (!reading.ok) return present(reading.refusal, how);
    const run = () => answer(step, routed, reading.inputs, bodyText);
    const response = await (door.method === 'POST' && door.idempotent !== false ? once(step, bodyText, run) : run());
    const lost = faultAfter(admitted.fault);
    return lost === undefined ? response : present(lost, how);
  }

  /** The operator's bearer is no key of ours, so an operator's door judges it alone. */
  function gateRefusal({ request, rights, admitted }: Step, routed: Routed) {
    const isOperators = routed.found === 'row' && routed.row.door.access === 'operator';
    if (!isOperators || admitted.refusal?.code === 'rate-limited') return admitted.refusal;
    return rights.asOperator ? undefined : operatorRefusal(request, settings, ids);
  }

  async function once(step: Step, bodyText: string, run: () => Promise<Response>): Promise<Response> {
    const { request, face, admitted, how } = step;
    const header = request.headers.get('idempotency-key');
    if (header === null) return run();
    const scope = `${admitted.caller.id} ${request.method} ${face.path}`;
    const fingerprint = ids.sha256(`${face.query}\n${bodyText}`);
    const started = await begin(parts.idempotency, { header, scope, fingerprint, now: instant(clock.nowMs()) });
    if (started.state === 'refused') return present(started.refusal, how);
    if (started.state === 'replay') return replayed(started.answer, standardHeaders('OK', how));
    try {
      return await finish(parts.idempotency, scope, started.key, await run());
    } catch (fault) {
      await parts.idempotency.free(scope, started.key);
      throw fault;
    }
  }

  async function answer(step: Step, found: FoundRow, inputs: Inputs, text: string): Promise<Response> {
    const { request, admitted, how } = step;
    const { row } = found;
    const chosen = admitted.fault === 'duplicate-webhook' ? (parts.toolsSendingTwice ?? tools) : tools;
    const fork = row.door.method === 'GET' ? undefined : await forkOf(step, inputs, chosen);
    const call = callOf(step, found, { ...inputs, ...fork }, text);
    const used = fork === undefined ? chosen : { ...chosen, events: fork.events };
    const work = async () => {
      const answered = await row.handler(call, used as never);
      // An answer that names the fork tells the caller of it, so it is there from then on.
      if (fork !== undefined && dealIn(answered) === fork.dealId) await fork.keep();
      return withFault(await disclosed(derived(answered, row), row, admitted.caller, tools), admitted.fault);
    };
    const isUnmetered = row.priceMicros === 0 && admitted.caller.account === undefined;
    if (isUnmetered || request.method === 'HEAD') return present(await work(), how);
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
    { params, query, body, keep }: Inputs & { keep?: () => Promise<void> },
    text: string,
  ): Call {
    return {
      params,
      query,
      body,
      ...(row.door.bodyText === undefined ? {} : { text }),
      ...(face === undefined ? {} : { face }),
      caller: admitted.caller,
      now: admitted.now,
      today: dateOf(admitted.now),
      base: settings.baseUrl,
      requestId: how.requestId,
      header: (name) => request.headers.get(name) ?? undefined,
      // Hosts make the signal on first use, which few doors have.
      get signal() {
        return request.signal;
      },
      request,
      inner: async (inner, rights = {}) => {
        // What is asked from inside sees what the outer call sees.
        await keep?.();
        return handle(withIdentity(inner, request, rights.key), { address: peer.address }, rights);
      },
    };
  }

  return (request, peer = {}) => handle(request, peer, NO_RIGHTS);
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

/** Inner calls of agents' scripts carry the outer caller's own credentials and nothing else of the outer request. */
function withIdentity(inner: Request, outer: Request, key?: string): Request {
  const headers = new Headers(inner.headers);
  for (const name of ['authorization', 'sandbox-now', 'x-forwarded-for']) {
    const value = outer.headers.get(name);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
  return new Request(inner, { headers });
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
