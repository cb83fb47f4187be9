import { describe, expect, it } from 'vitest';
import { addSeconds } from '#kernel/dates.ts';
import {
  ADA,
  contextAt,
  dealAfterEvents,
  deskCommand,
  ENVELOPE,
  insuredOutcome,
  lockedNotary,
  NOTARIZED,
  openedDeal,
  proof,
  REQUEST,
  SIGNED,
  START,
} from '#test/samples/deal-cases.ts';
import {
  cleared,
  delivered,
  desked,
  linked,
  names,
  order,
  sent,
  settled,
  signed,
} from '#test/samples/milestone-deals.ts';
import type { CreditApplication } from '../../credit-application/credit-application.ts';
import { fact } from '../../deal-facts/events.ts';
import { deskRequestFrom } from '../desk-request.ts';
import { PREAPPROVAL_CHANNEL } from '../financing.ts';
import { milestonesOf } from '../milestones.ts';
import type { Deal } from '../state.ts';
import { newLink, openLink } from './checkout.ts';
import { cancelDeal, unwindDeal } from './close.ts';
import { refusalOf } from './decision-context.ts';
import { settleDeal } from './settle.ts';
import { holdCeremony, sendEnvelope } from './sign.ts';
import { insure, notarize, notarizedAlready, submitStips } from './verify.ts';

const context = contextAt(START);
const provider = { name: 'docusign', id: 'p_1' } as never;
const expired: Deal = { ...sent, handoffs: sent.handoffs.map((one) => ({ ...one, state: 'EXPIRED' })) };
const atProvider = (deal: Deal): Deal => ({ ...deal, envelopes: deal.envelopes.map((one) => ({ ...one, provider })) });
const loan = deskCommand({ ...REQUEST, financeType: 'Loan' });
const lent = (deal: Deal, credit: Partial<CreditApplication>): Deal => ({
  ...deal,
  desk: { desked: loan.desked, asked: loan.asked, at: START },
  credit: { applicationId: 'app_1', conditions: [], ...credit } as unknown as CreditApplication,
});

describe('the handoff of an envelope', () => {
  const later = addSeconds(START, 86_400);
  const fourHours = addSeconds(START, 4 * 3_600);

  it.each([
    [later, later],
    [START, fourHours],
    [addSeconds(START, -1), fourHours],
    [undefined, fourHours],
  ])('with an expiry of %s at the provider expires at %s', (until, expiresAt) => {
    const envelope = { ...ENVELOPE, ...(until === undefined ? {} : { expiresAt: until }) };
    const events = sendEnvelope(desked, envelope, context) as readonly { type: string; data: unknown }[];
    expect(events.find(({ type }) => type === 'Handoff.parked@1')?.data).toMatchObject({ expiresAt });
  });

  it('is claimed once', () => {
    expect(names(holdCeremony(sent, { decision: 'claim' }, context))).toEqual(['Handoff.claimed@1']);
  });

  it('that expired ends the ceremony here, but not a report of the provider', () => {
    expect(holdCeremony(expired, SIGNED, context)).toMatchObject({ code: 'ceremony-expired' });
    expect(names(holdCeremony(atProvider(expired), SIGNED, context))).toEqual(['Document.signed@1']);
    expect(names(holdCeremony(atProvider(expired), { decision: 'void', reason: 'expired' }, context))).toEqual([
      'Envelope.voided@1',
    ]);
    expect(holdCeremony(atProvider(expired), { decision: 'claim' }, context)).toMatchObject({
      code: 'ceremony-expired',
    });
    expect(holdCeremony(signed, { decision: 'claim' }, context)).toMatchObject({ code: 'illegal-move' });
    expect(holdCeremony(signed, { decision: 'decline', reason: 'x' }, context)).toMatchObject({ code: 'illegal-move' });
  });
});

describe('a checkout link', () => {
  it('is not asked for twice, nor opened for figures that changed', () => {
    expect(newLink(linked, context)).toBeUndefined();
    const link = newLink(desked, context);
    if (link === undefined || 'kind' in link) throw new Error('The case expects a link.');
    expect(link).toMatchObject({ currency: 'usd', expiresAt: addSeconds(START, 86_400) });
    expect(names(openLink(desked, link, context))).toEqual(['CheckoutLink.opened@1']);
    expect(openLink(desked, { ...link, amount: '1.00' }, context)).toMatchObject({ code: 'concurrent-change' });
    expect(openLink(linked, link, context)).toEqual([]);
  });
});

