/** Accounts and their keys as streams: mint, rotate, revoke, and the account's clock. */
import { type KeyTrigger, keyMachine } from '#domain/key/key.ts';
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';
import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import { stateAfter } from '#kernel/machine.ts';
import { KEY_RANDOM_LENGTH, keyText } from '#kernel/text/key-text.ts';
import type { Account, Accounts, Identity, KeyMint, KeyRecord, Minted } from '#ports/accounts.ts';
import type { EventStore, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';

const KEY_CLAIM = 'key';
const NONE: ReadonlySet<string> = new Set();
/** The stream of an account: its keys and its clock. */
export const accountStream = (accountId: string) => `account/${accountId}`;

export class StreamedAccounts implements Accounts {
  readonly #events: EventStore;
  readonly #ids: Ids;
  readonly #nowMs: () => number;
  readonly #publicAccounts: ReadonlySet<string>;

  constructor(events: EventStore, ids: Ids, nowMs: () => number, publicAccounts: ReadonlySet<string> = NONE) {
    this.#events = events;
    this.#ids = ids;
    this.#nowMs = nowMs;
    this.#publicAccounts = publicAccounts;
  }

  isPublic(accountId: string): boolean {
    return this.#publicAccounts.has(accountId);
  }

  /** The identity behind a key's digest; undefined when unknown, rotated, revoked or lapsed. */
  async authenticate(sha256: string): Promise<Identity | undefined> {
    const ref = await this.#events.claimed(KEY_CLAIM, sha256);
    if (ref === undefined) return undefined;
    const [accountId = '', keyId = ''] = ref.split('/');
    const account = await this.load(accountId);
    const key = account.keys.find((one) => one.keyId === keyId);
    if (key?.state !== 'ACTIVE') return undefined;
    if (key.expiresAt !== undefined && epochMs(key.expiresAt) <= this.#nowMs()) return undefined;
    const { mode, mintedFrom } = key;
    const from = withoutUndefined({ mintedFrom });
    return { accountId, keyId, mode, clockOffsetMs: account.clockOffsetMs, ...from };
  }

  async load(accountId: string): Promise<Account> {
    return fold(accountId, await this.#events.read(accountStream(accountId)));
  }

  /** A new account with its first key. */
  async open(request: KeyMint, accountId = `acct_${this.#ids.base62(16)}`): Promise<Minted> {
    const { key, event, record, sha256 } = this.#newKey(request);
    const account = await this.load(accountId);
    const claims = [{ claim: KEY_CLAIM, key: sha256, ref: `${accountId}/${record.keyId}` }];
    await this.#must([{ stream: accountStream(accountId), expectedSeq: account.lastSeq, events: [event], claims }]);
    return { accountId, key, record };
  }

  /** A successor that keeps the account; the old key stops at once. Undefined when it had already been retired. */
  async rotate(accountId: string, keyId: string, at: IsoInstant): Promise<Minted | undefined> {
    const account = await this.load(accountId);
    const old = account.keys.find((one) => one.keyId === keyId);
    if (old?.state !== 'ACTIVE') return undefined;
    const { key, event, record, sha256 } = this.#newKey({
      at,
      mode: old.mode,
      label: old.label,
      expiresAt: old.expiresAt,
      mintedFrom: old.mintedFrom,
    });
    const rotated: NewEvent = { type: 'Key.rotated@1', at, data: { keyId, successor: record.keyId } };
    const claims = [{ claim: KEY_CLAIM, key: sha256, ref: `${accountId}/${record.keyId}` }];
    const stored = await this.#events.append([
      { stream: accountStream(accountId), expectedSeq: account.lastSeq, events: [event, rotated], claims },
    ]);
    return stored.ok ? { accountId, key, record } : this.rotate(accountId, keyId, at);
  }

  async revoke(accountId: string, keyId: string, at: IsoInstant): Promise<void> {
    const account = await this.load(accountId);
    if (account.keys.find((one) => one.keyId === keyId)?.state !== 'ACTIVE') return;
    const event: NewEvent = { type: 'Key.revoked@1', at, data: { keyId } };
    const stored = await this.#events.append([
      { stream: accountStream(accountId), expectedSeq: account.lastSeq, events: [event] },
    ]);
    if (!stored.ok) await this.revoke(accountId, keyId, at);
  }

  watchKey(accountId: string, keyId: string, tell: (key: KeyRecord | undefined) => void): () => void {
    let isWatched = true;
    const look = async () => {
      const { keys } = await this.load(accountId);
      if (isWatched) tell(keys.find((one) => one.keyId === keyId));
    };
    // A store that is lost for a moment rings again when it is back.
    const lookNow = () => void look().catch(() => undefined);
    const unwatch = this.#events.watch(accountStream(accountId), lookNow);
    lookNow();
    return () => {
      isWatched = false;
      unwatch();
    };
  }

  /** Moves the account's clock to `offsetMs` beside real time. */
  async moveClock(accountId: string, offsetMs: number, at: IsoInstant): Promise<void> {
    const account = await this.load(accountId);
    const event: NewEvent = { type: 'Clock.moved@1', at, data: { offsetMs } };
    const stored = await this.#events.append([
      { stream: accountStream(accountId), expectedSeq: account.lastSeq, events: [event] },
    ]);
    if (!stored.ok) await this.moveClock(accountId, offsetMs, at);
  }

  through(events: EventStore): Accounts {
    return new StreamedAccounts(events, this.#ids, this.#nowMs, this.#publicAccounts);
  }

  #newKey(request: KeyMint) {
    const { at, mode, label, expiresAt, mintedFrom } = request;
    const key = keyText(mode, this.#ids.base62(KEY_RANDOM_LENGTH));
    const sha256 = this.#ids.sha256(key);
    const keyId = `key_${this.#ids.base62(12)}`;
    const more = {
      ...withoutUndefined({ label, expiresAt, mintedFrom }),
    };
    const prefix = key.slice(0, `vk_${mode}_`.length + 4);
    const event: NewEvent = { type: 'Key.minted@1', at, data: { keyId, prefix, mode, sha256, ...more } };
    const record: KeyRecord = { keyId, prefix, mode, state: 'ACTIVE', createdAt: at, ...more };
    return { key, sha256, event, record };
  }

  async #must(appends: Parameters<EventStore['append']>[0]): Promise<void> {
    const stored = await this.#events.append(appends);
    if (!stored.ok) throw new Error(`Storing a new key failed with a ${stored.conflict} conflict.`);
  }
}

