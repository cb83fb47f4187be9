/** Contract tests of vehicle facts: a known car, an unknown maker, deterministic answers. */
import { describe, expect, it } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import type { VehicleFacts } from '../vehicle-facts.ts';

const ACCORD = '1HGCM82633A004352' as Vin;
const BMW = 'WBA3A5C51CF256987' as Vin;
const UNKNOWN = 'ZZZCM82633A004352' as Vin;
const YEAR = 2026;

/** `sourceName` matches the source's name in its answers. */
export function vehicleFactsSuite(facts: () => VehicleFacts, sourceName: RegExp): void {
  const find = async (vin: Vin) => {
    await facts().prepare?.(vin, YEAR);
    return facts().find(vin, YEAR);
  };

  describe('a source of vehicle facts', () => {
    it('decodes a well-known Accord: coupe, V6, Marysville', async () => {
      const found = await find(ACCORD);
      expect(found).toMatchObject({
        wmi: '1HG',
        year: 2003,
        make: 'Honda',
        vehicleType: 'Passenger Car',
        values: { model: 'Accord', bodyClass: 'Coupe', cylinders: '6', plantCity: 'MARYSVILLE', trim: 'EX-V6' },
        errorCodes: [0],
      });
      expect(found?.source ?? facts().source).toMatch(sourceName);
    });

    it('grades a wrong check digit, and still decodes the car', async () => {
      const found = await find(BMW);
      expect([found?.make, found?.values.model, found?.year]).toEqual(['BMW', '328i', 2012]);
      expect(found?.errorCodes).toContain(1);
    });

    it('returns nothing for a manufacturer that NHTSA does not list', async () => {
      expect(await find(UNKNOWN)).toBeUndefined();
    });

    it('returns the same answer twice', async () => {
      expect(await find(ACCORD)).toEqual(await find(ACCORD));
    });

    it('states source, date and counts of its tables', () => {
      expect(facts().about()).toMatchObject({ source: expect.any(String), date: expect.any(String) });
    });
  });
}
