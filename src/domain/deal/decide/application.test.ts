import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { contextAt, dealAfterEvents, deskCommand, HAUL, openedDeal, REQUEST, START } from '#test/samples/deal-cases.ts';
import { desked, names, sent, signed } from '#test/samples/milestone-deals.ts';
import type { CreditApplication } from '../../credit-application/credit-application.ts';
import { fact } from '../../deal-facts/events.ts';
import type { DeskedFigures } from '../../deal-facts/money-events.ts';
import type { Haul } from '../../transport/transport.ts';
import type { Deal } from '../state.ts';
import { type DeskDeal, deskDeal, foldInProducts, isStandingFigures, isStandingRequest } from './desk.ts';

const context = contextAt(START);
const command = deskCommand({ ...REQUEST, term: 48, financeType: 'Loan' });
const preapproval = deskCommand().preapproval;
const credit = (over: Partial<CreditApplication>): CreditApplication => ({
  applicationId: 'app_1',
  state: 'SUBMITTED',
  submittedAt: START,
  amountFinanced: command.desked.amountFinanced,
  downPayment: command.desked.downPayment,
  termMonths: 48,
  conditions: [],
  ...over,
});
const applicationEvents = (over: Partial<CreditApplication>, more: Partial<DeskDeal> = {}) => {
  const events = deskDeal({ ...desked, credit: credit(over) }, { ...command, ...more }, context);
  if ('kind' in events) throw new Error(events.code);
  return events.find(({ type }) => type === 'CreditApplication.submitted@1')?.data;
};

describe('the application of a deal that gets other figures', () => {
  const { amountFinanced, downPayment } = command.desked;
  const same = { applicationId: 'app_1', amountFinanced, downPayment, termMonths: 48 };

  it.each([
    ['an undecided one of the same loan is left alone', {}, {}, undefined],
    ['an undecided one follows the amount', { amountFinanced: '1.00' }, {}, same],
    ['an undecided one follows the down payment', { downPayment: '1.00' }, {}, same],
    ['an undecided one follows the term', { termMonths: 60 }, {}, same],
    ['an undecided one gets a ready approval', {}, { preapproval }, { ...same, preapproval }],
    ['an undecided one keeps its ready approval', { preapproval, termMonths: 60 }, {}, { ...same, preapproval }],
    ['one with a ready approval of the same loan is left alone', { preapproval }, {}, undefined],
    ['one under review is left alone', { referred: {} as never, termMonths: 60 }, {}, undefined],
    ['an approved one is left alone', { state: 'APPROVED', termMonths: 60 }, {}, undefined],
    ['a declined one of the same loan is left alone', { state: 'DECLINED' }, {}, undefined],
    ['a declined one on another term is left alone', { state: 'DECLINED', termMonths: 60 }, {}, undefined],
    ['a declined one of a smaller loan is left alone', { state: 'DECLINED', amountFinanced: '1.00' }, {}, undefined],
  ] as const)('%s', (_title, over, more, submitted) => {
    expect(applicationEvents(over as Partial<CreditApplication>, more as Partial<DeskDeal>)).toEqual(submitted);
  });

  it.each([
    ['less is financed', { amountFinanced: '99999.00' }],
    ['more is put down', { downPayment: '1.00' }],
  ])('is resubmitted after a decline when %s, without a ready approval', (_title, over) => {
    const data = applicationEvents({ state: 'DECLINED', ...over }, withoutUndefined({ preapproval }));
    expect(data).toEqual({ ...same, applicationId: expect.not.stringMatching(/^app_1$/) });
  });

  it('is not filed for cash', () => {
    const cash = deskCommand({ ...REQUEST, financeType: 'Cash' });
    expect(names(deskDeal({ ...desked, credit: credit({ termMonths: 60 }) }, cash, context))).toEqual([
      'Deal.desked@1',
    ]);
  });
});