function fold(accountId: string, events: readonly StoredEvent[]): Account {
  const keys = new Map<string, KeyRecord>();
  let clockOffsetMs = 0;
  for (const { type, at, data } of events) {
    if (type === 'Key.minted@1') keys.set(textOf(data, 'keyId'), mintedRecord(data, at));
    else if (type === 'Key.rotated@1' || type === 'Key.revoked@1') retire(keys, textOf(data, 'keyId'), type);
    else if (type === 'Clock.moved@1') clockOffsetMs = Number(data.offsetMs);
  }
  return { accountId, keys: [...keys.values()], clockOffsetMs, lastSeq: events.at(-1)?.seq ?? 0 };
}

function mintedRecord(data: JsonObject, createdAt: IsoInstant): KeyRecord {
  const label = data.label;
  const { expiresAt, mintedFrom } = data;
  return {
    keyId: textOf(data, 'keyId'),
    prefix: textOf(data, 'prefix'),
    mode: data.mode === 'live' ? 'live' : 'sandbox',
    state: 'ACTIVE',
    ...(typeof label === 'string' ? { label } : {}),
    createdAt,
    ...(typeof expiresAt === 'string' ? { expiresAt } : {}),
    ...(typeof mintedFrom === 'string' ? { mintedFrom } : {}),
  };
}

function retire(keys: Map<string, KeyRecord>, keyId: string, trigger: KeyTrigger): void {
  const key = keys.get(keyId);
  if (key !== undefined) keys.set(keyId, { ...key, state: stateAfter(keyMachine, key.state, trigger) });
}

function textOf(data: JsonObject, member: string): string {
  const value = data[member];
  if (typeof value !== 'string') throw new Error(`An account event has no ${member}.`);
  return value;
}
