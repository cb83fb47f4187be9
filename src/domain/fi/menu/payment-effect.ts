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
 * The payment increase when `retail` is financed too: the payment on both minus the payment on the amount financed, at
 * the same APR and term. A lease adds it to the gross capitalized cost; a cash deal has no monthly payment.
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
