import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { type Vin, withCheckDigit } from '#kernel/vin.ts';
import { LINES } from './builds.ts';
import { CURATED_ROWS } from './curated/curated.data.ts';
import { decodeOf } from './decode.ts';
import { identifiedAs, sampleIdentity } from './identity.ts';
import { MAKERS } from './makers.data.ts';
import { sampleSpecs } from './specs/specs.ts';
import { guideValueOf, valuationOf } from './valuation/valuation.ts';

const YEAR = 2026;
const CAMRY = '4T1ZZ1AK8RU000042' as Vin;
const year = (vin: string) => sampleIdentity(vin as Vin, YEAR).year;

describe('the identity of a car', () => {
  it('is the same for all cars of one build and year, regardless of the serial number', () => {
    const { vin: _, ...first } = sampleIdentity(CAMRY, YEAR);
    const { vin: __, ...second } = sampleIdentity('4T1ZZ1AK7RU999999' as Vin, YEAR);
    expect(second).toEqual(first);
  });

  it('has the model year of position 10, resolved by position 7 for light vehicles, and never past next year', () => {
    expect(year('1HGCM82633A004352')).toBe(2003);
    expect(year('1M8GDM9AXKP042788')).toBe(2019);
    expect(year(CAMRY)).toBe(2024);
    expect(year('WVWZZZ1JZXW000001')).toBe(1999);
    expect(year('WVWZZZ1JZUW000001')).toBeNull();
  });

  it('is a model line sold in that model year', () => {
    for (let code = 0; code < 30; code += 1) {
      const vin = withCheckDigit(`5YJSA1E2${'0'}${'ABCDEFGHJKLMNPRSTVWXY123456789'.charAt(code)}F000337` as Vin);
      const { make, model, assumedYear } = sampleIdentity(vin, YEAR);
      const sold = LINES.some(
        (line) => line.make === make && line.model === model && line.from <= assumedYear && assumedYear <= line.to,
      );
      expect(sold, `${assumedYear} ${make} ${model}`).toBe(true);
    }
  });

  it.each(CURATED_ROWS)('of %s is its curated %s %s %s', (vin, make, model, trim) => {
    expect(sampleIdentity(vin as Vin, YEAR)).toMatchObject({ make, model, trim });
  });
});

describe('a decode', () => {
  it('returns what the seventeen characters encode', () => {
    expect(decodeOf(sampleIdentity('1M8GDM9AXKP042788' as Vin, YEAR))).toMatchObject({
      vin: '1M8GDM9AXKP042788',
      vinValid: true,
      wmi: '1M8',
      origin: 'United States',
      squishVin: '1M8GDM9AKP',
      checkDigit: 'X',
      checksum: true,
      ambiguous: false,
      vehicle: { vin: '1M8GDM9AXKP042788', year: 2019 },
    });
  });

  it('reports a wrong check digit and changes nothing else for it', () => {
    const right = decodeOf(sampleIdentity(CAMRY, YEAR));
    const wrong = decodeOf(sampleIdentity('4T1ZZ1AK0RU000042' as Vin, YEAR));
    expect([right.checksum, wrong.checksum, wrong.checkDigit]).toEqual([true, false, '0']);
    expect([wrong.make, wrong.model, wrong.trim, wrong.squishVin]).toEqual([
      right.make,
      right.model,
      right.trim,
      right.squishVin,
    ]);
  });

  it('has no blank member in any build', () => {
    for (const build of LINES.flatMap(({ builds }) => builds)) {
      const words = [
        build.make,
        build.model,
        build.trim,
        build.style,
        build.body,
        build.engine.text,
        build.drive,
        build.gearbox.kind,
        build.manufacturer,
      ];
      expect(
        words.every((word) => word !== ''),
        `${build.make} ${build.model} ${build.trim}`,
      ).toBe(true);
    }
  });
});

