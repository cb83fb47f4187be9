import { describe, expect, it } from 'vitest';
import { CURATED } from '#domain/vehicle/curated/curated.ts';
import { Vehicles } from '#domain/vehicle/vehicles.ts';
import { decodeVpic, wmiCodeOf } from '#domain/vehicle/vpic/decode-vpic.ts';
import { ELEMENTS } from '#domain/vehicle/vpic/elements.data.ts';
import { PackedFacts } from '#domain/vehicle/vpic/packed-facts.ts';
import { parseVin, type Vin, withCheckDigit } from '#kernel/vin.ts';
import { shippedTables } from '../../../src/live/vehicle-facts/embedded.ts';
import { type Vector, vectorsIn } from './vectors.ts';

const YEAR = 2026;
const facts = new PackedFacts('NHTSA vPIC', shippedTables);
const { tables } = facts;
const vehicles = new Vehicles(facts);
const decode = (vin: string) => decodeVpic(tables, vin as Vin, YEAR);

describe('the decode of real cars', () => {
  it('describes a well-known Accord as a V6 coupe from Marysville', () => {
    expect(decode('1HGCM82633A004352')).toMatchObject({
      year: 2003,
      make: 'Honda',
      vehicleType: 'Passenger Car',
      values: {
        model: 'Accord',
        bodyClass: 'Coupe',
        cylinders: '6',
        engineConfiguration: 'V-Shaped',
        plantCity: 'MARYSVILLE',
      },
      errorCodes: [0],
    });
  });

  it.each([
    ['JT8UF11E0L0012345', 1990, 'Lexus', 'LS'],
    ['WDBEA26D0LB000001', 1990, 'Mercedes-Benz', '300'],
    ['1M8GDM9AXKP042788', 1989, 'Motor Coach Industries', '102C3 Intercity'],
    ['1FTFW1ET5DFC10312', 2013, 'Ford', 'F-150'],
    ['5YJ3E1EA7KF317000', 2019, 'Tesla', 'Model 3'],
  ])('decodes %s as a %i %s %s', (vin, year, make, model) => {
    expect(decode(vin)).toMatchObject({ year, make, values: { model } });
  });

  it('reports a wrong check digit and positions that no pattern explains', () => {
    expect(decode('1HGCM82603A004352')?.errorCodes).toEqual([1]);
    expect(decode('4T1ZZ1AK8RU000042')?.errorCodes).toContain(14);
    expect(decode('WVWZZZ1JZUW000001')?.errorCodes).toEqual(expect.arrayContaining([11, 400]));
    expect(decode('1HGCM82633A0X4352')?.errorCodes).toContain(400);
  });
});

describe('characters that no pattern allows', () => {
  // NHTSA's own table `WMIYearValidChars`, from rows published at github.com/blackthorn-interstellar/ultravin
  // (2026-08).
  it.each([
    ['3GN', 2023, 5, 'BLX'],
    ['3GN', 2023, 8, '45GJKSV'],
    ['JM1', 2025, 4, 'BDN'],
    ['JM1', 2025, 5, 'DPR'],
    ['JM1', 2025, 8, '7BMY'],
    ['1V2', 2025, 11, 'CEMPW'],
    ['YV4', 2024, 11, '12BJP'],
    ['SCF', 2025, 7, 'EFGKL'],
    ['SCF', 2026, 7, 'DEFGHJKLMN'],
    ['1ZV', 2014, 8, 'FHMNSZ'],
  ])('collects for %s of %i at position %i the same characters as NHTSA', (code, year, position, characters) => {
    const wmi = tables.wmi(code);
    expect(wmi && tables.allowedCharacters(wmi, year).at(position)).toBe(characters);
  });

  // Codes of NHTSA's procedure on the dump of 2026-07, from the same source.
  it.each([
    ['1FTFW1ET5DFC10312', [1]],
    ['5UXWX7C5XBA123456', [1]],
    ['3C6TRVAG6JE100000', [1]],
    ['SAL00000000000000', [1, 8, 11, 400]],
  ])('reports the same codes for %s as NHTSA', (vin, codes) => {
    expect(decode(vin)?.errorCodes).toEqual(codes);
  });

  it('corrects a Tesla with a mistyped plant, as NHTSA does', () => {
    const reply = decode('5YJSA1H12F1P71790');
    expect(reply?.errorCodes).toContain(2);
    expect(reply?.correction).toEqual({
      code: 2,
      suggestedVin: '5YJSA1H12FFP71790',
      positions: [{ position: 11, characters: 'F' }],
    });
  });

  it.each(['3GNAAAAA2PS111111', 'JM1AAAAA1S0111111', 'SCFAAAAA0SG111111', '1ZVAAAAA6E5111111'])(
    'finds several wrong positions in %s, as NHTSA does',
    (vin) => {
      expect(decode(vin)?.errorCodes).toEqual([5, 14]);
      expect(decode(vin)?.correction?.suggestedVin).toContain('!');
    },
  );

  it('finds no wrong position in a real car', () => {
    const cars = vectorsIn('davidpeckham-vin.csv').filter(({ kind }) => kind === 'car');
    expect(cars.filter(({ vin }) => decode(vin)?.correction !== undefined)).toEqual([]);
  });
});

