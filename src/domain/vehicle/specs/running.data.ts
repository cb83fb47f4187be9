/**
 * Fuel economy and curb weight by class of vehicle.
 * Source: our own planning figures, modeled on EPA fleet averages and the mean weights of body styles. Confidence low.
 */
import type { Fuel } from '../lines/engine.ts';
import type { Body } from '../lines/line.ts';

/** Combined miles per gallon of a gasoline vehicle, and pounds, by body. */
export const BY_BODY: Readonly<Record<Body, readonly [milesPerGallon: number, curbWeightPounds: number]>> = {
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
export const BY_TYPE: Readonly<Record<string, readonly [milesPerGallon: number, curbWeightPounds: number]>> = {
  Motorcycle: [45, 500],
  Bus: [6, 26_000],
  'Incomplete Vehicle': [10, 9_000],
  'Low Speed Vehicle (LSV)': [60, 1_300],
  'Off Road Vehicle': [25, 1_200],
  Trailer: [25, 3_000],
};
export const USUAL = [25, 3_700] as const;
/** Per gallon equivalent for electric cars. */
export const FUEL_FACTOR: Readonly<Partial<Record<Fuel, number>>> = {
  Diesel: 1.2,
  Hybrid: 1.45,
  'Plug-In Hybrid': 1.6,
  Electric: 3.8,
};
