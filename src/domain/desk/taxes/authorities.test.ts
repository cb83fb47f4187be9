/** Tests that local tax rows name real places and that a complete table covers every county. */
import { describe, expect, it } from 'vitest';
import { isIsoDate } from '#kernel/dates.ts';
import { everyZip, placeOfZip } from '../../places/places.ts';
import { STATE_CODES } from '../../places/states.ts';
import { CITY_RATES } from './local/city-rates.data.ts';
import { COUNTY_RATES } from './local/county-rates.data.ts';
import type { LocalRate } from './local/local-rate.ts';
import { keyOf } from './local/local-rates.ts';
import { TAX_ROWS } from './tax-rows.data.ts';

const localRows = Object.entries({ ...COUNTY_RATES, ...CITY_RATES }).flatMap(([state, rows]) =>
  rows.map((row) => [`${state} ${row.level} ${row.pct}`, state, row] as [string, string, LocalRate]),
);

const places = [...everyZip()].flatMap((zip) => placeOfZip(zip) ?? []);
const countiesOf = (state: string) =>
  new Set(places.filter((place) => place.state === state).map(({ county }) => county?.name ?? ''));
const citiesOf = (state: string) =>
  new Set(places.filter((place) => place.state === state).map(({ city }) => keyOf(city)));

/** States whose lists contain only the counties that levy a tax. */
const LEVYING_ONLY = new Set(['IL', 'PA']);

describe('every row of the tax tables', () => {
  it.each(STATE_CODES)('of %s dates its earlier rates', (state) => {
    expect((TAX_ROWS[state].earlier ?? []).every(({ effectiveFrom }) => isIsoDate(effectiveFrom))).toBe(true);
  });
});

describe('every local row', () => {
  it.each(localRows)('of %s names existing counties and cities', (_title, state, { counties, cities }) => {
    const known = new Set([...countiesOf(state)].map(keyOf));
    expect((counties?.split(', ') ?? []).filter((name) => !known.has(keyOf(name)))).toEqual([]);
    const towns = citiesOf(state);
    expect((cities?.split(', ') ?? []).filter((name) => !towns.has(keyOf(name)))).toEqual([]);
  });

  it.each(localRows)('of %s names existing pairs of city and county, and existing ZIPs', (_title, state, row) => {
    const { counties, cities, zips } = row;
    const placesOfState = places.filter((place) => place.state === state);
    const inCounties = new Set(counties?.split(', ').map(keyOf));
    const isInCounties = (city: string) =>
      placesOfState.some(
        (place) => keyOf(place.city) === keyOf(city) && inCounties.has(keyOf(place.county?.name ?? '')),
      );
    if (counties !== undefined) expect((cities?.split(', ') ?? []).filter((city) => !isInCounties(city))).toEqual([]);
    const known = new Set(placesOfState.map(({ zip }) => zip));
    expect((zips?.split(', ') ?? []).filter((zip) => !known.has(zip))).toEqual([]);
  });

  it.each(Object.keys(COUNTY_RATES).filter((state) => !LEVYING_ONLY.has(state)))(
    'of %s covers every county of the state',
    (state) => {
      const listed = new Set(
        (COUNTY_RATES[state] ?? []).flatMap(({ counties }) => counties?.split(', ').map(keyOf) ?? []),
      );
      expect([...countiesOf(state)].filter((name) => !listed.has(keyOf(name)))).toEqual([]);
    },
  );
});
