/** Tests the readers of printed values: value, range and confidence. */
import { describe, expect, test } from 'vitest';
import { findTerm, termReader } from './printed-terms.ts';
import {
  dateAs,
  findVin,
  identifierAs,
  moneyAs,
  nameAs,
  patternAs,
  periodAs,
  type Reader,
  type Reading,
  textAs,
  wholeAs,
} from './readers.ts';

/** A reading as its values, the text it covers and its quality. */
function seen(text: string, reading: Reading | undefined) {
  return reading && [reading.values, text.slice(reading.start, reading.end), Math.round(reading.quality * 1e4) / 1e4];
}
const read = (reader: Reader, text: string) => seen(text, reader.read(text));

const VIN = '1HGCM82633A004352';
const MISTYPED = '1HGCM82633A004353';

test.each([
  ['due 03/01/2025, then', [{ d: '2025-03-01' }, '03/01/2025', 1]],
  ['no date', undefined],
])('a date in %j is %j', (text, expected) => {
  expect(read(dateAs('d'), text)).toEqual(expected);
});

describe('a period', () => {
  const gap = (blanks: number) => `on 01/01/2026${' '.repeat(blanks)}07/01/2026.`;
  test.each([
    ['01/01/2026 to 07/01/2026', [{ from: '2026-01-01', to: '2026-07-01' }, '01/01/2026 to 07/01/2026', 1]],
    [gap(30), [{ from: '2026-01-01', to: '2026-07-01' }, gap(30).slice(3, -1), 1]],
    [gap(31), [{ from: '2026-01-01' }, '01/01/2026', 0.9]],
    ['from 01/01/2026', [{ from: '2026-01-01' }, '01/01/2026', 0.9]],
    ['none', undefined],
  ])('in %j is %j', (text, expected) => {
    expect(read(periodAs('from', 'to'), text)).toEqual(expected);
  });
});

test.each([
  ['is $ 1,995.00 now', [{ m: '1995.00' }, '$ 1,995.00', 1]],
  ['12 payments of 50.00', [{ m: '50.00' }, '50.00', 1]],
  ['for 2,400 in all', [{ m: '2400.00' }, '2,400', 0.92]],
  ['for $2,4OO.OO', [{ m: '2400.00' }, '$2,4OO.OO', 0.85]],
  ['for 2,4OO in all', [{ m: '2400.00' }, '2,4OO', 0.782]],
  ['$0.00', [{ m: '0.00' }, '$0.00', 1]],
  ['-$0.01', undefined],
  ['none', undefined],
])('money in %j is %j', (text, expected) => {
  const reading = read(moneyAs('m'), text);
  expect(reading && [reading[0], String(reading[1]).trim(), reading[2]]).toEqual(expected);
});

test.each([
  ['9', undefined],
  ['10', [{ n: 10 }, '10', 1]],
  ['500', [{ n: 500 }, '500', 1]],
  ['501', undefined],
  ['of 1,000 the 25 first', [{ n: 25 }, '25', 1]],
  ['40% or $30 or 12/25 or 45.5', undefined],
])('a whole number from 10 to 500 in %j is %j', (text, expected) => {
  expect(read(wholeAs('n', 10, 500), text)).toEqual(expected);
});

test.each([
  ['48k miles', [{ n: 48_000 }, '48k', 1]],
  ['48,210 miles', [{ n: 48_210 }, '48,210', 1]],
])('miles in %j are %j', (text, expected) => {
  expect(read(wholeAs('n', 0, 999_999), text)).toEqual(expected);
});

describe('a VIN', () => {
  test.each([
    [`VIN ${VIN}.`, [{ v: VIN }, VIN, 1]],
    [`vin ${VIN.toLowerCase()}`, [{ v: VIN }, VIN.toLowerCase(), 1]],
    ['1HGCM 82633 A004352', [{ v: VIN }, '1HGCM 82633 A004352', 1]],
    ['1hgcm 82633 a004352', undefined],
    ['1HGCM82633AOO4352', [{ v: VIN }, '1HGCM82633AOO4352', 0.85]],
    ['lHGCM', undefined],
    [MISTYPED, [{ v: MISTYPED }, MISTYPED, 0.75]],
    ['1HGCM 82633 A004353', undefined],
    ['1HGCM82633AOO4353', undefined],
    [`${MISTYPED} or 1HGCM82633A004354`, [{ v: MISTYPED }, MISTYPED, 0.75]],
    [`${MISTYPED} or ${VIN}`, [{ v: VIN }, VIN, 1]],
    // Seventeen ones have a valid check digit, and seventeen letters are a word.
    ['11111111111111111', undefined],
    ['ABCDEFGHJKLMNPRST', undefined],
    [`${VIN}0`, undefined],
  ])('in %j is %j', (text, expected) => {
    expect(seen(text, findVin(text, 'v'))).toEqual(expected);
  });
});

