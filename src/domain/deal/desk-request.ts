/** Desk inputs as the buyer sent them, kept so that figures can be recomputed when products are added. */
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

/** The desk's input but for the car, which the deal names, and products, which F&I adds. */
export type DeskRequest = Omit<DeskInput, 'car' | 'products' | 'asOf'> & {
  readonly odometer?: number;
  readonly condition?: 'new' | 'used';
};

type Unsaid<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/** A request with only the members that were sent: those that are present and undefined are left out. */
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

/** As it is kept on the stream: money as decimal strings, what was not said left out. */
export function askedOf(request: DeskRequest): JsonObject {
  const said = Object.entries(request).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    said.map(([name, value]) => [name, MONEY_NAMES.has(name) ? toDecimal(value as Cents) : value]),
  );
}

/** Back from the stream, where only `askedOf` writes it. */
export function keptDeskRequest(asked: JsonObject): DeskRequest {
  const read = Object.entries(asked).map(([name, value]) => [
    name,
    MONEY_NAMES.has(name) ? centsOf(String(value)) : value,
  ]);
  return Object.fromEntries(read) as DeskRequest;
}

/** The day for which a request is computed, and the vehicle that its figures rest on. */
export interface Workplace {
  readonly today: IsoDate;
  readonly vehicle: DeskVehicle;
  /** Miles and condition, unless the request states others. Without facts the corpus states them. */
  readonly facts?: CarFacts | undefined;
}

/** The car of the standing figures. A stream that did not keep it yet rests on the sample of the VIN. */
export function standingCar(vin: string, { vehicle, facts, at }: StandingDesk): Omit<Workplace, 'today'> {
  return { vehicle: vehicle ?? deskVehicleOf(sampleIdentity(vinOf(vin), yearOf(at))), facts };
}

type StandingDesk = Pick<DealDesked, 'vehicle' | 'facts'> & { readonly at: IsoInstant };

/** The VIN of a deal, which was checked when the deal was opened. */
export function vinOf(text: string): Vin {
  const vin = parseVin(text);
  if (vin === undefined) throw new Error(`The deal names ${text}, which is not a VIN.`);
  return vin;
}

/** Computes a request for the car of the deal on a day; answers every problem of a request that cannot be computed. */
export function deskFiguresFor(
  vin: string,
  { odometer, condition, ...request }: DeskRequest,
  products: Cents,
  { today, vehicle, facts }: Workplace,
): DeskResult {
  const stated = {
    ...(facts === undefined ? statedBy(listedInCorpus(vin)) : statedFacts(facts)),
    ...withoutUndefined({ odometer, condition }),
  };
  const car = deskCarOf(vehicle, today, { ...stated, title: titleStandingOf(vinOf(vin)) });
  return desk({ ...request, products, car, asOf: today });
}

/** The odometer reading on record: the buyer's, else the listing's; undefined where nobody stated one. */
export function odometerOnRecord(
  vin: string,
  desk: Pick<DealDesked, 'asked' | 'facts'> | undefined,
): number | undefined {
  if (desk?.asked.odometer !== undefined) return Number(desk.asked.odometer);
  return desk?.facts === undefined ? statedBy(listedInCorpus(vin)).odometer : statedFacts(desk.facts).odometer;
}
