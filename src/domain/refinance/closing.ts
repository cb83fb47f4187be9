/** Works out what a refinance costs at its closing: interest to the funding date, title and lien fees, first payment date. */
import { addMonths, daysBetween, type IsoDate } from '#kernel/dates.ts';
import { type Cents, dollars, minus, sum } from '#kernel/money.ts';
import { LIEN_FEES, TITLE_FEES } from '../desk/fees/agency-fees.data.ts';
import type { Authority } from '../desk/in-force.ts';
import { inForce } from '../desk/in-force.ts';
import { payoffAfter, perDiem } from '../desk/payment/loan.ts';
import type { StateCode } from '../places/states.ts';
import type { FundingPlan, Lien } from './lien.ts';

export interface ClosingFee extends Authority {
  readonly kind: 'title' | 'lien';
  readonly amount: Cents;
}

export interface Closing {
  readonly fundingDate: IsoDate;
  /** A month after the funding date. */
  readonly firstPaymentDate: IsoDate;
  readonly perDiem: Cents;
  /** Days of interest between the day of the quote and the funding date. */
  readonly days: number;
  /** Balance and the interest of those days, each day as it is shown. */
  readonly payoff: Cents;
  /** Empty where the borrower's state is not stated, or where its agency's fee is not known here. */
  readonly fees: readonly ClosingFee[];
  /** Interest to the funding date and fees: the new loan is of the balance alone. */
  readonly dueAtClosing: Cents;
}

export function closingOf(lien: Lien, { on, fundingDate }: FundingPlan, state?: StateCode): Closing {
  const { currentBalance, currentAprPct } = lien;
  const day = perDiem(currentBalance, currentAprPct);
  const days = Math.max(0, daysBetween(on, fundingDate));
  const payoff = payoffAfter(currentBalance, day, days);
  const fees = state === undefined ? [] : closingFees(state, fundingDate);
  return {
    fundingDate,
    firstPaymentDate: addMonths(fundingDate, 1),
    perDiem: day,
    days,
    payoff,
    fees,
    dueAtClosing: sum(minus(payoff, currentBalance), ...fees.map(({ amount }) => amount)),
  };
}

/** The fees of the state's agency for a new title with a new lien, in force on the day. */
function closingFees(state: StateCode, on: IsoDate): ClosingFee[] {
  const kinds = [
    ['title', TITLE_FEES.filter((row) => row.state === state && row.when !== 'new')],
    ['lien', LIEN_FEES.filter((row) => row.state === state)],
  ] as const;
  return kinds.flatMap(([kind, rows]) => {
    const row = inForce(rows, on);
    if (row === undefined) return [];
    const { amount, authority, effectiveFrom, verifiedOn, confidence } = row;
    return [{ kind, amount: dollars(amount), authority, effectiveFrom, verifiedOn, confidence }];
  });
}
