/** Looks up the state that taxes and titles a car registered at a ZIP. */
import { STATE_NAMES } from './states.data.ts';
import { type PlaceCode, ZIP_EXCEPTIONS, ZIP_PREFIXES } from './zip-prefixes.data.ts';

/** A state or the District of Columbia, as its two-letter postal code. */
export type StateCode = keyof typeof STATE_NAMES;

/** All 51 codes, alphabetical by name. */
export const STATE_CODES = Object.keys(STATE_NAMES) as readonly StateCode[];

const ZIP = /^\d{5}(-\d{4})?$/;

const placeOfPrefix: ReadonlyMap<string, PlaceCode> = new Map(
  ZIP_PREFIXES.flatMap(([code, prefixes]) =>
    prefixes
      .split(' ')
      .flatMap(expand)
      .map((prefix) => [prefix, code] as const),
  ),
);

function expand(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, i) => String(Number(first) + i).padStart(3, '0'));
}

/** True for the code of one of the 51, in upper case. */
export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(STATE_NAMES, code);
}

/** The state, territory or military region of a five- or nine-digit ZIP; undefined when the prefix is unassigned. */
export function placeOfZip(zip: string): PlaceCode | undefined {
  if (!ZIP.test(zip)) return undefined;
  const five = zip.slice(0, 5);
  return ZIP_EXCEPTIONS[five] ?? placeOfPrefix.get(five.slice(0, 3));
}

/** The state of a ZIP; undefined for a territory, a military address or an unassigned prefix: never a guess. */
export function stateOfZip(zip: string): StateCode | undefined {
  const place = placeOfZip(zip);
  return place !== undefined && isStateCode(place) ? place : undefined;
}
