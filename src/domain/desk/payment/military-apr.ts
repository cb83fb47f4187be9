/** Computes the military annual percentage rate (MAPR) of a closed-end loan. 32 CFR 232.4(c)(2)(i): the APR method of Regulation Z. */
import { annualPercentageRate } from './annual-rate.ts';
import { TERM_MONTHS_MAX } from './loan.ts';

export interface MilitaryLoan {
  /** Finance charge over the life of the loan, in any single unit of money. */
  readonly financeCharge: number;
  /** Credit insurance, debt cancellation and ancillary products sold with the credit, 32 CFR 232.4(c)(1). */
  readonly creditProducts: number;
  readonly amountFinanced: number;
  /** Equal monthly payments, 1 to 600. */
  readonly months: number;
}

/** Percent a year, unrounded; undefined when there is no loan or no rate of zero or more. */
export function militaryApr({
  financeCharge,
  creditProducts,
  amountFinanced,
  months,
}: MilitaryLoan): number | undefined {
  if (!Number.isInteger(months) || months < 1 || months > TERM_MONTHS_MAX) return undefined;
  const amount = (amountFinanced + financeCharge + creditProducts) / months;
  const charged = financeCharge + creditProducts;
  if (charged === 0 && amountFinanced > 0) return 0;
  return annualPercentageRate({
    amountFinanced,
    payments: [{ amount, count: months }],
    unitPeriodsPerYear: 12,
    first: { periods: 1, fraction: 0 },
  });
}
