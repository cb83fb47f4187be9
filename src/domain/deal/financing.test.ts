import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { dollars } from '#kernel/money.ts';
import { deskCommand, openedDeal, REQUEST } from '#test/samples/deal-cases.ts';
import { delivered as deliveredDeal, desked as deskedDeal } from '#test/samples/milestone-deals.ts';
import type { CreditApplication } from '../credit-application/credit-application.ts';
import type { CreditApplicationDecisioned } from '../deal-facts/credit-events.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';
import { centsOf } from '../deal-facts/protection.ts';
import { financingOf, isFinanced, isFinancingImplied, isPreapproved, PREAPPROVAL_CHANNEL } from './financing.ts';
import type { Deal } from './state.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const BEFORE = '2026-11-28T11:59:59.999Z';
const LOAN = deskCommand({ ...REQUEST, financeType: 'Loan' });

/** A deal with figures for a loan of 20,000, and an application. */
function dealWith(
  credit: Partial<CreditApplication> | undefined,
  over: Partial<Deal> = {},
  figures: Partial<DeskedFigures> = {},
): Deal {
  const desked = { ...LOAN.desked, amountFinanced: '20000.00', salesPrice: '16000.00', ...figures };
  const desk = { desked, asked: LOAN.asked, at: NOW };
  const application = { applicationId: 'app_1', conditions: [], ...credit } as unknown as CreditApplication;
  return { ...openedDeal(), desk, ...(credit === undefined ? {} : { credit: application }), ...over };
}

function approval(over: Partial<CreditApplicationDecisioned> = {}): Partial<CreditApplication> {
  const attestation = { channel: 'lender', simulated: true };
  const approved = { amountFinanced: '20000.00' };
  const answer = { applicationId: 'app_1', decisionId: 'd', decision: 'approved', attestation, approved, ...over };
  return { state: 'APPROVED', answer: answer as CreditApplicationDecisioned };
}

const open = { amountFinanced: dollars(20_000), backEnd: 0 };
const approvedFor = (amount: number) => ({ ...open, approvedAmount: dollars(amount) });

describe('the financing of a deal', () => {
  it.each([
    ['no application', undefined, { ...open, gap: 'undecided' }],
    ['an undecided one', { state: 'SUBMITTED' }, { ...open, gap: 'undecided' }],
    ['a declined one', { state: 'DECLINED' }, { ...open, gap: 'declined' }],
    ['a conditioned one', { state: 'CONDITIONED' }, { ...open, gap: 'conditions-open' }],
    ['an approved one without an answer', { state: 'APPROVED' }, { ...open, gap: 'undecided' }],
    ['an approval of the whole amount', approval(), approvedFor(20_000)],
    [
      'an approval of one cent less',
      approval({ approved: { amountFinanced: '19999.99' } }),
      { ...approvedFor(19_999.99), gap: 'amount-above-approval' },
    ],
    ['an advance of 125 % on a price of 16,000', approval({ approved: { maxAdvancePct: 125 } }), approvedFor(20_000)],
    [
      'an advance of 124 %',
      approval({ approved: { maxAdvancePct: 124 } }),
      { ...approvedFor(19_840), gap: 'amount-above-approval' },
    ],
    ['an approval of nothing', approval({ approved: {} }), { ...approvedFor(0), gap: 'amount-above-approval' }],
    [
      'a lower counter-offer',
      approval({ counterOffer: { amountFinanced: '15000.00' } }),
      { ...approvedFor(15_000), gap: 'amount-above-approval' },
    ],
    ['a higher counter-offer', approval({ counterOffer: { amountFinanced: '25000.00' } }), approvedFor(20_000)],
    ['an approval in its last millisecond', approval({ expiresAt: NOW }), approvedFor(20_000)],
    ['an approval past it', approval({ expiresAt: BEFORE }), { ...approvedFor(20_000), gap: 'expired' }],
  ] as const)('with %s', (_title, credit, expected) => {
    expect(financingOf(dealWith(credit as Partial<CreditApplication> | undefined), NOW)).toEqual(expected);
  });

  it('does not exist without figures, for cash, or when nothing is left to finance', () => {
    expect(financingOf(openedDeal(), NOW)).toBeUndefined();
    expect(financingOf(dealWith(undefined, {}, { financeType: 'Cash' }), NOW)).toBeUndefined();
    expect(financingOf(dealWith(undefined, {}, { amountFinanced: '0.00' }), NOW)).toBeUndefined();
    expect(isFinanced({ ...LOAN.desked, amountFinanced: '0.01' })).toBe(true);
    expect(isFinanced({ ...LOAN.desked, amountFinanced: '-0.01' })).toBe(false);
  });

  it('of a delivered car does not expire', () => {
    const { delivery } = deliveredDeal;
    const deal = dealWith(approval({ expiresAt: BEFORE }), withoutUndefined({ delivery }));
    expect(financingOf(deal, NOW)).toEqual(approvedFor(20_000));
  });
});

