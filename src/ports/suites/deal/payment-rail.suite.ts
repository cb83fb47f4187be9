/** Owns what every checkout rail must keep: a session per link, and no session for an amount it cannot take. */
import { describe, expect, it } from 'vitest';
import type { PaymentRail } from '../../payment-rail.ts';

export function paymentRailSuite(rail: PaymentRail, { amountMax }: { readonly amountMax: number }): void {
  const open = (amountTotal: number, linkId = 'paymentlink_1') =>
    rail.open({
      dealId: 'deal_suite',
      linkId,
      amountTotal,
      expiresAt: '2026-11-28T12:00:00.000Z',
      checkoutUrl: `https://carport.test/?checkout=${linkId}`,
    });

  describe('a checkout rail', () => {
    it('opens one session per link', async () => {
      const first = await open(100);
      expect(first.state).toBe('open');
      expect(await open(100)).toEqual(first);
      expect(await open(100, 'paymentlink_2')).not.toEqual(first);
    });

    it('takes its largest amount and not a cent more, and never nothing', async () => {
      expect((await open(amountMax)).state).toBe('open');
      for (const amount of [amountMax + 1, 0, -100]) {
        expect(await open(amount)).toEqual({ state: 'refused', reason: 'amount-out-of-range', amountMax });
      }
    });

    it('names its source', () => {
      expect(rail.source).not.toBe('');
    });
  });
}
