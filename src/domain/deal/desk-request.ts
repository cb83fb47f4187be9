/** Desk inputs as the buyer sent them, stored so that figures can be recomputed when products are added. */
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';
import { type IsoDate, type IsoInstant, yearOf } from '#kernel/dates.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { listedInCorpus, statedBy } from '../car/car.ts';
import { type CarFacts, statedFacts } from '../car/car-facts.ts';
import type { DealDesked } from '../deal-facts/money-events.ts';
import { centsOf } from '../deal-facts/protection.ts';
import { type DeskResult, desk } from '../desk/desk.ts';
import type { DeskInput } from '../desk/desk-input.ts';
import { type DeskVehicle, deskCarOf, deskVehicleOf } from '../desk/desk-vehicle.ts';
import { titleStandingOf } from '../vehicle/history/history.ts';
import { sampleIdentity } from '../vehicle/identity.ts';

/** The desk's input without the car, which the deal names, and the products, which F&I adds. */
export type DeskRequest = Omit<DeskInput, 'car' | 'products' | 'asOf'> & {
  readonly odometer?: number;
  readonly condition?: 'new' | 'used';
};

type Unsaid<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/** A request without its undefined members. */
export function deskRequestFrom(body: Unsaid<DeskRequest>): DeskRequest {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as DeskRequest;
}

const MONEY = [
  'salesPrice',
  'downPayment',
  'rebate',
  'tradeIn',
  'tradeInPayoff',
  'docFee',
  'residual',
  'vehicleMSRP',
] as const;
const MONEY_NAMES: ReadonlySet<string> = new Set(MONEY);

/** The stored form: money as decimal strings, without absent members. */
export function storedDeskRequest(request: DeskRequest): JsonObject {
  const said = Object.entries(request).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    said.map(([name, value]) => [name, MONEY_NAMES.has(name) ? toDecimal(value as Cents) : value]),
  );
}

/** Parses the stored form, which only `askedOf` writes. */
export function keptDeskRequest(asked: JsonObject): DeskRequest {
  const read = Object.entries(asked).map(([name, value]) => [
    name,
    MONEY_NAMES.has(name) ? centsOf(String(value)) : value,
  ]);
  return Object.fromEntries(read) as DeskRequest;
}

/** The date of a computation, and the vehicle behind its figures. */
export interface ComputationContext {
  readonly today: IsoDate;
  readonly vehicle: DeskVehicle;
  /** Miles and condition, unless the request states others; from the corpus if absent. */
  readonly facts?: CarFacts | undefined;
}

/** The car behind the current figures. An older stream without it uses the VIN's sample. */
export function standingCar(vin: string, { vehicle, facts, at }: StandingDesk): Omit<ComputationContext, 'today'> {
  return { vehicle: vehicle ?? deskVehicleOf(sampleIdentity(vinOf(vin), yearOf(at))), facts };
}

type StandingDesk = Pick<DealDesked, 'vehicle' | 'facts'> & { readonly at: IsoInstant };

/** The VIN of a deal, validated when the deal was opened. */
export function vinOf(text: string): Vin {
  const vin = parseVin(text);
  if (vin === undefined) throw new Error(`The deal names ${text}, which is not a VIN.`);
  return vin;
}

/** Computes a request for the deal's car on a date; returns every problem if it cannot be computed. */
export function deskFiguresFor(
  vin: string,
  { odometer, condition, ...request }: DeskRequest,
  products: Cents,
  { today, vehicle, facts }: ComputationContext,
): DeskResult {
  const stated = {
    ...(facts === undefined ? statedBy(listedInCorpus(vin)) : statedFacts(facts)),
    ...withoutUndefined({ odometer, condition }),
  };
  const car = deskCarOf(vehicle, today, { ...stated, title: titleStandingOf(vinOf(vin)) });
  return desk({ ...request, products, car, asOf: today });
}

/** The odometer reading on record: the buyer's, else the listing's; undefined when there is none. */
export function odometerOnRecord(
  vin: string,
  desk: Pick<DealDesked, 'asked' | 'facts'> | undefined,
): number | undefined {
  if (desk?.asked.odometer !== undefined) return Number(desk.asked.odometer);
  return desk?.facts === undefined ? statedBy(listedInCorpus(vin)).odometer : statedFacts(desk.facts).odometer;
}
