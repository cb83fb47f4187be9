/** Port suite that every source of vehicle facts passes: a known car, an unknown maker, the same answer twice. */
import { describe, expect, it } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import type { VehicleFacts } from '../vehicle-facts.ts';

const ACCORD = '1HGCM82633A004352' as Vin;
const BMW = 'WBA3A5C51CF256987' as Vin;
const UNKNOWN = 'ZZZCM82633A004352' as Vin;
const YEAR = 2026;

/** `told` is how an answer of the source names it. */
export function vehicleFactsSuite(facts: () => VehicleFacts, told: RegExp): void {
  const find = async (vin: Vin) => {
    await facts().prepare?.(vin, YEAR);
    return facts().find(vin, YEAR);
  };

  describe('a source of vehicle facts', () => {
    it('tells a well-known Accord: coupe, V6, Marysville', async () => {
      const found = await find(ACCORD);
      expect(found).toMatchObject({
        wmi: '1HG',
        year: 2003,
        make: 'Honda',
        vehicleType: 'Passenger Car',
        values: { model: 'Accord', bodyClass: 'Coupe', cylinders: '6', plantCity: 'MARYSVILLE', trim: 'EX-V6' },
        errorCodes: [0],
      });
      expect(found?.source ?? facts().source).toMatch(told);
    });

    it('grades a wrong check digit, and tells the car all the same', async () => {
      const found = await find(BMW);
      expect([found?.make, found?.values.model, found?.year]).toEqual(['BMW', '328i', 2012]);
      expect(found?.errorCodes).toContain(1);
    });

    it('tells nothing of a manufacturer that NHTSA does not list', async () => {
      expect(await find(UNKNOWN)).toBeUndefined();
    });

    it('answers the same twice', async () => {
      expect(await find(ACCORD)).toEqual(await find(ACCORD));
    });

    it('states source, date and counts of the tables at hand', () => {
      expect(facts().about()).toMatchObject({ source: expect.any(String), date: expect.any(String) });
    });
  });
}
