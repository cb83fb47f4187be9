/** Builds a dated amortization schedule and its Truth in Lending figures. 12 CFR 1026.18 and Appendix J. */
import { addMonths, daysBetween, type IsoDate, wholeMonthsBefore } from '#kernel/dates.ts';
import { atLeastZero, type Cents, minus, sum } from '#kernel/money.ts';
import { annualPercentageRate, disclosedApr, type PaymentRun } from './annual-rate.ts';
import { type LoanTerms, loanSchedule } from './loan.ts';

export interface DatedLoan extends Pick<LoanTerms, 'principal' | 'aprPct' | 'termMonths' | 'balloon'> {
  readonly contractDate: IsoDate;
  /** After the contract date; a month after it by default. */
  readonly firstPaymentDate?: IsoDate | undefined;
  /** Finance charges paid before or at consummation, at most the principal. */
  readonly prepaidFinanceCharge: Cents;
  /** Cash and trade-in value that reduce the price. */
  readonly downPayment: Cents;
}

interface ScheduleRow {
  readonly number: number;
  readonly date: IsoDate;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

export interface DatedSchedule {
  readonly contractDate: IsoDate;
  readonly firstPaymentDate: IsoDate;
  /** Days of the first period beyond a month; negative when it is shorter. */
  readonly oddDays: number;
  readonly rows: readonly ScheduleRow[];
  readonly truthInLending: {
    /** Percent with two decimals; null when nothing is financed. */
    readonly annualPercentageRate: number | null;
    readonly financeCharge: Cents;
    readonly amountFinanced: Cents;
    readonly totalOfPayments: Cents;
    readonly totalSalePrice: Cents;
    readonly prepaidFinanceCharge: Cents;
  };
}

/** Fractions of a monthly unit period are counted in days of 30: Appendix J (b)(5)(ii). */
const UNIT_PERIOD_DAYS = 30;

export function datedSchedule(loan: DatedLoan): DatedSchedule {
  const { principal, contractDate, firstPaymentDate = addMonths(contractDate, 1), prepaidFinanceCharge } = loan;
  const oddDays = daysBetween(contractDate, addMonths(firstPaymentDate, -1));
  const { payments, balances, totalOfPayments, interest } = loanSchedule({ ...loan, oddDays });
  const amountFinanced = minus(principal, prepaidFinanceCharge);
  const apr = annualPercentageRate({
    amountFinanced,
    payments: runsOf(payments),
    unitPeriodsPerYear: 12,
    first: firstPeriod(contractDate, firstPaymentDate),
  });
  return {
    contractDate,
    firstPaymentDate,
    oddDays,
    rows: payments.map((payment, i) => {
      const before = balances[i - 1] ?? principal;
      const balance = balances[i] ?? (0 as Cents);
      const repaid = minus(before, balance);
      const row = { number: i + 1, date: addMonths(firstPaymentDate, i), payment, balance };
      return { ...row, principal: repaid, interest: minus(payment, repaid) };
    }),
    truthInLending: {
      annualPercentageRate: apr === undefined ? null : disclosedApr(apr),
      financeCharge: sum(interest, prepaidFinanceCharge),
      amountFinanced: atLeastZero(amountFinanced),
      totalOfPayments,
      totalSalePrice: sum(totalOfPayments, loan.downPayment, prepaidFinanceCharge),
      prepaidFinanceCharge,
    },
  };
}

/** Whole months counted back from the first payment, and the days before them as a fraction: Appendix J (b)(5). */
function firstPeriod(contractDate: IsoDate, firstPaymentDate: IsoDate) {
  const periods = wholeMonthsBefore(firstPaymentDate, contractDate);
  const days = daysBetween(contractDate, addMonths(firstPaymentDate, -periods));
  return { periods, fraction: days / UNIT_PERIOD_DAYS };
}

function runsOf(payments: readonly Cents[]): PaymentRun[] {
  const runs: { amount: number; count: number }[] = [];
  for (const amount of payments) {
    const last = runs.at(-1);
    if (last?.amount === amount) last.count += 1;
    else runs.push({ amount, count: 1 });
  }
  return runs;
}
