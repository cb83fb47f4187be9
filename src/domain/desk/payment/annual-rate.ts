/** Annual percentage rate of any payment stream with any first period. 12 CFR 1026 (Regulation Z) Appendix J. */

/** Consecutive equal payments, in any single unit of money. */
export interface PaymentRun {
  readonly amount: number;
  readonly count: number;
}

export interface CreditTransaction {
  readonly amountFinanced: number;
  readonly payments: readonly PaymentRun[];
  /** Unit periods in a year: 12 monthly, 24 semimonthly, 26, 52, 4 …; 365 / days for a single payment. */
  readonly unitPeriodsPerYear: number;
  /** Time from the advance to the first payment: whole unit periods, preceded by a fraction of one. */
  readonly first: { readonly periods: number; readonly fraction: number };
}

/** The precision of the rate per period, far below the disclosed 0.01 point. */
const PRECISION = 1e-13;

/**
 * The unrounded APR in percent: w × i where amount = Σ payment / ((1 + f·i)(1 + i)^t). Undefined when the payments do
 * not even repay the amount, since no rate of zero or more exists.
 */
export function annualPercentageRate(transaction: CreditTransaction): number | undefined {
  const { amountFinanced, unitPeriodsPerYear } = transaction;
  const returned = transaction.payments.reduce((total, run) => total + run.amount * run.count, 0);
  if (amountFinanced <= 0 || returned < amountFinanced) return undefined;
  let low = 0;
  let high = 1;
  while (presentValue(transaction, high) > amountFinanced) high *= 2;
  // Present value falls as the rate rises, so bisection finds the only root.
  while (high - low > PRECISION * Math.max(1, high)) {
    const middle = (low + high) / 2;
    if (presentValue(transaction, middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return returned === amountFinanced ? 0 : ((low + high) / 2) * unitPeriodsPerYear * 100;
}

function presentValue({ payments, first }: CreditTransaction, rate: number): number {
  const growth = 1 + rate;
  let discount = (1 + first.fraction * rate) * growth ** first.periods;
  let value = 0;
  for (const { amount, count } of payments) {
    for (let i = 0; i < count; i += 1) {
      value += amount / discount;
      discount *= growth;
    }
  }
  return value;
}

/** An APR as disclosed: percent, half-up at two decimals. */
export function disclosedApr(aprPct: number): number {
  return Math.floor(aprPct * 100 * (1 + 1e-12) + 0.5) / 100;
}
