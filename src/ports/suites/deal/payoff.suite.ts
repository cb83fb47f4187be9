/** Contract tests of payoff desks: the quoted amount is valid through its date, to the cent. */
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Lien, PayoffDesk } from '../../payoff.ts';

const TODAY = '2026-11-27';
const LIEN: Lien = {
  lender: 'Sandbox Lender',
  account: '12345678',
  balance: cents(1_825_000),
  aprPct: 7.3,
  titleState: 'OH',
};

/** `unknownAccount` is an account that the lender does not have. */
export function payoffSuite(desk: PayoffDesk, { unknownAccount }: { readonly unknownAccount: string }): void {
  const quotePayoff = async () => {
    const answer = await desk.quote(LIEN, TODAY);
    if (answer.state !== 'quoted') throw new Error(`The lender returned ${answer.state}, not a payoff quote.`);
    return answer.quote;
  };

  describe('a payoff desk', () => {
    it('adds ten days of interest to the balance', async () => {
      const { principal, perDiem, amount, goodThrough } = await quotePayoff();
      expect([principal, perDiem, goodThrough]).toEqual([LIEN.balance, 365, addDays(TODAY, 10)]);
      expect(amount).toBe(LIEN.balance + 10 * perDiem);
    });

    it('shows only the last four digits of the account', async () => {
      expect(JSON.stringify(await quotePayoff())).not.toContain(LIEN.account);
      expect((await quotePayoff()).accountLast4).toBe('5678');
    });

    it('fails when the lender has no such account', async () => {
      expect(await desk.quote({ ...LIEN, account: unknownAccount }, TODAY)).toEqual({
        state: 'failed',
        reason: 'account-not-found',
      });
    });

    it('accepts the quoted amount through its last day, and neither a day late nor a cent short', async () => {
      const quote = await quotePayoff();
      expect(await desk.remit(quote, quote.amount, quote.goodThrough)).toEqual({ state: 'sent' });
      expect(await desk.remit(quote, quote.amount, addDays(quote.goodThrough, 1))).toEqual({
        state: 'refused',
        reason: 'expired',
      });
      expect(await desk.remit(quote, (quote.amount - 1) as Cents, TODAY)).toEqual({
        state: 'refused',
        reason: 'short-payoff',
      });
    });

    it('names its source', () => {
      expect(desk.source).not.toBe('');
    });
  });
}
