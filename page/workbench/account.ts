/** Account of the tab's key: its meter, its clock, and signing in and out. */
import { api, type Ok, type Reply } from '../wire/api.ts';
import { keyChanged, session } from '../wire/session.ts';

type Key = Ok<'GET /keys/me'>;
type Clock = Ok<'GET /sandbox/clock'>;

export interface Account {
  /** Undefined until the service has accepted the key. */
  key: Key | undefined;
  clock: Clock | undefined;
  /** Real time at which the clock was read, in milliseconds. */
  clockReadAtMs: number;
}

export const account: Account = { key: undefined, clock: undefined, clockReadAtMs: 0 };

/** The page's own calls, into which no fault is injected. */
export const QUIETLY = { counts: false } as const;

let latest = 0;
let shown = 0;

export async function readKey(): Promise<Reply<'GET /keys/me'>> {
  const key = session.key;
  latest += 1;
  const mine = latest;
  const reply = await api('GET /keys/me', QUIETLY);
  // Drops answers for a former key and answers older than the one shown.
  if (key === session.key && mine > shown) {
    shown = mine;
    account.key = reply.ok ?? account.key;
  }
  return reply;
}

export async function readClock(): Promise<void> {
  const key = session.key;
  const { ok } = await api('GET /sandbox/clock', QUIETLY);
  if (ok === undefined || key !== session.key) return;
  account.clock = ok;
  account.clockReadAtMs = performance.now();
}

/** The account's time: its clock as last read, and the time since then. */
export function nowMs(): number {
  const { clock, clockReadAtMs } = account;
  const read = clock === undefined ? performance.timeOrigin : Date.parse(clock.now);
  return read + performance.now() - (clock === undefined ? 0 : clockReadAtMs);
}

/** Uses a key, and keeps it only if the service accepts it. */
export async function signIn(key: string): Promise<Reply<'GET /keys/me'>> {
  session.key = key;
  const reply = await readKey();
  if (reply.ok === undefined) {
    session.key = undefined;
    return reply;
  }
  await readClock();
  keyChanged.tell();
  return reply;
}

export function signOut(): void {
  session.key = undefined;
  Object.assign(account, { key: undefined, clock: undefined });
  keyChanged.tell();
}
