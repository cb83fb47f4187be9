/** Accounts and their keys as streams: mint, rotate, revoke, and the account's clock. */
import { withoutUndefined } from '#kernel/answer.ts';
import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import { KEY_RANDOM_LENGTH, keyText } from '#kernel/text/key-text.ts';
import type { Account, Accounts, Identity, KeyMint, KeyRecord, MintedKey } from '#ports/accounts.ts';
import type { NewEvent, StoreView } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';
import { readAccount } from './account-folds.ts';

const KEY_CLAIM = 'key';
const NONE: ReadonlySet<string> = new Set();
/** The stream of an account: its keys and its clock. */
export const accountStream = (accountId: string) => `account/${accountId}`;

export class StreamedAccounts implements Accounts {
  readonly #events: StoreView;
  readonly #ids: Ids;
  readonly #nowMs: () => number;
  readonly #publicAccounts: ReadonlySet<string>;

  constructor(events: StoreView, ids: Ids, nowMs: () => number, publicAccounts: ReadonlySet<string> = NONE) {
    this.#events = events;
    this.#ids = ids;
    this.#nowMs = nowMs;
    this.#publicAccounts = publicAccounts;
  }

  isPublic(accountId: string): boolean {
    return this.#publicAccounts.has(accountId);
  }

  /** The identity behind a key's digest; undefined when it is unknown, rotated, revoked or expired. */
  async authenticate(sha256: string): Promise<Identity | undefined> {
    const ref = await this.#events.claimed(KEY_CLAIM, sha256);
    if (ref === undefined) return undefined;
    const [accountId = '', keyId = ''] = ref.split('/');
    const { keys, clockOffsetMs } = await readAccount(this.#events, accountStream(accountId));
    const key = keys.get(keyId);
    if (key?.state !== 'ACTIVE') return undefined;
    if (key.expiresAt !== undefined && epochMs(key.expiresAt) <= this.#nowMs()) return undefined;
    const { mode, mintedFrom } = key;
    return { accountId, keyId, mode, clockOffsetMs, ...withoutUndefined({ mintedFrom }) };
  }

  async load(accountId: string): Promise<Account> {
    const { keys, clockOffsetMs, lastSeq } = await readAccount(this.#events, accountStream(accountId));
    return { accountId, keys: [...keys.values()], clockOffsetMs, lastSeq };
  }

  /** A new account with its first key. */
  async open(request: KeyMint, accountId = `acct_${this.#ids.base62(16)}`): Promise<MintedKey> {
    const { key, event, record, sha256 } = this.#newKey(request);
    const account = await this.load(accountId);
    const claims = [{ claim: KEY_CLAIM, key: sha256, ref: `${accountId}/${record.keyId}` }];
    await this.#must([{ stream: accountStream(accountId), expectedSeq: account.lastSeq, events: [event], claims }]);
    return { accountId, key, record };
  }

  /**
   * Replaces a key on the same account; the old key stops working immediately. Undefined when it was already retired.
   */
  async rotate(accountId: string, keyId: string, at: IsoInstant): Promise<MintedKey | undefined> {
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
      const { keys } = await readAccount(this.#events, accountStream(accountId));
      if (isWatched) tell(keys.get(keyId));
    };
    // After a store outage, the watch fires again once the store is back.
    const lookNow = () => void look().catch(() => undefined);
    const unwatch = this.#events.watch(accountStream(accountId), lookNow);
    lookNow();
    return () => {
      isWatched = false;
      unwatch();
    };
  }

  /** Sets the account's clock to `offsetMs` from real time. */
  async moveClock(accountId: string, offsetMs: number, at: IsoInstant): Promise<void> {
    const account = await this.load(accountId);
    const event: NewEvent = { type: 'Clock.moved@1', at, data: { offsetMs } };
    const stored = await this.#events.append([
      { stream: accountStream(accountId), expectedSeq: account.lastSeq, events: [event] },
    ]);
    if (!stored.ok) await this.moveClock(accountId, offsetMs, at);
  }

  through(events: StoreView): Accounts {
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

  async #must(appends: Parameters<StoreView['append']>[0]): Promise<void> {
    const stored = await this.#events.append(appends);
    if (!stored.ok) throw new Error(`Storing a new key failed with a ${stored.conflict} conflict.`);
  }
}