/** Differences, as `VIN: theirs → ours`. */
function disagreements(vectors: readonly Vector[], isSame: (theirs: Vector, ours: Vector) => boolean): string[] {
  return vectors.flatMap((theirs) => {
    const found = decode(theirs.vin);
    const ours = {
      vin: theirs.vin,
      year: String(found?.year ?? ''),
      make: found?.make ?? '',
      model: found?.values.model ?? '',
    };
    if (isSame(theirs, ours)) return [];
    const words = ({ year, make, model }: Vector) => `${year} ${make} ${model}`;
    return [`${theirs.vin}: ${words(theirs)} → ${words(ours)}`];
  });
}

/** Recorded VINs that are decoded differently here, with the reason. */
const EXPLAINED: Readonly<Record<string, string>> = {
  '1BCDABK65GU236708':
    '1986 and 2016 both fit this heavy vehicle; the patterns of 1986 tell more, with what its engine adds',
  '1BCJ1CBA0HT615278':
    '1987 and 2017 both fit this heavy vehicle; the patterns of 1987 tell more, with what its engine adds',
};

describe('the decode compared with other decoders', () => {
  const held = vectorsIn('held-vins.csv');

  it('agrees with an independent reading of the extract on at least 99 % of the held VINs', () => {
    expect(new Set(held.map(({ make }) => make)).size).toBeGreaterThan(60);
    const isSame = (a: Vector, b: Vector) => a.year === b.year && a.make === b.make && a.model === b.model;
    const differing = disagreements(held, isSame);
    expect(held.length).toBeGreaterThanOrEqual(2_000);
    expect(differing.length, differing.slice(0, 40).join('\n')).toBeLessThanOrEqual(held.length / 100);
    expect(differing.map((line) => line.slice(0, 17))).toEqual(Object.keys(EXPLAINED));
  });

  it('names only elements that it reads', () => {
    const names = new Set<string>(Object.values(ELEMENTS));
    const stray = held.flatMap(({ vin }) => Object.keys(decode(vin)?.values ?? {}).filter((name) => !names.has(name)));
    expect(stray).toEqual([]);
  });

  it('agrees with a public decoder on every real car it publishes', () => {
    const cars = vectorsIn('davidpeckham-vin.csv').filter(({ kind }) => kind === 'car');
    expect(cars).toHaveLength(97);
    // That source puts the model before series and trim.
    const isSame = (a: Vector, b: Vector) =>
      a.year === b.year && a.make === b.make && b.model !== '' && a.model.startsWith(b.model);
    expect(disagreements(cars, isSame)).toEqual([]);
  });

  it('differs from published pattern vectors only where the newer extract differs', () => {
    const vectors = vectorsIn('davidpeckham-vin.csv').filter(({ kind }) => kind === 'pattern');
    const readings = new Map(held.map((reading) => [reading.vin, reading]));
    const isSame = (a: Vector, b: Vector) =>
      a.year === b.year && a.make.toLowerCase() === b.make.toLowerCase() && a.model === b.model;
    const hasChanged = (a: Vector) => {
      const reading = readings.get(a.vin);
      return reading !== undefined && !isSame(a, reading);
    };
    expect(vectors.length).toBeGreaterThan(400);
    expect(disagreements(vectors, (a, b) => hasChanged(a) || isSame(a, b))).toEqual([]);
    expect(vectors.filter(hasChanged).length).toBeLessThan(100);
  });
});

describe('the make of a car', () => {
  const codes = [...tables.codes];

  it('is never a sample for a manufacturer that NHTSA lists', () => {
    expect(codes.length).toBeGreaterThan(12_700);
    for (const code of codes) {
      const vin = withCheckDigit(`${code.slice(0, 3)}ZZZZZ0RA${code.slice(3).padEnd(3, '0')}042` as Vin);
      const identity = vehicles.identify(vin, YEAR);
      expect(identity.origin, vin).toBe('published');
      const makes = tables.wmi(code)?.makes ?? [];
      if (makes.length === 1 && identity.model === undefined) expect(identity.make, vin).toBe(makes[0]);
    }
  });

  it('matches the manufacturer code for each car of the sandbox', () => {
    let known = 0;
    for (const [text, { make }] of CURATED) {
      const vin = parseVin(text);
      const decoded = vin === undefined ? undefined : decodeVpic(tables, vin, YEAR);
      if (vin === undefined || decoded === undefined) continue;
      known += 1;
      const makes = [decoded.make, ...(tables.wmi(wmiCodeOf(vin))?.makes ?? [])].map((one) => one?.toLowerCase());
      expect(makes, `${vin} is a ${make} in the corpus`).toContain(make.toLowerCase());
    }
    expect(known).toBeGreaterThanOrEqual(500);
  });
});
