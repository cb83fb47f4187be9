/**
 * The size features: exterior, interior, weight, wheels. Wheelbase, length, width, height and curb weight are the
 * build's; the rest is derived by planning rules as part of the sample.
 */
import type { Body } from '../lines/line.ts';
import { between, type Features, presentFeatures, roundTo, type Subject, tenths, whole } from './feature.ts';

/** Cargo as a share of the outer volume: with all seats in place, and at most. */
const CARGO: Readonly<Record<Body, readonly [inPlace: number, most: number]>> = {
  Sedan: [0.033, 0.033],
  Coupe: [0.025, 0.025],
  Convertible: [0.018, 0.018],
  Hatchback: [0.046, 0.11],
  Wagon: [0.065, 0.14],
  SUV: [0.072, 0.14],
  Truck: [0, 0],
  Minivan: [0.11, 0.22],
  Van: [0.2, 0.35],
};
/** Pounds of load in addition to the passengers. */
const LUGGAGE_POUNDS = 200;
const POUNDS_A_SEAT = 150;
/** Payload and towing of a truck as shares of its curb weight; towing of an SUV. */
const TRUCK_LOAD = 0.32;
const TRUCK_TOW = 1.7;
const SUV_TOW = { AWD: 0.6, '4WD': 1.1, FWD: 0.4, RWD: 0.8 } as const;
const MIRRORS_INCHES = 10;
/** Feet of turning circle per inch of wheelbase. */
const TURNING_FEET = 0.342;
const CUBIC_INCHES_A_FOOT = 1728;

export function measurementFeatures({ car }: Subject): Features {
  const { dimensions, builtIn } = car;
  const { wheelbase, length, width, height, curbWeight } = dimensions;
  const load = loadOf(car);
  return {
    length: tenths(length, 'in.'),
    height: tenths(height, 'in.'),
    wheelbase: tenths(wheelbase, 'in.'),
    overallWidthWithMirrors: tenths(width + MIRRORS_INCHES, 'in.'),
    overallWidthWithoutMirrors: tenths(width, 'in.'),
    curbWeight: whole(curbWeight, 'lbs.'),
    grossWeight: whole(curbWeight + load, 'lbs.'),
    maximumPayload: whole(load, 'lbs.'),
    ...towingFeatures(car),
    ...cargo(car),
    turningCircle: tenths(wheelbase * TURNING_FEET, 'ft.'),
    manufacturer060MphAccelerationTime: tenths(secondsTo60(car), 'sec.'),
    countryOfFinalAssembly: builtIn,
  };
}

function loadOf({ body, seats, dimensions }: Subject['car']): number {
  return roundTo(body === 'Truck' ? dimensions.curbWeight * TRUCK_LOAD : seats * POUNDS_A_SEAT + LUGGAGE_POUNDS, 5);
}

function towingFeatures({ body, drive, dimensions }: Subject['car']): Features {
  const share = body === 'Truck' ? TRUCK_TOW : body === 'SUV' ? SUV_TOW[drive] : 0;
  return share === 0 ? {} : { maximumTowingCapacity: whole(roundTo(dimensions.curbWeight * share, 100), 'lbs.') };
}

/** A third row halves the cargo space behind it. */
function cargo({ body, seats, dimensions: { length, width, height } }: Subject['car']): Features {
  const [inPlace, most] = CARGO[body];
  if (most === 0) return {};
  const volume = (length * width * height) / CUBIC_INCHES_A_FOOT;
  const rows = seats > 5 ? 0.5 : 1;
  const standing = tenths(volume * inPlace * rows, 'cu.ft.');
  if (most === inPlace) return { 'cargoCapacity,AllSeatsInPlace': standing };
  return { maximumCargoCapacity: tenths(volume * most, 'cu.ft.'), 'cargoCapacity,AllSeatsInPlace': standing };
}

/** Pounds per horsepower to the power of 0.8; an electric car loses no time in gear changes. */
function secondsTo60({ engine, dimensions }: Subject['car']): number {
  const seconds = 0.85 * (dimensions.curbWeight / engine.horsepower) ** 0.8;
  return between(2, engine.fuel === 'Electric' ? seconds * 0.85 : seconds, 25);
}

export function frontRoom({ car: { dimensions, seats } }: Subject): Features {
  const { wheelbase, width, height } = dimensions;
  return {
    frontHeadRoom: tenths(38 + (height - 57) * 0.15, 'in.'),
    frontShoulderRoom: tenths(width * 0.78, 'in.'),
    frontHipRoom: tenths(width * 0.75, 'in.'),
    frontLegRoom: tenths(between(40, 41.5 + (wheelbase - 105) * 0.03, 45), 'in.'),
    ...presentFeatures({ frontCenterArmrest: seats > 2 }),
  };
}

/** Empty for a two-seater. */
export function rearRoom({ car: { body, seats, dimensions } }: Subject): Features {
  if (seats <= 2) return {};
  const { wheelbase, width, height } = dimensions;
  const close = body === 'Coupe' || body === 'Convertible';
  const leg = close ? 30 + (wheelbase - 100) * 0.1 : 36 + (wheelbase - 105) * 0.25;
  return {
    rearHeadRoom: tenths((close ? 35 : 37.5) + (height - 57) * 0.15, 'in.'),
    rearShoulderRoom: tenths(width * 0.77, 'in.'),
    rearHipRoom: tenths(width * 0.72, 'in.'),
    rearLegRoom: tenths(between(26, leg, 44), 'in.'),
  };
}

/** Wheels grow by an inch per decade, and with the trim; larger wheels have lower tires. */
export function wheelFeatures({ car: { body, dimensions }, year, level }: Subject): Features {
  const tall = body === 'Truck' || body === 'SUV' || body === 'Van';
  const rim = between(13, 14 + Math.floor((year - 1990) / 10), 17) + level + (tall ? 1 : 0);
  const section = roundTo(180 + (dimensions.width - 60) * 4, 10) + 5;
  const aspect = Math.min(75, 75 - (rim - 13) * 5 + (tall ? 10 : 0));
  return {
    tireSize: `${section}/${aspect}R${rim}`,
    wheelSize: `${rim} X ${(section / 30).toFixed(1)} in.`,
    ...presentFeatures({ allSeasonTires: true, alloyWheels: year >= 2012 || (level > 0 && year >= 1990) }),
  };
}
