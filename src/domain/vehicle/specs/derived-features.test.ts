/** The planning rules of mechanical and size features, at both sides of each bound. */
import { describe, expect, it } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import { buildNamed } from '../builds.ts';
import { identifiedAs, type SampleIdentity } from '../identity.ts';
import { engineOf } from '../lines/engine.ts';
import type { Level, Subject } from './feature.ts';
import { driveTrainFeatures, engineFeatures, fuelFeatures, suspensionFeatures } from './mechanical.ts';
import { frontRoom, measurementFeatures, rearRoom, wheelFeatures } from './size.ts';
import { sampleSpecs } from './specs.ts';

const build = buildNamed('Toyota', 'Camry', 'LE', 2024);
if (build === undefined) throw new Error('no Camry');
const CAMRY = identifiedAs('4T1ZZ1AK8RU000042' as Vin, build, 2026);
const subject = (car: Partial<SampleIdentity>, year = 2024, level: Level = 0): Subject => ({
  car: { ...CAMRY, ...car },
  year,
  level,
});
const engine = (text: string, year = 2024) => engineFeatures(subject({ engine: engineOf(text) }, year));

describe('the power of an engine', () => {
  // Horsepower is lb-ft × rpm ÷ 5,252.
  it.each([
    ['2.5 I4 203', '203 hp @ 6,200 rpm', '189 lb-ft @ 4,700 rpm'],
    ['3.5 V6s 5800', '5,800 hp @ 5,800 rpm', '5,777 lb-ft @ 4,400 rpm'],
    ['5.7 V8o 255', '255 hp @ 5,200 rpm', '283 lb-ft @ 3,900 rpm'],
    ['2.0T I4 252', '252 hp @ 5,600 rpm', '295 lb-ft @ 2,400 rpm'],
    ['3.0TD V6 240', '240 hp @ 3,600 rpm', '560 lb-ft @ 1,800 rpm'],
    ['1.3T R2 255 p', '255 hp @ 8,500 rpm', '197 lb-ft @ 2,400 rpm'],
    ['2.5H I4 226', '226 hp', '203 lb-ft'],
    ['2.0P I4 302', '302 hp', '272 lb-ft'],
    ['EV 283', '283 hp', '297 lb-ft'],
  ])('of %s is %s with %s', (text, horsepower, torque) => {
    expect(engine(text)).toMatchObject({ horsepower, torque });
  });

  it.each([
    ['2.5 I4 203', 2015, undefined],
    ['2.5 I4 203', 2016, true],
    ['3.5 V6s 278', 2024, undefined],
    ['2.0T I4s 252', 2007, undefined],
    ['2.0T I4s 252', 2008, true],
    ['3.0D V6s 240', 1985, true],
    ['2.0S I4s 252', 2012, undefined],
  ])('of %s in %i has direct injection: %s', (text, year, directInjection) => {
    expect(engine(text, year)['directInjection']).toBe(directInjection);
  });

  it.each([
    ['2.5 I4 203', 2002, undefined],
    ['2.5 I4 203', 2003, 'variable'],
    ['2.5 I4s 203', 2024, undefined],
  ])('of %s in %i has the valve timing %s', (text, year, valveTiming) => {
    expect(engine(text, year)['valveTiming']).toBe(valveTiming);
  });

  it.each([
    ['2.5 I4 203', 'inline 4'],
    ['3.5 V6 278', 'V6'],
    ['2.5 H4 182', 'flat 4'],
    ['1.3 R2 232', 'rotary 2'],
    ['6.0 W12 552', 'W12'],
  ])('of %s has %s cylinders', (text, cylinders) => {
    expect(engine(text)['cylinders']).toBe(cylinders);
  });
});

