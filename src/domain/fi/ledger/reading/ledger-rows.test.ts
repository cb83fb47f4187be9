/** Tests the rows of a ledger one by one: what is kept, corrected, passed over or refused, and the bounds. */
import { describe, expect, test } from 'vitest';
import { runWhole } from '#kernel/bounds/turns.ts';
import { accountMeaning, productsSpokenOf } from './accounts.ts';
import { readObjects } from './ledger-json.ts';
import { ledgerIn, readLedger } from './read-ledger.ts';

const HEADER = 'Account,Post Date,Amount,Description';
const csv = (...rows: string[]) => readLedger([HEADER, ...rows].join('\n'));
const ROW = '8300,3/1/2025,1.00,x';
const LINE = { line: 2, account: '8300', postDate: '2025-03-01', amount: 100, description: 'x' };
const OBJECT = { account: '8300', postDate: '2025-03-01', amount: '1.00' };
const objects = (...list: unknown[]) => runWhole(readObjects(list, 'lines'));

const MALFORMED = { path: 'content', in: 'body', code: 'malformed-feed' };
const TOTALS = { rows: 1, accepted: 1, corrected: 0, refused: 0, results: [], unlisted: 0 };

describe('a CSV ledger', () => {
  test('has its lines, its report, its ignored columns and its totals', () => {
    const content = `Acct,Post Date,Amount,Mood,\n8300,3/1/2025,1.00,fine,\nTotal,,1.00,,\n,,Report Totals,,\n`;
    expect(readLedger(content)).toEqual({
      ok: true,
      lines: [{ line: 2, account: '8300', postDate: '2025-03-01', amount: 100 }],
      report: TOTALS,
      ignoredColumns: ['Mood'],
      totalRowsPassedOver: 2,
    });
  });

  test.each([
    ['a line that says total and has a date', '8300,3/1/2025,1.00,Total', true],
    ['a row without a date that says no total', '8300,,1.00,x', false],
    ['a row that only totals an account', 'Account total,,1.00,', undefined],
  ])('%s', (_what, row, kept) => {
    const reading = csv(ROW, row);
    if (!reading.ok) throw new Error('nothing was read');
    expect([reading.lines.length, reading.report.refused, reading.totalRowsPassedOver]).toEqual(
      kept === undefined ? [1, 0, 1] : kept ? [2, 0, 0] : [1, 1, 0],
    );
  });

  test('names what the header lacks, and shows what it has', () => {
    expect(readLedger('\nAccount,, Mood \n1,2,3')).toEqual({
      ok: false,
      problems: ['postDate', 'amount'].map((column) => ({
        ...MALFORMED,
        expected: `a header row with a column for ${column}`,
        got: expect.stringContaining('Account, Mood'),
        message: expect.stringMatching(
          new RegExp(`^content line 2, column ${column}: expected a header row .*Account, Mood`),
        ),
        line: 2,
      })),
    });
  });

  test.each([
    ['8300,3/1/2025,1.00,x,y', 5],
    ['8300,3/1/2025,1.00,x,,y', 6],
    ['8300,3/1/2025,1.00,x, ,', undefined],
  ])('%s has a stray cell in column %s', (row, column) => {
    const reading = csv(row);
    if (column === undefined) expect(reading).toMatchObject({ ok: true, lines: [LINE] });
    else
      expect(reading).toMatchObject({
        ok: false,
        problems: [
          { line: 2, column, expected: 'at most 4 cells, as in the header; quote a cell that holds the delimiter' },
        ],
      });
  });

  test('takes the first of two columns of one name', () => {
    const reading = readLedger('Acct,Date,Amount,Amount\n8300,3/1/2025,1.00,2.00');
    expect(reading.ok && reading.lines[0]?.amount).toBe(100);
  });

  test.each([
    [20_000, true],
    [20_001, false],
  ])('of %d lines is read: %s', (count, ok) => {
    const reading = csv(...Array.from({ length: count }, () => ROW));
    expect(reading.ok).toBe(ok);
    if (!reading.ok)
      expect(reading.problems).toEqual([
        {
          ...MALFORMED,
          expected: 'a ledger of at most 20000 lines',
          got: expect.any(String),
          message: expect.stringContaining('line 20002: expected a ledger of at most 20000 lines'),
          line: 20_002,
        },
      ]);
  });

  test.each([
    [99, 0],
    [100, 1],
    [250, 2],
  ])('of %d lines pauses %d times', (count, pauses) => {
    const content = [HEADER, ...Array.from({ length: count }, () => ROW)].join('\n');
    expect([...ledgerIn(content)]).toHaveLength(pauses);
    const json = JSON.stringify(Array.from({ length: count }, () => OBJECT));
    expect([...readObjects(JSON.parse(json) as unknown[], 'content')]).toHaveLength(pauses);
  });

  test('lists a thousand rows of its report, and counts the others', () => {
    const corrected = '8300,3/1/2025,1.00,19" wheels';
    const report = (count: number) => {
      const reading = csv(...Array.from({ length: count }, () => corrected));
      return reading.ok && [reading.report.results.length, reading.report.unlisted, reading.report.corrected];
    };
    expect(report(1_000)).toEqual([1_000, 0, 1_000]);
    expect(report(1_001)).toEqual([1_000, 1, 1_001]);
  });
});

