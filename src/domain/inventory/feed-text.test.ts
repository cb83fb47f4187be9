import { describe, expect, it } from 'vitest';
import { runWhole } from '#kernel/bounds/turns.ts';
import { FEED_BOUNDS } from './bounds.ts';
import { repeatedColumns } from './columns.ts';
import { outlineOf } from './feed-json.ts';
import { type FeedText, readFeed, readFeedText } from './feed-text.ts';

const VIN = '1HGCM82633A004352';
const NONE = { ignoredColumns: [], repeatedColumns: [] };

/** Everything but the rows, and the rows with their cells as objects. */
function read(text: string) {
  const feed = readFeedText(text);
  if (!feed.ok) return { feed, rows: [] };
  const { rows, ...about } = feed;
  const list = [...rows].filter((row) => row !== undefined);
  return {
    feed: about,
    rows: list.map((row) => ('cells' in row ? { ...row, cells: Object.fromEntries(row.cells) } : row)),
  };
}
const expectedOf = (feed: Partial<FeedText>) => ('expected' in feed ? feed.expected : 'read');

describe('a CSV feed', () => {
  it('is its columns and rows', () => {
    expect(read(`floor plan,vin,miles,,Serial No\n1,${VIN},5\n\n2,${VIN},6,,,x\n,${VIN},7,,, \n`)).toEqual({
      feed: {
        ok: true,
        format: 'csv',
        rowsAtMost: 6,
        ignoredColumns: ['floor plan'],
        repeatedColumns: [{ field: 'vin', columns: expect.arrayContaining(['vin', 'Serial No']) }],
      },
      rows: [
        { line: 2, cells: { vin: VIN, miles: '5' }, repaired: 'the row has 3 of 5 cells; the others are blank' },
        { line: 4, unreadable: 'at most 5 cells, as in the header; quote a cell that holds the delimiter' },
        { line: 5, cells: { vin: VIN, miles: '7' } },
      ],
    });
  });

  it.each([
    ['', 1, []],
    ['vin\n1', 1, []],
    ['Title\nfloor plan,stock\n1,2', 2, ['floor plan']],
    ['floor plan,lot\nstock,miles', 2, []],
  ])('%j has no header: line %i', (text, line, ignoredColumns) => {
    const expected = 'a header row with a column for the VIN';
    expect(readFeedText(text)).toEqual({ ok: false, format: 'csv', line, expected, ...NONE, ignoredColumns });
  });

  it.each([
    [200, 'read'],
    [201, 'a header of at most 200 columns; this one has 201'],
  ])('may have %i columns: %s', (columns, expected) => {
    const header = ['vin', ...Array.from({ length: columns - 1 }, (_, i) => `x${i}`)].join();
    const { feed } = read(`Title\n${header}\n${VIN}`);
    expect([expectedOf(feed), 'line' in feed ? feed.line : 2]).toEqual([expected, 2]);
  });

  it('names at most 200 columns of what is no header', () => {
    const names = Array.from({ length: 250 }, (_, i) => `x${i}`);
    expect(readFeedText(`stock,miles,${names.join()}`)).toMatchObject({ ignoredColumns: names.slice(0, 198) });
  });

  it.each([
    [999_998, 'read'],
    [999_999, 'a feed of at most 200000 rows'],
  ])('may have five lines for each row: %i line breaks', (breaks, expected) => {
    const csv = readFeedText(`vin,miles${'\n'.repeat(breaks)}`);
    const lines = readFeedText(`{"vin":"x"}${'\n'.repeat(breaks - 1)}\n{}`);
    expect([expectedOf(csv), expectedOf(lines)]).toEqual([expected, expected]);
    if ('expected' in csv) expect(csv).toEqual({ ok: false, format: 'csv', line: 1_000_000, expected });
    if ('expected' in lines) expect(lines).toEqual({ ok: false, format: 'jsonl', line: 1_000_000, expected });
  });
});

