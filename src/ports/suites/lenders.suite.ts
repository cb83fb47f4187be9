/** Contract tests of lenders: typed outcomes, reasons on a decline, proofs on a condition, deterministic answers. */
import { describe, expect, it } from 'vitest';
import type { CreditRequest } from '#domain/credit/decision.ts';
import type { Cents } from '#kernel/money.ts';
import type { Lenders } from '../lenders.ts';

export const REQUEST: CreditRequest = {
  applicationId: 'creditapp_1',
  revision: 2,
  lenderId: 'northgate-cu',
  tier: 'A',
  score: 720,
  car: { used: true, ageYears: 3, miles: 30_000 },
  loan: {
    amountFinanced: 2_500_000 as Cents,
    downPayment: 300_000 as Cents,
    price: 2_600_000 as Cents,
    termMonths: 72,
    aprPct: 10.65,
  },
  decidedAt: '2026-06-15T17:00:00.000Z',
  simulate: { verdict: 'approved' },
};

export function lendersSuite(lenders: Lenders, unanswered: string): void {
  const ask = async (over: Partial<CreditRequest>) => {
    const answer = await lenders.decide({ ...REQUEST, lenderId: lenders.defaultLenderId, ...over });
    if (answer.state !== 'decided') throw new Error(`The lender returned ${answer.state}, not a decision.`);
    return answer.decision;
  };

  describe('a lender', () => {
    it('approves with a buy rate, limits and an expiry, without reasons or proofs', async () => {
      const decision = await ask({});
      expect(decision.decision).toBe('approved');
      expect(decision.buyRatePct).toBeGreaterThan(0);
      expect(decision.approved?.termMonths).toBeGreaterThan(0);
      expect(decision.expiresAt > REQUEST.decidedAt).toBe(true);
      expect([decision.reasons, decision.stipulations]).toEqual([[], []]);
    });

    it('declines with one to four reasons, a notice and no limits', async () => {
      const decision = await ask({ simulate: { verdict: 'declined' } });
      expect(decision.reasons.length).toBeGreaterThanOrEqual(1);
      expect(decision.reasons.length).toBeLessThanOrEqual(4);
      expect(decision.notice?.dueBy).toBe('2026-07-15');
      expect(decision).not.toHaveProperty('approved');
    });

    it.each(['S', 'A', 'B', 'C', 'D'] as const)(
      'requires at least one proof on a condition in tier %s',
      async (tier) => {
        const decision = await ask({ tier, simulate: { verdict: 'conditioned' } });
        expect(decision.stipulations.length).toBeGreaterThan(0);
        expect(new Set(decision.stipulations.map((stip) => stip.state))).toEqual(new Set(['OUTSTANDING']));
      },
    );

    it('never lets the customer rate fall below the buy rate or rise above the cap', async () => {
      for (const aprPct of [0, 9.65, 11.1, 30]) {
        const { buyRatePct, customerRatePct, reserve } = await ask({
          loan: { ...REQUEST.loan, aprPct } as CreditRequest['loan'] & object,
        });
        expect(customerRatePct).toBeGreaterThanOrEqual(buyRatePct);
        expect(customerRatePct).toBeLessThanOrEqual(
          buyRatePct + (reserve.type === 'participation' ? reserve.capPoints : 0),
        );
      }
    });

    it('returns the same answer to the same request, and another id for another revision', async () => {
      expect(await ask({})).toEqual(await ask({}));
      expect((await ask({ revision: 3 })).decisionId).not.toBe((await ask({})).decisionId);
    });

    it('reports unknown applicants and outages', async () => {
      expect(await lenders.decide({ ...REQUEST, lenderId: 'nobody' })).toEqual({ state: 'unknown-lender' });
      expect(await lenders.decide({ ...REQUEST, lenderId: unanswered })).toEqual({ state: 'down' });
    });
  });
}
