/** The Pricing Document: the price of each call as a stated intent, up to a hard ceiling. */
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import { computed } from '#kernel/provenance.ts';
import { SPEND_OFFER } from '#pillars/discovery/offer/terms.ts';
import type { Row } from '../row.ts';
import type { Source } from '../source.ts';
import { linksTo, modesOf } from './claims.ts';

const STATEMENT =
  'Prices are a stated intent and not bound by published terms. Spend stops at the hard ceiling of 25 USD; a call beyond it answers 402 OFFER.';

export function pricing({ catalog, settings }: Source): object {
  return {
    type: 'OK',
    kind: 'pricing@1',
    model: 'metered',
    currency: 'USD',
    unit: 'usd',
    hardCeiling: HARD_CEILING_DOLLARS,
    binding: false,
    statement: STATEMENT,
    charging:
      'Each OK, EMPTY (200) or OFFER answer is charged once. Refusals, 304, 404, HEAD and the offer at the ceiling are free.',
    rates: catalog.map(rateOf),
    offers: [SPEND_OFFER],
    ledgerUrl: `${settings.baseUrl}/usage`,
    links: linksTo(catalog, settings.baseUrl, {
      self: '/pricing',
      offer: '/offer',
      usage: '/usage',
      keys: '/keys',
      openapi: '/openapi.json',
    }),
    provenance: computed(),
  };
}

/** `operation` is the operation id of the OpenAPI document. */
function rateOf({ name, endpoint }: Row): object {
  return {
    operation: name,
    method: endpoint.method,
    path: endpoint.path,
    price: endpoint.price ?? '0.00',
    unit: 'call',
    modes: modesOf(endpoint),
  };
}
