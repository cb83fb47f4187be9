/** Law: every endpoint that accepts a ZIP refuses an unused one by name, and every ZIP in an example is real. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Row } from '#catalog/row.ts';
import { isZipInUse } from '#domain/places/places.ts';
import type { Example } from '#kernel/endpoint.ts';
import { testService } from '#test/builders.ts';
import { runExample } from '../examples.ts';

interface Shape {
  readonly $ref?: string;
  readonly $defs?: Record<string, Shape>;
  readonly properties?: Record<string, Shape>;
  readonly items?: Shape;
}

type Body = Record<string, unknown>;

/** The Postal Service has never assigned this prefix. */
const UNKNOWN = '00000';
/** Filters by equality: by contract, no matching rows are EMPTY. */
const FILTERS = new Set([
  'dealer.inventory.listInventory: dealerZip',
  'data.listings.searchListings: dealerZip',
  'data.listings.searchListings: retailListing.zip',
]);
const isZipName = (name: string) => /^(.*\.)?(zip|\w+Zip)$/.test(name);

function zipMembers(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const walk = (shape: Shape, path: string): string[] => {
    const named = shape.$ref === undefined ? shape : (root.$defs?.[shape.$ref.split('/').pop() ?? ''] ?? {});
    if (isZipName(path)) return [path];
    return Object.entries(named.properties ?? {}).flatMap(([name, member]) =>
      walk(member, path === '' ? name : `${path}.${name}`),
    );
  };
  return walk(root, '');
}

function withMember(body: unknown, path: string, value: unknown): Body {
  const [head = '', ...rest] = path.split('.');
  const own = (body ?? {}) as Body;
  return { ...own, [head]: rest.length === 0 ? value : withMember(own[head], rest.join('.'), value) };
}

const carport = testService();
type Case = [title: string, row: Row, example: Example, member: string];

const cases = carport.catalog.flatMap((row): Case[] => {
  const example = row.endpoint.examples.find(({ answers }) => ['OK', 'OFFER', 'EMPTY'].includes(answers));
  if (example === undefined) return [];
  const { query, body } = row.endpoint;
  const inQuery = zipMembers(query).map(
    (member): Case => [
      `${row.id}: ${member}`,
      row,
      { ...example, query: { ...example.query, [member]: UNKNOWN } },
      member,
    ],
  );
  const inBody = zipMembers(body).map(
    (member): Case => [
      `${row.id}: ${member}`,
      row,
      { ...example, body: withMember(example.body, member, UNKNOWN) },
      member,
    ],
  );
  return [...inQuery, ...inBody].filter(([title]) => !FILTERS.has(title));
});

describe('an unknown ZIP', () => {
  it('is declared as a refusal by the endpoints that this law checks', () => {
    expect(cases.map(([title]) => title)).toEqual(
      expect.arrayContaining([
        'buy.composition.readComposition: zip',
        'buy.deals.openDeal: buyer.zip',
        'buy.desk.deskDeal: zip',
        'credit.prequal.prequalify: applicant.zip',
        'data.desk.readApr: zip',
        'data.desk.readPayments: zip',
        'data.desk.readTaxes: zip',
        'data.desk.readTco: fromZip',
        'data.desk.readTco: zip',
        'data.listings.searchListings: zip',
        'dealer.inventory.importInventory: rooftop.zip',
        'dealer.leads.captureLead: customer.zip',
        'fi.quotes.createQuote: desked.zip',
      ]),
    );
  });

  it.each(cases)('is rejected by %s', async (_title, row, example, member) => {
    const { reply } = await runExample(carport, row, example);
    expect(reply.status, reply.text).toBe(400);
    expect(reply.body.problems).toContainEqual(expect.objectContaining({ path: member, got: `string "${UNKNOWN}"` }));
  });
});

describe('every example', () => {
  it.each(carport.catalog.map((row) => [row.id, row] as const))('of %s names real ZIPs', (_id, row) => {
    const sent = JSON.stringify(row.endpoint.examples);
    const zips = [...sent.matchAll(/"(?:\w*Z|z)ip":"(\d{5})/g)].map(([, zip = '']) => zip);
    expect(zips.filter((zip) => !isZipInUse(zip))).toEqual([]);
  });
});
