/** Owns the Pricing Document: what every call costs, as a stated intent under a hard ceiling. */
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import type { Source } from '../documents.ts';

export function pricing({ catalog, settings }: Source): object {
  const priced = catalog.filter(({ priceMicros }) => priceMicros > 0);
  return {
    type: 'OK',
    kind: 'pricing@1',
    model: 'per-call',
    currency: 'USD',
    hardCeiling: HARD_CEILING_DOLLARS,
    binding: false,
    statement:
      'Prices are a stated intent and not bound by published terms. Spend stops at the hard ceiling of 25 USD; a call beyond it answers 402 OFFER.',
    rates: priced.map(({ id, door }) => ({
      operation: `${door.method} ${door.path}`,
      id,
      price: { amount: door.price, currency: 'USD' },
      unit: 'call',
    })),
    free: catalog.filter(({ priceMicros }) => priceMicros === 0).map(({ door }) => `${door.method} ${door.path}`),
    charging:
      'Answers of kind OK, EMPTY (200) and OFFER are charged once; refusals, 304, 404, HEAD and offers at the ceiling are not.',
    links: {
      self: `${settings.baseUrl}/pricing`,
      usage: `${settings.baseUrl}/usage`,
      mint: `${settings.baseUrl}/keys`,
    },
    provenance: { environment: 'sandbox', source: 'computed' },
  };
}
