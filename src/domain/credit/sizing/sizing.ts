/** Sizes a loan: the greatest amount that value, income and programme carry, at the rate of its own loan-to-value. */
import { levelPayment, loanFor } from '#domain/desk/payment/loan.ts';
import { ltvOf } from '#domain/desk/rates/posted-apr.ts';
import { atLeastZero, type Cents, cents, lesser, minus, percentOf, sum } from '#kernel/money.ts';
import { LTV_ADDITIONS } from '../../credit-tiers/tiers.data.ts';
import { ltvAddition } from '../../credit-tiers/tiers.ts';
import type { ProgrammeRow } from './programme.data.ts';

export interface Income {
  readonly monthlyIncome?: Cents | undefined;
  readonly monthlyDebts?: Cents | undefined;
}

/** The payment that both ratios leave: PTI of gross income, and DTI of it less other debts; undefined without income. */
export function affordablePayment(
  { monthlyIncome, monthlyDebts }: Income,
  programme: Pick<ProgrammeRow, 'ptiMaxPct' | 'dtiMaxPct'>,
): Cents | undefined {
  if (monthlyIncome === undefined) return undefined;
  const byPayment = percentOf(monthlyIncome, programme.ptiMaxPct);
  const byDebts = minus(percentOf(monthlyIncome, programme.dtiMaxPct), monthlyDebts ?? cents(0));
  return atLeastZero(lesser(byPayment, byDebts));
}

export interface SizingFacts {
  /** The most that is asked for or lent, before income and value. */
  readonly most: Cents;
  readonly termMonths: number;
  /** What the car is worth by the guide; undefined where no car is named. */
  readonly value?: Cents | undefined;
  /** Products within the amount: they are lent above the advance on the value. */
  readonly products?: Cents | undefined;
  /** The most that is lent on the car, before products; undefined where no car is named. */
  readonly advance?: Cents | undefined;
  readonly paymentMax?: Cents | undefined;
  /** The rate in percent a year at a loan-to-value without products. */
  readonly rateAt: (ltvPct: number) => number;
}

export interface SizedLoan {
  readonly amountFinanced: Cents;
  readonly aprPct: number;
  readonly payment: Cents;
  readonly limitedBy: 'request' | 'income' | 'vehicle-value';
}

/** The upper ends of the steps at which a rate changes, the highest first. */
const STEP_ENDS: readonly number[] = [Number.POSITIVE_INFINITY, ...LTV_ADDITIONS.map(({ abovePct }) => abovePct)];

/** Amount, rate and payment that solve each other: the rate is that of the loan-to-value which the amount comes to. */
export function sizedLoan(facts: SizingFacts): SizedLoan {
  const sizes = STEP_ENDS.map((endPct) => sizeWithin(facts, endPct));
  const fitting = sizes.find(({ size, stepPct }) => ltvAddition(ltvWithout(facts, size.amountFinanced)) === stepPct);
  return (fitting ?? sizes[sizes.length - 1] ?? sizeWithin(facts, 0)).size;
}

/** The size within one step of loan-to-value, at the rate of that step. */
function sizeWithin(facts: SizingFacts, endPct: number): { readonly size: SizedLoan; readonly stepPct: number } {
  const { most, value, advance, products = cents(0), paymentMax, termMonths } = facts;
  const ltvPct = Number.isFinite(endPct) ? endPct : (LTV_ADDITIONS[0]?.abovePct ?? 0) + 1;
  const aprPct = facts.rateAt(ltvPct);
  const withinStep = value === undefined || !Number.isFinite(endPct) ? most : sum(percentOf(value, endPct), products);
  const byValue = advance === undefined ? withinStep : lesser(withinStep, sum(advance, products));
  const byIncome = paymentMax === undefined ? most : loanFor(paymentMax, aprPct, termMonths);
  const amountFinanced = atLeastZero(lesser(most, lesser(byValue, byIncome)));
  const limitedBy = amountFinanced === most ? 'request' : amountFinanced === byIncome ? 'income' : 'vehicle-value';
  const payment = levelPayment({ principal: amountFinanced, aprPct, termMonths });
  return { size: { amountFinanced, aprPct, payment, limitedBy }, stepPct: ltvAddition(ltvPct) };
}

function ltvWithout({ value, products = cents(0) }: SizingFacts, amountFinanced: Cents): number {
  return ltvOf(minus(amountFinanced, products), value) ?? 0;
}
