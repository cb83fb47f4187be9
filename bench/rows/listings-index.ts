/** Measures a two-filter page over 200,000 listings. */
import { corpusIndex } from '#domain/listings/corpus.ts';
import { ListingIndex } from '#domain/listings/listing-index.ts';
import { parseListingQuery } from '#domain/listings/query.ts';
import { searchListings } from '#domain/listings/search.ts';
import { runWhole } from '#kernel/bounds/turns.ts';
import { median } from '../report.ts';
import type { Bench } from './bench.ts';

const ROWS = 200_000;
const PAGES = 200;

export async function measureListingsIndex({ report }: Bench): Promise<void> {
  const { rows } = corpusIndex();
  const many = Array.from({ length: ROWS }, (_, n) => {
    const row = rows.at(n % rows.length);
    const price = row.retailListing.price === null ? null : row.retailListing.price + (n % 977);
    return {
      ...row,
      vin: `${row.vin.slice(0, 11)}${String(n).padStart(6, '0')}`,
      retailListing: { ...row.retailListing, price },
    };
  });
  const index = ListingIndex.over(many);
  const page = (n: number) => {
    const params = {
      'vehicle.make': 'Toyota',
      'retailListing.price': `20000-${40_000 + n}`,
      sort: 'price',
      limit: '50',
    };
    const parsed = parseListingQuery(params);
    if (!parsed.ok) throw new Error('The query of this benchmark is not valid.');
    const address = 'http://127.0.0.1/listings';
    return runWhole(searchListings(index, { query: parsed.query, params, address }));
  };
  page(0);
  const times = Array.from({ length: PAGES }, (_, n) => {
    const from = performance.now();
    page(n);
    return performance.now() - from;
  });
  const middle = median(times);
  report.row({
    work: 'two-filter page over 200,000 listings, in process',
    measured: `${middle.toFixed(2)} ms at the median`,
    target: '< 10 ms',
    met: middle < 10,
  });
}
