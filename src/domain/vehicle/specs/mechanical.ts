/**
 * The mechanical features: engine, fuel, driveline and suspension. Some are the build's; engine speeds, torque and tank
 * size are derived by planning rules as part of the sample.
 */
import type { Engine, Gearbox } from '../lines/engine.ts';
import type { Drive } from '../lines/line.ts';
import { between, type Features, presentFeatures, roundTo, type Subject, whole } from './feature.ts';

const LAYOUTS: Readonly<Record<string, string>> = { I: 'inline', H: 'flat', R: 'rotary', W: 'W' };
const CAM_TYPES = {
  DOHC: 'double overhead cam (DOHC)',
  SOHC: 'single overhead cam (SOHC)',
  OHV: 'overhead valves (OHV)',
} as const;
const DRIVES: Readonly<Record<Drive, string>> = {
  FWD: 'front wheel drive',
  RWD: 'rear wheel drive',
  AWD: 'all wheel drive',
  '4WD': 'four wheel drive',
};
const ENGINE_TYPES: Readonly<Record<Engine['fuel'], string>> = {
  Gasoline: 'gas',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-In Hybrid': 'plug-in hybrid',
  Electric: 'electric',
};

export function engineFeatures({ car: { engine }, year }: Subject): Features {
  const { fuel, camType, induction } = engine;
  const common = { ...power(engine), baseEngineType: ENGINE_TYPES[fuel] };
  if (fuel === 'Electric') return common;
  const injects = fuel === 'Diesel' || (induction === 'turbo' && year >= 2008) || (camType === 'DOHC' && year >= 2016);
  return {
    baseEngineSize: `${engine.litres.toFixed(1)} L`,
    cylinders: cylindersOf(engine),
    ...common,
    ...(engine.valves === 0 ? {} : { valves: String(engine.valves) }),
    ...(camType === undefined ? {} : { camType: CAM_TYPES[camType] }),
    ...(camType === 'DOHC' && year >= 2003 ? { valveTiming: 'variable' } : {}),
    ...presentFeatures({ directInjection: injects }),
  };
}

/** `inline 4`, `V6`, `rotary 2`. */
function cylindersOf({ layout }: Engine): string {
  const word = LAYOUTS[layout.charAt(0)];
  return word === undefined || word === 'W' ? layout : `${word} ${layout.slice(1)}`;
}

/** Horsepower is lb-ft × rpm ÷ 5,252; peak torque exceeds torque at peak power by a share that depends on induction. */
function power(engine: Engine): Features {
  const { horsepower, fuel, induction } = engine;
  const hp = whole(horsepower, 'hp');
  if (fuel === 'Electric' || fuel.includes('Hybrid')) {
    return { horsepower: hp, torque: whole(horsepower * (fuel === 'Electric' ? 1.05 : 0.9), 'lb-ft') };
  }
  const rpm = peakRpm(engine);
  const [share, torqueRpm] =
    fuel === 'Diesel' ? [1.6, 1800] : induction === undefined ? [1.1, roundTo(rpm * 0.75, 100)] : [1.25, 2400];
  const torque = ((horsepower * 5252) / rpm) * share;
  return {
    horsepower: `${hp} @ ${whole(rpm, 'rpm')}`,
    torque: `${whole(torque, 'lb-ft')} @ ${whole(torqueRpm, 'rpm')}`,
  };
}

function peakRpm({ fuel, induction, camType, layout }: Engine): number {
  if (fuel === 'Diesel') return 3600;
  if (layout.startsWith('R')) return 8500;
  if (induction !== undefined) return 5600;
  return camType === 'DOHC' ? 6200 : camType === 'SOHC' ? 5800 : 5200;
}

/** A gallon of gasoline has 115,000 Btu and a kilowatt-hour 3,412 (EPA): 33.7 per gallon. */
const KWH_A_GALLON = 33.7;
/** Assumed range of a full tank. */
const TANK_MILES = 440;

export function fuelFeatures({ car: { engine, mpg, rangeMiles } }: Subject): Features {
  const electric = engine.fuel === 'Electric';
  const unit = electric ? 'MPGe' : 'MPG';
  const economy = {
    fuelType: engine.fuelText,
    epaCombinedMpg: `${mpg.combined} ${unit}`,
    'epaCity/highwayMpg': `${mpg.city}/${mpg.highway} ${unit}`,
  };
  const battery = rangeMiles === 0 ? {} : { epaElectricityRange: whole(rangeMiles, 'mi.') };
  if (electric) {
    const perMile = rangeMiles / mpg.combined;
    return {
      ...economy,
      'rangeInMiles (city/hwy)': cityAndHighway(mpg, perMile),
      ...battery,
      'epaKwh/100Mi': String(Math.round((100 * KWH_A_GALLON) / mpg.combined)),
    };
  }
  const gallons = between(10, TANK_MILES / mpg.combined, 32);
  const tank = `${gallons.toFixed(1)} gal.`;
  return { ...economy, 'rangeInMiles (city/hwy)': cityAndHighway(mpg, gallons), fuelTankCapacity: tank, ...battery };
}

function cityAndHighway({ city, highway }: { city: number; highway: number }, gallons: number): string {
  return `${Math.round(city * gallons)}/${Math.round(highway * gallons)} mi.`;
}

export function driveTrainFeatures({ car: { drive, gearbox, body }, level }: Subject): Features {
  const offRoad = drive === '4WD';
  return {
    driveType: DRIVES[drive],
    transmission: gearboxWords(gearbox),
    ...presentFeatures({
      rearLimitedSlipDifferential: drive === 'RWD' && level === 2,
      rearLockingDifferential: offRoad && body === 'Truck' && level > 0,
      centerLimitedSlipDifferential: offRoad && body === 'SUV' && level === 2,
    }),
  };
}

/** `8-speed automatic`; `continuously variable-speed automatic` for a CVT. */
function gearboxWords({ text, kind }: Gearbox): string {
  return kind === 'CVT' ? 'continuously variable-speed automatic' : text.toLowerCase();
}

export function suspensionFeatures({ car: { body }, year }: Subject): Features {
  const solid = body === 'Truck' || body === 'Van';
  return presentFeatures({
    independentFrontSuspension: true,
    independentRearSuspension: !solid && year >= 1995,
    solidLiveAxleRearSuspension: solid,
    frontAndRearStabilizerBars: !solid && year >= 1990,
  });
}
