/** Computes the closing costs of a refinance: interest to the funding date, title and lien fees, first payment date. */
import { addMonths, daysBetween, type IsoDate } from '#kernel/dates.ts';
import { type Cents, dollars, minus, sum } from '#kernel/money.ts';
import { LIEN_FEES, TITLE_FEES } from '../desk/fees/agency-fees.data.ts';
import type { Authority } from '../desk/in-force.ts';
import { inForce } from '../desk/in-force.ts';
import { payoffAfter, perDiem } from '../desk/payment/loan.ts';
import type { StateCode } from '../places/states.ts';
import type { FundingPlan, Lien } from './lien.ts';

interface ClosingFee extends Authority {
  readonly kind: 'title' | 'lien';
  readonly amount: Cents;
}

export interface Closing {
  readonly fundingDate: IsoDate;
  /** A month after the funding date. */
  readonly firstPaymentDate: IsoDate;
  readonly perDiem: Cents;
  /** Days of interest from the quote to the funding date. */
  readonly days: number;
  /** Balance plus the interest of those days, at the displayed per diem. */
  readonly payoff: Cents;
  /** Empty when the borrower's state is not stated, or its agency's fee is not on file. */
  readonly fees: readonly ClosingFee[];
  /** Interest to the funding date plus fees; the new loan covers only the balance. */
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

/** The agency fees of a state for a new title with a new lien, in force on the date. */
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
