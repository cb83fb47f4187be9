import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { addSeconds } from '#kernel/dates.ts';
import { contextAt, deskCommand, openedDeal, REQUEST, START } from '#test/samples/deal-cases.ts';
import { cleared, delivered, desked, linked, sent, settled, signed } from '#test/samples/milestone-deals.ts';
import type { CreditApplication } from '../credit-application/credit-application.ts';
import { fact } from '../deal-facts/events.ts';
import { decideOnDeal } from './decide/credit.ts';
import { DEAL_VERBS, type DealVerb } from './machine.ts';
import { overdue } from './overdue.ts';
import { type Deal, evolve, isDeal, NO_DEAL } from './state.ts';
import { blockersOf, isReturnable, openRequirements, standingOf, statusOf } from './status.ts';
import { toWireMoves } from './wire/moves.ts';

const context = contextAt(START);
const REASON = { at: START, reason: 'changed their mind' };
const cancelled: Deal = { ...desked, cancelled: REASON };
const unwound: Deal = { ...settled, unwound: { ...REASON, legs: [] } };
const loan = deskCommand({ ...REQUEST, financeType: 'Loan' });
const withCredit = (deal: Deal, state: CreditApplication['state']): Deal => {
  const desk = deal.desk === undefined ? {} : { desk: { ...deal.desk, desked: loan.desked, asked: loan.asked } };
  const credit = { applicationId: 'app_1', state, conditions: ['POI'] } as unknown as CreditApplication;
  return { ...deal, ...desk, credit };
};

describe('the reason that blocks a move', () => {
  const papers = ['esign', 'notarize', 'stips', 'insurance'];
  const cases: readonly (readonly [DealVerb, string, Deal, readonly string[]])[] = [
    ['desk', 'a settled deal', settled, ['deal-settled']],
    ['cancel', 'a delivered deal', delivered, ['deal-delivered']],
    ['cancel', 'a cleared deal', cleared, []],
    ['stips', 'an open deal', desked, []],
    ['stips', 'a delivered deal', delivered, ['deal-delivered']],
    ['stips', 'a delivered deal with conditions', withCredit(delivered, 'CONDITIONED'), []],
    ['stips', 'a settled deal with conditions', withCredit(settled, 'CONDITIONED'), ['deal-settled']],
    ['checkout', 'a deal without figures', openedDeal(), ['desk']],
    ['checkout', 'a priced deal', desked, []],
    ['checkout', 'a delivered deal without a link', delivered, ['deal-delivered']],
    ['checkout', 'a delivered deal with an open link', { ...delivered, links: linked.links }, []],
    ['checkout', 'a cancelled deal', cancelled, ['deal-cancelled']],
    ['esign', 'a signed deal', signed, ['already-signed']],
    ['esign', 'a sent envelope', sent, []],
    ['esign-ceremony', 'a signed deal', signed, ['already-signed']],
    ['esign-ceremony', 'a deal without an envelope', desked, ['esign']],
    ['esign-ceremony', 'a sent envelope', sent, []],
    ['esign-ceremony', 'a sent envelope without a handoff', { ...sent, handoffs: [] }, ['esign']],
    ['esign-ceremony', 'an envelope that was declined', withEnvelope(sent, 'DECLINED'), ['esign']],
    ['notarize', 'a cleared deal', cleared, ['already-notarized']],
    ['notarize', 'an open deal', openedDeal(), []],
    ['insurance', 'a cleared deal', cleared, ['already-insured']],
    ['insurance', 'an open deal', openedDeal(), []],
    ['deliver', 'a deal without figures', openedDeal(), ['desk', ...papers]],
    ['deliver', 'a priced deal', desked, papers],
    ['deliver', 'a sent envelope', sent, ['esign-ceremony', ...papers.slice(1)]],
    ['deliver', 'a cleared deal', cleared, []],
    ['deliver', 'a cleared deal whose lender declined', withCredit(cleared, 'DECLINED'), ['credit-approval']],
    ['settle', 'a cleared deal', cleared, ['deliver']],
    ['settle', 'a priced deal', desked, [...papers, 'deliver']],
    ['settle', 'a delivered deal', delivered, []],
    ['settle', 'a delivered deal whose lender declined', withCredit(delivered, 'DECLINED'), ['credit-approval']],
    ['settle', 'a cancelled deal', cancelled, ['deal-cancelled']],
    ['unwind', 'a delivered deal', delivered, []],
    ['unwind', 'a settled deal', settled, []],
    ['unwind', 'a priced deal', desked, [...papers, 'deliver']],
    ['unwind', 'an unwound deal', unwound, ['deal-unwound']],
  ];

  it.each(cases)('%s on %s', (verb, _title, deal, by) => {
    expect(blockersOf(deal, verb, context)).toEqual(by);
  });

  it('is the missing rail for a checkout without one', () => {
    expect(blockersOf(cancelled, 'checkout', contextAt(START, false))).toEqual(['checkout-rail']);
  });

  it('is the end of the return window after seven days', () => {
    const week = addSeconds(START, 7 * 86_400);
    expect([isReturnable(settled, week), isReturnable(settled, addSeconds(week, 1))]).toEqual([true, false]);
    expect(isReturnable(delivered, START)).toBe(false);
    expect(blockersOf(settled, 'unwind', contextAt(addSeconds(week, 1)))).toEqual(['return-window-closed']);
  });
});

