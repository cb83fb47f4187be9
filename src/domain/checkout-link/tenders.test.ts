import { describe, expect, it } from 'vitest';
import { deskCommand } from '#test/samples/deal-cases.ts';
import { papersOf } from '../esign-envelope/papers.ts';
import { foldLinks } from './checkout-link.ts';
import { paymentPlan } from './tenders.ts';

const figures = { ...deskCommand().desked, total: '33000.00', amountFinanced: '29000.00', downPayment: '4000.00' };

describe('who pays the priced amount', () => {
  it('is the buyer and the lender of a loan', () => {
    const { monthlyPayment } = figures;
    expect(paymentPlan({ ...figures, financeType: 'Loan', term: 60 }, 'First Bank')).toEqual({
      financeType: 'Loan',
      dueFromBuyer: '4000.00',
      amountFinanced: '29000.00',
      monthlyPayment,
      termMonths: 60,
      lender: 'First Bank',
      tenders: [
        { from: 'buyer', label: 'Down payment', amount: '4000.00' },
        { from: 'lender', label: 'Amount financed', amount: '29000.00' },
      ],
      note: expect.stringContaining('the amount financed from the lender'),
    });
  });

  it('is the buyer alone in cash', () => {
    const plan = paymentPlan({ ...figures, financeType: 'Cash', amountFinanced: '0.00' }, undefined);
    expect(plan).not.toHaveProperty('lender');
    expect([plan.dueFromBuyer, plan.tenders]).toEqual([
      '33000.00',
      [{ from: 'buyer', label: 'Total', amount: '33000.00' }],
    ]);
  });

  it('is the lessor for the capitalized cost of a lease, and the buyer for the rest', () => {
    const lease = { ...figures, financeType: 'Lease', amountFinanced: '27500.01', dueAtSigning: '5123.45' } as const;
    const plan = paymentPlan(lease, undefined);
    expect([plan.dueFromBuyer, plan.tenders]).toEqual([
      '5123.45',
      [
        { from: 'buyer', label: 'Down payment', amount: '4000.00' },
        { from: 'buyer', label: 'Taxes and fees outside the lease', amount: '1499.99' },
        { from: 'lessor', label: 'Amount financed', amount: '27500.01' },
      ],
    ]);
  });

  it('keeps a part of a single cent', () => {
    const loan = { ...figures, financeType: 'Balloon', downPayment: '0.00', amountFinanced: '32999.99' } as const;
    expect(paymentPlan(loan, undefined).tenders.map(({ amount }) => amount)).toEqual(['0.01', '32999.99']);
  });
});

describe('the links of a deal', () => {
  const openedEvent = (linkId: string) => {
    const data = { linkId, amount: '1.00', amountTotal: 100, currency: 'usd', expiresAt: '2026-11-28T12:00:00.000Z' };
    return { type: 'CheckoutLink.opened@1', at: '2026-11-27T12:00:00.000Z', data } as never;
  };
  const linkEvent = (type: string, linkId: string) =>
    ({ type, at: '2026-11-27T13:00:00.000Z', data: { linkId } }) as never;
  const fold = (...events: never[]) => events.reduce(foldLinks, [] as ReturnType<typeof foldLinks>);

  it('name the one that replaced a superseded link, once, and keep the others', () => {
    const first = [openedEvent('a'), linkEvent('CheckoutLink.superseded@1', 'a'), openedEvent('b')];
    const second = [linkEvent('CheckoutLink.expired@1', 'b'), openedEvent('c')];
    expect(fold(...first, ...second).map(({ linkId, state, supersededBy }) => [linkId, state, supersededBy])).toEqual([
      ['a', 'SUPERSEDED', 'b'],
      ['b', 'EXPIRED', undefined],
      ['c', 'OPEN', undefined],
    ]);
    expect(fold(openedEvent('a'))).toEqual([
      {
        ...{ linkId: 'a', amount: '1.00', amountTotal: 100, state: 'OPEN' },
        ...{ openedAt: '2026-11-27T12:00:00.000Z', expiresAt: '2026-11-28T12:00:00.000Z' },
      },
    ]);
  });
});

describe('the documents of a purchase', () => {
  const notices = ['Odometer statement', 'Title application', 'Privacy notice', 'Arbitration notice'];

  it.each([
    ['Concierge Buy', 'Loan', false, ["Buyer's order", 'Retail installment contract', ...notices]],
    [
      'Concierge Search',
      'Lease',
      true,
      ["Buyer's order", 'Motor vehicle lease', ...notices, 'Protection product forms'],
    ],
    ['Private Party', 'Cash', false, ['Bill of sale', 'Cash bill of sale', ...notices]],
    ['Private Party', undefined, false, ['Bill of sale', ...notices]],
  ] as const)('of a %s with %s, protected: %s', (dealType, financeType, protectedBy, expected) => {
    expect(papersOf(dealType, { financeType, protectedBy }).map(({ name }) => name)).toEqual(expected);
  });

  it('have the expected numbers of pages', () => {
    const pages = papersOf('Private Party', { financeType: 'Balloon', protectedBy: true }).map((paper) => paper.pages);
    expect(pages).toEqual([1, 7, 1, 2, 2, 2, 4]);
  });
});
