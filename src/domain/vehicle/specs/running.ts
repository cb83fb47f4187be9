/**
 * Estimates fuel economy and curb weight of a real vehicle by class, for figures that require them. Our own planning
 * figures, modeled on EPA fleet averages and the mean weights of body styles; confidence low.
 */
import type { Identity } from '../identity.ts';
import type { Fuel } from '../lines/engine.ts';
import type { Body } from '../lines/line.ts';

/** Combined miles per gallon of a gasoline vehicle, and pounds, by body. */
const BY_BODY: Readonly<Record<Body, readonly [milesPerGallon: number, curbWeightPounds: number]>> = {
  Sedan: [28, 3_400],
  Coupe: [26, 3_400],
  Convertible: [25, 3_600],
  Hatchback: [30, 3_000],
  Wagon: [27, 3_600],
  SUV: [24, 4_200],
  Truck: [19, 5_000],
  Minivan: [22, 4_500],
  Van: [16, 5_300],
};
const BY_TYPE: Readonly<Record<string, readonly [milesPerGallon: number, curbWeightPounds: number]>> = {
  Motorcycle: [45, 500],
  Bus: [6, 26_000],
  'Incomplete Vehicle': [10, 9_000],
  'Low Speed Vehicle (LSV)': [60, 1_300],
  'Off Road Vehicle': [25, 1_200],
  Trailer: [25, 3_000],
};
const USUAL = [25, 3_700] as const;
/** Per gallon equivalent for electric cars. */
const FUEL_FACTOR: Readonly<Partial<Record<Fuel, number>>> = {
  Diesel: 1.2,
  Hybrid: 1.45,
  'Plug-In Hybrid': 1.6,
  Electric: 3.8,
};

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
