/** Default rate and residual of a deal that states none. */
import { type Cents, lesser, minus, percentOf, toDecimal } from '#kernel/money.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { DEFAULT_SCORE } from '../credit-tiers/score.ts';
import { type Derivation, moneyStep, plainNumber } from './derivation/derivation.ts';
import type { CompleteDeskInput } from './desk-input.ts';
import { residualPct } from './payment/lease.ts';
import { aprStep, ltvOf, postedApr } from './rates/posted-apr.ts';

/** Default miles a year of a lease. */
export const DEFAULT_ANNUAL_MILES = 12_000;

/** The guide value of the car: the list price of a new one. Undefined when no value is known. */
export function guideValueOf({ car, vehicleMSRP }: Pick<CompleteDeskInput, 'car' | 'vehicleMSRP'>): Cents | undefined {
  return car.condition === 'new' ? (vehicleMSRP ?? car.guideValue) : car.guideValue;
}

/** The requested rate, else the posted one for score, car, term and loan-to-value without products. Percent a year. */
export function rateOf(input: CompleteDeskInput, amountFinanced?: Cents): { aprPct: number; step: Derivation } {
  const { interestRate, creditScore, car, term: termMonths, products } = input;
  if (interestRate !== undefined) {
    const step = { figure: 'interestRate', value: String(plainNumber(interestRate)), rule: 'as asked', inputs: {} };
    return { aprPct: interestRate, step };
  }
  const { condition, odometer, ageYears } = car;
  const facts = { creditScore: creditScore ?? DEFAULT_SCORE, condition, miles: odometer, ageYears };
  const guideValue = guideValueOf(input);
  const ltvPct = amountFinanced === undefined ? undefined : ltvOf(minus(amountFinanced, products), guideValue);
  const loan = { termMonths, ltvPct };
  return { aprPct: postedApr(facts, loan), step: aprStep(facts, loan, ltvPct === undefined ? undefined : guideValue) };
}

/** The requested residual, else the posted percentage of the list price, at most the initial balance. */
export function residualOf(input: CompleteDeskInput, owed: Cents): { residual: Cents; step: Derivation } {
  if (input.residual !== undefined) {
    return { residual: input.residual, step: moneyStep('residual', input.residual, 'as asked', {}) };
  }
  const { term, salesPrice, vehicleMSRP, car, annualMiles = DEFAULT_ANNUAL_MILES } = input;
  const pct = residualPct(term, annualMiles);
  // An unstated list price comes from a sample, and must not raise the residual above the car's own price.
  const list = vehicleMSRP ?? lesser(car.msrp ?? salesPrice, salesPrice);
  const posted = percentOf(list, pct);
  const residual = lesser(posted, owed);
  const step = moneyStep(
    'residual',
    residual,
    'posted percent of the list price, or of the sales price if lower and no list price was stated',
    { listPrice: toDecimal(list), residualPct: pct, term, annualMiles },
    {
      row: {
        table: 'residuals',
        key: `${term}/${annualMiles}`,
        year: 2026,
        source: 'sandbox lessor',
        confidence: 'low',
      },
      ...(residual < posted ? { note: 'Limited to the initial balance.' } : {}),
    },
  );
  return { residual, step };
}

/** A residual above the initial balance would leave nothing to depreciate or repay. */
export function residualProblems(residual: Cents, owed: Cents): Problem[] {
  if (residual <= owed) return [];
  return [
    problem('body', 'residual', `money of at most the ${toDecimal(owed)} owed at the start`, toDecimal(residual)),
  ];
}
