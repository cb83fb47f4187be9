/** Derives rating facts from a vehicle's identity. */
import { withoutUndefined } from '#kernel/answer.ts';
import { ADVERSE_CARS } from '../../fleet/fixtures.data.ts';
import type { Identity } from '../../vehicle/identity.ts';
import type { Fuel } from '../../vehicle/lines/engine.ts';
import type { VehicleFacts } from './vehicle.ts';

const FUELS: Readonly<Record<Fuel, VehicleFacts['fuel']>> = {
  Gasoline: 'gasoline',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-In Hybrid': 'hybrid',
  Electric: 'electric',
};

/** Pickups with these names, and trims with dual rear wheels, are one-ton trucks. */
const ONE_TON = /\b(3500|350|450|4500)(HD)?\b|\bDRW\b|\bdually\b/i;
/** ANSI D20 brands that exclude mechanical and waiver products. */
const SALVAGE_BRAND = /salvage|rebuilt|flood/i;

/** NHTSA's vehicle types that the rate book covers. */
const RATED_TYPES: ReadonlySet<string> = new Set(['Passenger Car', 'Multipurpose Passenger Vehicle (MPV)', 'Truck']);
/** Weight classes above 14,000 lb (49 CFR 565.15). */
const HEAVY = /^Class ([4-8])/;
const HEAVY_BODY = /tractor|motorhome|bus/i;

/** Why a real vehicle is not in the rate book; undefined for cars and light trucks. */
function notRatedAs(identity: Identity): string | undefined {
  if (identity.origin === 'sample') return undefined;
  const { vehicleType, gvwr = '', bodyClass = '' } = identity;
  if (!RATED_TYPES.has(vehicleType)) return `a vehicle of NHTSA type ${vehicleType}`;
  const weightClass = HEAVY.exec(gvwr)?.[1];
  if (weightClass !== undefined) return `a truck of weight class ${weightClass}`;
  return HEAVY_BODY.test(bodyClass) ? `a vehicle of NHTSA body ${bodyClass}` : undefined;
}

/** The facts of a car from its identity; unknown ones are omitted. */
export function factsOfIdentity(identity: Identity): VehicleFacts {
  const { vin, assumedYear, make, model, trim, body, drive, engine, msrpCents } = identity;
  const brands = ADVERSE_CARS.find((car) => car.vin === vin)?.brands ?? [];
  return {
    vin,
    year: assumedYear,
    // An unknown make is rated in the default class.
    make: make ?? '',
    model: model ?? '',
    ...withoutUndefined({ trim, body, notRated: notRatedAs(identity) }),
    fuel: engine.fuel === undefined ? 'gasoline' : FUELS[engine.fuel],
    msrp: msrpCents,
    ...(engine.induction === undefined ? {} : { forcedInduction: true }),
    ...(drive === 'AWD' || drive === '4WD' ? { allWheelDrive: true } : {}),
    ...(body === 'Truck' && ONE_TON.test(`${model} ${trim}`) ? { oneTon: true } : {}),
    ...(brands.some((brand) => SALVAGE_BRAND.test(brand)) ? { salvageTitle: true } : {}),
  };
}
