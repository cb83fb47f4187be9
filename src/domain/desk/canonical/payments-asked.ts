/** What a buyer may state when asking for payments. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { SaleAsked } from './taxes-and-fees.ts';

export interface PaymentsAsked extends SaleAsked {
  readonly downPayment: Cents;
  /** Months, 1 to 600. */
  readonly term: number;
  readonly creditScore: number;
  /** Percent a year; the posted rate when absent. */
  readonly interestRate?: number;
  /** Asks for the whole schedule. */
  readonly schedule?: { readonly firstPaymentDate?: IsoDate | undefined; readonly prepaidFinanceCharge: Cents };
  /** Asks for the payments of other terms and down payments too. */
  readonly grid?: boolean;
  /** Text as the caller sent it, to be echoed letter by letter. */
  readonly sent: { readonly price?: string | undefined; readonly tradeIn?: string | undefined };
}
