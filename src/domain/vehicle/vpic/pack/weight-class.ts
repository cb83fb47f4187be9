/**
 * Separates the WMIs whose position 7 determines the model year from the others. 49 CFR 565.15 applies the rule to
 * passenger cars, multipurpose vehicles and trucks up to 10,000 lb gross vehicle weight rating.
 */
import type { LinkRow, VpicCollector, WmiRow } from './collector.ts';

const [PASSENGER_CAR, TRUCK, MULTIPURPOSE] = [2, 3, 7];
const [LIGHT_TRUCK, HEAVY_TRUCK] = [1, 2];
const GVWR_FROM = 25;
/** `Class 1: 6,000 lb or less` and `Class 2: 6,001 - 10,000 lb`, with their letters, are light. */
const LIGHT_CLASS = /^Class [12]/;

/**
 * A truck of unstated class is heavy if most weight ratings in its patterns are. The extract states the class of 50 of
 * 309 truck WMIs.
 */
export function isHeavy(
  ratings: ReadonlyMap<number, number>,
  { vehicleTypeId, truckTypeId }: WmiRow,
  links: readonly LinkRow[],
): boolean {
  if (vehicleTypeId === PASSENGER_CAR || vehicleTypeId === MULTIPURPOSE) return false;
  if (vehicleTypeId !== TRUCK) return true;
  if (truckTypeId === LIGHT_TRUCK) return false;
  if (truckTypeId === HEAVY_TRUCK) return true;
  let balance = 0;
  for (const { schemaId } of links) balance += ratings.get(schemaId) ?? 0;
  return balance > 0;
}

/** Heavy minus light ratings of each schema. */
export function ratingsBySchema(rows: VpicCollector): ReadonlyMap<number, number> {
  const ratings = new Map<number, number>();
  const { schemaId, elementId } = rows.patterns;
  elementId.forEach((element, i) => {
    if (element !== GVWR_FROM) return;
    const rating = rows.valueOf(element, rows.attributeAt(i)) ?? '';
    const schema = schemaId[i] as number;
    ratings.set(schema, (ratings.get(schema) ?? 0) + (LIGHT_CLASS.test(rating) ? -1 : 1));
  });
  return ratings;
}
