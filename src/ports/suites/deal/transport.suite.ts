/** Contract tests of carriers: quotes grow with distance, unserved routes are refused, a transport ends once. */
import { describe, expect, it } from 'vitest';
import type { Haulier } from '../../transport.ts';

const NOW = '2026-11-27T12:00:00.000Z';

export interface HaulierInputs {
  /** A ZIP that no carrier serves. */
  readonly unserved: string;
  /** An order reference that the carrier declines. */
  readonly declined: string;
}

export function haulierSuite(haulier: Haulier, { unserved, declined }: HaulierInputs): void {
  const quote = async (toZip: string, more: object = {}) => {
    const answer = await haulier.quote({ fromZip: '94105', toZip, now: NOW, ...more });
    if (answer.state !== 'quoted') throw new Error(`The carrier quoted no transport to ${toZip}.`);
    return answer.quote;
  };

  describe('a haulier', () => {
    it('quotes a higher price and a longer time for a longer distance', async () => {
      const [near, far] = [await quote('95814'), await quote('10001')];
      expect(far.distanceMiles).toBeGreaterThan(near.distanceMiles);
      expect(Number(far.price)).toBeGreaterThan(Number(near.price));
      expect(far.eta.max).toBeGreaterThan(near.eta.max);
    });

    it('quotes more for an enclosed truck and for a car that does not run', async () => {
      const open = Number((await quote('10001')).price);
      expect(Number((await quote('10001', { enclosed: true })).price)).toBeGreaterThan(open);
      expect(Number((await quote('10001', { inoperable: true })).price)).toBeGreaterThan(open);
    });

    it('returns the same quote for the same route on the same day', async () => {
      expect(await quote('10001')).toEqual(await quote('10001'));
    });

    it('refuses a route without a carrier', async () => {
      expect(await haulier.quote({ fromZip: '94105', toZip: unserved, now: NOW })).toEqual({
        state: 'refused',
        reason: 'no-route',
      });
    });

    it('delivers an ordinary order within its windows', async () => {
      const booked = await quote('10001');
      const outcome = await haulier.haul({
        dealId: 'deal_suite',
        quote: booked,
        reference: 'leave at the gate',
        now: NOW,
      });
      expect(outcome.state).toBe('DELIVERED');
      expect(outcome.order.pickupWindow.from <= outcome.order.deliveryWindow.from).toBe(true);
    });

    it('reports an order that the carrier declines', async () => {
      const booked = await quote('10001');
      const outcome = await haulier.haul({ dealId: 'deal_suite', quote: booked, reference: declined, now: NOW });
      expect(outcome.state).toBe('DECLINED');
    });

    it('names its source', () => {
      expect(haulier.source).not.toBe('');
    });
  });
}
