/** Computes how much a product adds to a deal's monthly payment. */
import { type Cents, cents, minus, sum } from '#kernel/money.ts';
import { moneyFactorOf } from '../../desk/payment/lease.ts';
import { levelPayment } from '../../desk/payment/loan.ts';
import type { FinanceType } from '../rating/eligibility.data.ts';

export interface PaymentTerms {
  readonly financeType: FinanceType;
  readonly amountFinanced: Cents;
  readonly aprPct: number;
  readonly termMonths: number;
}

/**
 * The rise of the payment when `retail` is financed with the rest: the payment on both less the payment on the amount
 * financed, at the same APR and term. A lease adds it to the gross capitalised cost; on a cash deal nothing is paid monthly.
 */
export function paymentIncrease(
  retail: Cents,
  { financeType, amountFinanced, aprPct, termMonths }: PaymentTerms,
): Cents {
  if (financeType === 'Cash') return 0 as Cents;
  if (financeType === 'Lease') return cents(retail / termMonths + retail * moneyFactorOf(aprPct));
  const without = levelPayment({ principal: amountFinanced, aprPct, termMonths });
  return minus(levelPayment({ principal: sum(amountFinanced, retail), aprPct, termMonths }), without);
}
