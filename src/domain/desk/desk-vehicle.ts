/** The vehicle facts behind desk figures, stored with the figures. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { Identity } from '../vehicle/identity.ts';
import type { Fuel } from '../vehicle/lines/engine.ts';
import { estimatedCurbWeight, estimatedMilesPerGallon } from '../vehicle/specs/running.ts';
import { guideValueOf, type TitleStanding } from '../vehicle/valuation/valuation.ts';
import { type CarFacts, type CarFuel, carOf, type DeskCar, type EstimatedFact } from './car.ts';

export type DeskVehicle = {
  /** The year from which its age is counted. */
  readonly modelYear: number;
  /** In cents. */
  readonly msrp: Cents;
  readonly fuel: CarFuel;
  /** Pounds. */
  readonly curbWeightLb: number;
  /** Combined, or per gallon equivalent for an electric car. */
  readonly milesPerGallon: number;
  readonly cylinders?: number;
  /** The facts above without a source. */
  readonly estimated?: readonly EstimatedFact[];
};

const FUELS: Readonly<Record<Fuel, CarFuel>> = {
  Gasoline: 'gasoline',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-In Hybrid': 'plug-in hybrid',
  Electric: 'electric',
};

export function deskVehicleOf(identity: Identity): DeskVehicle {
  const { assumedYear, msrpCents, msrpEstimate, mpg, engine, dimensions } = identity;
  const missing: readonly (readonly [isMissing: boolean, fact: EstimatedFact])[] = [
    [msrpEstimate !== undefined, 'msrp'],
    [engine.fuel === undefined, 'fuel'],
    [dimensions === undefined, 'curbWeightLb'],
    [mpg === undefined, 'milesPerGallon'],
  ];
  const estimated = missing.filter(([isMissing]) => isMissing).map(([, fact]) => fact);
  return {
    modelYear: assumedYear,
    msrp: msrpCents,
    fuel: engine.fuel === undefined ? 'gasoline' : FUELS[engine.fuel],
    curbWeightLb: dimensions?.curbWeight ?? estimatedCurbWeight(identity),
    milesPerGallon: mpg?.combined ?? estimatedMilesPerGallon(identity),
    ...withoutUndefined({ cylinders: engine.cylinders }),
    ...(estimated.length === 0 ? {} : { estimated }),
  };
}

/** The vehicle as the desk sees it on a date. Odometer and condition are used as stated, else estimated. */
export function deskCarOf(
  { modelYear, ...facts }: DeskVehicle,
  today: IsoDate,
  {
    title,
    dealerZip,
    ...stated
  }: Pick<CarFacts, 'odometer' | 'condition' | 'dealerZip'> & { readonly title?: TitleStanding | undefined } = {},
): DeskCar {
  const car = carOf({ modelYear, currentYear: yearOf(today), ...stated });
  const place = withoutUndefined({ dealerZip });
  return {
    ...car,
    ...facts,
    ...place,
    guideValue: guideValueOf({ modelYear, msrp: facts.msrp }, car, { asOf: today, title }),
  };
}
