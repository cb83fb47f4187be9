/** A rated plan and the last steps of its price: surcharges, the VIN's bump, one rounding. */
import { type Cents, dollars } from '#kernel/money.ts';
import type { ProductType } from '../families.ts';
import type { FinanceType } from './eligibility.data.ts';
import type { Ineligibility } from './eligibility.ts';
import { type PriceRegulation, STATE_FORMS } from './price-regulation.data.ts';
import type { RatedVehicle } from './vehicle.ts';

export interface Surcharge {
  readonly code: string;
  /** Added to dealer cost before the VIN's bump. */
  readonly cost: Cents;
}

/** One plan that a customer can choose. `termMiles` is null when only time counts. */
export interface Plan {
  readonly rateId: string;
  readonly coverage: string;
  readonly termMonths: number;
  readonly termMiles: number | null;
  readonly deductible: Cents;
  /** The deductible is waived at the selling dealer. */
  readonly disappearing?: true;
  /** The product's maximum benefit: the etch's theft benefit, the waived wear, the insurer's deductible. */
  readonly benefit?: Cents;
  readonly dealerCost: Cents;
  readonly retailPrice: Cents;
  /** Included by the dealer at no cost to the customer. */
  readonly dealerPaid?: true;
  /** Runs as long as the first owner keeps the car. */
  readonly lifetime?: true;
  readonly surcharges: readonly Surcharge[];
  readonly form: string;
}

/** The deal figures that rating needs. */
export interface DealFigures {
  readonly financeType: FinanceType;
  readonly salesPrice: Cents;
  readonly amountFinanced: Cents;
  readonly termMonths: number;
  readonly vehicleMSRP?: Cents;
  /** Where the product is sold; absent when unknown. */
  readonly state?: string;
}

/** A level that the family offers, but not for this car. */
export interface WithheldCoverage {
  readonly coverage: string;
  readonly reason: string;
}

/** A family's result: plans, or why there are none. */
export interface FamilyPlans {
  readonly plans: readonly Plan[];
  readonly ineligible: readonly Ineligibility[];
  readonly withheld?: readonly WithheldCoverage[];
  readonly notes?: readonly string[];
  readonly regulation?: PriceRegulation;
  /** The regulatory cap in cents for this deal. */
  readonly capCents?: Cents;
}

/** Filing date of every form in the book, as written in form numbers. */
const FILED = '0126';

/** Dealer cost in cents: (rated dollars + surcharges) × the VIN's bump, rounded half-up once. */
export function dealerCostOf(ratedDollars: number, surcharges: readonly Surcharge[], vehicle: RatedVehicle): Cents {
  const flat = surcharges.reduce((total, { cost }) => total + cost, 0) / 100;
  return dollars((ratedDollars + flat) * vehicle.bump);
}

/** `VSC-EXC-TX-0126`: the number includes the state if it has its own form. */
export function formNumber(stem: string, state: string | undefined): string {
  return state !== undefined && STATE_FORMS.has(state) ? `${stem}-${state}-${FILED}` : `${stem}-${FILED}`;
}

/** Refuses a family with reasons. */
export function notSold(...ineligible: readonly Ineligibility[]): FamilyPlans {
  return { plans: [], ineligible };
}

/** Input of a family's rater. */
export type FamilyRater = (vehicle: RatedVehicle, deal: DealFigures) => FamilyPlans;

export type FamilyRaters = Readonly<Record<ProductType, FamilyRater>>;

/** The last step at or below `value` in an ascending table of `[limit, factor]`; undefined past its end. */
export function factorAt(
  table: readonly (readonly [limit: number, factor: number])[],
  value: number,
): number | undefined {
  return table.find(([limit]) => value <= limit)?.[1];
}
