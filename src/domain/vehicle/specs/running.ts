/** Estimates fuel economy and curb weight of a real vehicle by class, for figures that require them. */
import type { Identity } from '../identity.ts';
import type { Body } from '../lines/line.ts';
import { BY_BODY, BY_TYPE, FUEL_FACTOR, USUAL } from './running.data.ts';

export function estimatedMilesPerGallon({ body, vehicleType, engine }: Identity): number {
  const [milesPerGallon] = usualOf(body, vehicleType);
  return Math.round(milesPerGallon * (engine.fuel === undefined ? 1 : (FUEL_FACTOR[engine.fuel] ?? 1)));
}

/** Pounds. */
export function estimatedCurbWeight({ body, vehicleType }: Identity): number {
  return usualOf(body, vehicleType)[1];
}

function usualOf(body: Body | undefined, vehicleType: string): readonly [number, number] {
  return (body === undefined ? BY_TYPE[vehicleType] : BY_BODY[body]) ?? USUAL;
}
