import { describe, expect, it } from 'vitest';
import { addSeconds } from '#kernel/dates.ts';
import {
  ADA,
  dealAfterEvents,
  insuredOutcome,
  lockedNotary,
  NOTARIZED,
  proof,
  START,
  UNINSURED,
  WAITING,
  withOverdueMoves,
} from '#test/samples/deal-cases.ts';
import {
  cleared,
  context,
  contextAfter,
  desked,
  HOUR,
  names,
  signed,
  verifications,
} from '#test/samples/milestone-deals.ts';
import { evolve } from '../state.ts';
import { statusOf } from '../status.ts';
import { insure, notarize, submitStips } from './verify.ts';

describe('verifications', () => {
  it('may arrive in any order, and the last one clears a signed deal', () => {
    for (const [a, b, c] of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ] as const) {
      let deal = signed;
      const states = [a, b, c].map((at) => {
        deal = verifications[at]?.(deal) ?? deal;
        return statusOf(deal);
      });
      expect(states).toEqual(['SIGNED', 'SIGNED', 'CLEARED']);
    }
  });

  it('append nothing for a repeat', () => {
    expect(notarize(cleared, ADA, NOTARIZED, context)).toEqual([]);
    expect(submitStips(cleared, [proof()], context)).toEqual([]);
    expect(insure(cleared, insuredOutcome(), context)).toEqual([]);
  });

  it('lock out for a day a signer who failed the questions, and let another try at once', () => {
    const failed = dealAfterEvents(signed, notarize(signed, { name: 'Ada Kbafail' }, lockedNotary(START), context));
    expect(failed.notary?.state).toBe('FAILED');
    expect(notarize(failed, { name: 'Ada Kbafail' }, lockedNotary(START), contextAfter(HOUR))).toEqual([]);
    expect(names(notarize(failed, ADA, NOTARIZED, contextAfter(HOUR)))).toEqual([
      'Notarization.requested@1',
      'Notarization.completed@1',
    ]);
    expect(names(notarize(failed, { name: 'Ada Kbafail' }, NOTARIZED, contextAfter(25 * HOUR)))).toContain(
      'Notarization.completed@1',
    );
  });

  it('accept a replacement for a rejected policy', () => {
    const rejected = dealAfterEvents(signed, insure(signed, UNINSURED, context));
    expect(rejected.policy).toMatchObject({ state: 'REJECTED', reason: 'policy-active' });
    expect(names(insure(rejected, insuredOutcome(), context))).toEqual([
      'InsurancePolicy.submitted@1',
      'InsurancePolicy.verified@1',
    ]);
  });

  it('record a slow carrier’s confirmation after an hour, which may clear the deal', () => {
    const waiting = verifications.slice(0, 2).reduce((deal, step) => step(deal), signed);
    const pending = dealAfterEvents(waiting, insure(waiting, WAITING, context));
    const { deal, events } = withOverdueMoves(pending, addSeconds(START, 2 * HOUR));
    expect(events.map(({ type, at }) => [type, at])).toEqual([
      ['InsurancePolicy.verified@1', addSeconds(START, HOUR)],
      ['CreditApplication.decisioned@1', addSeconds(START, HOUR)],
      ['Deal.cleared@1', addSeconds(START, HOUR)],
    ]);
    expect(statusOf(deal)).toBe('CLEARED');
  });

  it('meet the lender’s conditions once every required proof is verified, and reject an expired one', () => {
    const at = START;
    const applicationId = desked.credit?.applicationId ?? '';
    const conditioned = [
      {
        type: 'CreditApplication.decisioned@1' as const,
        at,
        data: {
          applicationId,
          decisionId: 'd',
          decision: 'conditioned' as const,
          attestation: { channel: 'simulator', simulated: true },
        },
      },
      {
        type: 'Stipulation.requested@1' as const,
        at,
        data: {
          applicationId,
          stips: [
            { code: 'POI', text: 'income' },
            { code: 'POR', text: 'residence' },
          ],
        },
      },
    ].reduce(evolve, desked);
    const deal = dealAfterEvents(conditioned, []);
    const half = submitStips(deal, [proof('POI', 'a.pdf')], context);
    expect(names(half)).toEqual(['Stipulation.submitted@1', 'Stipulation.verified@1']);
    expect(names(submitStips(dealAfterEvents(deal, half), [proof('POR', 'b.pdf')], context))).toContain(
      'CreditApplication.conditionsMet@1',
    );
    expect(names(submitStips(deal, [proof('POI', 'expired.pdf', 'date-fresh')], context))).toEqual([
      'Stipulation.submitted@1',
      'Stipulation.rejected@1',
    ]);
  });
});
