/** Port of connections: the counterparties an account has a credential for. Never returns a credential. */
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
