/** Desks a loan, a balloon loan or cash: payment, finance charge and total of payments. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, cents, minus, toDecimal } from '#kernel/money.ts';
import type { Problem } from '#kernel/problems.ts';
import { type Derivation, moneyStep } from './derivation/derivation.ts';
import type { CompleteDeskInput } from './desk-input.ts';
import { annualPercentageRate, disclosedApr } from './payment/annual-rate.ts';
import { type LoanSchedule, loanSchedule } from './payment/loan.ts';
import { rateOf, residualOf, residualProblems } from './pricing.ts';

export interface Financing {
  readonly amountFinanced: Cents;
  /** Percent a year; 0 for cash. */
  readonly interestRate: number;
  readonly monthlyPayment: Cents;
  readonly financeCharge: Cents;
  readonly totalOfPayments: Cents;
  /** Due with the last payment of a balloon loan, or at the end of a lease. */
  readonly residual?: Cents;
  readonly derivation: readonly Derivation[];
}

export type FinancingResult =
  | { readonly ok: true; readonly financing: Financing }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Nothing is financed. */
export function payCash(): Financing {
  const nothing = cents(0);
  return {
    amountFinanced: nothing,
    interestRate: 0,
    monthlyPayment: nothing,
    financeCharge: nothing,
    totalOfPayments: nothing,
    derivation: [moneyStep('amountFinanced', nothing, 'cash: the whole total is due at delivery', {})],
  };
}

/** A level or balloon loan on the total minus the down payment. */
export function payByLoan(input: CompleteDeskInput, total: Cents): FinancingResult {
  const principal = minus(total, input.downPayment);
  const { aprPct, step } = rateOf(input, principal);
  const balloon = input.financeType === 'Balloon' ? residualOf(input, principal) : undefined;
  const problems = residualProblems(balloon?.residual ?? cents(0), principal);
  if (problems.length > 0) return { ok: false, problems };
  const terms = { principal, aprPct, termMonths: input.term };
  const loan = loanSchedule(balloon === undefined ? terms : { ...terms, balloon: balloon.residual });
  const financing = {
    amountFinanced: principal,
    interestRate: aprPct,
    monthlyPayment: loan.payment,
    financeCharge: loan.interest,
    totalOfPayments: loan.totalOfPayments,
    ...withoutUndefined({ residual: balloon?.residual }),
    derivation: [
      moneyStep('amountFinanced', principal, 'total less down payment', {
        total: toDecimal(total),
        downPayment: toDecimal(input.downPayment),
      }),
      step,
      ...(balloon === undefined ? [] : [balloon.step]),
      ...loanSteps(
        loan,
        { amountFinanced: toDecimal(principal), interestRate: aprPct, term: input.term },
        balloon?.residual,
      ),
    ],
  };
  return { ok: true, financing };
}

const LEVEL = 'P × i / (1 − (1 + i)^−n) with i = rate / 1200, half-up at the cent';
const WITH_BALLOON = '(P − B × (1 + i)^−n) × i / (1 − (1 + i)^−n) with i = rate / 1200, half-up at the cent';

function loanSteps(loan: LoanSchedule, borrowed: Derivation['inputs'], balloon: Cents | undefined): Derivation[] {
  const inputs = balloon === undefined ? borrowed : { ...borrowed, residual: toDecimal(balloon) };
  const rule = balloon === undefined ? LEVEL : WITH_BALLOON;
  const note = `The last payment is ${toDecimal(loan.lastPayment)}, which clears the balance to the cent.`;
  return [
    moneyStep('monthlyPayment', loan.payment, rule, inputs, { note }),
    moneyStep('totalOfPayments', loan.totalOfPayments, 'sum of the schedule, interest rounded each month', inputs),
    moneyStep('financeCharge', loan.interest, 'total of payments less amount financed', {
      totalOfPayments: toDecimal(loan.totalOfPayments),
      amountFinanced: borrowed.amountFinanced ?? '0.00',
    }),
    {
      figure: 'apr',
      value: disclosedApr(aprOfSchedule(loan)).toFixed(2),
      rule: 'annual percentage rate of the schedule, 12 CFR 1026 Appendix J, first payment after one month',
      inputs: { amountFinanced: borrowed.amountFinanced ?? '0.00', payments: loan.payments.length },
    },
  ];
}

/** The actual rate of the rounded schedule; zero when nothing was financed. */
function aprOfSchedule({ payments, totalOfPayments, interest }: LoanSchedule): number {
  const apr = annualPercentageRate({
    amountFinanced: totalOfPayments - interest,
    payments: payments.map((amount) => ({ amount, count: 1 })),
    unitPeriodsPerYear: 12,
    first: { periods: 1, fraction: 0 },
  });
  return apr ?? 0;
}
