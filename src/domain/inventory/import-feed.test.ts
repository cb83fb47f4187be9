import { describe, expect, it } from 'vitest';
import { FEED_BOUNDS } from './bounds.ts';
import { cellsOf, columnOf, type FeedRow, type UnreadableRow } from './columns.ts';
import { FeedImport } from './import-feed.ts';

const ACCORD = '1HGCM82633A004352';
const OTHER = 'JHMCM82643A004352';
const rowAt = (line: number, row: Record<string, string>): FeedRow => ({
  line,
  cells: cellsOf(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
});
const carRow = (line: number, vin: string, more = {}) =>
  rowAt(line, { vin, condition: 'used', year: '2003', miles: '1', price: '1', ...more });
const broken = (line: number): UnreadableRow => ({ line, unreadable: 'a JSON object' });
const importOf = (...rows: (FeedRow | UnreadableRow | undefined)[]) => new FeedImport(rows, 2026);
const whole = (...rows: (FeedRow | UnreadableRow)[]) => {
  const work = importOf(...rows);
  work.take(rows.length + 1);
  return work;
};

describe('the import of a feed', () => {
  it('can be done in steps, and hands out the cars of each', () => {
    const work = importOf(carRow(2, ACCORD), broken(3), undefined, carRow(4, OTHER), broken(5), broken(6));
    expect([work.done, work.carsWaiting, work.charactersWaiting]).toEqual([0, 0, 0]);
    expect([work.take(1), work.done]).toEqual([true, 1]);
    const cars = [{ vin: ACCORD, year: 2003, miles: 1, condition: 'used', price: 1, photoCount: 0 }];
    expect([work.carsWaiting, work.charactersWaiting]).toEqual([1, JSON.stringify(cars[0]).length]);
    expect([work.take(5), work.done]).toEqual([true, 2]);
    expect(work.takeCars()).toEqual(cars);
    expect([work.carsWaiting, work.charactersWaiting, work.takeCars()]).toEqual([0, 0, []]);
    expect([work.take(2), work.done, work.carsWaiting]).toEqual([true, 4, 1]);
    expect([work.take(0), work.done]).toEqual([true, 4]);
    expect([work.take(2), work.done, work.take(1), work.done]).toEqual([false, 5, false, 5]);
  });

  it('reports every row by its line', () => {
    const work = whole(
      carRow(2, ACCORD),
      carRow(3, OTHER, { condition: 'U' }),
      carRow(4, ACCORD),
      broken(5),
      carRow(6, 'x'),
    );
    expect(work.report()).toEqual({
      rows: 5,
      accepted: 1,
      corrected: 1,
      refused: 3,
      results: [
        {
          line: 3,
          outcome: 'corrected',
          vin: OTHER,
          corrections: [{ field: 'condition', from: 'U', to: 'used', why: 'the usual word' }],
        },
        {
          line: 4,
          outcome: 'refused',
          vin: ACCORD,
          problems: [expect.objectContaining({ path: 'vin', expected: 'each car once; line 2 has it' })],
        },
        {
          line: 5,
          outcome: 'refused',
          problems: [
            expect.objectContaining({ path: '', expected: 'a JSON object', got: 'a row that cannot be read' }),
          ],
        },
        { line: 6, outcome: 'refused', problems: [expect.objectContaining({ path: 'vin' })] },
      ],
      unlisted: 0,
    });
  });

  it('lists a thousand rows and counts the others', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, i) => broken(i + 2));
    const listed = (count: number) => {
      const { results, unlisted, refused } = whole(...rows(count)).report();
      return [results.length, unlisted, refused];
    };
    expect([listed(999), listed(1_000), listed(1_002)]).toEqual([
      [999, 0, 999],
      [1_000, 0, 1_000],
      [1_000, 2, 1_002],
    ]);
  });

  it('stops after the row that is too many', () => {
    const { rowsMax } = FEED_BOUNDS;
    function* rows(count: number) {
      for (let line = 1; line <= count; line += 1) yield broken(line);
    }
    const [fits, tooLong] = [new FeedImport(rows(rowsMax), 2026), new FeedImport(rows(rowsMax + 5), 2026)];
    expect([fits.take(rowsMax), fits.isTooLong, fits.take(1)]).toEqual([true, false, false]);
    expect([tooLong.take(rowsMax + 5), tooLong.isTooLong, tooLong.done]).toEqual([false, true, rowsMax + 1]);
    expect([tooLong.take(1), tooLong.done]).toEqual([false, rowsMax + 1]);
  });

  const soldRow = (line: number, vin: string, more = {}) => carRow(line, vin, { status: 'Sold', ...more });
  it.each([
    ['no row', [], false],
    ['a sold car', [soldRow(2, ACCORD)], true],
    ['two sold cars', [soldRow(2, ACCORD), soldRow(3, OTHER)], true],
    ['a sold car and one for sale', [soldRow(2, ACCORD), carRow(3, OTHER)], false],
    ['a sold car and a malformed row', [soldRow(2, ACCORD), broken(3)], false],
    ['a sold car with another problem', [soldRow(2, ACCORD, { price: 'x' })], false],
    ['a corrected car', [carRow(2, ACCORD, { condition: 'U' })], false],
  ])('of %s is sold out: %s', (_, rows, isSoldOut) => {
    expect(whole(...rows).isSoldOut).toBe(isSoldOut);
  });

  it.each([
    [
      'the first row with a name',
      [{}, { dealerName: 'One' }, { dealerName: 'Two', dealerZip: '94103' }],
      ['One', undefined],
    ],
    ['the first row with a ZIP', [{ dealerZip: '94103' }, { dealerName: 'Two' }], [undefined, '94103']],
    ['no row', [{}, { dealerCity: 'Austin' }], undefined],
  ])('takes the rooftop from %s', (_, rows, named) => {
    const { rooftopCells } = whole(broken(1), ...rows.map((row, i) => carRow(i + 2, 'x', row)));
    expect(rooftopCells && [rooftopCells.get('dealerName'), rooftopCells.get('dealerZip')]).toEqual(named);
  });
});
