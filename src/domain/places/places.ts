/**
 * Finds the city, county, state and position of a ZIP code in use. The table is one text, read in place: a bitmap marks
 * the ZIPs that exist and determines the index of each record.
 */
import { once } from '#kernel/bounds/once.ts';
import { base64DigitsAt, RECORD_CHARS } from './digits.ts';
import table from './places.data.json' with { type: 'json' };
import { isStateCode, type StateCode } from './states.ts';

export interface County {
  /** Five digits: two of the state, three of the county. */
  readonly fips: string;
  readonly name: string;
}

export interface Place {
  /** Five digits. */
  readonly zip: string;
  /** The Postal Service's preferred city, which is not always the taxing municipality. */
  readonly city: string;
  /** Postal code of a state, the District, a territory (PR, VI, GU …) or a military region (AA, AE, AP). */
  readonly state: string;
  /** Undefined for a military address. */
  readonly county: County | undefined;
  /** Every county that the ZIP touches, including those in other states, the main one first. */
  readonly counties: readonly County[];
  /** Degrees, to a thousandth; undefined for a military address. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** Source and license of the data. */
export const PLACES_SOURCE = { source: table.source, licence: table.licence } as const;

const ZIP = /^\d{5}(-\d{4})?$/;
const BITS = 6;
/** Offset that makes longitudes positive, in degrees. */
const EAST_OF = 130;

/** The place of a five- or nine-digit ZIP; undefined for an unused ZIP. */
export function placeOfZip(zip: string): Place | undefined {
  const record = ZIP.test(zip) ? recordOf(Number(zip.slice(0, 5))) : undefined;
  if (record === undefined) return undefined;
  const five = zip.slice(0, 5);
  const at = record * RECORD_CHARS;
  const { state, county } = areas()[base64DigitsAt(table.records, at + 9, 2)] ?? { state: '', county: undefined };
  const city = cities()[base64DigitsAt(table.records, at + 6, 3)] ?? '';
  const others = furtherCounties(five);
  const counties = county === undefined ? others : [county, ...others];
  return { zip: five, city, state, county, counties, position: positionAt(at) };
}

/** True for a five- or nine-digit ZIP that is in use. */
export function isZipInUse(zip: string): boolean {
  return ZIP.test(zip) && isSet(Number(zip.slice(0, 5)));
}

/** True for a five- or nine-digit ZIP whose three-digit prefix is in use. */
export function isZipPrefixInUse(zip: string): boolean {
  if (!ZIP.test(zip)) return false;
  const first = Number(zip.slice(0, 3)) * 100;
  return Array.from({ length: 100 }, (_, i) => first + i).some(isSet);
}

/** The state of a ZIP; undefined for a territory, a military address or an unused ZIP. */
export function stateOfZip(zip: string): StateCode | undefined {
  if (!isZipInUse(zip)) return undefined;
  const record = recordOf(Number(zip.slice(0, 5))) as number;
  const state = areas()[base64DigitsAt(table.records, record * RECORD_CHARS + 9, 2)]?.state ?? '';
  return isStateCode(state) ? state : undefined;
}

/** Every ZIP in use, ascending. */
export function* everyZip(): Generator<string> {
  for (let number = 0; number < 100_000; number += 1) if (isSet(number)) yield String(number).padStart(5, '0');
}

function positionAt(at: number): Place['position'] {
  const north = base64DigitsAt(table.records, at, 3);
  if (north === 0) return undefined;
  const east = base64DigitsAt(table.records, at + 3, 3) / 1000 + EAST_OF;
  return { latitude: thousandths(north / 1000 - 90), longitude: thousandths(east > 180 ? east - 360 : east) };
}

function thousandths(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

function isSet(number: number): boolean {
  return (digitAt(Math.floor(number / BITS)) & (1 << (number % BITS))) !== 0;
}

function digitAt(index: number): number {
  return base64DigitsAt(table.zips, index, 1);
}

/** The index of a ZIP's record: the number of used ZIPs before it. */
function recordOf(number: number): number | undefined {
  if (!isSet(number)) return undefined;
  const index = Math.floor(number / BITS);
  const before = digitAt(index) & ((1 << (number % BITS)) - 1);
  return (countsBefore()[index] as number) + bitsIn(before);
}

function bitsIn(digit: number): number {
  let count = 0;
  for (let rest = digit; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** The number of ZIPs before each digit of the bitmap. */
const countsBefore = once(() => {
  const counts = new Uint16Array(table.zips.length);
  let count = 0;
  for (let index = 0; index < counts.length; index += 1) {
    counts[index] = count;
    count += bitsIn(digitAt(index));
  }
  return counts;
});

const cities = once(() => table.cities.split('|'));

const areas = once(() => table.areas.split('|').map(areaOf));

function areaOf(text: string): { readonly state: string; readonly county: County | undefined } {
  const fips = text.slice(2, 7);
  return { state: text.slice(0, 2), county: fips === '' ? undefined : { fips, name: text.slice(7) } };
}

const countyByFips = once(
  () => new Map(areas().flatMap(({ county }) => (county === undefined ? [] : [[county.fips, county] as const]))),
);

/** The other counties of a ZIP that touches more than one. */
function furtherCounties(zip: string): readonly County[] {
  const fips = spans().get(zip)?.slice(5).match(/.{5}/g) ?? [];
  return fips.map((code) => countyByFips().get(code) ?? { fips: code, name: '' });
}

/**
 * Each ZIP that touches several counties, with its entry: the ZIP, and five digits for each county except the main one.
 */
const spans = once(() => new Map(table.spans.split('|').map((span) => [span.slice(0, 5), span])));
