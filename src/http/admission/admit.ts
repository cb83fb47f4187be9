/** Admits a request: identifies the caller, mode and clock, and checks the rate window. */
import { type Refusal, refuse, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { type IsoInstant, instant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import type { Problem } from '#kernel/problems.ts';
import type { Accounts, Identity } from '#ports/accounts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { RateVerdict, RateWindow } from '#ports/rate-window.ts';
import { servicePart } from '#ports/runtime.ts';
import type { Settings } from '#ports/settings.ts';
import type { Extension, Overrides } from '../extension.ts';
import { callerAddress, networkOf } from './caller-address.ts';

export interface Peer {
  /** Address of the socket's peer; undefined in process. */
  readonly address?: string | undefined;
  /** The request's headers, when the host can read them more cheaply than through a Headers object. */
  readonly headers?: Pick<Headers, 'get'>;
}

export interface Admitted {
  readonly caller: Caller;
  readonly now: IsoInstant;
  readonly rate?: RateVerdict | undefined;
  /** Overrides that the extension sets for this call. */
  readonly overrides?: Overrides | undefined;
  /** Set when the caller is refused. */
  readonly refusal?: Refusal | undefined;
}

export interface AdmitTools {
  readonly accounts: Accounts;
  readonly rateWindow: RateWindow;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly extension: Pick<Extension, 'onAdmission'>;
  readonly callers: Map<string, Caller>;
}

const OWN_KEY = /^Bearer +(vk_.*)$/i;

/** Ignores bearers that are not API keys of this service: clients of the gateway send their own. */
function ownKeyOf(headers: Pick<Headers, 'get'>): string | undefined {
  const authorization = headers.get('authorization');
  return authorization === null ? undefined : OWN_KEY.exec(authorization)?.[1];
}

const CALLERS_KEPT = 10_000;
/** Recent callers by address, because computing a digest costs more than a look-up. */
export const CALLERS = servicePart(() => new Map<string, Caller>());

function callerAt(address: string, { callers, ids }: Pick<AdmitTools, 'callers' | 'ids'>): Caller {
  const known = callers.get(address);
  if (known !== undefined) return known;
  if (callers.size >= CALLERS_KEPT) callers.clear();
  const id = `anon_${ids.sha256(networkOf(address)).slice(0, 20)}`;
  const caller: Caller = { id, network: id, mode: 'sandbox' };
  callers.set(address, caller);
  return caller;
}

export function admit(request: Request, peer: Peer, counted: boolean, tools: AdmitTools): MaybePromise<Admitted> {
  const headers = peer.headers ?? request.headers;
  const key = ownKeyOf(headers);
  const arriving: Arriving = { headers, address: peer.address, key, counted, nowMs: tools.clock.nowMs() };
  if (key === undefined) return admitIdentity(arriving, undefined, tools);
  return tools.accounts
    .authenticate(tools.ids.sha256(key))
    .then((identity) => admitIdentity(arriving, identity, tools));
}

interface Arriving {
  readonly headers: Pick<Headers, 'get'>;
  readonly address: string | undefined;
  readonly key: string | undefined;
  readonly counted: boolean;
  readonly nowMs: number;
}

function admitIdentity(arriving: Arriving, identity: Identity | undefined, tools: AdmitTools): MaybePromise<Admitted> {
  const { headers, key, counted, nowMs } = arriving;
  const nobody = anonymous(arriving, tools);
  const caller = identity === undefined ? nobody : keyedCaller(identity, nobody);
  const overrides = identity && tools.extension.onAdmission(headers, identity, nowMs);
  const now = overrides?.now ?? instant(nowMs);
  return andThen(counted ? hitWindows(caller, identity?.mintedFrom, nowMs, tools) : undefined, (rate) => {
    const refusal = refusalOf(rate, key !== undefined && identity === undefined, overrides?.problems);
    return { caller, now, rate, overrides, refusal };
  });
}

function keyedCaller({ accountId, keyId, mode }: Identity, { network }: Caller): Caller {
  return { id: accountId, account: accountId, keyId, mode, ...withoutUndefined({ network }) };
}

function anonymous({ headers, address }: Arriving, tools: AdmitTools): Caller {
  return callerAt(callerAddress(headers, address, tools.settings.trustedProxies), tools);
}

function refusalOf(
  rate: RateVerdict | undefined,
  isUnknown: boolean,
  problems: readonly Problem[] = [],
): Refusal | undefined {
  if (rate !== undefined && !rate.allowed)
    return refuse('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(rate.resetMs / 1000)) });
  if (isUnknown) return refuse('unknown-key');
  return problems.length > 0 ? refuseProblems(problems) : undefined;
}

/**
 * Counts a call in the window of its key or, without one, of its address. A key's call also counts in the window of all
 * keys minted from its address.
 */
function hitWindows(
  { id, keyId }: Caller,
  mintedFrom: string | undefined,
  nowMs: number,
  { rateWindow, settings }: AdmitTools,
): MaybePromise<RateVerdict | undefined> {
  const { rateLimit, addressMultiple } = settings;
  if (rateLimit === undefined) return undefined;
  const { calls, windowSeconds } = rateLimit;
  const windowMs = windowSeconds * 1000;
  const own = rateWindow.hit({ caller: keyId ?? id, nowMs, calls, windowMs });
  if (mintedFrom === undefined || addressMultiple === undefined) return own;
  const shared = { caller: `keys of ${mintedFrom}`, nowMs, calls: calls * addressMultiple, windowMs };
  return andThen(own, (verdict) =>
    verdict.allowed ? andThen(rateWindow.hit(shared), (all): RateVerdict => (all.allowed ? verdict : all)) : verdict,
  );
}

/** Counts a key minted from an address; returns the refusal when the limit is exceeded. */
export function mintRefusal(
  { network = 'nobody' }: Caller,
  { rateWindow, settings, clock }: Pick<AdmitTools, 'rateWindow' | 'settings' | 'clock'>,
): MaybePromise<Refusal | undefined> {
  const { mintLimit } = settings;
  if (mintLimit === undefined) return undefined;
  const { calls, windowSeconds } = mintLimit;
  const hit = { caller: `mints of ${network}`, nowMs: clock.nowMs(), calls, windowMs: windowSeconds * 1000 };
  return andThen(rateWindow.hit(hit), ({ allowed, resetMs }) => {
    if (allowed) return undefined;
    const reason = `Too many keys were minted from this address. The limit is ${calls} in ${windowSeconds} seconds; retry after the number of seconds in retry_after, or rotate a key with POST /keys/rotate.`;
    return refuse('rate-limited', { reason, retryAfterSeconds: Math.max(1, Math.ceil(resetMs / 1000)) });
  });
}
