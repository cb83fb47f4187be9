import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runWhole } from '#kernel/bounds/turns.ts';
import { hasValidCheckDigit, type Vin } from '#kernel/vin.ts';
import { corpusFiles } from '../../../scripts/generate-corpus.ts';
import { corpusIndex } from './corpus.ts';
import type { Listing } from './listing.ts';
import { ListingIndex } from './listing-index.ts';
import { matchesWildcard, parseListingQuery } from './query.ts';
import { ROOFTOPS } from './rooftops.data.ts';
import { searchListings } from './search.ts';

const address = 'http://carport.test/listings';

function search(params: Record<string, string>, index = corpusIndex()) {
  const parsed = parseListingQuery(params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const found = runWhole(searchListings(index, { query: parsed.query, params, address }));
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.page;
}

const problemsOf = (params: Record<string, string>) => {
  const parsed = parseListingQuery(params);
  return parsed.ok ? [] : parsed.problems.map(({ path, code }) => [path, code ?? 'validation-failed']);
};

const corpus = corpusIndex().rows;
const rows = Array.from({ length: corpus.length }, (_, row) => corpus.at(row));
const priced = rows.filter(({ retailListing }) => retailListing.price);
const countWhere = (holds: (row: Listing) => boolean, among: readonly Listing[] = priced) => among.filter(holds).length;

describe('the listings corpus', () => {
  it('matches its generator', () => {
    for (const [name, text] of Object.entries(corpusFiles())) {
      expect(readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8')).toBe(text);
    }
  });

  it('has about 500 cars at 24 rooftops in 12 states, all with a valid check digit', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(new Set(rows.map(({ retailListing }) => retailListing.dealerId)).size).toBe(24);
    expect(new Set(ROOFTOPS.map(([, , , state]) => state)).size).toBe(12);
    expect(rows.filter(({ vin }) => !hasValidCheckDigit(vin as Vin))).toEqual([]);
    expect(new Set(rows.map(({ vin }) => vin)).size).toBe(rows.length);
  });

  it('has plausible prices for plausible cars', () => {
    for (const { retailListing, vehicle } of priced) {
      expect(retailListing.price).toBeGreaterThan(1_500);
      expect(retailListing.price).toBeLessThan(Number(vehicle.baseMsrp) * 1.6);
      if (!retailListing.used) expect(retailListing.miles).toBeLessThan(100);
    }
  });
});

describe('the listing filters', () => {
  const cases: [string, Record<string, string>, (row: Listing) => boolean][] = [
    ['text in any case', { 'vehicle.make': 'tOYOTA' }, (row) => row.vehicle.make === 'Toyota'],
    [
      'alternatives separated by commas',
      { 'vehicle.make': 'Toyota,Lexus' },
      (row) => ['Toyota', 'Lexus'].includes(String(row.vehicle.make)),
    ],
    ['exclusion', { 'vehicle.make.not': 'Toyota' }, (row) => row.vehicle.make !== 'Toyota'],
    ['a wildcard', { 'vehicle.model': 'c*' }, (row) => /^c/i.test(String(row.vehicle.model))],
    ['a wildcard on both sides', { 'vehicle.engine': '*I4*' }, (row) => String(row.vehicle.engine).includes('I4')],
    [
      'an inclusive range',
      { 'retailListing.price': '20000-30000' },
      (row) => Number(row.retailListing.price) >= 20_000 && Number(row.retailListing.price) <= 30_000,
    ],
    ['one number', { 'vehicle.year': '2023' }, (row) => row.vehicle.year === 2023],
    ['several ranges', { 'vehicle.year': '2018-2019,2024' }, (row) => [2018, 2019, 2024].includes(row.vehicle.year)],
    [
      'two filters at once',
      { 'vehicle.bodyStyle': 'SUV', 'retailListing.miles': '0-20000' },
      (row) => row.vehicle.bodyStyle === 'SUV' && row.retailListing.miles <= 20_000,
    ],
    ['booleans', { 'retailListing.cpo': 'true' }, (row) => row.retailListing.cpo],
    ['new cars', { 'retailListing.used': 'false' }, (row) => !row.retailListing.used],
    ['a rooftop', { dealerId: 'rt-1001' }, (row) => row.retailListing.dealerId === 'rt-1001'],
    [
      'a rooftop by its row path',
      { 'retailListing.dealerId': 'rt-1001' },
      (row) => row.retailListing.dealerId === 'rt-1001',
    ],
    ['zero doors and a blank make as no filter', { 'vehicle.doors': '0', 'vehicle.make': '' }, () => true],
    ['a dealer ZIP', { dealerZip: '94103' }, (row) => row.retailListing.zip === '94103'],
    [
      'the aliases of facet links',
      { prices: '20000-24999', mileage: '0-9999' },
      (row) =>
        Number(row.retailListing.price) >= 20_000 &&
        Number(row.retailListing.price) <= 24_999 &&
        row.retailListing.miles <= 9_999,
    ],
    [
      'short filter names',
      { make: 'toyota', year_min: '2020', year_max: '2022', price_max: '40000' },
      (row) =>
        row.vehicle.make === 'Toyota' &&
        row.vehicle.year >= 2020 &&
        row.vehicle.year <= 2022 &&
        Number(row.retailListing.price) <= 40_000,
    ],
    ['whole values only', { 'vehicle.make': 'toyot' }, () => false],
    ['wholesale', { 'wholesaleListing.buyNowPrice': '1-999999' }, (row) => row.wholesaleListing !== null],
    ['literal dots and pluses', { 'vehicle.model': 'a.b+*' }, () => false],
    ['a wildcard in the middle', { 'vehicle.model': 'c*y' }, (row) => /^c.*y$/i.test(String(row.vehicle.model))],
    ['parts that must not overlap', { 'vehicle.model': 'camry*y' }, () => false],
    ['several wildcards', { 'vehicle.model': '*c*m*y*' }, (row) => /c.*m.*y/i.test(String(row.vehicle.model))],
  ];
  it.each(cases)('accept %s', (_, params, holds) => {
    expect(search({ ...params, includes: 'total' }).total).toBe(countWhere(holds));
  });

  it('match many wildcards against repeated letters without backtracking', () => {
    const letters = 'a'.repeat(120);
    expect(matchesWildcard(letters, ['', ...letters, ''])).toBe(true);
    expect(matchesWildcard(letters, ['', ...letters.slice(0, 60), 'b'])).toBe(false);
  });

  it('take at most 100 alternatives', () => {
    const years = (count: number) => Array.from({ length: count }, (_, i) => 1_950 + i).join(',');
    expect(parseListingQuery({ 'vehicle.year': years(100) }).ok).toBe(true);
    expect(parseListingQuery({ 'vehicle.year': `1950,${years(100)}` }).ok).toBe(true);
    expect(parseListingQuery({ 'vehicle.year': `1950,${years(150)}` }).ok).toBe(false);
    expect(parseListingQuery({ 'vehicle.year': years(101) })).toMatchObject({
      ok: false,
      problems: [{ path: 'vehicle.year', expected: 'at most 100 alternatives' }],
    });
  });

  it('hide unpriced cars unless they are requested', () => {
    expect(search({}).total).toBe(priced.length);
    expect(search({ includeUnpriced: 'true' }).total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(priced.length);
  });

  it('filter by distance from a ZIP, 50 miles by default', () => {
    const near = search({ zip: '94103', limit: '500' });
    expect(new Set(near.rows.map(({ retailListing }) => retailListing.dealerId))).toEqual(
      new Set(['rt-1001', 'rt-1002']),
    );
    expect(search({ zip: '94103', distance: '5000' }).total).toBe(priced.length);
  });

  it.each([
    [{ colour: 'red' }, [['colour', 'unknown-parameter']]],
    [{ colour: '', make: '', 'vehicle.year.not': '', limit: '' }, [['colour', 'unknown-parameter']]],
    [
      { rows: '5', _order: 'x' },
      [
        ['rows', 'unknown-parameter'],
        ['_order', 'unknown-parameter'],
      ],
    ],
    [
      { constructor: 'x', __proto__x: 'y' },
      [
        ['constructor', 'unknown-parameter'],
        ['__proto__x', 'unknown-parameter'],
      ],
    ],
    [
      {
        'retailListing.price': '30000-20000',
        'vehicle.year': 'old',
        sort: 'random',
        page: '0',
        limit: 'x',
        select: 'vin',
        includes: 'all',
        includeUnpriced: '1',
        year_min: 'x',
      },
      [
        'retailListing.price',
        'vehicle.year',
        'year_min',
        'includeUnpriced',
        'sort',
        'page',
        'limit',
        'select',
        'includes',
      ].map((path) => [path, 'validation-failed']),
    ],
    [{ distance: '10' }, [['zip', 'validation-failed']]],
    [{ zip: 'undefined' }, [['zip', 'validation-failed']]],
    [{ cursor: 'abc', page: '2' }, [['cursor', 'validation-failed']]],
  ])('report every problem of %j at once', (params, expected) => {
    expect(problemsOf(params as Record<string, string>).sort()).toEqual([...expected].sort());
  });
});

describe('listing order and paging', () => {
  it('accept both spellings of sort, ascending by default', () => {
    const prices = (sort: string) => search({ sort, limit: '50' }).rows.map(({ retailListing }) => retailListing.price);
    const ascending = priced.map(({ retailListing }) => retailListing.price).sort((a, b) => Number(a) - Number(b));
    expect(prices('price')).toEqual(ascending.slice(0, 50));
    expect(prices('price:asc')).toEqual(ascending.slice(0, 50));
    expect(prices('price.desc')).toEqual(ascending.slice(-50).reverse());
  });

  it('default to the newest update first', () => {
    const updates = search({ limit: '500' }).rows.map(({ updatedAt }) => updatedAt);
    expect(updates).toEqual([...updates].sort().reverse());
  });

  it('visit every row once along the next links', () => {
    const seen: string[] = [];
    let next: string | undefined = `${address}?limit=37&make=toyota&sort=year`;
    while (next !== undefined) {
      const page = search(Object.fromEntries(new URL(next).searchParams));
      seen.push(...page.rows.map(({ vin }) => vin));
      next = page.links.next;
    }
    expect(seen).toHaveLength(countWhere((row) => row.vehicle.make === 'Toyota'));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('continue by cursor after page 50, and back', () => {
    const page50 = search({ limit: '1', page: '50' });
    const cursor = new URL(page50.links.next ?? '').searchParams;
    expect(cursor.get('page')).toBeNull();
    const page51 = search(Object.fromEntries(cursor));
    expect(page51.rows).toEqual(search({ limit: '1', page: '51' }).rows);
    expect(page51.links.last).toBeUndefined();
    expect(search(Object.fromEntries(new URL(page51.links.prev ?? '').searchParams)).rows).toEqual(page50.rows);
  });

  it('refuse a cursor of another query', () => {
    const cursor = new URL(search({ limit: '1', page: '50' }).links.next ?? '').searchParams.get('cursor') ?? '';
    for (const params of [{ cursor, sort: 'price' }, { cursor: 'nonsense' }, { cursor, make: 'toyota' }]) {
      const parsed = parseListingQuery(params);
      if (!parsed.ok) throw new Error('does not parse');
      const found = runWhole(searchListings(corpusIndex(), { query: parsed.query, params, address }));
      expect(found.ok ? [] : found.problems.map(({ path }) => path)).toEqual(['cursor']);
    }
  });

  it('use absolute links, with no prev on the first page and no next on the last', () => {
    const { links } = search({ limit: '500', page: '1' });
    expect(links.self).toBe(`${address}?limit=500&page=1`);
    expect(links.prev).toBeUndefined();
    expect(search({ limit: '500', page: '2' }).links.next).toBeUndefined();
    expect(links.last).toContain('page=2');
  });

  const filtered = `${address}?make=toyota`;
  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'the first page',
      { limit: '10' },
      {
        self: `${filtered}&limit=10`,
        first: `${filtered}&limit=10`,
        next: `${filtered}&limit=10&page=2`,
        last: `${filtered}&limit=10&page=${Math.ceil(countWhere((row) => row.vehicle.make === 'Toyota') / 10)}`,
        toggleFacets: `${filtered}&limit=10&includes=facets`,
        toggleTotal: `${filtered}&limit=10&includes=total`,
      },
    ],
    [
      'the second page with total and facets',
      { limit: '10', page: '2', includes: 'total,facets' },
      {
        self: `${filtered}&limit=10&page=2&includes=total%2Cfacets`,
        first: `${filtered}&limit=10&includes=total%2Cfacets`,
        prev: `${filtered}&limit=10&page=1&includes=total%2Cfacets`,
        next: `${filtered}&limit=10&page=3&includes=total%2Cfacets`,
        last: `${filtered}&limit=10&page=${Math.ceil(countWhere((row) => row.vehicle.make === 'Toyota') / 10)}&includes=total%2Cfacets`,
        toggleFacets: `${filtered}&limit=10&page=2&includes=total`,
        toggleTotal: `${filtered}&limit=10&page=2&includes=facets`,
      },
    ],
    [
      'one page with the total',
      { limit: '500', includes: 'total' },
      {
        self: `${filtered}&limit=500&includes=total`,
        first: `${filtered}&limit=500&includes=total`,
        last: `${filtered}&limit=500&includes=total&page=1`,
        toggleFacets: `${filtered}&limit=500&includes=total%2Cfacets`,
        toggleTotal: `${filtered}&limit=500`,
      },
    ],
    [
      'one page with facets',
      { limit: '500', includes: 'facets' },
      {
        self: `${filtered}&limit=500&includes=facets`,
        first: `${filtered}&limit=500&includes=facets`,
        last: `${filtered}&limit=500&includes=facets&page=1`,
        toggleFacets: `${filtered}&limit=500`,
        toggleTotal: `${filtered}&limit=500&includes=total%2Cfacets`,
      },
    ],
  ])('give all the links of %s', (_, params, links) => {
    expect(search({ make: 'toyota', ...params }).links).toEqual(links);
  });
});

describe('listing facets', () => {
  it('count the rows that their own links return', () => {
    const { facets = {} } = search({ 'vehicle.bodyStyle': 'SUV', includes: 'facets' });
    expect(Object.keys(facets)).toEqual(
      expect.arrayContaining(['years', 'makes', 'models', 'states', 'prices', 'mileage', 'dealers']),
    );
    for (const group of Object.values(facets)) {
      for (const [label, link] of Object.entries(group).slice(0, 4)) {
        const count = Number(/\((\d+)\)$/.exec(label)?.[1]);
        expect(search(Object.fromEntries(new URL(link).searchParams)).total, `${label} ${link}`).toBe(count);
      }
    }
  });
});

describe('the listing index', () => {
  it('agrees with a linear filter over any set of rows', () => {
    const makes = [...new Set(rows.map(({ vehicle }) => vehicle.make))];
    fc.assert(
      fc.property(
        fc.subarray([...rows], { minLength: 1, maxLength: 70 }),
        fc.constantFrom(...makes),
        fc.nat(60_000),
        fc.boolean(),
        (subset, make, low, not) => {
          const page = search(
            {
              [not ? 'vehicle.make.not' : 'vehicle.make']: String(make),
              'retailListing.price': `${low}-${low + 20_000}`,
            },
            ListingIndex.over(subset),
          );
          const holds = (row: Listing) =>
            (row.vehicle.make === make) !== not &&
            Number(row.retailListing.price) >= low &&
            Number(row.retailListing.price) <= low + 20_000;
          expect(page.total).toBe(
            countWhere(
              holds,
              subset.filter(({ retailListing }) => retailListing.price),
            ),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
