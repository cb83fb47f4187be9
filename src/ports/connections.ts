/** Owns the promise of connections: which counterparties an account has given a credential for. No credential is ever answered. */
import type { IsoInstant } from '#kernel/dates.ts';

/** The counterparties that a credential can be connected for. */
export const CONNECTION_KINDS = [
  'bureau',
  'lender',
  'refinance-panel',
  'payment-rail',
  'esign',
  'notary',
  'stips-desk',
  'insurer',
  'haulier',
  'product-administrator',
  'document-reader',
  'accounting',
] as const;

export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

export interface Connection {
  readonly connectionId: string;
  readonly kind: ConnectionKind;
  readonly state: 'ACTIVE' | 'REVOKED';
  readonly label?: string;
  readonly addedAt: IsoInstant;
  readonly revokedAt?: IsoInstant;
}

export interface Connections {
  /** Oldest first, revoked ones too. */
  list(account: string): Promise<readonly Connection[]>;
  /** The active connection to a counterparty; the newest of several. */
  active(account: string, kind: ConnectionKind): Promise<Connection | undefined>;
}
