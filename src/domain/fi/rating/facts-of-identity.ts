/** Derives rating facts from a vehicle's identity. */
import { stated } from '#kernel/answer.ts';
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

/** Pickups of these names, and trims that say dual rear wheels, carry one ton. */
const ONE_TON = /\b(3500|350|450|4500)(HD)?\b|\bDRW\b|\bdually\b/i;
/** ANSI D20 brands that no mechanical or waiver product is sold over. */
const SALVAGE_BRAND = /salvage|rebuilt|flood/i;

/** The facts of a car as its identity has them; what identity does not know is left out. */
export function factsOfIdentity(identity: Identity): VehicleFacts {
  const { vin, assumedYear, make, model, trim, body, drive, engine, msrpCents } = identity;
  const brands = ADVERSE_CARS.find((car) => car.vin === vin)?.brands ?? [];
  return {
    vin,
    year: assumedYear,
    // A make that nobody knows is rated in the usual class.
    make: make ?? '',
    model: model ?? '',
    ...stated({ trim, body }),
    fuel: engine.fuel === undefined ? 'gasoline' : FUELS[engine.fuel],
    msrp: msrpCents,
    ...(engine.induction === undefined ? {} : { forcedInduction: true }),
    ...(drive === 'AWD' || drive === '4WD' ? { allWheelDrive: true } : {}),
    ...(body === 'Truck' && ONE_TON.test(`${model} ${trim}`) ? { oneTon: true } : {}),
    ...(brands.some((brand) => SALVAGE_BRAND.test(brand)) ? { salvageTitle: true } : {}),
  };
}
