import { describe, expect, it } from 'vitest';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { coverageOn, expirationMilesOf } from '../contract-terms.ts';
import { exemplarContracts } from './exemplar.ts';

function vinOf(text: string): Vin {
  const vin = parseVin(text);
  if (vin === undefined) throw new Error(`not a VIN: ${text}`);
  return vin;
}

describe('example contracts', () => {
  const h2017 = vinOf('F1XPENDG0HCBY0001');
  const s2025 = vinOf('F1X0PENDXSCBY0001');

  it('start on June 15 of the year after the model year', () => {
    for (const contract of exemplarContracts(s2025, 2026)) expect(contract.effectiveDate).toBe('2026-06-15');
    for (const contract of exemplarContracts(h2017, 2026)) expect(contract.saleDate).toBe('2018-06-15');
  });

  it('are lapsed on old cars and in force on recent ones', () => {
    for (const contract of exemplarContracts(h2017, 2026)) expect(coverageOn(contract, '2026-11-27')).toBe('lapsed');
    for (const contract of exemplarContracts(s2025, 2026)) expect(coverageOn(contract, '2026-11-27')).toBe('in-force');
  });

  it('are the same for the same VIN and always include a service contract', () => {
    expect(exemplarContracts(s2025, 2026)).toEqual(exemplarContracts(s2025, 2026));
    expect(exemplarContracts(s2025, 2026)[0]?.productType).toBe('VSC');
  });

  it('cost less than their price, and end after they start', () => {
    for (let serial = 1000; serial < 1200; serial += 1) {
      for (const contract of exemplarContracts(vinOf(`F1X0PENDXRCBY${serial}`), 2026)) {
        expect(contract.dealerCost).toBeLessThan(contract.price);
        expect(contract.expirationDate > contract.effectiveDate).toBe(true);
        const miles = expirationMilesOf(contract);
        if (miles !== null) expect(miles).toBeGreaterThan(contract.saleOdometer);
      }
    }
  });

  it('treat a car without a model year code as four years old', () => {
    expect(exemplarContracts(vinOf('F1X0PENDX0CBY0001'), 2026)[0]?.saleDate).toBe('2023-06-15');
  });

  it('have prices and odometers over their whole range, in steps, and a service contract on every car', () => {
    const serials = Array.from({ length: 4_000 }, (_, i) => vinOf(`F1X0PENDXRCBY${1000 + i}`));
    const services = serials.flatMap((vin) => exemplarContracts(vin, 2026).filter((one) => one.productType === 'VSC'));
    expect(services).toHaveLength(serials.length);
    const prices = services.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([199_500, 379_500]);
    expect(prices.filter((price) => price % 500 !== 0)).toEqual([]);
    const miles = services.map(({ saleOdometer }) => saleOdometer);
    expect([Math.min(...miles), Math.max(...miles)]).toEqual([8_000, 16_000]);
    expect(miles.filter((odometer) => odometer % 100 !== 0)).toEqual([]);
  });

  it.each([
    [36_000, 'zero', 36_000],
    [36_000, 'sale', 48_000],
    [null, 'sale', null],
  ] as const)('of %s miles that count from %s end at %s', (termMiles, milesFrom, end) => {
    expect(expirationMilesOf({ termMiles, milesFrom, saleOdometer: 12_000 })).toBe(end);
  });

  it('lapse on the expiration date itself', () => {
    expect(coverageOn({ expirationDate: '2030-03-01' }, '2030-02-28')).toBe('in-force');
    expect(coverageOn({ expirationDate: '2030-03-01' }, '2030-03-01')).toBe('lapsed');
  });
});
