/** Declares dealer inventory: the listings by rooftop, and the import of the account's own feed. */
import { z } from 'zod';
import { FEED_BOUNDS } from '#domain/inventory/bounds.ts';
import { listedMembers, retailListing } from '#domain/listings/listing-wire.ts';
import { asRelayed, encoding, integer, links, page, provenance, queryInteger, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { AGING_BUCKETS } from './row.ts';

const row = z
  .looseObject({
    ...z.strictObject(listedMembers).partial().shape,
    vin: z.string(),
    vehicle: asRelayed(listedMembers.vehicle),
    retailListing: asRelayed(retailListing).nullable(),
    rooftop: z.strictObject({ dealerId: z.string(), name: z.string(), zip: z.string() }),
    aging: z
      .strictObject({ daysListed: z.number(), bucket: z.enum(AGING_BUCKETS).meta({ id: 'AgingBucket' }) })
      .optional(),
    dealerCost: z.number().optional().describe('US dollars, as the account’s own feed states it'),
  })
  .meta({ id: 'InventoryRow', description: 'Canonical listing with its rooftop' });

const problems = z.array(
  z
    .strictObject({ path: z.string(), expected: z.string(), got: z.string(), message: z.string() })
    .meta({ id: 'RowProblem' }),
);
const corrections = z.array(z.strictObject({ field: z.string(), from: z.string(), to: z.string(), why: z.string() }));

const imported = z.strictObject({
  kind: z.literal('inventory-import@1'),
  format: z.enum(['csv', 'json', 'jsonl']).meta({ id: 'FeedFormat' }),
  rows: integer(0, 10_000_000),
  accepted: integer(0, 10_000_000),
  corrected: integer(0, 10_000_000),
  refused: integer(0, 10_000_000),
  results: z.array(
    z.strictObject({
      line: integer(1, 100_000_000),
      outcome: z.enum(['corrected', 'refused']),
      vin: z.string().optional(),
      corrections: corrections.optional(),
      problems: problems.optional(),
    }),
  ),
  unlisted: integer(0, 10_000_000).describe('Corrected and refused rows beyond the first thousand'),
  ignoredColumns: z.array(z.string()).describe('Ignored columns'),
  repeatedColumns: z
    .array(z.strictObject({ field: z.string(), columns: z.array(z.string()) }))
    .describe('Columns for the same member; the first with a value is used'),
  encoding,
  rooftop: z.strictObject({
    dealerId: z.string(),
    name: z.string(),
    zip: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  links,
  provenance,
});

const FEED = 'vin,condition,year,make,model,miles,price\n1HGCM82633A004352,used,2003,Honda,Accord,120000,4500.00\n';
const IMPORT = { content: FEED, rooftop: { name: 'Example Motors', zip: '94105' } };

export const inventory = {
  listInventory: endpoint({
    method: 'GET',
    path: '/dealer/inventory',
    summary: 'List dealer inventory',
    description:
      'Listings by rooftop. Without a key, the sandbox corpus; with one, the account’s own rooftop unless dealerId names another.',
    price: '0.01',
    access: 'open',
    live: 'platform',
    query: z.strictObject({
      dealerId: text(80, 'rt-1001').optional(),
      dealerZip: text(10, '94103').optional(),
      make: text(60, 'Toyota').optional(),
      model: text(60, 'RAV4').optional(),
      page: page.optional(),
      limit: queryInteger(1, 100).optional(),
    }),
    ok: z.strictObject({
      data: z.array(row),
      page: integer(1, 100_000),
      limit: integer(1, 100),
      total: integer(0, 10_000_000).optional(),
      links,
      provenance,
    }),
    empty: 'No car matches.',
    refusals: ['gateway-unavailable', 'gateway-refused'],
    examples: [
      { name: 'the first page', answers: 'OK' },
      { name: 'one rooftop', query: { dealerId: 'rt-1001', limit: '5' }, answers: 'OK' },
      { name: 'no car of that make', query: { make: 'none' }, answers: 'EMPTY' },
      { name: 'an unknown filter', query: { colour: 'red' }, answers: 'BLOCKED', code: 'unknown-parameter' },
    ],
    cache: 'revalidate',
  }),
  importInventory: endpoint({
    method: 'POST',
    path: '/dealer/inventory',
    summary: 'Import the account’s inventory feed',
    description:
      'Accepts CSV with a header, a JSON array, JSON lines, or {content} or {vehicles} with an optional rooftop, in the column names of common feeds. The feed replaces the inventory at once. Malformed rows and sold cars are refused by line; a feed without a valid row changes nothing.',
    access: 'key',
    live: 'account',
    bodyText: 'raw',
    bodyBytesMax: FEED_BOUNDS.bytesMax,
    mediaTypes: ['text/csv', 'text/plain', 'application/x-ndjson'],
    body: z.strictObject({
      content: z.string().max(FEED_BOUNDS.charactersMax).optional(),
      vehicles: z
        .array(z.looseObject({}).meta({ maxProperties: FEED_BOUNDS.columnsMax }))
        .max(FEED_BOUNDS.rowsMax)
        .optional(),
      rooftop: z
        .strictObject({
          name: z.string().max(120).optional(),
          zip: z.string().max(5).optional(),
          city: z.string().max(120).optional(),
          state: z.string().max(40).optional(),
        })
        .optional(),
    }),
    ok: imported,
    refusals: ['malformed-feed', 'unknown-parameter'],
    examples: [
      {
        name: 'one car as CSV',
        body: IMPORT,
        answers: 'OK',
      },
      { name: 'nothing', answers: 'BLOCKED', code: 'malformed-feed' },
    ],
  }),
  importProgress: endpoint({
    method: 'GET',
    path: '/dealer/inventory/import',
    summary: 'Read the progress of the last feed import',
    description:
      'The last import of the process that answers, with the rows read so far. While its state is reading, the previous inventory stays current.',
    access: 'key',
    live: 'account',
    ok: z.strictObject({
      importId: z.string(),
      state: z.enum(['reading', 'replaced', 'refused']).meta({ id: 'ImportState' }),
      rowsRead: integer(0, 10_000_000),
      rowsAtMost: integer(0, 10_000_000),
      startedAt: z.string(),
      links,
      provenance,
    }),
    empty: 'No feed was imported since the process started.',
    refusals: [],
    examples: [
      { name: 'before any import', answers: 'EMPTY' },
      { name: 'after one', given: [{ method: 'POST', path: '/dealer/inventory', body: IMPORT }], answers: 'OK' },
    ],
  }),
};
