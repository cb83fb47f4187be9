import { describe, expect, it } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import { type SmallDump, tablesOf, vinOf } from '#test/samples/vehicle/dump/small.ts';
import { decodeVpic } from './decode-vpic.ts';
import type { Wmi } from './tables.ts';

const [MODEL, PLANT_CITY, TRIM] = [28, 31, 38];
const PATTERNS: SmallDump['patterns'] = [
  [1, 'AB', MODEL, '10'],
  [1, '**[C1]', TRIM, 'x'],
  [1, '***D', TRIM, 'y'],
  [1, '****[EF]', TRIM, 'z'],
  [1, '*****|*X', PLANT_CITY, 'TINY'],
];
const found = (patterns: SmallDump['patterns'], vin: string, isWhole = true) =>
  decodeVpic(tablesOf({ patterns }, isWhole), vin as Vin, 2026)?.correction;
/** A valid VIN with one character replaced. */
const withAt = (vin: string, position: number, character: string) =>
  vin.slice(0, position - 1) + character + vin.slice(position);
const VIN = vinOf('ABCDE');

describe('the correction of a VIN', () => {
  it.each([
    ['every character is allowed', VIN],
    ['only the check digit is wrong', withAt(VIN, 9, VIN.charAt(8) === '1' ? '2' : '1')],
    ['only the year has no pattern', vinOf('ABCDE', 'S')],
    ['the serial number has letters', vinOf('ABCDE', 'R', 'X', 'AAAAAA')],
    ['a position that no pattern covers differs', vinOf('ABCDE', 'R', 'X', '999999')],
  ])('does not exist when %s', (_, vin) => {
    expect(found(PATTERNS, vin)).toBeUndefined();
  });

  it.each([
    [4, 'Z', 'A'],
    [5, 'Z', 'B'],
    [7, 'Z', 'D'],
    [11, 'Z', 'X'],
  ])('is the one character that fits in position %i', (position, wrong, characters) => {
    const vin = withAt(VIN, position, wrong);
    expect(found(PATTERNS, vin)).toEqual({ code: 2, suggestedVin: VIN, positions: [{ position, characters }] });
  });

  it('is the character that the check digit determines, of several that fit', () => {
    expect(found(PATTERNS, withAt(VIN, 6, 'Z'))).toEqual({
      code: 3,
      suggestedVin: VIN,
      positions: [{ position: 6, characters: 'C' }],
    });
    const withOne = vinOf('AB1DE');
    expect(found(PATTERNS, withAt(withOne, 6, 'Z'))).toMatchObject({ code: 3, suggestedVin: withOne });
  });

  it('is open when the check digit determines none of several', () => {
    const vin = vinOf('ABZDE');
    expect(found(PATTERNS, vin)).toEqual({
      code: 4,
      suggestedVin: withAt(vin, 6, '!'),
      positions: [{ position: 6, characters: '1C' }],
    });
  });

  it('is open when the check digit determines two of several', () => {
    // A and 1 have the same value in the check digit (49 CFR 565, table III).
    const patterns: SmallDump['patterns'] = [...PATTERNS.slice(0, 1), [1, '**[A1B]', TRIM, 'x'], ...PATTERNS.slice(2)];
    const vin = withAt(vinOf('ABADE'), 6, 'Z');
    expect(found(patterns, vin)).toMatchObject({ code: 4, suggestedVin: withAt(vin, 6, '!') });
  });

  it('marks both positions when two are wrong', () => {
    expect(found(PATTERNS, 'F7TZBCDE0RZ000001')).toMatchObject({ code: 5, suggestedVin: 'F7T!BCDE0R!000001' });
  });

  it('marks every position when several are wrong', () => {
    expect(found(PATTERNS, 'F7TZBZDE0RZ000001')).toEqual({
      code: 5,
      suggestedVin: 'F7T!B!DE0R!000001',
      positions: [
        { position: 4, characters: 'A' },
        { position: 6, characters: '1C' },
        { position: 11, characters: 'X' },
      ],
    });
  });

  it.each([
    [12, 'F7T', true],
    [14, 'F7T', true],
    [15, 'F7T', false],
    [11, 'F79001', true],
    [12, 'F79001', false],
    [14, 'F79001', false],
  ])('checks position %i for the maker %s: %s', (position, wmi, isChecked) => {
    const serial = wmi.length === 6 ? '001001' : '000001';
    const vin = vinOf('ABCDE', 'R', 'X', serial, wmi.slice(0, 3));
    const keys = `*****|${'*'.repeat(position - 10)}9`;
    const tables = tablesOf({
      wmis: [[wmi, 2, [1]]],
      patterns: [
        [1, 'A', MODEL, '10'],
        [1, keys, 200, 'x'],
      ],
    });
    expect(decodeVpic(tables, vin, 2026)?.correction?.positions).toEqual(
      isChecked ? [{ position, characters: '9' }] : undefined,
    );
  });

  it('does not exist without a model year', () => {
    expect(found(PATTERNS, 'F7TZBCDE00X000001')).toBeUndefined();
  });

  it.each<[string, string, number[] | undefined]>([
    ['nothing is unknown', 'F7TABZDE0RX000001', undefined],
    ['a model is unknown', 'F7TZBZDE0RX000001', [4]],
    ['a plant is unknown', 'F7TABZDE0RZ000001', [11]],
    ['both are unknown', 'F7TAZZDE0RZ000001', [5, 11]],
  ])('of incomplete tables names only positions that determine what is missing: %s', (_, vin, positions) => {
    expect(found(PATTERNS, vin, false)?.positions.map(({ position }) => position)).toEqual(positions);
  });
});

describe('the characters that patterns allow', () => {
  const dump: SmallDump = {
    wmis: [['F7T', 2, [1]]],
    links: [
      [1, 1, 2010, 2012],
      [1, 2, 2012, 2014],
    ],
    patterns: [
      [1, 'A', MODEL, '10'],
      [1, '*[B-D5]', TRIM, 'x'],
      [1, '*****|*K', 75, 'USA'],
      [2, 'Z[9A]', TRIM, 'y'],
      [2, '**7*', 200, 'x'],
      [2, '*****|**#', 201, 'x'],
    ],
  };
  const allowedIn = (year: number, tables = tablesOf(dump)) => tables.allowedCharacters(tables.wmi('F7T') as Wmi, year);
  const allowedCharacters = (year: number) =>
    Array.from({ length: 17 }, (_, i) => allowedIn(year).at(i + 1))
      .join(' ')
      .trimEnd();

  it.each([
    [2009, ''],
    [2010, '   A 5BCD      K'],
    [2011, '   A 5BCD      K'],
    [2012, '   AZ 59ABCD 7     K 0123456789'],
    [2013, '   Z 9A 7      0123456789'],
    [2014, '   Z 9A 7      0123456789'],
    [2015, ''],
  ])('in %i are those of the year’s schemas, digits first: %s', (year, characters) => {
    expect(allowedCharacters(year)).toBe(characters);
  });

  it('show which positions determine the model and the plant', () => {
    const determiningPositions = (what: 'model' | 'plant') =>
      Array.from({ length: 17 }, (_, i) => i + 1).filter((position) => allowedIn(2012).tells(what, position));
    expect([determiningPositions('model'), determiningPositions('plant')]).toEqual([[4], [11]]);
  });

  it('are collected once per maker and year', () => {
    const tables = tablesOf(dump);
    expect(allowedIn(2012, tables)).toBe(allowedIn(2012, tables));
    expect(allowedIn(2012, tables)).not.toBe(allowedIn(2013, tables));
  });
});