describe('ledger lines as objects', () => {
  const REFUSED = (index: number, path: string) => ({ path: `lines[${index}]${path}`, line: index + 1 });

  test.each([
    ['a text', 'x'],
    ['null', null],
    ['a list', [1]],
    ['a number', 7],
  ])('cannot be %s', (_what, value) => {
    expect(objects(OBJECT, value)).toMatchObject({
      ok: true,
      lines: [{ line: 1, account: '8300', amount: 100 }],
      report: { refused: 1, results: [{ line: 2, outcome: 'refused', problems: [REFUSED(1, '')] }] },
    });
  });

  test('keep their place in every problem', () => {
    expect(objects({ ...OBJECT, amount: 'x' }, { ...OBJECT, mood: 1 })).toMatchObject({
      ok: false,
      problems: [REFUSED(0, '.amount'), { path: 'lines[1].mood' }],
    });
  });

  test('keep their place in the report beside a line that is kept', () => {
    expect(objects(OBJECT, { ...OBJECT, amount: 'x' })).toMatchObject({
      report: { results: [{ line: 2, outcome: 'refused', problems: [REFUSED(1, '.amount')] }] },
    });
  });

  test.each([
    ['lines', { Batch: 1 }, ['Batch']],
    ['content', { Batch: 1, Mood: 2, Air: 3 }, ['Air', 'Batch', 'Mood']],
  ] as const)('in %s ignore %j by name', (place, more, ignoredColumns) => {
    expect(
      runWhole(
        readObjects(
          [
            { ...OBJECT, ...more },
            { ...OBJECT, ...more },
          ],
          place,
        ),
      ),
    ).toMatchObject({
      ok: true,
      ignoredColumns,
      totalRowsPassedOver: 0,
    });
  });

  test.each([
    [{ account: {} }, ['account']],
    [{ account: undefined, customer: {} }, ['customer', 'account']],
    [{ customer: {} }, ['customer']],
    [{ postDate: '', amount: '' }, ['postDate', 'amount']],
    [{ postDate: true }, ['postDate']],
    [{ amount: true }, ['amount']],
    [{ amount: undefined, debit: 'x', credit: '1.00' }, ['debit']],
    [{ amount: undefined, debit: '1.00', credit: 'x' }, ['credit']],
    [{ amount: undefined, debit: 'x', credit: 'y' }, ['debit', 'credit']],
  ])('with %j are refused for %j', (over, columns) => {
    const reading = objects({ ...OBJECT, ...over });
    expect(reading.ok ? [] : reading.problems.map(({ path }) => path.replace('lines[0].', ''))).toEqual(columns);
  });

  test.each([
    [{ postDate: 20250301 }, { postDate: '2025-03-01' }],
    [{ account: 8300 }, { account: '8300' }],
    [{ amount: undefined, debit: '5.00' }, { amount: 500 }],
    [{ amount: undefined, credit: '5.00' }, { amount: -500 }],
    [{ amount: undefined, debit: '5.00', credit: '2.00' }, { amount: 300 }],
    [{ amount: '1.00', debit: '9.00' }, { amount: 100 }],
    [{ description: ' a '.padEnd(400, 'x') }, { description: `a ${'x'.repeat(298)}` }],
    [{ description: 'x'.repeat(301) }, { description: 'x'.repeat(300) }],
  ])('with %j have %j', (over, expected) => {
    const reading = objects({ ...OBJECT, ...over });
    expect(reading.ok && reading.lines[0]).toMatchObject(expected);
  });

  test.each([
    [20_000, true],
    [20_001, false],
  ])('are at most twenty thousand: %d are read: %s', (count, ok) => {
    const reading = objects(...Array.from({ length: count }, () => OBJECT));
    expect(reading.ok).toBe(ok);
    if (!reading.ok)
      expect(reading.problems).toMatchObject([{ line: 20_001, expected: 'a ledger of at most 20000 lines' }]);
  });
});

