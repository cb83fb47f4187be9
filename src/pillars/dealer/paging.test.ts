import { describe, expect, it } from 'vitest';
import { pageLinks, pageOf } from './paging.ts';

const pageIn = (link: string | undefined) => (link === undefined ? undefined : new URL(link).searchParams.get('page'));

describe('page links', () => {
  it.each([
    // page, total, prev, next, last
    [1, 0, undefined, undefined, '1'],
    [1, 20, undefined, undefined, '1'],
    [1, 21, undefined, '2', '2'],
    [2, 60, '1', '3', '3'],
    [3, 60, '2', undefined, '3'],
    // Beyond the end, prev leads back to the last page with rows.
    [9, 60, '3', undefined, '3'],
  ])('are correct for page %i of %i rows', (page, total, prev, next, last) => {
    const links = pageLinks('http://carport.test/dealer/leads', { make: 'Honda' }, pageOf({ page }), total);
    expect([links.prev, links.next, links.last].map(pageIn)).toEqual([prev, next, last]);
    expect(Object.values(links).every((link) => link.includes('make=Honda') && link.includes('limit=20'))).toBe(true);
  });
});
