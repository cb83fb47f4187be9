import { describe, expect, it } from 'vitest';
import { type Build, buildNamed, LINES, linesSoldIn } from './builds.ts';

/** The members of a build that its line's row and the rules for them decide. */
const facts = ({ engine, gearbox, mpg, dimensions, ...build }: Build) => ({
  ...build,
  engine: engine.text,
  gearbox: gearbox.text,
  mpg: [mpg.city, mpg.highway, mpg.combined],
  size: Object.values(dimensions),
});
const named = (make: string, model: string, trim: string, year: number) => {
  const build = buildNamed(make, model, trim, year);
  return build === undefined ? undefined : facts(build);
};

describe('a build', () => {
  // EPA: the combined figure is the harmonic mean of 55 % city and 45 % highway; 28 and 39 make 32.07.
  it('has the facts of its line and trim', () => {
    expect(named('Toyota', 'Camry', 'LE', 2024)).toEqual({
      make: 'Toyota',
      model: 'Camry',
      trim: 'LE',
      manufacturer: 'Toyota Motor Corporation',
      body: 'Sedan',
      style: '4dr Sedan',
      bodyStyle: 'Sedan',
      vehicleType: 'Car',
      drive: 'FWD',
      engine: '2.5L I4 DOHC 16V',
      gearbox: '8-Speed Automatic',
      doors: 4,
      seats: 5,
      mpg: [28, 39, 32],
      rangeMiles: 0,
      size: [111.2, 192.1, 72.4, 56.9, 3340],
      builtIn: 'United States',
      msrpDollars: 26_420,
      pricedYear: 2024,
    });
  });

  it.each([
    [
      'inherits the powertrain of the trim before it',
      'Toyota',
      'Camry',
      'XLE',
      2024,
      { msrpDollars: 31_170, engine: '2.5L I4 DOHC 16V', mpg: [28, 39, 32] },
    ],
    [
      'has its own when it is written',
      'Toyota',
      'Camry',
      'XSE V6',
      2024,
      { msrpDollars: 36_445, engine: '3.5L V6 DOHC 24V', mpg: [22, 32, 26], rangeMiles: 0 },
    ],
    [
      'is priced in the table’s year while it is sold',
      'Toyota',
      'Camry',
      'XSE',
      2026,
      { pricedYear: 2026, drive: 'AWD', mpg: [44, 43, 44] },
    ],
    [
      'has the range of an electric car',
      'Nissan',
      'Leaf',
      'SV Plus',
      2025,
      { rangeMiles: 212, style: '4dr Hatchback', mpg: [121, 98, 109], pricedYear: 2025 },
    ],
    [
      'has the electric range of a plug-in hybrid',
      'Jeep',
      'Wrangler',
      'Rubicon 4xe',
      2026,
      { rangeMiles: 21, vehicleType: 'SUV' },
    ],
    [
      'is a crossover without four-wheel drive',
      'Toyota',
      '4Runner',
      'SR5',
      2026,
      { vehicleType: 'Crossover', builtIn: 'Japan' },
    ],
    ['is an SUV with four-wheel drive', 'Toyota', '4Runner', 'Limited', 2026, { vehicleType: 'SUV' }],
    [
      'is a pickup with a regular cab',
      'Ford',
      'F-150',
      'XL Regular Cab',
      1990,
      { vehicleType: 'Pickup', style: '2dr Regular Cab Pickup' },
    ],
    [
      'is a pickup with a crew cab',
      'Rivian',
      'R1T',
      'Quad',
      2026,
      { vehicleType: 'Pickup', style: '4dr Crew Cab Pickup', gearbox: 'Single-Speed Automatic' },
    ],
    ['is a minivan', 'Toyota', 'Sienna', 'LE', 2026, { vehicleType: 'Minivan', style: '4dr Minivan', seats: 8 }],
  ])('%s', (_, make, model, trim, year, expected) => {
    expect(named(make, model, trim, year)).toMatchObject(expected);
  });

  it('is a van only by its body', () => {
    const types = new Map(LINES.flatMap(({ builds }) => builds).map(({ body, vehicleType }) => [body, vehicleType]));
    expect([types.get('Van'), types.get('Coupe'), types.get('Wagon')]).toEqual(['Van', 'Car', 'Car']);
  });

  it('is found by make, model and trim, else as the base trim', () => {
    expect(named('Toyota', 'Camry', 'none', 2024)?.trim).toBe('LE');
    expect(named('Honda', 'Camry', 'LE', 2024)).toBeUndefined();
    expect(named('Toyota', 'Camry', 'LE', 2025)?.engine).toBe('2.5L I4 DOHC 16V Hybrid');
    expect(named('Toyota', 'Camry', 'LE', 1982)).toBeUndefined();
  });
});

describe('the lines sold in a year', () => {
  const sold = (make: string, model: string, year: number) =>
    linesSoldIn(year)
      .filter((line) => line.make === make && line.model === model)
      .map(({ from, to }) => [from, to]);

  it.each([
    [2017, [[2012, 2017]]],
    [2018, [[2018, 2024]]],
    [2024, [[2018, 2024]]],
    [2025, [[2025, 9999]]],
    [2039, [[2025, 9999]]],
    [2060, [[2025, 9999]]],
    [1983, [[1983, 1991]]],
    [1982, []],
  ])('of %i hold the Camry of %j', (year, lines) => {
    expect(sold('Toyota', 'Camry', year)).toEqual(lines);
  });

  it('before 1980 are those of 1980', () => {
    expect(linesSoldIn(1950)).toEqual(linesSoldIn(1980));
    expect(linesSoldIn(1980).every(({ from }) => from <= 1980)).toBe(true);
  });

  it('are the same list for one year, and never none', () => {
    expect(linesSoldIn(2020)).toBe(linesSoldIn(2020));
    for (let year = 1980; year < 2040; year += 1) expect(linesSoldIn(year).length).toBeGreaterThan(10);
  });
});
