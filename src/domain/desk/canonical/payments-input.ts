/** Inputs of a payment computation. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { SaleInput } from './taxes-and-fees.ts';

export interface PaymentsInput extends SaleInput {
  readonly downPayment: Cents;
  /** Months, 1 to 600. */
  readonly term: number;
  readonly creditScore: number;
  /** Percent a year; the posted rate when absent. */
  readonly interestRate?: number;
  /** Requests the whole schedule. */
  readonly schedule?: { readonly firstPaymentDate?: IsoDate | undefined; readonly prepaidFinanceCharge: Cents };
  /** Requests payments for other terms and down payments too. */
  readonly grid?: boolean;
  /** Text as the caller sent it, echoed verbatim. */
  readonly sent: { readonly price?: string | undefined; readonly tradeIn?: string | undefined };
}
