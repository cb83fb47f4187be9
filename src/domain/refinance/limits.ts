/** Compares a lien with a lender's posted limits: balance, loan-to-value, age, miles and footprint. */
import { type Cents, toDecimal } from '#kernel/money.ts';
import { ltvOf } from '../desk/rates/posted-apr.ts';
import type { StateCode } from '../places/states.ts';
import type { Collateral } from './lien.ts';

export interface PostedLimits {
  readonly balance: { readonly min: Cents; readonly max: Cents };
  /** Maximum balance as a percentage of the guide value. */
  readonly ltv: number;
  /** Maximum age in model years. */
  readonly age: number;
  readonly miles: number;
  /** The footprint in words. */
  readonly states: string;
}

/** The states where a lender lends; all when it names none. */
export interface Footprint {
  readonly only?: readonly StateCode[];
  readonly except?: readonly StateCode[];
}

/** The limits that a lien misses, one sentence each; empty when the lender accepts it. */
export function missedLimits(
  balance: Cents,
  { ageYears, miles, guideValue, state }: Collateral,
  limits: PostedLimits,
  footprint: Footprint = {},
): string[] {
  const { min, max } = limits.balance;
  const ltv = ltvOf(balance, guideValue);
  const rows: readonly (readonly [boolean, string])[] = [
    [balance < min, `The balance is below ${toDecimal(min)}`],
    [balance > max, `The balance is above ${toDecimal(max)}`],
    [ltv !== undefined && ltv > limits.ltv, `The balance is ${ltv} % of the guide value; the limit is ${limits.ltv} %`],
    [ageYears > limits.age, `The car is ${ageYears} years old; the limit is ${limits.age}`],
    [miles !== undefined && miles > limits.miles, `The car has ${miles} miles; the limit is ${limits.miles}`],
    [state !== undefined && !lendsIn(footprint, state), `The lender does not lend in ${state}`],
  ];
  return rows.filter(([missed]) => missed).map(([, text]) => text);
}

function lendsIn({ only, except = [] }: Footprint, state: StateCode): boolean {
  return (only === undefined || only.includes(state)) && !except.includes(state);
}
