/** The right to return a used car in California: the Combating Auto Retail Scams Act, SB 766 of 2025. */
import { addDays, type IsoDate } from '#kernel/dates.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Authority } from '../desk/in-force.ts';

/**
 * Days, miles, price and leases were read in the act; the fee's percentage, floor and ceiling only in press accounts,
 * so they are not verified.
 */
export const RETURN_LAW: Authority = {
  authority: 'Cal. Civ. Code 1784.43 (SB 766 of 2025)',
  effectiveFrom: '2026-10-01',
  verifiedOn: null,
  confidence: 'medium',
  note: '1784.43(a)(1): three days on a used car that a dealer sells or leases at 50,000 or less, ended by more than 400 miles. (a)(2)(B): the fee is deducted from the refund. The fee’s figures were not read in the act; three accounts of it agree on them.',
};

const TERMS = { days: 3, milesMax: 400, priceMax: 5_000_000, feePct: 1.5, feeMin: 20_000, feeMax: 60_000 } as const;

export interface Sale {
  readonly state: string;
  readonly condition: 'new' | 'used';
  /** The cash price, for a lease too. */
  readonly price: Cents;
  readonly deliveredOn: IsoDate;
  /** A private sale has no dealer, and no right of return. */
  readonly byDealer: boolean;
}

export interface ReturnRight {
  readonly until: IsoDate;
  readonly milesMax: number;
  /** 1.5 % of the price, at least 200 and at most 600 dollars. */
  readonly restockingFee: Cents;
  readonly law: Authority;
}

/** Undefined when the law grants none. */
export function returnRightOf({ state, condition, price, deliveredOn, byDealer }: Sale): ReturnRight | undefined {
  const applies = state === 'CA' && condition === 'used' && byDealer && price <= TERMS.priceMax;
  if (!applies || deliveredOn < RETURN_LAW.effectiveFrom) return undefined;
  const fee = Math.min(TERMS.feeMax, Math.max(TERMS.feeMin, (price * TERMS.feePct) / 100));
  return {
    until: addDays(deliveredOn, TERMS.days),
    milesMax: TERMS.milesMax,
    restockingFee: cents(fee),
    law: RETURN_LAW,
  };
}