test.each([
  [': vsc-0012345', [{ i: 'VSC-0012345' }, 'vsc-0012345', 1]],
  [' # 55.102/7', [{ i: '55.102/7' }, '55.102/7', 1]],
  ['****9921', [{ i: '****9921' }, '****9921', 1]],
  ['S123 456 789', [{ i: 'S123 456 789' }, 'S123 456 789', 1]],
  ['12', [{ i: '12' }, '12', 1]],
  ['7', undefined],
  ['A'.repeat(33) + 1, [{ i: 'A'.repeat(33) + 1 }, 'A'.repeat(33) + 1, 1]],
  ['A'.repeat(34) + 1, undefined],
  ['NONE', undefined],
  ['!!', undefined],
])('an identifier in %j is %j', (text, expected) => {
  expect(read(identifierAs('i'), text)).toEqual(expected);
});

test.each([
  [': Jane Sample   next', [{ t: 'Jane Sample' }, 'Jane Sample', 1]],
  ['Sample  Motors', [{ t: 'Sample' }, 'Sample', 1]],
  ['Example Inc.', [{ t: 'Example Inc' }, 'Example Inc', 1]],
  ['Jane | Max', [{ t: 'Jane' }, 'Jane', 1]],
  ['x'.repeat(12), [{ t: 'x'.repeat(12) }, 'x'.repeat(12), 1]],
  ['x'.repeat(13), undefined],
  ['---', undefined],
  ['', undefined],
])('words in %j are %j', (text, expected) => {
  expect(read(textAs('t', 12), text)).toEqual(expected);
});

test('a name has at most sixty characters', () => {
  expect(read(nameAs('n'), 'x'.repeat(60))?.[1]).toBe('x'.repeat(60));
  expect(read(nameAs('n'), 'x'.repeat(61))).toBeUndefined();
});

test.each([
  ['at 4.9 % APR', [{ apr: 4.9 }, '4.9 %', 1]],
  ['at 0 % APR', undefined],
  ['at cost', undefined],
])('a pattern in %j is %j', (text, expected) => {
  const reader = patternAs('apr', /(\d+(?:\.\d+)?)\s*%/, ([, rate]) => (rate === '0' ? undefined : Number(rate)));
  expect(read(reader, text)).toEqual(expected);
});

describe('a term', () => {
  test.each([
    ['for 60 Months / 75,000 Miles', { termMonths: 60, termMiles: 75_000 }, '60 Months / 75,000 Miles'],
    ['7 Year or 100,000 Mile', { termMonths: 84, termMiles: 100_000 }, '7 Year or 100,000 Mile'],
    ['plan 84/100,000 now', { termMonths: 84, termMiles: 100_000 }, '84/100,000'],
    ['84/100', { termMonths: 84, termMiles: 100_000 }, '84/100'],
    ['84/100k', { termMonths: 84, termMiles: 100_000 }, '84/100k'],
    ['36/1000', { termMonths: 36, termMiles: 1_000 }, '36/1000'],
    ['36/500000', { termMonths: 36, termMiles: 500_000 }, '36/500000'],
    ['36/500001', undefined, undefined],
    ['36/999', undefined, undefined],
    ['1 month', { termMonths: 1 }, '1 month'],
    ['0 months', undefined, undefined],
    ['180 months', { termMonths: 180 }, '180 months'],
    ['181 months', undefined, undefined],
    ['15 years', { termMonths: 180 }, '15 years'],
    ['16 years', undefined, undefined],
    ['36 months 600,000 miles', { termMonths: 36 }, '36 months'],
  ])('in %j is %j', (text, values, printed) => {
    expect(seen(text, findTerm(text))).toEqual(values && [values, printed, 1]);
  });

  test.each([
    [' 60', { termMonths: 60 }, '60'],
    ['1', { termMonths: 1 }, '1'],
    ['180', { termMonths: 180 }, '180'],
    ['0', undefined, undefined],
    ['181', undefined, undefined],
    ['999', undefined, undefined],
    ['1,000', { termMiles: 1_000 }, '1,000'],
    ['75000', { termMiles: 75_000 }, '75000'],
    ['500,000', { termMiles: 500_000 }, '500,000'],
    ['500,001', undefined, undefined],
    ['none', undefined, undefined],
    ['60.5', undefined, undefined],
  ])('that is a bare number %j is %j', (text, values, printed) => {
    expect(read(termReader, text)).toEqual(values && [values, printed, 0.95]);
  });

  test('in full is preferred to the bare number before it', () => {
    expect(read(termReader, '60 (60 months)')).toEqual([{ termMonths: 60 }, '60 months', 1]);
  });
});
