/** Owns admission: who is calling, in which mode and at what time, and whether the rate window has room. */
import { type Refusal, refuse, refuseProblems } from '#kernel/answer.ts';
import { type IsoInstant, instant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/door.ts';
import type { Accounts } from '#ports/accounts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { RateVerdict, RateWindow } from '#ports/rate-window.ts';
import type { Settings } from '#ports/settings.ts';
import { callerAddress } from './caller-address.ts';
import { type Fault, sandboxHeaders } from './sandbox/headers.ts';

export interface Peer {
  /** Address of the socket's other end; undefined in process. */
  readonly address?: string | undefined;
  /** The request's headers, where the host reads them more cheaply than by making a Headers object of each request. */
  readonly headers?: Pick<Headers, 'get'>;
}

export interface Admitted {
  readonly caller: Caller;
  readonly now: IsoInstant;
  readonly rate?: RateVerdict;
  /** What a sandbox key asked to go wrong. */
  readonly fault?: Fault;
  /** Set when the caller may not go on. */
  readonly refusal?: Refusal;
}

export interface AdmitTools {
  readonly accounts: Accounts;
  readonly rateWindow: RateWindow;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
}

const OWN_KEY = /^Bearer +(vk_.*)$/i;

/** Bearers of another form than ours are ignored: clients of the gateway bring theirs. */
function ownKeyOf(headers: Pick<Headers, 'get'>): string | undefined {
  return OWN_KEY.exec(headers.get('authorization') ?? '')?.[1];
}

/** Digests of addresses seen lately; a digest costs more than the look-up. */
const CALLERS_KEPT = 10_000;
const anonymousIds = new Map<string, string>();

function anonymousId(address: string, ids: Ids): string {
  const known = anonymousIds.get(address);
  if (known !== undefined) return known;
  if (anonymousIds.size >= CALLERS_KEPT) anonymousIds.clear();
  const id = `anon_${ids.sha256(address).slice(0, 20)}`;
  anonymousIds.set(address, id);
  return id;
}

export async function admit(request: Request, peer: Peer, counted: boolean, tools: AdmitTools): Promise<Admitted> {
  const { accounts, clock, ids, settings } = tools;
  const nowMs = clock.nowMs();
  const headers = peer.headers ?? request.headers;
  const key = ownKeyOf(headers);
  const identity = key === undefined ? undefined : await accounts.authenticate(ids.sha256(key));
  const address = callerAddress(headers, peer.address, settings.trustedProxies);
  const anonymous: Caller = { id: anonymousId(address, ids), mode: 'sandbox' };
  const caller: Caller =
    identity === undefined
      ? anonymous
      : { id: identity.accountId, account: identity.accountId, keyId: identity.keyId, mode: identity.mode };
  // Keyless and live calls happen in real time, whatever their headers say.
  const asked = identity?.mode === 'sandbox' ? sandboxHeaders(headers) : undefined;
  const now = asked?.now ?? instant(nowMs + (identity?.clockOffsetMs ?? 0));
  const rate = counted ? await hitWindow(caller.keyId ?? caller.id, nowMs, tools) : undefined;
  const fault = asked?.fault === undefined ? {} : { fault: asked.fault };
  const base = { caller, now, ...fault, ...(rate === undefined ? {} : { rate }) };
  if (rate !== undefined && !rate.allowed) {
    return {
      ...base,
      refusal: refuse('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(rate.resetMs / 1000)) }),
    };
  }
  if (key !== undefined && identity === undefined) return { ...base, refusal: refuse('unknown-key') };
  if (asked !== undefined && asked.problems.length > 0) return { ...base, refusal: refuseProblems(asked.problems) };
  return base;
}

async function hitWindow(
  caller: string,
  nowMs: number,
  { rateWindow, settings }: AdmitTools,
): Promise<RateVerdict | undefined> {
  if (settings.rateLimit === undefined) return undefined;
  const { calls, windowSeconds } = settings.rateLimit;
  return rateWindow.hit({ caller, nowMs, calls, windowMs: windowSeconds * 1000 });
}
