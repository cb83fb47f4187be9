/** Port of accounts: mint, rotate and revoke keys, and find the account of a key's digest. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { EventStore } from './event-store.ts';

export type KeyMode = 'sandbox' | 'live';
export type KeyState = 'ACTIVE' | 'ROTATED' | 'REVOKED';

export interface KeyRecord {
  readonly keyId: string;
  /** The first characters, for people to tell keys apart. */
  readonly prefix: string;
  readonly mode: KeyMode;
  readonly state: KeyState;
  readonly label?: string;
  readonly createdAt: IsoInstant;
  /** Real time after which the key is refused; absent when it does not lapse. */
  readonly expiresAt?: IsoInstant;
  /** The digest of the address that it was minted from; absent on keys of the operator. */
  readonly mintedFrom?: string;
}

export interface Account {
  readonly accountId: string;
  readonly keys: readonly KeyRecord[];
  /** Added to real time to give the account's clock. */
  readonly clockOffsetMs: number;
  readonly lastSeq: number;
}

export interface Identity {
  readonly accountId: string;
  readonly keyId: string;
  readonly mode: KeyMode;
  readonly clockOffsetMs: number;
  /** The digest of the address that the key was minted from; absent on keys of the operator. */
  readonly mintedFrom?: string;
}

export interface Minted {
  readonly accountId: string;
  /** Shown to the caller once; only its digest is stored. */
  readonly key: string;
  readonly record: KeyRecord;
}

export interface KeyMint {
  readonly at: IsoInstant;
  readonly mode: KeyMode;
  readonly label?: string | undefined;
  readonly expiresAt?: IsoInstant | undefined;
  readonly mintedFrom?: string | undefined;
}

export interface Accounts {
  /** The identity behind a key's SHA-256; undefined when unknown, rotated, revoked or lapsed. */
  authenticate(sha256: string): Promise<Identity | undefined>;
  load(accountId: string): Promise<Account>;
  /** True for an account that composition names as public: everyone may read its deals, and time stands still on them. */
  isPublic(accountId: string): boolean;
  /** A new key on a new account, or on the named one. */
  open(request: KeyMint, accountId?: string): Promise<Minted>;
  /** A successor that keeps the account; the old key stops at once. Undefined when it had already been retired. */
  rotate(accountId: string, keyId: string, at: IsoInstant): Promise<Minted | undefined>;
  revoke(accountId: string, keyId: string, at: IsoInstant): Promise<void>;
  /** Tells the state of a key now and after every change of its account, by any process; undefined when it is unknown. Answers the way to stop. */
  watchKey(accountId: string, keyId: string, tell: (key: KeyRecord | undefined) => void): () => void;
  /** Moves the account's clock to `offsetMs` beside real time. */
  moveClock(accountId: string, offsetMs: number, at: IsoInstant): Promise<void>;
  /** The same accounts, read and written through another store. */
  through(events: EventStore): Accounts;
}
