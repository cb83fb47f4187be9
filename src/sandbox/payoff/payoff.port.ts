/** Port of the sandbox payoff desk: renders its wire format and parses it back. */
import { draw } from '#kernel/hash.ts';
import { cents } from '#kernel/money.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { PayoffDesk } from '#ports/payoff.ts';
import { payoffOf } from './payoff.wire.ts';

export const sandboxPayoffDesk: PayoffDesk = {
  source: SOURCES.payoff,
  quote: async (lien, today) => {
    const wire = payoffOf(lien, today);
    if (wire.status === 'failed') return { state: 'failed', reason: 'account-not-found' };
    return {
      state: 'quoted',
      quote: {
        payoffId: wire.id,
        lender: lien.lender,
        accountLast4: lien.account.slice(-4),
        principal: lien.balance,
        perDiem: cents(wire.per_diem_amount),
        goodThrough: wire.valid_through,
        amount: cents(wire.amount),
        remitTo: `${lien.lender}, Payoff Department`,
        titleState: lien.titleState,
        eltLien: draw(2, 'payoff-elt', lien.titleState) === 0,
      },
    };
  },
  remit: async (quote, amount, today) => {
    if (today > quote.goodThrough) return { state: 'refused', reason: 'expired' };
    return amount < quote.amount ? { state: 'refused', reason: 'short-payoff' } : { state: 'sent' };
  },
};
