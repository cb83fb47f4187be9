import { expect, it } from 'vitest';
import { VpicCollector } from './collector.ts';
import { isHeavy, ratingsBySchema } from './weight-class.ts';

const row = (vehicleTypeId: number, truckTypeId: number) => ({
  ...{ id: 1, wmi: '1XX', manufacturerId: 1, countryId: 1 },
  vehicleTypeId,
  truckTypeId,
});

it.each([
  ['a passenger car', 2, 0, false],
  ['a multipurpose vehicle', 7, 0, false],
  ['a motorcycle', 1, 0, true],
  ['a bus', 5, 0, true],
  ['a light truck', 3, 1, false],
  ['a heavy truck', 3, 2, true],
  ['a truck without a stated class or ratings', 3, 0, false],
])('classes %s by its type', (_, vehicleTypeId, truckTypeId, heavy) => {
  expect(isHeavy(ratingsBySchema(new VpicCollector()), row(vehicleTypeId, truckTypeId), [])).toBe(heavy);
});
