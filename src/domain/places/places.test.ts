import { describe, expect, it } from 'vitest';
import { describeValue } from '#kernel/problems.ts';
import { everyZip, isZipInUse, PLACES_SOURCE, placeOfZip, stateOfZip } from './places.ts';
import { STATE_CODES } from './states.ts';
import { zipProblem, zipProblems, zip as zipSchema } from './zip.ts';

const zips = [...everyZip()];

describe('the place of a ZIP', () => {
  it.each([
    ['53202', 'Milwaukee', '55079', 'Milwaukee', 'WI'],
    ['19103', 'Philadelphia', '42101', 'Philadelphia', 'PA'],
    ['10001', 'New York', '36061', 'New York', 'NY'],
    ['99501', 'Anchorage', '02020', 'Anchorage Municipality', 'AK'],
    ['94020', 'La Honda', '06081', 'San Mateo', 'CA'],
    ['00501', 'Holtsville', '36103', 'Suffolk', 'NY'],
    ['02101', 'Boston', '25025', 'Suffolk', 'MA'],
    ['21251', 'Baltimore', '24510', 'Baltimore (city)', 'MD'],
    ['06510', 'New Haven', '09009', 'New Haven', 'CT'],
    ['75072', 'McKinney', '48085', 'Collin', 'TX'],
    ['20001', 'Washington', '11001', 'District of Columbia', 'DC'],
    ['96701', 'Aiea', '15003', 'Honolulu', 'HI'],
  ])('%s is %s in county %s %s, %s', (zip, city, fips, name, state) => {
    expect(placeOfZip(zip)).toMatchObject({ zip, city, county: { fips, name }, state });
    expect(stateOfZip(`${zip}-1234`)).toBe(state);
  });

  it.each([
    ['06390', 'NY'],
    ['20588', 'MD'],
    ['20598', 'VA'],
    ['73960', 'TX'],
    ['83414', 'WY'],
    ['88510', 'TX'],
    ['56901', 'DC'],
  ])('%s belongs to %s despite a prefix of another state', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  it('lists every county that a ZIP touches, also across a state line, the main one first', () => {
    const counties = (zip: string) => placeOfZip(zip)?.counties.map(({ fips }) => fips);
    expect(counties('94020')).toEqual(['06081', '06085']);
    expect(counties('42223')).toEqual(['21047', '47125']);
    expect(counties('53202')).toEqual(['55079']);
  });

  it.each([
    ['00901', 'PR'],
    ['00801', 'VI'],
    ['96910', 'GU'],
    ['96799', 'AS'],
    ['09001', 'AE'],
    ['34001', 'AA'],
    ['96201', 'AP'],
  ])('%s is %s, which is not a state', (zip, place) => {
    expect(placeOfZip(zip)?.state).toBe(place);
    expect(stateOfZip(zip)).toBeUndefined();
  });

  it.each(['', '9402', '940200', '94O20', '94020-1', ' 94020', '00000', '99999', '10048', '20000'])(
    '%j is not in use',
    (zip) => {
      expect(placeOfZip(zip)).toBeUndefined();
      expect(isZipInUse(zip)).toBe(false);
    },
  );
});

describe('the table of places', () => {
  it('holds about 42,000 ZIPs, each with a city and a state', () => {
    expect(zips.length).toBeGreaterThan(41_000);
    expect(zips.length).toBeLessThan(42_555);
    expect(zips.filter((zip) => !placeOfZip(zip)?.city || !placeOfZip(zip)?.state)).toEqual([]);
  });

  it('gives every ZIP of a state a county of that state and a position on the map', () => {
    const misplaced = zips.filter((zip) => {
      const place = placeOfZip(zip);
      // Wake Island is addressed as Hawaii and lies east of the date line.
      if (place === undefined || stateOfZip(zip) === undefined || zip === '96898') return false;
      const { county, position } = place;
      const isNorthWest = position !== undefined && position.latitude > 18 && position.longitude < -66;
      return county === undefined || county.name === '' || !isNorthWest;
    });
    expect(misplaced).toEqual([]);
  });

  it('covers the 51 jurisdictions', () => {
    const covered = new Set(zips.map(stateOfZip));
    expect(STATE_CODES.filter((code) => !covered.has(code))).toEqual([]);
    expect(STATE_CODES).toHaveLength(51);
  });

  it('names its sources and licenses', () => {
    expect(PLACES_SOURCE.source).toMatch(/GeoNames.*2026-03-11.*HUD/);
    expect(PLACES_SOURCE.licence).toMatch(/CC BY 4\.0.*BSD-2-Clause/);
  });
});

describe('the schema of a ZIP', () => {
  it('accepts a ZIP in use and rejects malformed and unknown ones', () => {
    expect(zipSchema.safeParse('94105').success).toBe(true);
    expect(['9410', '94105-1234', '00000', 94105].map((value) => zipSchema.safeParse(value).success)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('reports what is wrong', () => {
    expect(zipProblems('body', 'zip', '9410')[0]?.expected).toBe('string of 5 digits');
    expect(zipProblems('body', 'zip', '00000')[0]).toMatchObject({ got: describeValue('00000') });
    expect(zipProblems('body', 'zip', '94105')).toEqual([]);
    expect(zipProblem('query', '00901').expected).toContain('PR has no tax table');
  });
});