describe('a JSON feed', () => {
  it('is its records, numbered from 1, with names nested up to three levels', () => {
    const records = [
      { vin: VIN, vehicle: { make: 'Honda', model: null }, a: { b: { c: 1, d: { e: 2 } } } },
      'text',
      { vin: 'x', photos: ['https://a.example/1.jpg', 'https://a.example/2.jpg'], options: [{ a: 1 }, 'b'] },
      null,
      { vin: 'y', miles: 0, certified: false },
    ];
    const rows = [
      { line: 1, cells: { vin: VIN, make: 'Honda' } },
      { line: 2, unreadable: 'a JSON object' },
      { line: 3, cells: { vin: 'x', photos: 'https://a.example/1.jpg|https://a.example/2.jpg', options: '{"a":1}|b' } },
      { line: 4, unreadable: 'a JSON object' },
      { line: 5, cells: { vin: 'y', miles: '0', certified: 'false' } },
    ];
    const feed = { ok: true, format: 'json', rowsAtMost: 5, ignoredColumns: ['a.b.c'], repeatedColumns: [] };
    expect(read(JSON.stringify(records))).toEqual({ feed, rows });
    expect(read(JSON.stringify({ note: [1], inventory: records }))).toEqual({ feed, rows });
  });

  it('may be a single vehicle', () => {
    expect(read(JSON.stringify({ vin: VIN, notes: 'x' }))).toEqual({
      feed: { ok: true, format: 'json', rowsAtMost: 1, ...NONE, ignoredColumns: [] },
      rows: [{ line: 1, cells: { vin: VIN, comments: 'x' } }],
    });
  });

  const sampled = Array.from({ length: 51 }, (_, i) => ({ vin: VIN, [`x${i}`]: 1 }));
  const names = sampled.slice(0, 50).map((_, i) => `x${i}`);
  it('has the columns of its first fifty records', () => {
    expect(readFeedText(JSON.stringify(sampled))).toMatchObject({ ignoredColumns: names });
    const lines = sampled.map((record) => JSON.stringify(record));
    expect(readFeedText([...lines.slice(0, 20), '', ...lines.slice(20)].join('\n'))).toMatchObject({
      format: 'jsonl',
      ignoredColumns: names,
    });
  });

  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  it.each([
    ['malformed JSON', '[{"vin": 1},\n{"vin": }]', 2, 'well-formed JSON: an array of vehicles'],
    ['a text after an object', '{"a": 1}\nx', 1, 'read'],
    ['a number in brackets', '{"vehicles": 1}', 1, 'an array of vehicles'],
    [
      '33 levels',
      `[{"a":${nested(31)}}]`,
      1,
      'JSON of at most 32 levels, 2000 values a vehicle and 10000000 values in all',
    ],
    ['32 levels', `[{"a":${nested(30)}}]`, 1, 'read'],
    [
      'too many values',
      `[{"a":[${'1,'.repeat(2_000)}1]}]`,
      1,
      'JSON of at most 32 levels, 2000 values a vehicle and 10000000 values in all',
    ],
  ])('of %s is refused or read', (_, text, line, expected) => {
    const feed = readFeedText(text);
    if (expected === 'read') expect(feed.ok).toBe(true);
    else expect(feed).toEqual({ ok: false, format: 'json', line, expected });
  });

  it.each([
    [0, 'read'],
    [1, 'a feed of at most 200000 rows'],
  ])('may have 200,000 rows and %i more: %s', (more, expected) => {
    const feed = readFeedText(`[${'{},'.repeat(FEED_BOUNDS.rowsMax + more - 1)}{}]`);
    expect(expectedOf(feed)).toBe(expected);
    if (feed.ok) expect(feed.rowsAtMost).toBe(200_000);
    else expect(feed).toMatchObject({ ok: false, format: 'json', line: 1 });
  });
});

it('a JSON text of another kind is refused', () => {
  const text = '5';
  expect(runWhole(readFeed({ text, outline: runWhole(outlineOf(text)) }))).toEqual({
    ok: false,
    format: 'json',
    line: 1,
    expected: 'an array of vehicles',
  });
});

describe('JSON lines', () => {
  it('are one record each, numbered by line', () => {
    const long = `{"vin":"${'x'.repeat(65_536)}"}`;
    expect(read(`{"vin":"${VIN}","lot":1}\n\n{"vin":\n[1]\n${long}\n{"vin":"y"}`)).toEqual({
      feed: { ok: true, format: 'jsonl', rowsAtMost: 6, ignoredColumns: ['lot'], repeatedColumns: [] },
      rows: [
        { line: 1, cells: { vin: VIN } },
        { line: 3, unreadable: 'one JSON object on the line' },
        { line: 4, unreadable: 'a JSON object' },
        { line: 5, unreadable: 'a line of at most 65536 characters' },
        { line: 6, cells: { vin: 'y' } },
      ],
    });
  });
});

describe('columns for one member', () => {
  it('are named in order of preference, then by name, by member', () => {
    expect(repeatedColumns(['Stock', 'Retail Price', 'PRICE', 'Price', 'Stock Number', 'vin', 'lot'])).toEqual([
      { field: 'price', columns: expect.arrayContaining(['PRICE', 'Price', 'Retail Price']) },
      { field: 'stock', columns: ['Stock', 'Stock Number'] },
    ]);
    expect(repeatedColumns(['Price', 'PRICE'])).toEqual([{ field: 'price', columns: ['PRICE', 'Price'] }]);
    expect(repeatedColumns(['PRICE', 'Price'])).toEqual([{ field: 'price', columns: ['PRICE', 'Price'] }]);
  });

  it.each([
    ['the text that sorts first', 'PRICE,Price', '200,100', { price: '100' }],
    ['the text that sorts first, in the first column', 'PRICE,Price', '100,200', { price: '100' }],
    ['all options, those of the best name first', 'Equipment,Options,Features', 'c,a,b', { options: 'a|c|b' }],
    ['all photos of columns with one name', 'Photos,PHOTOS', 'x,y', { photos: 'x|y' }],
    ['no dashes', 'Trim,Model', '-,—', {}],
    ['zero as a price when there is no other', 'Price,Internet Price', ',0', { price: '0' }],
  ])('supply %s', (_, header, row, cells) => {
    expect(read(`vin,${header}\nx,${row}`).rows).toMatchObject([{ cells: { vin: 'x', ...cells } }]);
    expect(Object.keys((read(`vin,${header}\nx,${row}`).rows[0] as { cells: object }).cells)).toHaveLength(
      1 + Object.keys(cells).length,
    );
  });
});
