/** Port of accounts: mint, rotate and revoke keys, and find the account of a key's digest. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { StoreView } from './event-store.ts';

type KeyMode = 'sandbox' | 'live';
export type KeyState = 'ACTIVE' | 'ROTATED' | 'REVOKED';

export interface KeyRecord {
  readonly keyId: string;
  /** The first characters, so that people can tell keys apart. */
  readonly prefix: string;
  readonly mode: KeyMode;
  readonly state: KeyState;
  readonly label?: string;
  readonly createdAt: IsoInstant;
  /** Real time after which the key is refused; absent when the key does not expire. */
  readonly expiresAt?: IsoInstant;
  /** Digest of the address that the key was minted from; absent on the operator's keys. */
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
  /** Digest of the address that the key was minted from; absent on the operator's keys. */
  readonly mintedFrom?: string;
}

export interface MintedKey {
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
  /** The identity behind a key's SHA-256; undefined when it is unknown, rotated, revoked or expired. */
  authenticate(sha256: string): Promise<Identity | undefined>;
  load(accountId: string): Promise<Account>;
  /**
   * True for an account that the composition declares public: everyone may read its deals, and its clock stands still.
   */
  isPublic(accountId: string): boolean;
  /** Mints a key on a new account, or on the given one. */
  open(request: KeyMint, accountId?: string): Promise<MintedKey>;
  /**
   * Replaces a key on the same account; the old key stops working immediately. Undefined when it was already retired.
   */
  rotate(accountId: string, keyId: string, at: IsoInstant): Promise<MintedKey | undefined>;
  revoke(accountId: string, keyId: string, at: IsoInstant): Promise<void>;
  /**
   * Calls `tell` with the state of a key now and after every change of its account by any process (undefined when
   * unknown). Returns the function that stops the watch.
   */
  watchKey(accountId: string, keyId: string, tell: (key: KeyRecord | undefined) => void): () => void;
  /** Sets the account's clock to `offsetMs` from real time. */
  moveClock(accountId: string, offsetMs: number, at: IsoInstant): Promise<void>;
  /** The same accounts over another store. */
  through(events: StoreView): Accounts;
}
