import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '../../places/states.ts';
import {
  CENTS_PER_KWH,
  DOLLARS_PER_GALLON,
  ELECTRICITY,
  GASOLINE,
  INSURANCE,
  INSURANCE_RELATIVITY,
  UPKEEP,
} from './ownership-costs.data.ts';
import { energyCost, insurancePremium, maintenanceCost, repairCost } from './running-costs.ts';

describe('the running costs of a car', () => {
  it('compute fuel from the state’s price and the car’s economy', () => {
    expect(energyCost('TX', 'gasoline', 30, 15_000)).toBeCloseTo(500 * 2.65, 6);
    expect(energyCost('CA', 'gasoline', 30, 15_000)).toBeCloseTo(500 * 4.6, 6);
    // EIA 2023: 29.51 cents in California, 10.98 in Washington.
    expect(energyCost('CA', 'electric', 100, 15_000)).toBeCloseTo(150 * 33.7 * 0.2951, 6);
    expect(energyCost('WA', 'electric', 100, 15_000)).toBeCloseTo(150 * 33.7 * 0.1098, 6);
  });

  it('rate insurance by state, value, make and fuel', () => {
    expect(insurancePremium('ME', 'Honda', 'gasoline', 27_000)).toBeCloseTo(1258 * 1.45 * 0.66, 6);
    expect(insurancePremium('FL', 'Honda', 'gasoline', 27_000)).toBeGreaterThan(
      insurancePremium('ME', 'Honda', 'gasoline', 27_000) * 2,
    );
    expect(insurancePremium('TX', 'BMW', 'gasoline', 20_000)).toBeCloseTo(
      insurancePremium('TX', 'Honda', 'gasoline', 20_000) * 1.15,
      6,
    );
    expect(insurancePremium('TX', 'Honda', 'electric', 20_000)).toBeCloseTo(
      insurancePremium('TX', 'Honda', 'gasoline', 20_000) * 1.15,
      6,
    );
    expect(insurancePremium('TX', 'Honda', 'gasoline', 10_000)).toBeLessThan(
      insurancePremium('TX', 'Honda', 'gasoline', 30_000),
    );
  });

  it('compute maintenance by make and age, less for an electric car, and repairs for an unknown make', () => {
    expect(maintenanceCost('Toyota', 'gasoline', 0)).toBeCloseTo(210, 6);
    expect(maintenanceCost('BMW', 'gasoline', 99)).toBeCloseTo(1300 * 1.6, 6);
    expect(maintenanceCost('Toyota', 'electric', 0)).toBeCloseTo(126, 6);
    expect(repairCost('Nobody', 4)).toBe(620);
  });

  it('have a figure for every state and a source for every table', () => {
    for (const table of [CENTS_PER_KWH, DOLLARS_PER_GALLON, INSURANCE_RELATIVITY]) {
      expect(Object.keys(table).sort()).toEqual([...STATE_CODES].sort());
    }
    for (const law of [ELECTRICITY, GASOLINE, INSURANCE, UPKEEP]) {
      expect(law).toMatchObject({ authority: expect.any(String), effectiveFrom: expect.stringMatching(/^\d{4}-/) });
      // A table whose source was not read says that it is an estimate.
      if (law.verifiedOn === null) expect(law.authority).toContain('estimate');
    }
  });
});