function withEnvelope(deal: Deal, state: 'SENT' | 'DECLINED' | 'VOIDED'): Deal {
  return { ...deal, envelopes: deal.envelopes.map((one) => ({ ...one, state })) };
}

describe('the status of a deal', () => {
  it.each([
    ['OPENED', openedDeal()],
    ['SEARCHING', openedDeal('Concierge Search')],
    ['SOURCED', { ...openedDeal('Concierge Search'), sourced: true }],
    ['OPENED', openedDeal('Private Party')],
    ['SELLER_VERIFIED', { ...openedDeal('Private Party'), seller: {} as never }],
    ['DESKED', desked],
    ['DESKED', sent],
    ['CHECKOUT_OPEN', linked],
    ['SIGNED', signed],
    ['SIGNED', { ...signed, links: linked.links }],
    ['CLEARED', cleared],
    ['DELIVERED', delivered],
    ['SETTLED', settled],
    ['CANCELLED', cancelled],
    ['UNWOUND', unwound],
    ['UNWOUND', { ...unwound, cancelled: REASON }],
  ])('is %s at its furthest milestone', (status, deal) => {
    expect(statusOf(deal as Deal)).toBe(status);
  });

  it('has every verb either available or blocked', () => {
    for (const deal of [openedDeal(), desked, sent, cleared, settled, cancelled]) {
      const { available, blocked } = standingOf(deal, context);
      const verbs = [...available, ...blocked.map(({ verb }) => verb)];
      expect([...verbs].sort()).toEqual([...DEAL_VERBS].sort());
    }
  });

  it('requires an approval only of what is financed', () => {
    expect(openRequirements(withCredit(cleared, 'SUBMITTED'), START)).toEqual(['credit-approval']);
    expect(openRequirements(cleared, START)).toEqual([]);
  });
});

describe('the events that time alone causes', () => {
  const later = addSeconds(START, 30 * 86_400);

  it('are none on a closed deal', () => {
    const open = { ...linked, handoffs: sent.handoffs, envelopes: sent.envelopes };
    expect(overdue(open, later)?.type).toBe('Handoff.expired@1');
    for (const closing of [{ cancelled: REASON }, { unwound: { ...REASON, legs: [] } }, { settledAt: START }])
      expect(overdue({ ...open, ...closing }, later)).toBeUndefined();
  });

  it('come in the order in which they were due, dated then', () => {
    const both = { ...linked, handoffs: sent.handoffs, envelopes: sent.envelopes };
    const four = addSeconds(START, 4 * 3_600);
    expect(overdue(both, addSeconds(four, -1))).toBeUndefined();
    expect(overdue(both, later)).toMatchObject({ type: 'Handoff.expired@1', at: four });
    expect(overdue(linked, later)).toMatchObject({ type: 'CheckoutLink.expired@1', at: addSeconds(START, 86_400) });
  });

  it('leave the handoff of an envelope that was declined', () => {
    expect(overdue(withEnvelope(sent, 'DECLINED'), later)).toBeUndefined();
    expect(overdue(withEnvelope(sent, 'SENT'), later)?.type).toBe('Handoff.expired@1');
  });

  it('are none on a stream without a deal', () => {
    expect(overdue(NO_DEAL, later)).toBeUndefined();
  });
});

