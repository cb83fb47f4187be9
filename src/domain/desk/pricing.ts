/** Default rate and residual when a deal names none. */
import { type Cents, lesser, minus, percentOf, toDecimal } from '#kernel/money.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { DEFAULT_SCORE } from '../credit-tiers/score.ts';
import { type Derivation, moneyStep, plainNumber } from './derivation/derivation.ts';
import type { Asked } from './desk-input.ts';
import { residualPct } from './payment/lease.ts';
import { aprStep, ltvOf, postedApr } from './rates/posted-apr.ts';

/** Default miles a year of a lease. */
export const DEFAULT_ANNUAL_MILES = 12_000;

/** What the car is taken to be worth by the guide: a new one its list price. Undefined where no value is known. */
export function guideValueOf({ car, vehicleMSRP }: Pick<Asked, 'car' | 'vehicleMSRP'>): Cents | undefined {
  return car.condition === 'new' ? (vehicleMSRP ?? car.guideValue) : car.guideValue;
}

/** The rate as asked; else the posted one of score, car, term and the amount without products against the guide value. Percent a year. */
export function rateOf(asked: Asked, amountFinanced?: Cents): { aprPct: number; step: Derivation } {
  const { interestRate, creditScore, car, term: termMonths, products } = asked;
  if (interestRate !== undefined) {
    const step = { figure: 'interestRate', value: String(plainNumber(interestRate)), rule: 'as asked', inputs: {} };
    return { aprPct: interestRate, step };
  }
  const { condition, odometer, ageYears } = car;
  const facts = { creditScore: creditScore ?? DEFAULT_SCORE, condition, miles: odometer, ageYears };
  const guideValue = guideValueOf(asked);
  const ltvPct = amountFinanced === undefined ? undefined : ltvOf(minus(amountFinanced, products), guideValue);
  const loan = { termMonths, ltvPct };
  return { aprPct: postedApr(facts, loan), step: aprStep(facts, loan, ltvPct === undefined ? undefined : guideValue) };
}

/** The residual as asked; else the posted percent of the list price, never above what is owed at the start. */
export function residualOf(asked: Asked, owed: Cents): { residual: Cents; step: Derivation } {
  if (asked.residual !== undefined) {
    return { residual: asked.residual, step: moneyStep('residual', asked.residual, 'as asked', {}) };
  }
  const { term, salesPrice, vehicleMSRP, car, annualMiles = DEFAULT_ANNUAL_MILES } = asked;
  const pct = residualPct(term, annualMiles);
  // A list price that the caller did not state is a sample's: it must not lift the residual above the car's own price.
  const list = vehicleMSRP ?? lesser(car.msrp ?? salesPrice, salesPrice);
  const posted = percentOf(list, pct);
  const residual = lesser(posted, owed);
  const step = moneyStep(
    'residual',
    residual,
    'posted percent of the list price; of the sales price where that is lower and no list price was stated',
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

/** A residual above what is owed at the start leaves nothing to pay down. */
export function residualProblems(residual: Cents, owed: Cents): Problem[] {
  if (residual <= owed) return [];
  return [
    problem('body', 'residual', `money of at most the ${toDecimal(owed)} owed at the start`, toDecimal(residual)),
  ];
}