describe('specifications', () => {
  const specs = sampleSpecs(sampleIdentity('F1XDEMCR4SDEM0001' as Vin, YEAR)).specs;

  it('state the data of the build as text with units', () => {
    expect(specs.name).toBe('XSE 4dr Sedan AWD (2.5L 4cyl gas/electric hybrid CVT)');
    expect(specs.features['engine']).toMatchObject({
      baseEngineSize: '2.5 L',
      cylinders: 'inline 4',
      horsepower: '232 hp',
      valves: '16',
    });
    expect(specs.features['fuel']).toMatchObject({ epaCombinedMpg: '44 MPG', 'epaCity/highwayMpg': '44/43 MPG' });
    expect(specs.features['measurements']).toMatchObject({
      length: '193.5 in.',
      curbWeight: '3,450 lbs.',
      overallWidthWithoutMirrors: '72.4 in.',
    });
    expect(specs.features['warranty']).toMatchObject({
      basic: '3 yr./ 36,000 mi.',
      rust: '5 yr./ unlimited mi.',
      freeMaintenance: '2 yr./ 25,000 mi.',
    });
    expect(specs.price).toEqual({ baseMsrp: 35710, baseInvoice: 33532 });
    expect(specs.totalSeating).toBe(5);
  });

  it('carry the same features by category and in order of display', () => {
    expect(specs.orderedFeatures.map(({ features }) => features)).toEqual(Object.values(specs.features));
    expect(new Set(specs.orderedFeatures.map(({ categoryGroup }) => categoryGroup))).toEqual(
      new Set(['Mechanical', 'Exterior', 'Interior', 'Safety', 'Other']),
    );
  });

  it('include safety equipment from the model year a standard requires it', () => {
    const safety = (made: number) => {
      const code = 'ABCDEFGHJKLMNPRSTVWXY123456789'.charAt((made - 1980) % 30);
      const vin = `4T1ZZ1${made < 2010 ? '1' : 'A'}K0${code}U000042` as Vin;
      const identity = sampleIdentity(vin, YEAR);
      expect(identity.year).toBe(made);
      return sampleSpecs(identity).specs.features['safety'] ?? {};
    };
    expect(safety(1988)).not.toHaveProperty('dualFrontAirbags');
    expect(safety(1998)).toHaveProperty('dualFrontAirbags', true);
    expect(safety(2008)).toHaveProperty('tirePressureMonitoring', true);
    expect(safety(2012)).toHaveProperty('stabilityControl', true);
    expect(safety(2018)).toHaveProperty('rearviewCamera', true);
  });

  it('describe every build without gaps, and give an electric car no fuel tank', () => {
    for (const line of LINES) {
      for (const build of line.builds) {
        const { specs: own } = sampleSpecs({ ...identifiedAs(CAMRY, build, YEAR), assumedYear: build.pricedYear });
        expect(JSON.stringify(own), own.name).not.toMatch(/NaN|undefined|null|Infinity|: ""/);
        expect(own.styleAttributes.truck).toBe(build.body === 'Truck');
        expect(Object.keys(own.typeCategories).length).toBeGreaterThan(0);
        const battery = build.engine.fuel === 'Electric';
        expect(Object.hasOwn(own.features['fuel'] ?? {}, 'fuelTankCapacity'), own.name).toBe(!battery);
        expect(own.styleAttributes.electric).toBe(battery);
        for (const { rgb } of [...(own.color?.exterior ?? []), ...(own.color?.interior ?? [])])
          expect(rgb).toMatch(/^\d{1,3},\d{1,3},\d{1,3}$/);
      }
    }
  });

  it('name the manufacturer of every line', () => {
    expect([...new Set(LINES.map(({ make }) => make))].filter((make) => MAKERS[make] === undefined)).toEqual([]);
  });
});

describe('a valuation', () => {
  const identity = sampleIdentity(CAMRY, YEAR);
  const valueOn = (asOf: string, more: object = {}) => valuationOf({ identity, asOf, ...more });

  it('falls with age, miles and title brands', () => {
    expect(valueOn('2027-01-01').retailValue).toBeLessThan(valueOn('2026-01-01').retailValue);
    expect(valueOn('2026-01-01', { miles: 90_000 }).retailValue).toBeLessThan(
      valueOn('2026-01-01', { miles: 10_000 }).retailValue,
    );
    const values = (['clean', 'rebuilt', 'salvage'] as const).map(
      (title) => valueOn('2026-01-01', { title }).retailValue,
    );
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(3);
  });

  it.each([
    ['clean', 30_000],
    ['branded', 24_000],
    ['rebuilt', 19_500],
    ['salvage', 12_000],
  ] as const)('for a loan on a new car with a %s title is %d of a list price of 30,000', (title, guide) => {
    const car = { modelYear: YEAR, msrp: dollars(30_000) };
    expect(guideValueOf(car, { condition: 'new', odometer: 5 }, { asOf: '2026-01-01', title })).toBe(dollars(guide));
  });

  it('keeps trade-in below retail, both in steps of 25 dollars', () => {
    for (let asOfYear = 2024; asOfYear < 2060; asOfYear += 1) {
      const { retailValue, tradeInValue } = valueOn(`${asOfYear}-06-15`);
      expect(tradeInValue).toBeLessThan(retailValue);
      expect([retailValue % 2500, tradeInValue % 2500]).toEqual([0, 0]);
      expect(tradeInValue).toBeGreaterThan(0);
    }
  });
});
