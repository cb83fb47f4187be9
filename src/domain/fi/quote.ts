/** A stored quote: the rated inputs in brief, from which the same rates can be recomputed. */
import { withoutUndefined } from '#kernel/answer.ts';
import { addDays, type IsoDate, yearOf } from '#kernel/dates.ts';
import { cents, toDecimal } from '#kernel/money.ts';
import type { CarFacts } from '../car/car-facts.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';
import { centsOf } from '../deal-facts/protection.ts';
import type { QuoteBasis, QuotedProduct, QuoteRated } from '../deal-facts/protection-events.ts';
import { stateOfZip } from '../places/places.ts';
import { PRODUCT_TYPES, type ProductType } from './families.ts';
import { toWireIneligible } from './quoted-rates.ts';
import type { DealFigures } from './rating/plan.ts';
import { RATE_BOOK_EDITION, type RatedFamily, type Rating, rate } from './rating/rate-book.ts';
import { type RatedVehicle, ratedVehicle, type StatedUse, type VehicleFacts } from './rating/vehicle.ts';

/** Validity of a quote's rates, in days. */
const QUOTE_DAYS = 30;

export interface QuoteRequest {
  readonly quoteId: string;
  readonly vehicle: VehicleFacts;
  /** Miles; estimated from the model year when absent. */
  readonly odometer?: number;
  readonly productTypes?: readonly ProductType[];
  readonly desked: QuoteBasis;
  readonly ratedOn: IsoDate;
  /** As stated; otherwise determined by year and miles. */
  readonly condition?: 'new' | 'used';
  /** The source of each car fact. */
  readonly facts?: CarFacts;
}

export interface Quote {
  readonly record: QuoteRated;
  readonly vehicle: RatedVehicle;
  readonly rating: Rating;
}

/** Rates a car for a deal on a date. */
export function quote(request: QuoteRequest): Quote {
  const { quoteId, desked, ratedOn, facts, productTypes = PRODUCT_TYPES } = request;
  const vehicle = ratedVehicle(request.vehicle, yearOf(ratedOn), request);
  const rating = rate(vehicle, dealFigures(desked), productTypes);
  const record: QuoteRated = {
    quoteId,
    kind: 'quote@1',
    vin: request.vehicle.vin,
    vehicle: { ...request.vehicle },
    odometer: vehicle.odometer,
    condition: vehicle.condition,
    edition: RATE_BOOK_EDITION,
    ratedOn,
    productTypes,
    desked,
    rates: rating.rates.map(inBrief),
    ineligible: rating.ineligible.map((family) => ({ ...toWireIneligible(family) })),
    validThrough: addDays(ratedOn, QUOTE_DAYS),
    ...withoutUndefined({ facts }),
  };
  return { record, vehicle, rating };
}

/** The car as a quote rated it. `quote` wrote the record, so its vehicle has the original facts. */
export function vehicleOfQuote(record: QuoteRated): VehicleFacts {
  return record.vehicle as unknown as VehicleFacts;
}

/**
 * The same quote, rated again from its record; undefined when the book's edition has changed, so that no price changes
 * unnoticed.
 */
export function quoteAgain(record: QuoteRated): Quote | undefined {
  if (record.edition !== RATE_BOOK_EDITION) return undefined;
  const facts = vehicleOfQuote(record);
  const { odometer, condition } = record;
  const use: StatedUse = condition === 'new' || condition === 'used' ? { odometer, condition } : { odometer };
  const vehicle = ratedVehicle(facts, yearOf(record.ratedOn), use);
  return { record, vehicle, rating: rate(vehicle, dealFigures(record.desked), record.productTypes) };
}

/** True while the rates of a quote are valid and from the current edition. */
export function quoteStands(record: QuoteRated, today: IsoDate): boolean {
  return today <= record.validThrough && record.edition === RATE_BOOK_EDITION;
}

/** The desked figures that a quote stores; `identityMsrp` (a decimal string) is used when the deal has no MSRP. */
export function basisOfDesk(figures: DeskedFigures, identityMsrp: string): QuoteBasis {
  const { financeType, salesPrice, amountFinanced, monthlyPayment, term, zip, interestRate } = figures;
  const { downPayment, tradeIn, docFee, totalTaxesAndFees, vehicleMSRP = identityMsrp } = figures;
  const sums = { salesPrice, amountFinanced, monthlyPayment, downPayment, tradeIn, docFee, totalTaxesAndFees };
  return { financeType, ...sums, term, zip, interestRate, vehicleMSRP };
}

/** The deal figures that rating needs; the product is sold in the dealer's state, else the buyer's. */
export function dealFigures(desked: QuoteBasis): DealFigures {
  const state = desked.dealerState ?? stateOfZip(desked.zip);
  return {
    financeType: desked.financeType,
    salesPrice: centsOf(desked.salesPrice),
    amountFinanced: centsOf(desked.amountFinanced),
    termMonths: desked.term,
    ...(desked.vehicleMSRP === undefined ? {} : { vehicleMSRP: centsOf(desked.vehicleMSRP) }),
    ...withoutUndefined({ state }),
  };
}

function inBrief({ productType, name, plans }: RatedFamily): QuotedProduct {
  const retail = plans.map(({ retailPrice }) => retailPrice);
  const [from, to] = [Math.min(...retail), Math.max(...retail)];
  return {
    productType,
    name,
    planCount: plans.length,
    retailFrom: toDecimal(cents(from)),
    retailTo: toDecimal(cents(to)),
  };
}
