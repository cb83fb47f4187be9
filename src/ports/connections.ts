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

/** The adapters that reach a real counterparty through a connection, and what each of them is connected as. */
export const ADAPTERS = {
  docusign: 'esign',
  'dropbox-sign': 'esign',
  quickbooks: 'accounting',
} as const satisfies Record<string, ConnectionKind>;

export type AdapterName = keyof typeof ADAPTERS;

/** Undefined for the name of no adapter. */
export function adapterNamed(name: unknown): AdapterName | undefined {
  return typeof name === 'string' && isAdapter(name) ? name : undefined;
}

function isAdapter(name: string): name is AdapterName {
  return Object.hasOwn(ADAPTERS, name);
}

export interface Connection {
  readonly connectionId: string;
  readonly kind: ConnectionKind;
  readonly state: 'ACTIVE' | 'REVOKED';
  readonly label?: string;
  /** The adapter that the credential is for; absent where none has landed for it. */
  readonly adapter?: AdapterName;
  readonly addedAt: IsoInstant;
  readonly revokedAt?: IsoInstant;
}

export interface Connections {
  /** Oldest first, revoked ones too. */
  list(account: string): Promise<readonly Connection[]>;
  /** The active connection to a counterparty; the newest of several. */
  active(account: string, kind: ConnectionKind): Promise<Connection | undefined>;
}
