/** Computes the yearly cost of insurance, upkeep and energy of a car in a state, with the tables behind it. */
import type { StateCode } from '../../places/states.ts';
import type { CarFuel } from '../car.ts';
import {
  CENTS_PER_KWH,
  DIESEL_FACTOR,
  DOLLARS_PER_GALLON,
  ELECTRICITY,
  GASOLINE,
  INSURANCE,
  INSURANCE_RELATIVITY,
  KWH_PER_GALLON_EQUIVALENT,
  LUXURY_MAKES,
  UPKEEP,
  UPKEEP_OF_MAKE,
} from './ownership-costs.data.ts';

/** Dollars per year to insure a car worth `value` dollars. */
export function insurancePremium(state: StateCode, make: string, fuel: CarFuel, value: number): number {
  const { national, risen, fixedShare, usualValue, electricFactor, luxuryFactor } = INSURANCE;
  const ofValue = fixedShare + ((1 - fixedShare) * value) / usualValue;
  const ofClass = (fuel === 'electric' ? electricFactor : 1) * (LUXURY_MAKES.has(make) ? luxuryFactor : 1);
  return national * risen * INSURANCE_RELATIVITY[state] * ofValue * ofClass;
}

/** Dollars for service and wear parts in the year in which a car is `ageYears` old. */
export function maintenanceCost(make: string, fuel: CarFuel, ageYears: number): number {
  return at(UPKEEP.maintenance, ageYears) * upkeepOf(make) * (fuel === 'electric' ? UPKEEP.electricShare : 1);
}

/** Dollars for repairs outside warranty in that year. */
export function repairCost(make: string, ageYears: number): number {
  return at(UPKEEP.repairs, ageYears) * upkeepOf(make);
}

/** Upkeep of a make relative to the average. */
export function upkeepOf(make: string): number {
  return UPKEEP_OF_MAKE[make] ?? 1;
}

/** The price of a gallon, or of a kilowatt-hour for an electric car, in a state, with its table. */
export function energyPrice(state: StateCode, fuel: CarFuel) {
  if (fuel === 'electric') return { dollars: CENTS_PER_KWH[state] / 100, unit: 'kWh', law: ELECTRICITY } as const;
  const regular = DOLLARS_PER_GALLON[state];
  return { dollars: fuel === 'diesel' ? regular * DIESEL_FACTOR : regular, unit: 'gallon', law: GASOLINE } as const;
}

/** Dollars for fuel or electricity; `milesPerGallon` is per gallon equivalent for an electric car. */
export function energyCost(state: StateCode, fuel: CarFuel, milesPerGallon: number, miles: number): number {
  return (
    fuelCost(miles, milesPerGallon, energyPrice(state, fuel).dollars) *
    (fuel === 'electric' ? KWH_PER_GALLON_EQUIVALENT : 1)
  );
}

/** Dollars for fuel at a price per gallon. */
export function fuelCost(miles: number, milesPerGallon: number, price: number): number {
  return (miles / milesPerGallon) * price;
}

/** The entry of a list by age; the last one applies to every greater age. */
function at(list: readonly number[], age: number): number {
  return list[Math.min(age, list.length - 1)] ?? 0;
}
