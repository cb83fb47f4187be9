import { describe, expect, it } from 'vitest';
import { estimateMsrp, type PricedVehicle } from './msrp.ts';
import { msrpIn } from './msrp-by-year.ts';

const car = (more: Partial<PricedVehicle>): PricedVehicle => ({
  make: undefined,
  model: undefined,
  trim: undefined,
  vehicleType: 'Passenger Car',
  body: undefined,
  gvwr: undefined,
  assumedYear: 2026,
  ...more,
});
/** Dollars, method and confidence. */
const estimated = (more: Partial<PricedVehicle>) => {
  const { estimated: isEstimated, msrpCents, method, confidence } = estimateMsrp(car(more));
  expect(isEstimated).toBe(true);
  return [msrpCents / 100, method, confidence];
};

describe('a list price in another model year', () => {
  // Two percent a year, to the nearest five dollars: 10,000 / 1.02 is 9,803.92, and 28,835.06 is 30,000 / 1.02².
  it.each([
    [30_000, 2026, 2026, 30_000],
    [30_000, 2026, 2027, 30_600],
    [10_000, 2026, 2025, 9_805],
    [30_000, 2026, 2024, 28_835],
    [12_345, 2020, 2020, 12_345],
    [20_000, 2016, 2026, 24_380],
  ])('of %i in %i is, in %i, %i', (msrpDollars, pricedYear, year, dollars) => {
    expect(msrpIn(year, { msrpDollars, pricedYear })).toBe(dollars);
  });
});

describe('the estimated list price of a vehicle', () => {
  it.each<[string, Partial<PricedVehicle>, number, string, string]>([
    [
      'of a trim in the table',
      { make: 'Toyota', model: 'Camry', trim: 'xle' },
      33_700,
      'the trim XLE of the Toyota Camry',
      'medium',
    ],
    [
      'of an unknown trim',
      { make: 'Toyota', model: 'Camry', trim: 'TRD' },
      28_700,
      'the base trim of the Toyota Camry',
      'low',
    ],
    ['without a trim', { make: 'Honda', model: 'Accord' }, 28_295, 'the base trim of the Honda Accord', 'low'],
  ])('is that of its line, %s', (_, vehicle, dollars, which, confidence) => {
    const method = `Carport's price table for ${which}, adjusted by 2 percent a year to model year 2026.`;
    expect(estimated(vehicle)).toEqual([dollars, method, confidence]);
  });

  it('is that of the line of its own year', () => {
    // The Camry of 2018–2024 is priced in 2024: 26,420 / 1.02 is 25,901.96.
    expect(estimated({ make: 'Toyota', model: 'Camry', trim: 'LE', assumedYear: 2023 })[0]).toBe(25_900);
    expect(estimated({ make: 'Toyota', model: 'Camry', trim: 'LE', assumedYear: 2024 })[0]).toBe(26_420);
  });

  it.each<[string, Partial<PricedVehicle>, number, string]>([
    ['a body of an unknown make', { body: 'Sedan' }, 29_500, 'Sedan, rating class 3'],
    ['a make without a model', { make: 'Toyota', body: 'Sedan' }, 28_025, 'Sedan, rating class 1'],
    ['a model of another make', { make: 'Honda', model: 'Camry', body: 'Sedan' }, 28_025, 'Sedan, rating class 1'],
    ['a model of no make', { model: 'Camry', body: 'Sedan' }, 29_500, 'Sedan, rating class 3'],
    ['a luxury make', { make: 'BMW', model: '330i', body: 'Sedan' }, 51_625, 'Sedan, rating class 6'],
    ['a performance line', { make: 'BMW', model: 'M3', body: 'Sedan' }, 76_700, 'Sedan, rating class 7'],
    [
      'a performance trim',
      { make: 'Mercedes-Benz', model: 'C', trim: 'AMG 43', body: 'Coupe' },
      88_400,
      'Coupe, rating class 7',
    ],
    ['an exotic make', { make: 'Ferrari', model: '296', body: 'Coupe' }, 238_000, 'Coupe, rating class 8'],
    ['a light truck', { body: 'Truck', gvwr: 'Class 2E: 6,001 - 7,000 lb' }, 48_000, 'Truck, rating class 3'],
    ['a heavy truck', { make: 'BMW', body: 'Truck', gvwr: 'Class 3: 10,001 - 14,000 lb' }, 58_000, 'weight class 3'],
    ['the heaviest truck', { vehicleType: 'Truck', gvwr: 'Class 8: 33,001 lb and above' }, 165_000, 'weight class 8'],
    ['a type without a body', { make: 'BMW', vehicleType: 'Motorcycle' }, 13_500, 'Motorcycle'],
    ['an unknown type', { vehicleType: 'Hovercraft' }, 38_000, 'Hovercraft'],
  ])('is that of its class, for %s', (_, vehicle, dollars, of) => {
    const method = `Usual list price of the class (${of}), adjusted by 2 percent a year to model year 2026.`;
    expect(estimated(vehicle)).toEqual([dollars, method, 'low']);
  });

  it('is that of its class in its year', () => {
    expect(estimated({ body: 'Sedan', assumedYear: 2025 })[0]).toBe(28_920);
  });
});
