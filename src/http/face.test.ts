/** Addresses are read as sent: path, query, face extension, and trailing slashes removed. */
import { describe, expect, it } from 'vitest';
import { decodePiece, type Face, faceOf } from './face.ts';

const ORIGIN = 'https://carport.example';
const face = (path: string, query = '', extension?: Face['extension'], stem = path): Face => ({
  path,
  query,
  extension,
  stem,
});

describe('the path of an address', () => {
  it.each<[name: string, address: string, expected: Face]>([
    ['is / when the address has none', '', face('/')],
    ['is / for the root', '/', face('/')],
    ['is / for slashes only', '///', face('/')],
    ['is kept without a query', '/vin', face('/vin')],
    ['ends before the query', '/vin?vin=1&b=/c', face('/vin', 'vin=1&b=/c')],
    ['has an empty query after a bare question mark', '/vin?', face('/vin')],
    ['ends before the fragment', '/vin#top', face('/vin')],
    ['ends before a fragment after the query', '/vin?a=1#b?c', face('/vin', 'a=1')],
    ['loses one trailing slash', '/vin/', face('/vin')],
    ['loses all trailing slashes', '/buy/deals///', face('/buy/deals')],
    ['keeps slashes inside', '//vin//x', face('//vin//x')],
    ['loses escapes of unreserved characters', '/%76%69%6E/%7e%2E%5f%2d', face('/vin/~._-')],
    ['keeps escapes of every other character', '/a%2Fb%20c%zz', face('/a%2Fb%20c%zz')],
    ['is split from a known extension', '/openapi.json', face('/openapi.json', '', 'json', '/openapi')],
    ['is split from an extension before the query', '/llms.md?x=1.json', face('/llms.md', 'x=1.json', 'md', '/llms')],
    ['is split from an escaped extension', '/a%2ehtml', face('/a.html', '', 'html', '/a')],
    ['keeps an unknown extension', '/llms.txt', face('/llms.txt')],
    ['keeps an extension that a segment follows', '/a.json/b', face('/a.json/b')],
  ])('%s', (_, address, expected) => {
    expect(faceOf(`${ORIGIN}${address}`)).toEqual(expected);
  });
});

describe('a segment', () => {
  it.each([
    ['plain', 'plain'],
    ['a%20b', 'a b'],
    ['%C3%A9', 'é'],
    ['100%', undefined],
    ['%C3', undefined],
  ])('%s decodes to %s', (piece, expected) => {
    expect(decodePiece(piece)).toBe(expected);
  });
});