describe('a stream of events', () => {
  it('is a deal once it is opened, and not after a reset', () => {
    expect([isDeal(NO_DEAL), isDeal(openedDeal())]).toEqual([false, true]);
    const opening = (mode?: string) => fact('Deal.opened@1', START, { vin: 'X', mode } as never);
    expect(['live', 'sandbox', undefined].map((mode) => evolve(NO_DEAL, opening(mode)).opening?.isLive)).toEqual([
      true,
      false,
      false,
    ]);
    expect(evolve(settled, fact('Deal.reset@1', START, {} as never))).toEqual({ ...NO_DEAL, lastAt: START });
    expect(isDeal({ ...NO_DEAL, vin: 'X' })).toBe(false);
  });

  it('without a buyer belongs to the owner of its first quote', () => {
    const quote = (vin: string, account?: string) =>
      fact('Quote.rated@1', START, { vin, ...withoutUndefined({ account }) } as never);
    const first = evolve(NO_DEAL, quote('VIN1', 'acct_1'));
    expect([first.vin, first.account, first.dealDate]).toEqual(['VIN1', 'acct_1', '2026-11-27']);
    expect(evolve(first, quote('VIN2', 'acct_2'))).toMatchObject({ vin: 'VIN1', account: 'acct_1' });
    expect(evolve(openedDeal(), quote('VIN2', 'acct_2')).vin).toBe(openedDeal().vin);
    expect(evolve(NO_DEAL, fact('Menu.presented@1', START, {} as never)).vin).toBeUndefined();
  });

  it('keeps the open requests to counterparties, each by its latest', () => {
    const requestEvent = (key: string, at = START) =>
      fact('Counterparty.asked@1', at, { key, effect: 'e', request: {} });
    const later = addSeconds(START, 60);
    const open = [requestEvent('a'), requestEvent('b'), requestEvent('a', later)].reduce(evolve, NO_DEAL).asked;
    expect(open.map(({ key, at }) => [key, at])).toEqual([
      ['b', START],
      ['a', later],
    ]);
    const answered = fact('Counterparty.answered@1', later, { key: 'b' } as never);
    expect(evolve({ ...NO_DEAL, asked: open }, answered).asked.map(({ key }) => key)).toEqual(['a']);
  });

  it('distinguishes a capture from a refund', () => {
    const paid = evolve(NO_DEAL, fact('Payment.captured@1', START, { paymentId: 'p' } as never));
    expect([paid.payment?.paymentId, paid.refund]).toEqual(['p', undefined]);
    const back = evolve(paid, fact('Payment.refunded@1', START, { refundId: 'r' } as never));
    expect([back.payment?.paymentId, back.refund?.refundId]).toEqual(['p', 'r']);
  });
});

