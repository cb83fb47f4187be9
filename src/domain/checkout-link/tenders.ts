/** Splits the priced amount of a deal by payer: the buyer at signing, and the lender or lessor for the rest. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, minus, sum, toDecimal } from '#kernel/money.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';
import { centsOf } from '../deal-facts/protection.ts';

interface Tender {
  readonly from: 'buyer' | 'lender' | 'lessor';
  readonly label: string;
  /** Decimal string. */
  readonly amount: string;
}

export interface PaymentPlan {
  readonly financeType: DeskedFigures['financeType'];
  /** The buyer's amount at signing: the total in cash, the down payment of a loan, a lease's due at signing. */
  readonly dueFromBuyer: string;
  readonly amountFinanced: string;
  readonly monthlyPayment: string;
  readonly termMonths: number;
  /** The financing lender, once one has decided. */
  readonly lender?: string;
  /** Sums to the priced amount, to the cent. */
  readonly tenders: readonly Tender[];
  /** The total to be settled, and why. */
  readonly note: string;
}

const NOTES: Readonly<Record<DeskedFigures['financeType'], string>> = {
  Cash: 'The whole amount is due from the buyer.',
  Loan: 'Settlement takes the whole amount: the down payment from the buyer and the amount financed from the lender.',
  Balloon:
    'Settlement takes the whole amount: the down payment from the buyer and the amount financed from the lender.',
  Lease:
    'Settlement takes the whole amount: the lessor pays the amount financed (the adjusted capitalized cost). The buyer pays dueAtSigning, which includes the first payment; taxes on later payments are due with them.',
};

/** The plan of desked figures. The total already includes rebate and net trade-in. */
export function paymentPlan(desked: DeskedFigures, lender: string | undefined): PaymentPlan {
  const { financeType, total, downPayment, amountFinanced, dueAtSigning } = desked;
  const isLease = financeType === 'Lease';
  const down = financeType === 'Cash' ? centsOf(total) : centsOf(downPayment);
  const financed = centsOf(amountFinanced);
  // Zero for a loan. For a lease, the taxes and fees that are not capitalized.
  const rest = minus(centsOf(total), sum(down, financed));
  const rows: readonly (readonly [Tender['from'], string, Cents])[] = [
    ['buyer', financeType === 'Cash' ? 'Total' : 'Down payment', down],
    ['buyer', 'Taxes and fees outside the lease', rest],
    [isLease ? 'lessor' : 'lender', 'Amount financed', financed],
  ];
  return {
    financeType,
    dueFromBuyer: dueAtSigning ?? toDecimal(down),
    amountFinanced,
    monthlyPayment: desked.monthlyPayment,
    termMonths: desked.term,
    ...withoutUndefined({ lender }),
    tenders: rows
      .filter(([, , amount]) => amount !== 0)
      .map(([from, label, amount]) => ({ from, label, amount: toDecimal(amount) })),
    note: NOTES[financeType],
  };
}
