/** Contract tests of checkout rails: one session per link, amount limits, and authenticated notices only. */
import { describe, expect, it } from 'vitest';
import type { PaymentRail, RailNotice } from '../../payment-rail.ts';

export interface PaymentRailBench {
  readonly amountMax: number;
  /** Pays a session at the rail and returns the notice that the rail sends; absent when the rail sends none. */
  readonly pay?: (sessionId: string) => Promise<Parameters<PaymentRail['readNotice']>[0]>;
}

export function paymentRailSuite(rail: PaymentRail, { amountMax, pay }: PaymentRailBench): void {
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

    it('accepts its largest amount, and rejects a cent more and zero', async () => {
      expect((await open(amountMax, 'paymentlink_3')).state).toBe('open');
      for (const amount of [amountMax + 1, 0, -100]) {
        expect(await open(amount)).toEqual({ state: 'refused', reason: 'amount-out-of-range', amountMax });
      }
    });

    it('names its source', () => {
      expect(rail.source).not.toBe('');
    });

    it('closes a session, also twice', async () => {
      const opened = await open(100, 'paymentlink_4');
      if (opened.state !== 'open') throw new Error(`The payment rail returned ${opened.state}, not an open session.`);
      await rail.expire(opened.sessionId);
      await rail.expire(opened.sessionId);
      await rail.expire('session_unknown');
    });

    it.each([
      ['unsigned', undefined],
      [
        'signed with another secret',
        't=1764331200,v1=00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
      ],
      ['signed with an invalid signature', 'nonsense'],
    ])('rejects a notice that is %s', async (_, signature) => {
      const payload = JSON.stringify({ type: 'checkout.session.completed', data: { object: { amount_total: 100 } } });
      expect(await rail.readNotice({ payload, header: () => signature })).toEqual({ state: 'forged' });
    });

    if (pay !== undefined)
      it('reports the amount, link and deal of a payment, identically each time', async () => {
        const opened = await open(4_200_00, 'paymentlink_5');
        if (opened.state !== 'open') throw new Error(`The payment rail returned ${opened.state}, not an open session.`);
        const message = await pay(opened.sessionId);
        const notice: RailNotice = await rail.readNotice(message);
        expect(notice).toMatchObject({
          state: 'paid',
          dealId: 'deal_suite',
          linkId: 'paymentlink_5',
          amountTotal: 4_200_00,
        });
        expect(await rail.readNotice(message)).toEqual(notice);
        const changed = { ...message, payload: message.payload.replace('420000', '1') };
        expect(await rail.readNotice(changed)).toEqual({ state: 'forged' });
      });
  });
}
