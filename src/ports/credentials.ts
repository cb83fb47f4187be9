/** Port of credentials: decrypts the secret of a connection, and encrypts a renewed one. */
import type { AdapterName, ConnectionKind } from './connections.ts';

/** The credential of an active connection that has an adapter. */
export interface Credential {
  readonly connectionId: string;
  readonly account: string;
  readonly adapter: AdapterName;
  /** The current secret; undefined when it was encrypted with another key or no key is configured. */
  open(): Promise<string | undefined>;
  /** Encrypts a renewed secret in place of the old one. Does nothing on a revoked connection. */
  renew(secret: string): Promise<void>;
}

export interface Credentials {
  /** The account's newest active connection, when it has an adapter. */
  active(account: string, kind: ConnectionKind): Promise<Credential | undefined>;
  /** The credential of a connection of any account; undefined when it is unknown, revoked or has no adapter. */
  byId(connectionId: string): Promise<Credential | undefined>;
}