describe('the ready approval of a simulated lender', () => {
  const ready = { attestation: { channel: PREAPPROVAL_CHANNEL, simulated: true } };
  const implied = { ...LOAN.asked, financeType: undefined } as unknown as typeof LOAN.asked;
  const withRequest = (deal: Deal, asked: typeof LOAN.asked): Deal =>
    deal.desk === undefined ? deal : { ...deal, desk: { ...deal.desk, asked } };

  it('covers figures without a financeType, whatever the amount', () => {
    const deal = withRequest(dealWith(approval({ ...ready, approved: { amountFinanced: '1.00' } })), implied);
    expect(financingOf(deal, NOW)).toEqual(approvedFor(20_000));
    expect(financingOf(withRequest(deal, LOAN.asked), NOW)).toEqual({ ...open, gap: 'undecided' });
  });

  it('applies until a lender is asked for a decision', () => {
    const preapproval = { decisionId: 'd', decision: 'approved' as const, ...ready };
    const deal = withRequest(dealWith({ state: 'SUBMITTED', preapproval }), implied);
    expect([isPreapproved(deal), isFinancingImplied(deal)]).toEqual([true, true]);
    expect(financingOf(deal, NOW)).toEqual(approvedFor(20_000));
    expect(isPreapproved(withRequest(deal, LOAN.asked))).toBe(false);
    expect(isPreapproved(withRequest(dealWith({ state: 'SUBMITTED' }), implied))).toBe(false);
    expect(isPreapproved(withRequest(dealWith({ state: 'DECLINED', preapproval }), implied))).toBe(false);
    expect(isFinancingImplied(openedDeal())).toBe(false);
  });
});

describe('products added after the decision', () => {
  const products = dollars(2_000);
  const bare = deskCommand({ ...REQUEST, financeType: 'Loan' });
  /** The figures of the same request with products of 2,000, which California does not tax. */
  const amount = centsOf(bare.desked.amountFinanced) + products;
  const figures = {
    amountFinanced: (amount / 100).toFixed(2),
    products: '2000.00',
    salesPrice: bare.desked.salesPrice,
  };
  const approvedBare = { approved: { amountFinanced: bare.desked.amountFinanced } };
  const decidedOn = { amountFinanced: bare.desked.amountFinanced, products: '0.00' };
  const financing = (over: Partial<CreditApplicationDecisioned>) =>
    financingOf(dealWith(approval({ ...approvedBare, ...over }), {}, figures), NOW);

  it('are the back end of the loan and need no approval of their own', () => {
    const covered = { amountFinanced: amount, approvedAmount: amount - products, backEnd: products };
    expect(financing({ decidedOn })).toEqual(covered);
    expect(financing({})).toEqual(covered);
  });

  it('are not back end when the lender had seen them', () => {
    expect(financing({ decidedOn: { ...decidedOn, products: '2000.00' } })).toMatchObject({
      backEnd: 0,
      gap: 'amount-above-approval',
    });
    expect(financing({ decidedOn: { ...decidedOn, products: '1500.00' } })).toMatchObject({ backEnd: dollars(500) });
  });

  it('do not count under an approval that covers them', () => {
    const approved = { amountFinanced: figures.amountFinanced };
    expect(financing({ approved, decidedOn })).toEqual({ amountFinanced: amount, approvedAmount: amount, backEnd: 0 });
    expect(deskedDeal.credit?.state).toBe('SUBMITTED');
  });
});