describe('the moves of a deal', () => {
  const HREF = 'https://carport.test/buy/deals/deal_1';
  const moves = (deal: Deal) => toWireMoves(deal, { ...context, lenderIds: ['bank', 'union'] }, HREF);
  const exampleOf = (deal: Deal, verb: string) =>
    moves(deal).available.find(({ transition }) => transition === verb)?.example;

  it('carry an example from the deal', () => {
    expect(exampleOf(openedDeal(), 'desk')).toEqual({
      salesPrice: '31500.00',
      downPayment: '4000.00',
      term: 60,
      zip: '94105',
    });
    const { salesPrice, downPayment, zip } = loan.desked;
    const short: Deal = { ...desked, desk: { desked: { ...loan.desked, term: 48 }, asked: {}, at: START } };
    expect(exampleOf(short, 'desk')).toEqual({ salesPrice, downPayment, term: 48, zip });
    expect(exampleOf(desked, 'stips')).toEqual({ stips: ['driver-license'] });
    const row = { text: '', requested: true, checks: [] };
    const stips = [
      { ...row, code: 'POI', state: 'REQUESTED' as const },
      { ...row, code: 'DLC', state: 'VERIFIED' as const },
    ];
    expect(exampleOf({ ...desked, stips }, 'stips')).toEqual({ stips: ['POI'] });
    expect(exampleOf(delivered, 'settle')).toMatchObject({ order_id: 'order_1', currency: 'usd' });
    expect(exampleOf(desked, 'esign')).toEqual({ signer: { name: 'Ada Lovelace' } });
  });

  it('name the request that obtains an approval, once', () => {
    const { blocked } = moves(withCredit(cleared, 'DECLINED'));
    const helped = blocked.filter((row) => 'help' in row);
    expect(helped.map(({ transition }) => transition)).toEqual(['deliver']);
    expect(helped[0]).toMatchObject({
      help: {
        method: 'POST',
        href: 'https://carport.test/credit/decisions/simulate',
        example: { dealId: 'deal_1', decision: 'approved' },
        choices: { lenderId: ['bank', 'union'] },
      },
    });
    expect(moves(desked).blocked.some((row) => 'help' in row)).toBe(false);
  });

  it('name the request with the proofs while conditions are open', () => {
    const helped = moves(withCredit(cleared, 'CONDITIONED')).blocked.find((row) => 'help' in row);
    expect(helped).toMatchObject({ help: { href: `${HREF}/stips`, example: { stips: ['driver-license'] } } });
  });

  it('have choices only where a member decides how the purchase continues', () => {
    const rows = moves(cleared).available.filter((row) => 'choices' in row);
    expect(rows.map(({ transition }) => transition)).toEqual(['desk', 'deliver']);
    const bare = moves(cleared).available.find(({ transition }) => transition === 'cancel');
    expect(bare).toEqual({ transition: 'cancel', method: 'POST', href: `${HREF}/cancel`, requires: ['reason'] });
  });
});

describe('a lender’s decision on a deal', () => {
  const row = (visibleAt: string) => ({ decision: 'approved', lenderId: 'bank', visibleAt, stipulations: [] }) as never;
  const decide = (deal: Deal, visibleAt: string, figures = loan.desked) =>
    decideOnDeal(deal, { applicationId: 'app_9', row: row(visibleAt), desked: figures }, START);

  it('opens an application when there is none, and states what it was decided on', () => {
    const { credit: _, ...unasked } = desked;
    const [submitted, answer, ...rest] = decide(unasked, START);
    const { amountFinanced, downPayment, term, products } = loan.desked;
    expect(submitted?.data).toEqual({ applicationId: 'app_9', amountFinanced, downPayment, termMonths: term });
    expect(answer?.type).toBe('CreditApplication.decisioned@1');
    expect(answer?.data).toMatchObject({ applicationId: 'app_9', decidedOn: { amountFinanced, products } });
    expect(rest).toEqual([]);
    expect(decide(desked, START).map(({ type }) => type)).toEqual(['CreditApplication.decisioned@1']);
  });

  it('has amounts of zero before the first figures', () => {
    const events = decideOnDeal(openedDeal(), { applicationId: 'a', row: row(START), desked: undefined }, START);
    expect(events[0]?.data).toEqual({ applicationId: 'a', amountFinanced: '0.00', downPayment: '0.00', termMonths: 0 });
    expect(events[1]?.data).not.toHaveProperty('decidedOn');
  });

  it('is scheduled when it becomes visible later', () => {
    const later = addSeconds(START, 1);
    const [referred] = decide(desked, later);
    expect(referred).toMatchObject({
      type: 'CreditApplication.referred@1',
      data: { lenderId: 'bank', answerDueAt: later },
    });
  });
});
