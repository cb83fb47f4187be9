import { describe, expect, it } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import { errorCodesOf, type GradedDecode } from './error-codes.ts';

const ACCORD = '1HGCM82633A004352' as Vin;
/** Positions 4–8 and 11, one bit each from zero. */
const ALL = 0b100_1111_1000;
const decodeWith = (more: Partial<GradedDecode> = {}): GradedDecode => ({
  year: 2003,
  values: { model: 'Accord' },
  explained: ALL,
  correction: undefined,
  isLight: true,
  ...more,
});
const codesOf = (vin: string, more?: Partial<GradedDecode>) => errorCodesOf(vin as Vin, decodeWith(more));
const correction = (code: 2 | 3 | 4 | 5) => ({ code, suggestedVin: ACCORD, positions: [] });

describe('the error codes of a decode', () => {
  it.each<[string, string, Partial<GradedDecode>, number[]]>([
    ['a valid VIN', ACCORD, {}, [0]],
    ['a wrong check digit', '1HGCM82603A004352', {}, [1]],
    ['one character that fits', ACCORD, { correction: correction(2) }, [2]],
    ['several wrong positions', ACCORD, { correction: correction(5) }, [5]],
    ['a wrong check digit and position', '1HGCM82603A004352', { correction: correction(4) }, [1, 4]],
    ['no pattern', ACCORD, { explained: undefined, values: {} }, [8]],
    ['a glider kit', ACCORD, { values: { model: 'X', bodyClass: 'Truck - Glider' } }, [0, 9]],
    ['no model year', ACCORD, { year: null }, [11]],
    ['no model', ACCORD, { values: {} }, [0, 14]],
    ['a pattern for no position', ACCORD, { explained: 0 }, [0, 14]],
    ['everything at once', '1HGCM8261UA00435X', { year: null, explained: 0, values: {} }, [1, 11, 14, 400]],
  ])('of %s', (_, vin, more, codes) => {
    expect(codesOf(vin, more)).toEqual(codes);
  });

  it.each([4, 5, 6, 7, 8, 11])('include 14 when no pattern covers position %i', (position) => {
    expect(codesOf(ACCORD, { explained: ALL & ~(1 << (position - 1)) })).toEqual([0, 14]);
  });

  it.each([1, 2, 3, 9, 10, 12, 13])('do not require a pattern for position %i', (position) => {
    expect(codesOf(ACCORD, { explained: ALL & ~(1 << (position - 1)) })).toEqual([0]);
  });

  it.each(['Off-road Vehicle - All Terrain Vehicle (ATV)', 'Motorcycle - ATV', 'Golf Cart'])(
    'ignore the check digit of a vehicle for use off the road: %s',
    (bodyClass) => {
      expect(codesOf('1HGCM82603A004352', { values: { model: 'X', bodyClass } })).toEqual([0, 10]);
      expect(codesOf('1HGCM826A3A004352', { values: { model: 'X', bodyClass } })).toEqual([0, 10]);
    },
  );

  // 49 CFR 565.15: the last five characters are digits for light vehicles and the last four for others.
  it.each([
    ['a letter in position 12 of a light vehicle', '1HGCM82633AA04352', true, false],
    ['a letter in position 13 of a light vehicle', '1HGCM82633A0A4352', true, true],
    ['a letter in position 17 of a light vehicle', '1HGCM82633A00435A', true, true],
    ['a letter in position 13 of a heavy vehicle', '1HGCM82633A0A4352', false, false],
    ['a letter in position 14 of a heavy vehicle', '1HGCM82633A00A352', false, true],
    ['a letter in position 14 of a low-volume maker', '1H9CM82633A00A352', true, false],
    ['a letter in position 15 of a low-volume maker', '1H9CM82633A004A52', true, true],
    ['a letter other than X in position 9', '1HGCM826A3A004352', true, true],
    ['an X in position 9', '1HGCM826X3A004352', true, false],
    ['a 0 in position 10', '1HGCM82630A004352', true, true],
    ['a U in position 10', '1HGCM8263UA004352', true, true],
    ['a Z in position 10', '1HGCM8263ZA004352', true, true],
    ['a Y in position 10', '1HGCM8263YA004352', true, false],
    ['a Z in position 11', '1HGCM82633Z004352', true, false],
  ])('report %s with 400', (_, vin, isLight, isStray) => {
    expect(codesOf(vin, { isLight }).includes(400)).toBe(isStray);
  });
});
