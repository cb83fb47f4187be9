/** Monthly payments by term and down payment, as in a desk manager's grid. */
import { atLeastZero, type Cents, cents, minus, sum, toDollars } from '#kernel/money.ts';
import { levelPayment } from '../payment/loan.ts';
import { ltvOf, postedApr } from '../rates/posted-apr.ts';
import type { PaymentsInput } from './payments-input.ts';
import type { Subject } from './subject.ts';
import { taxesAndFees } from './taxes-and-fees.ts';

const TERMS = [36, 48, 60, 72, 84] as const;
/** Down payments around the requested one: steps of a twentieth of the price, in whole hundreds of dollars. */
const STEPS = [-2, -1, 0, 1, 2] as const;
const STEP_SHARE = 20;
const HUNDRED_DOLLARS = 10_000;

export interface GridCell {
  /** Months. */
  readonly term: number;
  readonly downPayment: number;
  readonly monthlyPayment: number;
}

/** Each cell is the payment with taxes and fees that `/payments` returns for that term and down payment. */
export function paymentGrid(subject: Subject, input: PaymentsInput): GridCell[] {
  const terms = [...new Set([...TERMS, input.term])].sort((a, b) => a - b);
  return downPayments(input).flatMap((downPayment) => {
    const { totalTaxesAndFees } = taxesAndFees(subject, { ...input, downPayment });
    const principal = atLeastZero(sum(minus(input.price, downPayment, input.tradeIn), totalTaxesAndFees));
    return terms.map((term) => {
      const aprPct = rateOfLoan(subject, { ...input, term }, principal);
      const monthlyPayment = toDollars(levelPayment({ principal, aprPct, termMonths: term }));
      return { term, downPayment: toDollars(downPayment), monthlyPayment };
    });
  });
}

/** The requested rate, else the posted one for score, car, term and amount. Percent a year. */
export function rateOfLoan({ car, guideValue }: Subject, input: PaymentsInput, amount: Cents): number {
  const { creditScore, interestRate, term: termMonths } = input;
  const rated = { creditScore, condition: car.condition, miles: car.odometer, ageYears: car.ageYears };
  return interestRate ?? postedApr(rated, { termMonths, ltvPct: ltvOf(amount, guideValue) });
}

function downPayments({ price, downPayment }: PaymentsInput): Cents[] {
  const step = Math.max(1, Math.round(price / STEP_SHARE / HUNDRED_DOLLARS)) * HUNDRED_DOLLARS;
  const around = STEPS.map((steps) => Math.min(price, Math.max(0, downPayment + steps * step)));
  return [...new Set(around)].map((amount) => cents(amount));
}
