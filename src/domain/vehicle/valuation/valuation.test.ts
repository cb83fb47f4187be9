import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import type { Identity } from '../identity.ts';
import { guideValueOf, valuationOf } from './valuation.ts';

const MSRP = 30_000;
const usedValue = (modelYear: number, asOf: string, odometer: number, title?: 'clean' | 'salvage') =>
  guideValueOf({ modelYear, msrp: dollars(MSRP) }, { condition: 'used', odometer }, { asOf, ...(title && { title }) }) /
  100;

describe('the value that a car keeps', () => {
  // valuation.data.ts: 97 % new, 84, 75, 67, 60, 53, 47, 41.5, 36.5, 32, 28 % after 1 … 10 years, then 88.5 % of the
  // year before, at least 6 %. Months are interpolated and values rounded down to 25 dollars. 12,000 miles a year are
  // usual.
  it.each([
    ['new', 2026, '2026-01-01', 0, 29_100],
    ['after a year', 2026, '2027-01-31', 12_000, 25_200],
    ['after half a year, between the two', 2026, '2026-07-15', 6_000, 27_150],
    ['after a year and eleven months', 2026, '2027-12-01', 23_000, 22_725],
    ['after ten years', 2016, '2026-01-01', 120_000, 8_400],
    ['after eleven years, beyond the table', 2015, '2026-01-01', 132_000, 7_425],
    ['after twelve years', 2014, '2026-01-01', 144_000, 6_575],
    ['after ten and a half years, across the end of the table', 2016, '2026-07-01', 126_000, 7_900],
    ['after forty years, at the floor', 1986, '2026-01-01', 480_000, 1_800],
    ['before its model year', 2027, '2026-06-01', 0, 29_100],
  ])('is, %s: model year %i on %s', (_, modelYear, asOf, odometer, value) => {
    expect(usedValue(modelYear, asOf, odometer)).toBe(value);
  });

  // Each thousand miles moves the value by 0.4 %, between 75 and 110 %. 20,100 dollars are usual after three years.
  it.each([
    [36_000, 20_100],
    [37_000, 20_000],
    [35_000, 20_175],
    [98_500, 15_075],
    [98_000, 15_100],
    [200_000, 15_075],
    [11_000, 22_100],
    [12_000, 22_025],
    [0, 22_100],
  ])('moves with the miles: %i are worth %i', (odometer, value) => {
    expect(usedValue(2023, '2026-01-01', odometer)).toBe(value);
  });

  it('moves by 0.4 percent for each thousand miles', () => {
    const car = { modelYear: 2023, msrp: dollars(1_000_000) };
    expect(guideValueOf(car, { condition: 'used', odometer: 61_000 }, { asOf: '2026-01-01' })).toBe(dollars(603_000));
  });

  it('is reduced by the title', () => {
    expect(usedValue(2023, '2026-01-01', 36_000, 'salvage')).toBe(8_025);
    expect(usedValue(2023, '2026-01-01', 36_000, 'clean')).toBe(20_100);
  });
});

describe('a valuation', () => {
  const identity = { assumedYear: 2023, make: 'Ford', model: 'Escape', msrpCents: MSRP * 100 } as Identity;
  const rest = 'trade-in is retail less margin and reconditioning.';

  it('states retail and trade-in, the miles assumed, and how they were derived', () => {
    expect(valuationOf({ identity, asOf: '2026-01-01' })).toEqual({
      retailValue: dollars(20_100),
      tradeInValue: dollars(17_175),
      asOf: '2026-01-01',
      miles: 36_000,
      method: `Depreciation curve: 67.0% of MSRP at 3.0 years for Ford Escape, 36000 miles; ${rest}`,
    });
  });

  it('states the given miles, a brand of the title, an estimated price and an unknown car', () => {
    const unknown = {
      assumedYear: 2023,
      msrpCents: MSRP * 100,
      msrpEstimate: { estimated: true },
    } as unknown as Identity;
    expect(valuationOf({ identity: unknown, asOf: '2025-07-01', miles: 30_000, title: 'rebuilt' })).toEqual({
      retailValue: dollars(13_825),
      tradeInValue: dollars(11_650),
      asOf: '2025-07-01',
      miles: 30_000,
      method: `Depreciation curve: 71.0% of the estimated MSRP at 2.5 years for the vehicle, 30000 miles, a rebuilt title at 65% of clean; ${rest}`,
    });
  });

  it.each([
    [2_000, 1_250],
    [1_800, 1_075],
    [1_700, 1_000],
  ])('keeps the trade-in of a car of %i at 60 percent or more', (retail, tradeIn) => {
    const cheap = { ...identity, assumedYear: 2026, msrpCents: Math.ceil((retail * 100) / 0.97) } as Identity;
    const value = valuationOf({ identity: cheap, asOf: '2026-01-01' });
    expect([value.retailValue, value.tradeInValue]).toEqual([dollars(retail), dollars(tradeIn)]);
  });

  it('assumes a thousand miles for each month', () => {
    const miles = Array.from({ length: 120 }, (_, month) => {
      const asOf = `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
      return valuationOf({ identity, asOf }).miles;
    });
    expect(miles).toEqual(miles.map((_, month) => month * 1_000));
  });

  it('assumes usual miles for months, in whole miles', () => {
    expect(valuationOf({ identity, asOf: '2026-02-01' }).miles).toBe(37_000);
    expect(
      valuationOf({ identity: { ...identity, model: undefined } as unknown as Identity, asOf: '2026-02-01' }).method,
    ).toContain('for Ford, 37000');
  });
});