describe('the fuel features', () => {
  const fuel = (combined: number, text = '2.5 I4 203', rangeMiles = 0) =>
    fuelFeatures(subject({ engine: engineOf(text), rangeMiles, mpg: { city: 20, highway: 30, combined } }));

  it.each([
    [50, '10.0 gal.', '200/300 mi.'],
    [44, '10.0 gal.', '200/300 mi.'],
    [40, '11.0 gal.', '220/330 mi.'],
    [14, '31.4 gal.', '629/943 mi.'],
    [13, '32.0 gal.', '640/960 mi.'],
  ])('with %i miles per gallon have a tank of %s for %s', (combined, tank, miles) => {
    expect(fuel(combined)).toEqual({
      fuelType: 'Regular Unleaded',
      epaCombinedMpg: `${combined} MPG`,
      'epaCity/highwayMpg': '20/30 MPG',
      'rangeInMiles (city/hwy)': miles,
      fuelTankCapacity: tank,
    });
  });

  it('of an electric car have its range and kilowatt-hours: 33.7 to the gallon', () => {
    expect(fuel(100, 'EV 283', 300)).toEqual({
      fuelType: 'Electric',
      epaCombinedMpg: '100 MPGe',
      'epaCity/highwayMpg': '20/30 MPGe',
      'rangeInMiles (city/hwy)': '60/90 mi.',
      epaElectricityRange: '300 mi.',
      'epaKwh/100Mi': '34',
    });
    expect(fuel(40, '2.0P I4 375', 21)).toMatchObject({ epaElectricityRange: '21 mi.', fuelTankCapacity: '11.0 gal.' });
  });
});

describe('the driveline and suspension', () => {
  it.each([
    ['RWD', 'Sedan', 2, ['rearLimitedSlipDifferential']],
    ['RWD', 'Sedan', 1, []],
    ['FWD', 'Sedan', 2, []],
    ['4WD', 'Truck', 0, []],
    ['4WD', 'Truck', 1, ['rearLockingDifferential']],
    ['4WD', 'Truck', 2, ['rearLockingDifferential']],
    ['4WD', 'SUV', 2, ['centerLimitedSlipDifferential']],
    ['4WD', 'SUV', 1, []],
    ['AWD', 'Truck', 2, []],
  ] as const)('of a %s %s at level %i have %j', (drive, body, level, differentials) => {
    const { driveType: _, transmission: __, ...rest } = driveTrainFeatures(subject({ drive, body }, 2024, level));
    expect(Object.keys(rest)).toEqual(differentials);
  });

  it.each([
    ['Sedan', 1989, ['independentFrontSuspension']],
    ['Sedan', 1990, ['independentFrontSuspension', 'frontAndRearStabilizerBars']],
    ['Sedan', 1994, ['independentFrontSuspension', 'frontAndRearStabilizerBars']],
    ['SUV', 1995, ['independentFrontSuspension', 'independentRearSuspension', 'frontAndRearStabilizerBars']],
    ['Truck', 2024, ['independentFrontSuspension', 'solidLiveAxleRearSuspension']],
    ['Van', 2024, ['independentFrontSuspension', 'solidLiveAxleRearSuspension']],
  ] as const)('of a %s of %i are %j', (body, year, features) => {
    expect(Object.keys(suspensionFeatures(subject({ body }, year)))).toEqual(features);
  });
});

/** A box of 1,000 cubic feet that weighs two tons. */
const BOX = { wheelbase: 105, length: 100, width: 100, height: 172.8, curbWeight: 4_000 };

