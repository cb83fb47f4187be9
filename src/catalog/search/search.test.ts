/** Tests that plain words find the right catalog entries. */
import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '#ports/catalog-search.ts';
import { contractAddress } from './entries.ts';
import { createCatalogSearch } from './search.ts';
import { wordsOf } from './words.ts';

const entry = (path: string, summary: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'operation',
  id: `http://carport.test${path}`,
  title: `GET ${path}`,
  url: `http://carport.test${path}`,
  method: 'GET',
  path,
  operationId: 'x',
  status: 'sandbox',
  summary,
  words: '',
  ...more,
});

const search = createCatalogSearch({
  entries: async () => [
    entry('/vin/{vin}', 'Decode a VIN into the vehicle it names'),
    entry('/listings', 'Search cars for sale by make and model'),
    entry('/fi/quotes', 'Rate a VIN for protection products', { method: 'POST', operationId: 'createQuote' }),
    entry('/fi/cancellations/quote', 'Quote the refund of a cancelled contract'),
    entry('/pricing', 'Read the Pricing Document', { kind: 'document' }),
  ],
  car: (vin) => entry(`/${vin}`, 'Any car', { kind: 'vin' }),
});

const pathsFor = async (query: string, more: { limit?: number; kind?: SearchEntry['kind'] } = {}) =>
  (await search.search({ query, limit: 25, ...more })).results.map(({ path }) => path);

describe('catalog search', () => {
  it.each([
    ['decode vin', '/vin/{vin}'],
    ['vehicles for sale', '/listings'],
    ['automobile listing', '/listings'],
    ['rate F&I products', '/fi/quotes'],
    ['createQuote', '/fi/quotes'],
    ['refund cancelling contracts', '/fi/cancellations/quote'],
    ['prices', '/pricing'],
    ['canc', '/fi/cancellations/quote'],
  ])('finds the endpoint for "%s" first', async (query, path) => {
    expect((await pathsFor(query))[0]).toBe(path);
  });

  it('ranks an entry with the exact word above one with a longer word', async () => {
    const prefixes = createCatalogSearch({
      entries: async () => [entry('/a', 'Read the titles'), entry('/b', 'Read the titleholders')],
      car: (vin) => entry(`/${vin}`, 'Any car', { kind: 'vin' }),
    });
    const { results } = await prefixes.search({ query: 'titles', limit: 5 });
    const scoreOf = (path: string) => results.find((one) => one.path === path)?.score ?? 0;
    expect(scoreOf('/a')).toBeGreaterThan(scoreOf('/b'));
    expect(scoreOf('/b')).toBeGreaterThan(0);
  });

  it('returns nothing for unused words and for an empty query', async () => {
    expect(await search.search({ query: 'zyzzyva', limit: 5 })).toEqual({ results: [], total: 0 });
    expect(await search.search({ query: '  …  ', limit: 5 })).toEqual({ results: [], total: 0 });
  });

  it('filters by kind and counts the results beyond the limit', async () => {
    expect(await pathsFor('read vin pricing', { kind: 'document' })).toEqual(['/pricing']);
    const limited = await search.search({ query: 'vin', limit: 1 });
    expect([limited.results.length, limited.total]).toEqual([1, 2]);
  });

  it('returns the same order every time', async () => {
    expect(await pathsFor('quote')).toEqual(await pathsFor('quote'));
  });

  it('lists a VIN from the query first, whether the car is known or not', async () => {
    expect((await pathsFor('recalls of 1hgcm82633a004352, please'))[0]).toBe('/1HGCM82633A004352');
    expect(await pathsFor('1HGCM82633A004352', { kind: 'operation' })).toEqual([]);
  });

  it('shows no internal words', async () => {
    expect((await search.search({ query: 'vin', limit: 1 })).results[0]).not.toHaveProperty('words');
  });
});

describe('word extraction', () => {
  it('splits camelCase and paths, and strips plurals', () => {
    expect(wordsOf('createQuotes /fi/deals/{dealId}')).toEqual(['creat', 'quot', 'fi', 'deal', 'deal', 'id']);
  });
});

describe('the contract address', () => {
  it('is a JSON pointer into the document', () => {
    expect(contractAddress('/openapi.json', 'POST', '/fi/deals/{dealId}/menu')).toBe(
      '/openapi.json#/paths/~1fi~1deals~1%7BdealId%7D~1menu/post',
    );
  });
});
