/** Resolves the car of a VIN for a caller. Every endpoint that depends on a car's facts uses it. */
import { type Car, carFrom } from '#domain/car/car.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { rooftopOf } from '../inventory/rooftops.ts';

export type CarTools = Pick<Tools, 'events' | 'vehicles'>;

export interface CarQuery {
  readonly vin: Vin;
  /** The account whose inventory has priority; without one, only the corpus and the decode are searched. */
  readonly account: string | undefined;
  readonly today: IsoDate;
}

/** Synchronous for callers without an account. */
export function resolveCar(tools: CarTools, { vin, account, today }: CarQuery): MaybePromise<Car> {
  return andThen(tools.vehicles.ready(vin, yearOf(today)), () => knownCar(tools, { vin, account, today }));
}

function knownCar(tools: CarTools, { vin, account, today }: CarQuery): MaybePromise<Car> {
  const identity = tools.vehicles.identify(vin, yearOf(today));
  if (account === undefined) return carFrom(identity);
  return andThen(rooftopOf(tools, account), (own) => {
    const [fed, listing] = [own?.carAt(vin), own?.index.at(vin)];
    return fed === undefined || listing === undefined ? carFrom(identity) : carFrom(identity, { fed, listing });
  });
}
