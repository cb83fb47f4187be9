/** Contract tests of insurers: a verified policy is in force today, a rejected one names its check. */
import { describe, expect, it } from 'vitest';
import type { Insurer } from '../../insurer.ts';

const TODAY = '2026-11-27';

export interface InsurerPolicies {
  readonly ordinary: string;
  readonly pending: string;
  readonly lapsed: string;
  readonly low: string;
  readonly unlisted: string;
}

export function insurerSuite(insurer: Insurer, policies: InsurerPolicies): void {
  const verify = (policyNumber: string) =>
    insurer.verify({
      dealId: 'deal_suite',
      vin: 'F1XDEMCR4SDEM0001',
      policyNumber,
      namedInsured: 'Ada Lovelace',
      today: TODAY,
    });
  const record = async (policyNumber: string) => {
    const outcome = await verify(policyNumber);
    return outcome.state === 'PENDING' ? outcome.binder : outcome.record;
  };

  describe('an insurer', () => {
    it('verifies a policy in force today, on this car and for this buyer', async () => {
      expect((await verify(policies.ordinary)).state).toBe('VERIFIED');
      const { effective, expiration, vehicle, namedInsured, deductibles } = await record(policies.ordinary);
      expect(effective <= TODAY && TODAY < expiration).toBe(true);
      expect([vehicle.vin, namedInsured]).toEqual(['F1XDEMCR4SDEM0001', 'Ada Lovelace']);
      expect(Number(deductibles.collision)).toBeLessThanOrEqual(1000);
    });

    it('rejects a lapsed policy with its dates', async () => {
      expect(await verify(policies.lapsed)).toMatchObject({ state: 'REJECTED', reason: 'policy-active' });
      expect((await record(policies.lapsed)).expiration < TODAY).toBe(true);
    });

    it('rejects a deductible above what a lender allows', async () => {
      expect(await verify(policies.low)).toMatchObject({ state: 'REJECTED', reason: 'deductible-within-limit' });
    });

    it('verifies with a caution where the lienholder is not listed', async () => {
      expect((await verify(policies.unlisted)).state).toBe('VERIFIED');
      const { lienholder, checks } = await record(policies.unlisted);
      expect(lienholder.listed).toBe(false);
      expect(checks).toContainEqual({ name: 'lienholder-listed', result: 'caution' });
    });

    it('reports pending while the carrier has not responded', async () => {
      expect((await verify(policies.pending)).state).toBe('PENDING');
      expect((await record(policies.pending)).checks.every(({ result }) => result === 'unknown')).toBe(true);
    });

    it('returns the same answer for the same policy', async () => {
      expect(await verify(policies.ordinary)).toEqual(await verify(policies.ordinary));
    });

    it('names its source', () => {
      expect(insurer.source).not.toBe('');
    });
  });
}