describe('the measurements', () => {
  const measured = (car: Partial<SampleIdentity>) =>
    measurementFeatures(subject({ dimensions: BOX, seats: 5, ...car }));

  it.each([
    ['Sedan', '33.0 cu.ft.', undefined],
    ['Coupe', '25.0 cu.ft.', undefined],
    ['Convertible', '18.0 cu.ft.', undefined],
    ['Hatchback', '46.0 cu.ft.', '110.0 cu.ft.'],
    ['Wagon', '65.0 cu.ft.', '140.0 cu.ft.'],
    ['SUV', '72.0 cu.ft.', '140.0 cu.ft.'],
    ['Truck', undefined, undefined],
    ['Minivan', '110.0 cu.ft.', '220.0 cu.ft.'],
    ['Van', '200.0 cu.ft.', '350.0 cu.ft.'],
  ] as const)('of a %s have cargo of %s, at most %s', (body, inPlace, most) => {
    const features = measured({ body });
    expect([features['cargoCapacity,AllSeatsInPlace'], features['maximumCargoCapacity']]).toEqual([inPlace, most]);
  });

  it('halve the cargo behind a third row', () => {
    expect([5, 6].map((seats) => measured({ body: 'SUV', seats })['cargoCapacity,AllSeatsInPlace'])).toEqual([
      '72.0 cu.ft.',
      '36.0 cu.ft.',
    ]);
  });

  it.each([
    ['Truck', 'FWD', 5, '1,280 lbs.', '5,280 lbs.', '6,800 lbs.'],
    ['SUV', 'AWD', 5, '950 lbs.', '4,950 lbs.', '2,400 lbs.'],
    ['SUV', '4WD', 4, '800 lbs.', '4,800 lbs.', '4,400 lbs.'],
    ['SUV', 'FWD', 7, '1,250 lbs.', '5,250 lbs.', '1,600 lbs.'],
    ['SUV', 'RWD', 5, '950 lbs.', '4,950 lbs.', '3,200 lbs.'],
    ['Sedan', 'AWD', 5, '950 lbs.', '4,950 lbs.', undefined],
  ] as const)('of a %s with %s and %i seats have a load of %s', (body, drive, seats, load, gross, tow) => {
    const features = measured({ body, drive, seats });
    expect([features['maximumPayload'], features['grossWeight'], features['maximumTowingCapacity']]).toEqual([
      load,
      gross,
      tow,
    ]);
  });

  // 0.85 × (pounds ÷ horsepower) to the power of 0.8.
  it.each([
    ['2.5 I4 400', '5.4 sec.'],
    ['EV 400', '4.6 sec.'],
    ['2.5 I4 4000', '2.0 sec.'],
    ['2.5 I4 40', '25.0 sec.'],
    ['2.5 I4 0', '25.0 sec.'],
    ['EV 1200', '2.0 sec.'],
    ['2.5 I4 60', '24.5 sec.'],
  ])('with %s reach 60 in %s', (text, seconds) => {
    expect(measured({ engine: engineOf(text) })['manufacturer060MphAccelerationTime']).toBe(seconds);
  });

  it('state the outer size', () => {
    expect(measured({})).toMatchObject({
      length: '100.0 in.',
      height: '172.8 in.',
      wheelbase: '105.0 in.',
      overallWidthWithMirrors: '110.0 in.',
      overallWidthWithoutMirrors: '100.0 in.',
      curbWeight: '4,000 lbs.',
      turningCircle: '35.9 ft.',
    });
  });
});

describe('the room inside', () => {
  const sized = (wheelbase: number, seats: number, body: SampleIdentity['body'] = 'Sedan') =>
    subject({ dimensions: { ...BOX, wheelbase, height: 67 }, seats, body });

  it.each([
    [105, '41.5 in.'],
    [155, '43.0 in.'],
    [35, '40.0 in.'],
    [300, '45.0 in.'],
  ])('in front, on a wheelbase of %i, leaves legs %s', (wheelbase, frontLegRoom) => {
    expect(frontRoom(sized(wheelbase, 2))).toEqual({
      frontHeadRoom: '39.5 in.',
      frontShoulderRoom: '78.0 in.',
      frontHipRoom: '75.0 in.',
      frontLegRoom,
    });
    expect(frontRoom(sized(wheelbase, 3))['frontCenterArmrest']).toBe(true);
  });

  it.each([
    [105, 'Sedan', '36.0 in.', '39.0 in.'],
    [100, 'Coupe', '30.0 in.', '36.5 in.'],
    [110, 'Convertible', '31.0 in.', '36.5 in.'],
    [50, 'Coupe', '26.0 in.', '36.5 in.'],
    [140, 'SUV', '44.0 in.', '39.0 in.'],
  ] as const)(
    'in the rear, on a wheelbase of %i, leaves legs in a %s %s',
    (wheelbase, body, rearLegRoom, rearHeadRoom) => {
      const rest = { rearShoulderRoom: '77.0 in.', rearHipRoom: '72.0 in.' };
      expect(rearRoom(sized(wheelbase, 3, body))).toEqual({ rearHeadRoom, ...rest, rearLegRoom });
      expect(rearRoom(sized(wheelbase, 2, body))).toEqual({});
    },
  );
});

