/** A rated plan and the last steps of its price: surcharges, the VIN's bump, one rounding. */
import { type Cents, dollars } from '#kernel/money.ts';
import type { ProductType } from '../families.ts';
import type { FinanceType } from './eligibility.data.ts';
import type { Ineligibility } from './eligibility.ts';
import { type PriceRegulation, STATE_FORMS } from './price-regulation.data.ts';
import type { RatedVehicle } from './vehicle.ts';

export interface Surcharge {
  readonly code: string;
  /** What it adds to dealer cost before the VIN's bump. */
  readonly cost: Cents;
}

/** One plan that a customer could choose. `termMiles` is null where only time runs. */
export interface Plan {
  readonly rateId: string;
  readonly coverage: string;
  readonly termMonths: number;
  readonly termMiles: number | null;
  readonly deductible: Cents;
  /** The deductible falls away at the selling dealer. */
  readonly disappearing?: true;
  /** The most the product pays: the etch's theft benefit, the waived wear, the insurer's deductible. */
  readonly benefit?: Cents;
  readonly dealerCost: Cents;
  readonly retailPrice: Cents;
  /** The dealer gives it with the car; the customer pays nothing. */
  readonly dealerPaid?: true;
  /** Runs while the first owner keeps the car. */
  readonly lifetime?: true;
  readonly surcharges: readonly Surcharge[];
  readonly form: string;
}

/** The figures of the deal that rating reads. */
export interface DealFigures {
  readonly financeType: FinanceType;
  readonly salesPrice: Cents;
  readonly amountFinanced: Cents;
  readonly termMonths: number;
  readonly vehicleMSRP?: Cents;
  /** Where the product is sold; absent when no state is known. */
  readonly state?: string;
}

/** A cover that the family sells but not for this car. */
export interface Withheld {
  readonly coverage: string;
  readonly reason: string;
}

/** What one family answers: plans, or why there are none. */
export interface FamilyPlans {
  readonly plans: readonly Plan[];
  readonly ineligible: readonly Ineligibility[];
  readonly withheld?: readonly Withheld[];
  readonly notes?: readonly string[];
  readonly regulation?: PriceRegulation;
  /** The cap that a regulation set in cents, for this deal. */
  readonly capCents?: Cents;
}

/** When every form of the book was filed, as form numbers write it. */
const FILED = '0126';

/** Dealer cost in cents: (rated dollars + surcharges) × the VIN's bump, rounded half-up once. */
export function dealerCostOf(ratedDollars: number, surcharges: readonly Surcharge[], vehicle: RatedVehicle): Cents {
  const flat = surcharges.reduce((total, { cost }) => total + cost, 0) / 100;
  return dollars((ratedDollars + flat) * vehicle.bump);
}

/** `VSC-EXC-TX-0126`: the state stands in the number where it has paper of its own. */
export function formNumber(stem: string, state: string | undefined): string {
  return state !== undefined && STATE_FORMS.has(state) ? `${stem}-${state}-${FILED}` : `${stem}-${FILED}`;
}

/** Refuses a family for reasons. */
export function notSold(...ineligible: readonly Ineligibility[]): FamilyPlans {
  return { plans: [], ineligible };
}

/** What a family's rater takes. */
export type FamilyRater = (vehicle: RatedVehicle, deal: DealFigures) => FamilyPlans;

export type FamilyRaters = Readonly<Record<ProductType, FamilyRater>>;

/** The last step that is not above `value` of an ascending table of `[limit, factor]`, or undefined past its end. */
export function banded(
  table: readonly (readonly [limit: number, factor: number])[],
  value: number,
): number | undefined {
  return table.find(([limit]) => value <= limit)?.[1];
}
