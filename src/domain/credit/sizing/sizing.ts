/** Sizes a loan: the largest amount that value, income and program support, at the rate of its own loan-to-value. */
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

/** The payment that satisfies both ratios: PTI of gross income, and DTI less other debts; undefined without income. */
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
  /** The maximum requested or lent, before income and value. */
  readonly most: Cents;
  readonly termMonths: number;
  /** The guide value of the car; undefined without a car. */
  readonly value?: Cents | undefined;
  /** Products within the amount, lent above the advance on the value. */
  readonly products?: Cents | undefined;
  /** The maximum lent on the car, before products; undefined without a car. */
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

/** Upper ends of the loan-to-value steps that change the rate, highest first. */
const STEP_ENDS: readonly number[] = [Number.POSITIVE_INFINITY, ...LTV_ADDITIONS.map(({ abovePct }) => abovePct)];

/** A consistent amount, rate and payment: the rate matches the resulting loan-to-value. */
export function sizedLoan(facts: SizingFacts): SizedLoan {
  const sizes = STEP_ENDS.map((endPct) => sizeWithin(facts, endPct));
  const fitting = sizes.find(({ size, stepPct }) => ltvAddition(ltvWithout(facts, size.amountFinanced)) === stepPct);
  return (fitting ?? sizeWithin(facts, 0)).size;
}

/** The size within one loan-to-value step, at its rate. */
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