describe('the transport of a deal that gets other figures', () => {
  const haulIn = (state: Haul['state'], quoteId = HAUL.quoteId): Haul => ({
    state,
    quote: { ...HAUL, quoteId },
    inspections: [],
  });
  const transportEvents = (haul: Haul | undefined, quote: typeof HAUL | undefined) => {
    const deal: Deal = { ...desked, ...withoutUndefined({ haul }) };
    const more = withoutUndefined({ haul: quote });
    const events = deskDeal(deal, { ...command, ...more }, context);
    return names(events) as string[];
  };

  it.each([
    ['is quoted first', undefined, true],
    ['with the same quote is left alone', haulIn('QUOTED'), false],
    ['with another quote is quoted again', haulIn('QUOTED', 'haul_2'), true],
    ['that was cancelled is quoted again', haulIn('CANCELLED'), true],
    ['that is ordered is left alone', haulIn('DISPATCHED', 'haul_2'), false],
    ['that is delivered is left alone', haulIn('DELIVERED', 'haul_2'), false],
  ])('%s', (_title, haul, isQuoted) => {
    expect(transportEvents(haul, HAUL).includes('Transport.quoted@1')).toBe(isQuoted);
    expect(transportEvents(haul, undefined)).not.toContain('Transport.quoted@1');
  });
});

describe('the documents of a deal that gets other figures', () => {
  it('are voided when sent or signed, except when they were signed before the first figures', () => {
    for (const deal of [sent, signed]) {
      const [voided] = deskDeal(deal, command, context) as readonly { type: string }[];
      expect(voided).toEqual(fact('Envelope.voided@1', START, { envelopeId: 'envelope_1', reason: 're-desk' }));
    }
    const declined: Deal = { ...sent, envelopes: sent.envelopes.map((one) => ({ ...one, state: 'DECLINED' })) };
    expect(names(deskDeal(declined, command, context))).not.toContain('Envelope.voided@1');
    const { desk: _, ...unpriced } = signed;
    expect(names(deskDeal(unpriced, command, context))).not.toContain('Envelope.voided@1');
  });
});

describe('the same figures', () => {
  it('are recognized in any member order and without undefined members', () => {
    const { asked } = deskCommand();
    const reversed = Object.fromEntries(Object.entries(asked).reverse());
    expect(isStandingRequest(desked, { ...reversed, rebate: undefined } as never)).toBe(true);
    expect(isStandingRequest(desked, { ...asked, term: 61 })).toBe(false);
    expect(isStandingRequest(openedDeal(), asked)).toBe(false);
  });

  it('have equal amounts, whatever the derivation', () => {
    const { desked: figures } = deskCommand();
    expect(isStandingFigures(desked, { ...figures, derivation: [] })).toBe(true);
    expect(isStandingFigures(desked, { ...figures, total: '1.00' })).toBe(false);
    expect(isStandingFigures(openedDeal(), figures)).toBe(false);
  });

  it('become new figures with other products, and not with the same ones', () => {
    const { desked: figures } = deskCommand();
    const withProducts: DeskedFigures = { ...figures, products: '10.00' };
    expect(foldInProducts(openedDeal(), withProducts, context)).toEqual([]);
    expect(foldInProducts(desked, figures, context)).toEqual([]);
    expect(names(foldInProducts(desked, withProducts, context))).toEqual(['Deal.desked@1']);
    expect(names(foldInProducts(desked, { ...withProducts, amountFinanced: '1.00' }, context))).toEqual([
      'Deal.desked@1',
      'CreditApplication.submitted@1',
    ]);
  });
});

describe('the seller check and the candidate', () => {
  const seller = { titleState: 'CA', brands: [], lien: false };
  const privateSale = openedDeal('Private Party');
  const checked = dealAfterEvents(privateSale, [fact('Deal.sellerVerified@1', START, seller)]);
  const search = openedDeal('Concierge Search');

  it.each([
    ['a private sale without one', privateSale, {}, []],
    ['a private sale that was checked', checked, { seller }, []],
    ['a sale by a dealer', openedDeal(), { seller }, []],
    ['a private sale', privateSale, { seller }, ['Deal.sellerVerified@1']],
    ['a search with a candidate', { ...search, sourced: true }, {}, []],
    ['a search without one', search, {}, ['Handoff.answered@1', 'Deal.candidateSourced@1']],
  ])('come before the figures of %s', (_title, deal, more, before) => {
    const all = names(deskDeal(deal, { ...command, ...more }, context)) as string[];
    expect(all.slice(0, all.indexOf('Deal.desked@1'))).toEqual(before);
  });
});
