/** World manufacturer identifiers: country of origin, and makers of heavy vehicles (ISO 3780). */
import { once } from '../../bounds/once.ts';
import { CHART_ORDER, COUNTRIES_OF, REGIONS } from './countries.data.ts';
import { HEAVY, HEAVY_OF_FEW } from './heavy.data.ts';

/** The country that the first two characters are assigned to, or the region when no country is. */
export function originOf(vin: string): string {
  const second = CHART_ORDER.indexOf(vin.charAt(1));
  const assigned = COUNTRIES_OF[vin.charAt(0)]?.find(
    ([range]) => CHART_ORDER.indexOf(range.charAt(0)) <= second && second <= CHART_ORDER.indexOf(range.charAt(1)),
  );
  return assigned?.[1] ?? REGIONS.find(([pattern]) => pattern.test(vin))?.[1] ?? 'Unassigned';
}

const CODE = /.{3}/g;
const heavyCodes = once<ReadonlySet<string>>(
  () =>
    new Set([
      ...(HEAVY.match(CODE) ?? []),
      ...Object.entries(HEAVY_OF_FEW).flatMap(([first, rest]) => (rest.match(CODE) ?? []).map((last) => first + last)),
    ]),
);

/**
 * True for manufacturers of heavy trucks, buses, trailers, motorcycles, incomplete and low-speed vehicles, by NHTSA's
 * list. An unlisted manufacturer counts as a maker of cars.
 */
export function isHeavyMaker(vin: string): boolean {
  const isOfFew = vin.charAt(2) === '9';
  return heavyCodes().has(isOfFew ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3));
}