describe('closing a deal', () => {
  const closing = { reason: 'changed their mind', voided: [] };

  it('withdraws the open link, the sent envelope and the transport, and only those', () => {
    expect(names(cancelDeal(linked, closing, context))).toEqual(['CheckoutLink.superseded@1', 'Deal.cancelled@1']);
    expect(names(cancelDeal(sent, closing, context))).toEqual(['Envelope.voided@1', 'Deal.cancelled@1']);
    expect(names(cancelDeal(signed, closing, context))).toEqual(['Deal.cancelled@1']);
  });

  it('after delivery refunds what was paid and recalls the title, if there is one', () => {
    const unwound = unwindDeal(settled, { ...closing, refundMethod: 'check' }, context) as readonly {
      type: string;
      data: object;
    }[];
    const { amount } = settled.payment ?? {};
    expect(unwound[0]).toMatchObject({ type: 'Payment.refunded@1', data: { amount, method: 'check' } });
    expect(unwound[1]?.data).toEqual({
      reason: closing.reason,
      legs: ['Payment.refunded@1', 'title recalled', 'vehicle returned'],
    });
    const before = unwindDeal(delivered, closing, context) as readonly { type: string; data: object }[];
    expect(before.map(({ data }) => data)).toEqual([{ reason: closing.reason, legs: ['vehicle returned'] }]);
    const original = unwindDeal(settled, closing, context) as readonly { data: object }[];
    expect(original[0]?.data).toMatchObject({ method: 'card' });
  });
});

describe('a refusal', () => {
  it.each([
    ['undecided', { state: 'SUBMITTED' }, 'no lender has approved it'],
    ['declined', { state: 'DECLINED' }, 'the lender declined'],
  ] as const)('names the amount that is %s and both remedies', (_title, credit, words) => {
    const refusal = refusalOf(lent(cleared, credit as Partial<CreditApplication>), 'deliver', context);
    const amount = loan.desked.amountFinanced;
    expect(refusal).toMatchObject({
      code: 'not-deliverable',
      reason: `The deal finances ${amount} and ${words}. Get an approval at POST /credit/decisions/simulate, or desk the deal again with financeType Cash.`,
    });
  });

  it('names the approved amount too', () => {
    const answer = {
      attestation: { channel: 'lender', simulated: true },
      approved: { amountFinanced: '1.00' },
    } as never;
    const refusal = refusalOf(lent(cleared, { state: 'APPROVED', answer }), 'deliver', context);
    expect(refusal?.reason).toContain('the approval does not cover it (approved: 1.00).');
    expect(refusalOf(desked, 'deliver', context)?.reason).toBeUndefined();
  });
});

describe('the settlement', () => {
  it('makes a journal entry due for a connected ledger alone', () => {
    const typesOf = (books: object) => names(settleDeal(delivered, { ...order(), ...books }, context)) as string[];
    expect(typesOf({})).not.toContain('JournalEntry.due@1');
    expect(typesOf({ books: {} }).at(-1)).toBe('JournalEntry.due@1');
    const costed = settleDeal(delivered, { ...order(), books: { vehicleCost: '20000.00' } }, context) as readonly {
      data: unknown;
    }[];
    expect(JSON.stringify(costed.at(-1)?.data)).toContain('20000.00');
  });
});

describe('a verification', () => {
  const locked = lockedNotary(START);
  const failed = dealAfterEvents(signed, notarize(signed, ADA, locked, context));
  const retryAt = failed.notary?.retryAt ?? '';

  it('locks a signer out until the time of the retry, and no other signer', () => {
    const answered = (deal: Deal, signer: typeof ADA, at: string) => notarizedAlready(deal, signer, contextAt(at));
    expect(answered(failed, ADA, addSeconds(retryAt, -1))).toEqual([]);
    expect(answered(failed, ADA, retryAt)).toBeUndefined();
    expect(answered(failed, { name: 'Grace Hopper' }, START)).toBeUndefined();
    expect(answered(signed, ADA, START)).toBeUndefined();
    expect(answered(cleared, ADA, START)).toEqual([]);
  });

  it('requests a notarization once, and completes it by its id', () => {
    const request = { state: 'REQUESTED', notarizationId: 'ot_1' } as const;
    const requested = dealAfterEvents(signed, notarize(signed, ADA, request, context));
    expect(requested.notary).toMatchObject({ state: 'REQUESTED', notarizationId: 'ot_1' });
    expect(names(notarize(requested, ADA, NOTARIZED, context))).toEqual(['Notarization.completed@1']);
    expect(names(notarize(requested, ADA, { ...request, notarizationId: 'ot_9' }, context))).toEqual([
      'Notarization.requested@1',
    ]);
    expect(names(notarize(requested, ADA, locked, context))).toEqual([
      'Notarization.requested@1',
      'Notarization.failed@1',
    ]);
  });

  it('of proofs is repeated unless every one stands', () => {
    const one = dealAfterEvents(desked, submitStips(desked, [proof()], context));
    expect(submitStips(one, [proof()], context)).toEqual([]);
    expect(names(submitStips(one, [proof(), proof('INS', 'card.pdf')], context))).toEqual([
      'Stipulation.submitted@1',
      'Stipulation.verified@1',
    ]);
    expect(names(submitStips(one, [proof('DLC', 'other.pdf')], context))).toEqual([
      'Stipulation.submitted@1',
      'Stipulation.verified@1',
    ]);
    expect(submitStips(one, [proof('OTHER', 'license.pdf')], context)).toEqual([]);
    expect(names(submitStips(one, [proof('INS', 'license.pdf')], context))).toEqual([
      'Stipulation.submitted@1',
      'Stipulation.verified@1',
    ]);
    const bad = dealAfterEvents(desked, submitStips(desked, [proof('POI', 'old.pdf', 'date-fresh')], context));
    expect(submitStips(bad, [proof('POI', 'old.pdf', 'date-fresh')], context)).toEqual([]);
    const waiting = { ...desked, stips: bad.stips.map((row) => ({ ...row, state: 'SUBMITTED' as const })) };
    expect(names(submitStips(waiting, [proof('POI', 'old.pdf')], context))).not.toEqual([]);
  });

  it('of a policy is recorded once by its number', () => {
    const insured = dealAfterEvents(desked, insure(desked, insuredOutcome('P-1'), context));
    expect(insure(insured, insuredOutcome('P-1'), context)).toEqual([]);
    expect(insure(insured, insuredOutcome('P-2'), context)).toMatchObject({ code: 'illegal-move' });
  });
});

