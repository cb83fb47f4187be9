/** Declares the listings collection and the listing of one VIN. */
import { z } from 'zod';
import { canonicalListing, listedOffer } from '#domain/listings/listing-wire.ts';
import { links, provenance, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { listingsQuery } from './inputs.ts';

const compactRow = z
  .strictObject({
    vin: z.string(),
    year: z.number(),
    make: z.string(),
    model: z.string(),
    trim: z.string(),
    ...listedOffer.required().shape,
  })
  .meta({ id: 'Listing' });

export const listings = {
  searchListings: endpoint({
    method: 'GET',
    path: '/listings',
    summary: 'Search the listings',
    description:
      'Filters in two dialects: dotted `vehicle.*` and `retailListing.*` names with ranges (`low-high`), comma-separated lists, `.not` and `*`; or `make`, `model`, `year_min`, `year_max`, `price_min`, `price_max`. Without a key, the sandbox corpus answers. A cursor is bound to its filters and sort, and excludes `page`.',
    price: '0.01',
    access: 'open',
    live: 'platform',
    query: listingsQuery,
    ok: z.strictObject({
      data: z.array(canonicalListing),
      listing: z.array(compactRow),
      links,
      total: z.number().optional(),
      facets: z.record(z.string(), z.record(z.string(), z.string())).optional(),
      provenance,
    }),
    empty: 'No listing matches; data and listing are empty arrays.',
    refusals: ['scope-forbidden', 'gateway-unavailable', 'gateway-refused'],
    examples: [
      {
        name: 'Toyotas under 40,000',
        query: { 'vehicle.make': 'Toyota', 'retailListing.price': '10000-40000', includes: 'total', limit: '3' },
        answers: 'OK',
      },
      { name: 'the short filter names', query: { make: 'toyota', year_min: '2022', limit: '2' }, answers: 'OK' },
      { name: 'no listing of that make', query: { make: 'none' }, answers: 'EMPTY' },
      { name: 'no listing of that model', query: { model: 'none' }, answers: 'EMPTY' },
      { name: 'spend above the ceiling', query: { spend: '25.01' }, answers: 'OFFER' },
      { name: 'admin scope', query: { scope: 'admin' }, answers: 'BLOCKED', code: 'scope-forbidden' },
      { name: 'internal scope', query: { scope: 'internal' }, answers: 'BLOCKED', code: 'scope-forbidden' },
      { name: 'an unknown filter', query: { colour: 'red' }, answers: 'BLOCKED', code: 'unknown-parameter' },
    ],
    cache: 'revalidate',
  }),
  readListing: endpoint({
    method: 'GET',
    path: '/listings/{vin}',
    summary: 'Read the listing of a VIN',
    access: 'open',
    live: 'platform',
    params: z.object({ vin }),
    ok: z.strictObject({ data: canonicalListing, listing: compactRow, links, provenance }),
    empty: 'The car is not listed.',
    refusals: ['gateway-unavailable', 'gateway-refused'],
    examples: [
      { name: 'the demo car', params: { vin: 'F1XDEMCR4SDEM0001' }, answers: 'OK' },
      { name: 'a car that is not listed', params: { vin: '4T1ZZ1AK8RU000042' }, answers: 'EMPTY' },
      {
        name: 'the fraud-flagged car, whose listing is pulled',
        params: { vin: 'F1XFRAUD4LADV9002' },
        answers: 'EMPTY',
      },
      { name: 'not a VIN', params: { vin: 'SHORT' }, answers: 'BLOCKED', code: 'invalid-vin' },
    ],
    cache: 'deterministic',
  }),
};
