/** Port of credentials: opens what a connection sealed, and seals what the counterparty renews. */
import type { AdapterName, ConnectionKind } from './connections.ts';

/** The credential of an active connection whose adapter has landed. */
export interface Credential {
  readonly connectionId: string;
  readonly account: string;
  readonly adapter: AdapterName;
  /** The secret as it stands now; undefined where it was sealed under another key, or there is no key to open it with. */
  open(): Promise<string | undefined>;
  /** Seals a renewed secret in the place of the old one. Does nothing on a revoked connection. */
  renew(secret: string): Promise<void>;
}

export interface Credentials {
  /** The newest active connection of the account, when it is for an adapter. */
  active(account: string, kind: ConnectionKind): Promise<Credential | undefined>;
  /** The credential of one connection, whoever's it is; undefined where that is unknown, revoked or for no adapter. */
  byId(connectionId: string): Promise<Credential | undefined>;
}
