/** Finds the local levies on a vehicle at a ZIP on a date: county, city and district, with the range within the ZIP. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import type { County, Place } from '../../../places/places.ts';
import type { StateCode } from '../../../places/states.ts';
import { plainNumber } from '../../derivation/derivation.ts';
import { inForce } from '../../in-force.ts';
import { TAX_ROWS } from '../tax-rows.data.ts';
import { CITY_RATES } from './city-rates.data.ts';
import { COUNTY_RATES } from './county-rates.data.ts';
import type { LocalRate } from './local-rate.ts';

/** One levy with the name of its authority. */
export interface Levy extends LocalRate {
  readonly name: string;
}

export interface LocalRates {
  readonly levies: readonly Levy[];
  /** The source of the rates: the place's own, the state average, or none because the state has no local tax. */
  readonly basis: 'listed' | 'state average' | 'no local tax';
  /** The lowest and highest percentage within the ZIP, if it spans counties or reaches beyond a taxing city. */
  readonly range?: { readonly lowPct: number; readonly highPct: number; readonly spans: string };
}

/** States where the county rate is the whole local rate. */
const COUNTY_SUFFICES: ReadonlySet<StateCode> = new Set(['LA', 'WA']);

/** The levies in the main county and city of a place. */
export function localRatesAt(place: Place, state: StateCode, on: IsoDate): LocalRates {
  const complete = COUNTY_RATES[state];
  const rows = complete ?? CITY_RATES[state];
  const { averageLocalPct } = TAX_ROWS[state];
  if (rows === undefined) return averageLocalPct === undefined ? NONE : averageOf(state, averageLocalPct);
  const found = leviesAt(rows, place, on);
  const known = complete !== undefined || found.some(({ level }) => level === 'city') || isWhole(state, place, found);
  if (!known && averageLocalPct !== undefined) return averageOf(state, averageLocalPct);
  const levies = found.filter(({ pct }) => pct > 0);
  const range = rangeOf(rows, place, state, on);
  return { levies, basis: 'listed', ...withoutUndefined({ range }) };
}

const NONE: LocalRates = { levies: [], basis: 'no local tax' };

/** Whether the county's levies are the whole local rate. */
function isWhole(state: StateCode, { county }: Place, found: readonly Levy[]): boolean {
  const isIndependentCity = county?.name.endsWith('(city)') === true;
  return found.length > 0 && (COUNTY_SUFFICES.has(state) || isIndependentCity);
}

function averageOf(state: StateCode, pct: number): LocalRates {
  const { authority, effectiveFrom } = TAX_ROWS[state];
  const note = 'The rates of this place are not listed; the state average is used.';
  const levy: Levy = {
    level: 'county',
    name: 'State average',
    pct,
    authority,
    effectiveFrom,
    verifiedOn: null,
    confidence: 'low',
    note,
  };
  const { onFirst } = { onFirst: AVERAGE_ON_FIRST[state] };
  return { levies: [onFirst === undefined ? levy : { ...levy, onFirst }], basis: 'state average' };
}

/** Caps on the averages: Ark. Code 26-74-220 and 26-75-222. */
const AVERAGE_ON_FIRST: Readonly<Partial<Record<StateCode, number>>> = { AR: 2500 };

/** A possible place of a levy: a ZIP with its city and one of its counties, or a county outside cities. */
interface Spot {
  readonly zip?: string;
  readonly city?: string;
  readonly county: County | undefined;
}

function leviesAt(rows: readonly LocalRate[], spot: Spot, on: IsoDate): Levy[] {
  const here = rows.filter((row) => isHere(row, spot));
  const groups = Map.groupBy(here, ({ level, levy = '' }) => `${level} ${levy}`);
  const levies = [...groups.values()].flatMap((dated) => {
    const row = inForce(dated, on) ?? earliest(dated);
    return row === undefined ? [] : [{ ...row, name: nameOf(row, spot) }];
  });
  const whole = levies.filter((levy) => levy.whole);
  const ofZip = whole.filter(({ zips }) => zips !== undefined);
  return [ofZip, whole].find(({ length }) => length > 0) ?? levies;
}

/** The first row, marked as a guess; used for dates before it. */
function earliest(dated: readonly LocalRate[]): LocalRate | undefined {
  const first = dated.reduce<LocalRate | undefined>(
    (one, row) => (one === undefined || row.effectiveFrom < one.effectiveFrom ? row : one),
    undefined,
  );
  return first && { ...first, confidence: 'low', note: `No earlier rate is on file. ${first.note ?? ''}`.trim() };
}

function isHere({ counties, cities, zips }: LocalRate, { zip, city, county }: Spot): boolean {
  if (zips !== undefined) return zip !== undefined && zips.split(', ').includes(zip);
  const inCounty = county !== undefined && counties !== undefined && namesOf(counties).has(keyOf(county.name));
  if (cities === undefined) return inCounty;
  const inCity = city !== undefined && namesOf(cities).has(keyOf(city));
  return inCity && (counties === undefined || inCounty);
}

const listed = new Map<string, ReadonlySet<string>>();

/** The parsed names of a list, cached. */
function namesOf(list: string): ReadonlySet<string> {
  const known = listed.get(list) ?? new Set(list.split(', ').map(keyOf));
  listed.set(list, known);
  return known;
}

/** Normalizes Saint and St., and capitalization. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^saint /, 'st ')
    .replace(/[^a-z]/g, '');
}

const SUFFIXED = /Parish|Borough|Census Area|Municipality|\(/;
/** What a state calls its counties, by the first two digits of their FIPS code. */
const COUNTY_WORDS: Readonly<Record<string, string>> = { '02': 'Borough', '22': 'Parish' };

function nameOf({ levy, level }: LocalRate, { county, city }: Spot): string {
  if (levy !== undefined) return levy;
  if (level === 'city') return city ?? '';
  const { name = '', fips = '' } = county ?? {};
  if (SUFFIXED.test(name)) return name.replace(/ \((?:city|CA)\)$/, '');
  return `${name} ${COUNTY_WORDS[fips.slice(0, 2)] ?? 'County'}`;
}

/** Undefined when one rate applies throughout the ZIP. A place missing from a table is unknown, not zero. */
function rangeOf(rows: readonly LocalRate[], place: Place, state: StateCode, on: IsoDate): LocalRates['range'] {
  const prefix = place.county?.fips.slice(0, 2);
  const counties = place.counties.filter(({ fips }) => fips.slice(0, 2) === prefix);
  const isComplete = COUNTY_RATES[state] !== undefined || state === 'AK';
  const known = (levies: readonly Levy[]) => (isComplete || levies.length > 0 ? [totalOf(levies)] : []);
  const totals = counties.flatMap((county) => [
    ...known(leviesAt(rows, { ...place, county }, on)),
    ...known(leviesAt(rows, { county }, on)),
  ]);
  const [lowPct, highPct] = [Math.min(...totals), Math.max(...totals)];
  if (totals.length === 0 || lowPct === highPct) return undefined;
  return { lowPct, highPct, spans: counties.map(({ name }) => name).join(', ') };
}

function totalOf(levies: readonly Levy[]): number {
  return plainNumber(levies.reduce((total, { pct }) => total + pct, 0));
}
