import { describe, expect, it } from 'vitest';
import { addSeconds } from '#kernel/dates.ts';
import { dealAfterEvents, insuredOutcome, openedDeal, START, UNINSURED, WAITING } from '#test/samples/deal-cases.ts';
import { context } from '#test/samples/milestone-deals.ts';
import { insure } from '../deal/decide/verify.ts';
import type { PolicyRecord } from '../deal-facts/ceremony-events.ts';
import { answerDueAt, confirmedPolicy, type InsurancePolicy } from './insurance-policy.ts';

const policyAfter = (outcome: Parameters<typeof insure>[1]): InsurancePolicy => {
  const { policy } = dealAfterEvents(openedDeal(), insure(openedDeal(), outcome, context));
  if (policy === undefined) throw new Error('The case records no policy.');
  return policy;
};

describe('an insurance policy', () => {
  it('waits for its carrier, and is then confirmed as far as its checks were unknown', () => {
    const waiting = policyAfter(WAITING);
    expect(waiting.state).toBe('PENDING');
    expect(answerDueAt(waiting)).toBe(addSeconds(START, 3_600));
    const checks = [
      { name: 'policy-active', result: 'unknown' },
      { name: 'lienholder-listed', result: 'fail' },
    ] as unknown as PolicyRecord['checks'];
    const binder = { ...(waiting.binder as PolicyRecord), checks };
    expect(confirmedPolicy({ ...waiting, binder })?.checks.map(({ result }) => result)).toEqual(['pass', 'fail']);
  });

  it('is verified or rejected at once otherwise, and nothing is left to confirm', () => {
    const verified = policyAfter(insuredOutcome('P-1'));
    expect([verified.state, verified.record?.policyNumber, confirmedPolicy(verified)]).toEqual([
      'VERIFIED',
      'P-1',
      undefined,
    ]);
    const rejected = policyAfter(UNINSURED);
    expect([rejected.state, rejected.reason]).toEqual(['REJECTED', 'policy-active']);
    expect(rejected.record).not.toHaveProperty('reason');
  });
});
