/** Wire format of the sandbox payoff desk, modeled on payoff services (public documentation, 2026). */
import { PAYOFF_DAYS, payoffFigures } from '#domain/refinance/payoff.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import type { Lien } from '#ports/payoff.ts';
import { isKnownAccount } from './payoff.behaviour.ts';

export type WirePayoff =
  | {
      readonly id: string;
      readonly status: 'completed';
      /** Integer cents. */
      readonly amount: number;
      /** Days of validity. */
      readonly term: number;
      readonly per_diem_amount: number;
      readonly valid_through: IsoDate;
    }
  | { readonly id: string; readonly status: 'failed'; readonly error: { readonly code: 'ACCOUNT_NOT_FOUND' } };

/** The same lien on the same day gets the same quote. */
export function payoffOf({ lender, account, balance, aprPct }: Lien, today: IsoDate): WirePayoff {
  const id = `pyf_${hashId('payoff', lender, account, balance, today)}`;
  if (!isKnownAccount(account)) return { id, status: 'failed', error: { code: 'ACCOUNT_NOT_FOUND' } };
  const { amount, perDiem, goodThrough } = payoffFigures(balance, aprPct, today);
  return { id, status: 'completed', amount, term: PAYOFF_DAYS, per_diem_amount: perDiem, valid_through: goodThrough };
}