describe('what follows from other events', () => {
  const stip = { code: 'POI', text: 'income', dueBy: START };
  const conditioned = (stipulations: readonly object[], over: Partial<CreditApplication> = {}) =>
    lent(desked, { state: 'CONDITIONED', answer: { decisionId: 'd', stipulations } as never, ...over });
  const typesOf = (deal: Deal) => milestonesOf(deal, START).map(({ type }) => type);

  it('is a request of the proofs that a decision names, once', () => {
    expect(milestonesOf(conditioned([stip]), START)).toEqual([
      fact('Stipulation.requested@1', START, { applicationId: 'app_1', decisionId: 'd', stips: [stip] } as never),
    ]);
    expect(typesOf(conditioned([]))).toEqual([]);
    expect(typesOf(conditioned([stip], { conditions: ['POI'] }))).toEqual([]);
  });

  it('is the end of the conditions once every proof is verified', () => {
    const row = { text: '', requested: true, checks: [] };
    const met = { ...conditioned([stip], { conditions: ['POI', 'POR'] }) };
    const rows = (...states: ('VERIFIED' | 'REQUESTED')[]) =>
      states.map((state, i) => ({ ...row, code: ['POI', 'POR'][i] ?? 'DLC', state }));
    expect(typesOf({ ...met, stips: rows('VERIFIED', 'VERIFIED') })).toEqual(['CreditApplication.conditionsMet@1']);
    expect(typesOf({ ...met, stips: rows('VERIFIED', 'REQUESTED') })).toEqual([]);
    expect(typesOf({ ...met, stips: rows('VERIFIED') })).toEqual([]);
    const one = conditioned([stip], { conditions: ['POI'] });
    expect(typesOf({ ...one, stips: rows('VERIFIED') })).toEqual(['CreditApplication.conditionsMet@1']);
    expect(
      typesOf({ ...conditioned([stip], { state: 'APPROVED', conditions: ['POI'] }), stips: rows('VERIFIED') }),
    ).toEqual([]);
  });

  it('is nothing on a closed deal', () => {
    const open = conditioned([stip]);
    expect(typesOf({ ...open, cancelled: { at: START, reason: '' } })).toEqual([]);
    expect(typesOf({ ...open, unwound: { at: START, reason: '', legs: [] } })).toEqual([]);
  });

  it('is the ready approval of signed figures, recorded before the deal clears', () => {
    const { clearedAt: _, ...signedOff } = cleared;
    const attestation = { channel: PREAPPROVAL_CHANNEL, simulated: true };
    const answer = { decisionId: 'd', decision: 'approved', attestation, approved: { maxAdvancePct: 125 } } as never;
    const credit = { applicationId: 'app_1', state: 'SUBMITTED', conditions: [], preapproval: answer } as never;
    const { amountFinanced, products } = signedOff.desk?.desked ?? {};
    expect(milestonesOf({ ...signedOff, credit }, START).map(({ type, data }) => [type, data])).toMatchObject([
      [
        'CreditApplication.decisioned@1',
        {
          applicationId: 'app_1',
          approved: { maxAdvancePct: 125, amountFinanced },
          decidedOn: { amountFinanced, products },
        },
      ],
    ]);
    const recorded = (amount: string) =>
      ({
        applicationId: 'app_1',
        state: 'APPROVED',
        conditions: [],
        answer: { ...(answer as object), decidedOn: { amountFinanced: amount } },
      }) as never;
    expect(typesOf({ ...signedOff, credit: recorded(amountFinanced ?? '') })).toEqual(['Deal.cleared@1']);
    expect(typesOf({ ...signedOff, credit: recorded('1.00') })).toEqual(['CreditApplication.decisioned@1']);
    const cash = deskCommand({ ...REQUEST, financeType: 'Cash' });
    expect(typesOf({ ...signedOff, credit, desk: { ...cash, at: START } })).toEqual(['Deal.cleared@1']);
  });
});

describe('a desk request', () => {
  it('has no undefined members', () => {
    expect(deskRequestFrom({ ...REQUEST, rebate: undefined } as never)).toEqual(REQUEST);
    expect(Object.keys(deskRequestFrom({ ...REQUEST, rebate: undefined } as never))).not.toContain('rebate');
    expect(openedDeal().desk).toBeUndefined();
  });
});