describe('a JSON ledger', () => {
  const deep = (levels: number) =>
    `[{"account":"1","postDate":"2025-03-01","amount":1,"Mood":${'['.repeat(levels)}${']'.repeat(levels)}}]`;

  test.each([
    ['[{"account": }]', 'text that is not JSON'],
    [deep(40), 'JSON beyond its bounds'],
    ['{"account": 1}', 'object'],
  ])('%s is refused as %s', (content, got) => {
    const reading = readLedger(content);
    expect(reading.ok ? undefined : reading.problems).toMatchObject([
      { expected: 'a JSON array of line objects', got: expect.stringContaining(got), line: 1 },
    ]);
  });

  test('may nest to a depth of 32, and may hold thousands of values', () => {
    expect([deep(30), deep(31)].map((content) => readLedger(content).ok)).toEqual([true, false]);
    expect(readLedger(JSON.stringify(Array.from({ length: 500 }, () => OBJECT))).ok).toBe(true);
  });
});

describe('the meaning of an account', () => {
  const byName = (holds: string, title: string, products: readonly string[] = []) => ({
    holds,
    title,
    chart: 'by name',
    products,
  });
  test.each([
    [
      '8300',
      undefined,
      { holds: 'product-income', title: 'Service contract income', chart: 'generic', products: ['VSC'] },
    ],
    [
      ' 8300b ',
      'GAP',
      { holds: 'product-income', title: 'Service contract income', chart: 'generic', products: ['VSC'] },
    ],
    ['324A', undefined, { holds: 'tax-or-fee', title: 'Sales tax payable', chart: 'GM', products: [] }],
    ['9', 'GAP income', byName('product-income', 'GAP income', ['GAP'])],
    ['9', 'GAP payable', byName('product-payable', 'GAP payable')],
    ['9', 'F&I chargebacks', byName('chargeback', 'F&I chargebacks')],
    ['GAP INCOME', undefined, byName('product-income', 'GAP INCOME', ['GAP'])],
    ['GA', undefined, undefined],
    ['9', 'Nothing', undefined],
    [undefined, undefined, undefined],
  ])('%s named %s is %j', (account, name, meaning) => {
    expect(accountMeaning(account, name)).toEqual(meaning);
  });

  test.each([
    ['8300', 'GAP', ['VSC']],
    ['474', 'GAP', ['GAP']],
    ['474', 'none', ['VSC', 'LTW']],
    ['455', 'GAP and tire', ['GAP', 'TIRE']],
    ['455', 'none', []],
  ])('%s with the words %j speaks of %j', (account, words, products) => {
    expect(productsSpokenOf(accountMeaning(account, undefined), words)).toEqual(products);
  });

  test('without an account rests on the words', () => {
    expect(productsSpokenOf(undefined, 'key fob')).toEqual(['KEY']);
    expect(productsSpokenOf(undefined, 'none')).toEqual([]);
  });
});
