/** Port of connections: the counterparties that an account has connected. Never returns a credential. */
import type { IsoInstant } from '#kernel/dates.ts';

/** The kinds of counterparty that can be connected. */
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

/** The adapters to real counterparties, each with the kind of connection it uses. */
export const ADAPTERS = {
  docusign: 'esign',
  'dropbox-sign': 'esign',
  quickbooks: 'accounting',
} as const satisfies Record<string, ConnectionKind>;

export type AdapterName = keyof typeof ADAPTERS;

/** Undefined when no adapter has that name. */
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
  /** The adapter that uses the credential; absent when none exists yet. */
  readonly adapter?: AdapterName;
  readonly addedAt: IsoInstant;
  readonly revokedAt?: IsoInstant;
}

export interface Connections {
  /** Oldest first, including revoked ones. */
  list(account: string): Promise<readonly Connection[]>;
  /** The active connection to a kind of counterparty; the newest when there are several. */
  active(account: string, kind: ConnectionKind): Promise<Connection | undefined>;
}
