/** Terms of an F&I contract: vehicle, coverage, dates, miles and price. */
import { addMonths, daysBetween, type IsoDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import type { ProductType } from './families.ts';

/** The terms of one contract, captured or exemplar. Money is whole cents, distances are miles. */
export interface ContractTerms {
  readonly contractId: string;
  readonly vin: Vin;
  readonly productType: ProductType;
  readonly name: string;
  /** The plan's level in trade terms: `Exclusionary`, `Waiver` … */
  readonly coverage: string;
  readonly termMonths: number;
  /** The plan's mile limit; null when only time counts. */
  readonly termMiles: number | null;
  readonly deductible: Cents;
  readonly saleDate: IsoDate;
  readonly effectiveDate: IsoDate;
  readonly expirationDate: IsoDate;
  readonly saleOdometer: number;
  /** Plans of new cars count miles from zero, plans of used cars from the odometer at sale. */
  readonly milesFrom: 'zero' | 'sale';
  readonly price: Cents;
  readonly dealerCost: Cents;
  readonly form: string;
  /** Two letters of the buyer's state; absent when unknown. */
  readonly state?: string;
  readonly customer?: string;
}

/** Whether coverage is in force, from dates alone. */
export type Coverage = 'in-force' | 'lapsed';

/** The end date of a term in months from `start`, clipped to the month's last day. */
export function expirationOf(start: IsoDate, termMonths: number): IsoDate {
  return addMonths(start, termMonths);
}

/**
 * Coverage lapses on its expiration date, when nothing is unearned and the refund is zero. A contract that starts later
 * counts as in force.
 */
export function coverageOn(terms: Pick<ContractTerms, 'expirationDate'>, asOf: IsoDate): Coverage {
  return daysBetween(asOf, terms.expirationDate) > 0 ? 'in-force' : 'lapsed';
}

/** The odometer reading at which the miles are used up; null when only time counts. */
export function expirationMilesOf(
  terms: Pick<ContractTerms, 'termMiles' | 'milesFrom' | 'saleOdometer'>,
): number | null {
  if (terms.termMiles === null) return null;
  return terms.milesFrom === 'sale' ? terms.saleOdometer + terms.termMiles : terms.termMiles;
}
