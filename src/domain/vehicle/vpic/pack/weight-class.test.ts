import { describe, expect, it } from 'vitest';
import { collect } from '#test/samples/vehicle/dump/small.ts';
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

describe('a truck of unstated class', () => {
  const LIGHT = ['Class 1A: 3,000 lb or less', 'Class 1: 6,000 lb or less', 'Class 2E: 6,001 - 7,000 lb'];
  const HEAVY = ['Class 3: 10,001 - 14,000 lb', 'Class 8: 33,001 lb and above', 'Class 4: 14,001 - 16,000 lb'];
  const rating = (schema: number, attribute: string) => [schema, 'A', 25, attribute] as const;
  const isHeavyWith = (ratings: readonly (readonly [number, string])[], schemas: readonly number[]) => {
    const rows = collect({ patterns: [...ratings.map((one) => rating(...one)), [1, 'A', 38, HEAVY[0] ?? '']] });
    const links = schemas.map((schemaId) => ({ wmiId: 1, schemaId, yearFrom: 2010, yearTo: 0 }));
    return isHeavy(ratingsBySchema(rows), row(3, 0), links);
  };
  const of = (schema: number, ...lists: readonly (readonly string[])[]) =>
    lists.flat().map((attribute) => [schema, attribute] as const);

  it.each([
    ['one heavy rating', of(1, HEAVY.slice(0, 1)), [1], true],
    ['one light rating', of(1, LIGHT.slice(0, 1)), [1], false],
    ['as many heavy as light ratings', of(1, HEAVY, LIGHT), [1], false],
    ['two heavy ratings and three light ones', of(1, HEAVY.slice(1), LIGHT), [1], false],
    ['three heavy ratings and two light ones', of(1, LIGHT.slice(1), HEAVY), [1], true],
    ['a schema without ratings', of(1, HEAVY), [2], false],
    ['heavy ratings in its second schema', [...of(1, LIGHT.slice(2)), ...of(2, HEAVY.slice(1))], [1, 2], true],
    ['heavy ratings in a schema that it does not use', [...of(1, LIGHT), ...of(2, HEAVY)], [1], false],
  ])('is heavy if most of its ratings are: %s', (_, ratings, schemas, heavy) => {
    expect(isHeavyWith(ratings, schemas)).toBe(heavy);
  });
});