describe('the wheels', () => {
  const wheels = (year: number, level: Level, body: SampleIdentity['body'], width = 70) =>
    wheelFeatures(subject({ body, dimensions: { ...BOX, width } }, year, level));

  it.each([
    [1979, 0, 'Sedan', '225/75R13', '13 X 7.5 in.'],
    [1989, 0, 'Sedan', '225/75R13', '13 X 7.5 in.'],
    [1990, 0, 'Sedan', '225/70R14', '14 X 7.5 in.'],
    [1999, 0, 'Sedan', '225/70R14', '14 X 7.5 in.'],
    [2000, 0, 'Sedan', '225/65R15', '15 X 7.5 in.'],
    [2020, 0, 'Sedan', '225/55R17', '17 X 7.5 in.'],
    [2030, 0, 'Sedan', '225/55R17', '17 X 7.5 in.'],
    [2020, 2, 'Sedan', '225/45R19', '19 X 7.5 in.'],
    [1989, 0, 'Truck', '225/75R14', '14 X 7.5 in.'],
    [1990, 0, 'SUV', '225/75R15', '15 X 7.5 in.'],
    [2020, 1, 'Van', '225/55R19', '19 X 7.5 in.'],
  ] as const)('of %i at level %i on a %s are %s', (year, level, body, tireSize, wheelSize) => {
    expect(wheels(year, level, body)).toMatchObject({ tireSize, wheelSize, allSeasonTires: true });
  });

  it.each([
    [60, '185'],
    [71, '225'],
    [72, '235'],
    [80, '265'],
  ])('of a car %i inches wide have a section of %s', (width, section) => {
    expect(wheels(2020, 0, 'Sedan', width)['tireSize']).toBe(`${section}/55R17`);
  });

  it.each([
    [2011, 0, undefined],
    [2012, 0, true],
    [1989, 1, undefined],
    [1990, 1, true],
    [1990, 0, undefined],
    [2011, 2, true],
  ] as const)('of %i at level %i are of alloy: %s', (year, level, alloyWheels) => {
    expect(wheels(year, level, 'Sedan')['alloyWheels']).toBe(alloyWheels);
  });
});

describe('the sheet', () => {
  it('names a transmission by its speeds, and leather from 1996 on in the top trim', () => {
    const named = (make: string, model: string, trim: string, year: number) => {
      const found = buildNamed(make, model, trim, year);
      if (found === undefined) throw new Error(`no ${model}`);
      return sampleSpecs({ ...identifiedAs(CAMRY.vin, found, 2026), assumedYear: year }).specs;
    };
    expect(named('Honda', 'Accord', 'Touring 2.0T', 2020).name).toBe(
      'Touring 2.0T 4dr Sedan FWD (2.0L 4cyl turbo 10A)',
    );
    const seats = (year: number) =>
      Object.keys(named('Toyota', 'Camry', 'XLE V6', year).features['frontseats'] ?? {})[0];
    expect([seats(1995), seats(1996)]).toEqual(['cloth', 'leather']);
  });
});
