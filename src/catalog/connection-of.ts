/** Maps connection-rail endpoints to their counterparties. */
import { ADAPTERS, type ConnectionKind } from '#ports/connections.ts';
import type { Row } from './row.ts';

/** Slice, or one endpoint of it → its counterparty. The longer name takes precedence. */
const COUNTERPARTIES: Readonly<Record<string, ConnectionKind>> = {
  'buy.checkout': 'payment-rail',
  'buy.notices': 'payment-rail',
  'buy.esign': 'esign',
  'buy.callbacks': 'esign',
  'buy.notarize': 'notary',
  'buy.stips': 'stips-desk',
  'buy.insurance': 'insurer',
  'buy.deliver': 'haulier',
  'credit.prequal': 'bureau',
  'credit.decisions': 'lender',
  'financing.refinance': 'refinance-panel',
  'fi.extract': 'document-reader',
  'fi.gl': 'accounting',
  fi: 'product-administrator',
};

/** Counterparties with an adapter, which an account reaches through its own connection. */
export const ADAPTED: ReadonlySet<ConnectionKind> = new Set(Object.values(ADAPTERS));

/**
 * Undefined for endpoints on another rail. Throws when an endpoint on this rail has no counterparty, which is a bug.
 */
export function connectionOf({ id, pillar, slice, endpoint }: Row): ConnectionKind | undefined {
  if (endpoint.live !== 'connection') return undefined;
  const kind = COUNTERPARTIES[id] ?? COUNTERPARTIES[`${pillar}.${slice}`] ?? COUNTERPARTIES[pillar];
  if (kind === undefined)
    throw new Error(`${id} is live by connection but names no counterparty; add it to COUNTERPARTIES.`);
  return kind;
}
