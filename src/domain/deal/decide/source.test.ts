import { describe, expect, it } from 'vitest';
import { contextAt, dealAfterEvents, deskCommand, openedDeal, START, TITLE, VIN } from '#test/samples/deal-cases.ts';
import { desked, settled } from '#test/samples/milestone-deals.ts';
import type { DealSellerVerified } from '../../deal-facts/events.ts';
import { fact } from '../../deal-facts/events.ts';
import type { DeskedFigures } from '../../deal-facts/money-events.ts';
import { titleNumberOf } from '../../title/title.ts';
import type { Deal } from '../state.ts';
import { askedLoan, standingScore } from './credit.ts';
import { releaseLien } from './release-lien.ts';
import { sourceCandidate, verifySeller } from './source.ts';

const context = contextAt(START);
const seller = { name: 'Mary Somerville' } as unknown as DealSellerVerified;
const OTHER_VIN = '1HGCM82633A004352';
const search = openedDeal('Concierge Search');
const found = dealAfterEvents(search, sourceCandidate(search, VIN, context));

describe('the candidate of a search', () => {
  it('answers the open handoff, and is replaced by another car but not by itself', () => {
    const handoffId = search.handoffs[0]?.handoffId ?? '';
    expect(sourceCandidate(search, VIN, context)).toEqual([
      fact('Handoff.answered@1', START, { handoffId }),
      fact('Deal.candidateSourced@1', START, { vin: VIN }),
    ]);
    expect(sourceCandidate(found, VIN, context)).toEqual([]);
    expect(sourceCandidate(found, OTHER_VIN, context)).toEqual([
      fact('Deal.candidateSourced@1', START, { vin: OTHER_VIN }),
    ]);
  });

  it('is refused on other deals and after pricing', () => {
    const refusalIn = (state: string) => ({ code: 'illegal-move', extra: { state, missing: [] } });
    expect(sourceCandidate(openedDeal(), VIN, context)).toMatchObject(refusalIn('OPENED'));
    expect(sourceCandidate(desked, VIN, context)).toMatchObject(refusalIn('DESKED'));
  });
});

describe('the check of a private seller', () => {
  it('is accepted once, on a private sale only', () => {
    const sale = openedDeal('Private Party');
    const verified = [fact('Deal.sellerVerified@1', START, seller)];
    expect(verifySeller(sale, seller, context)).toEqual(verified);
    const refusalIn = (state: string) => ({ code: 'illegal-move', extra: { state, missing: [] } });
    expect(verifySeller(dealAfterEvents(sale, verified), seller, context)).toMatchObject(refusalIn('SELLER_VERIFIED'));
    expect(verifySeller(openedDeal(), seller, context)).toMatchObject(refusalIn('OPENED'));
  });
});

describe('the release of a lien', () => {
  const work = { application: TITLE, appliedAt: START, history: [] };

  it('issues the title', () => {
    const deal: Deal = { ...settled, title: { ...work, state: 'LIEN_RECORDED' } };
    expect(releaseLien(deal, context)).toEqual([
      fact('Title.lienReleased@1', START, { titleId: TITLE.titleId }),
      fact('Title.issued@1', START, { titleId: TITLE.titleId, titleNumber: titleNumberOf(VIN, TITLE) }),
    ]);
  });

  it('is refused before settlement and without a recorded lien', () => {
    expect(releaseLien(desked, context)).toMatchObject({ extra: { state: 'DESKED', missing: ['settle'] } });
    const applied: Deal = { ...settled, title: { ...work, state: 'APPLIED' } };
    expect(releaseLien(applied, context)).toMatchObject({ extra: { state: 'APPLIED', missing: [] } });
  });
});

describe('the request to a lender', () => {
  it('has the loan of the figures, and a guide value if there is one', () => {
    const { guideValue: _, ...figures }: DeskedFigures = deskCommand().desked;
    const loan = {
      ...figures,
      amountFinanced: '20000.01',
      downPayment: '4000.02',
      salesPrice: '31500.03',
      products: '5.04',
    };
    const asked = {
      ...{ amountFinanced: 2_000_001, downPayment: 400_002, price: 3_150_003, products: 504 },
      ...{ termMonths: 60, aprPct: figures.interestRate },
    };
    expect(askedLoan(loan)).toEqual(asked);
    expect(askedLoan({ ...loan, guideValue: '30000.00' })).toEqual({ ...asked, guideValue: 3_000_000 });
    expect(askedLoan(undefined)).toBeUndefined();
  });

  it('includes the score of a prequalification through its last day', () => {
    const prequal = {
      prequalId: 'p',
      result: 'score',
      score: 700,
      consentRef: 'c',
      validThrough: '2026-12-27',
      at: START,
    } as const;
    const deal: Deal = { ...desked, prequal };
    const score = { prequalId: 'p', score: 700, scores: [700], factors: undefined };
    expect(standingScore(deal, '2026-12-27')).toEqual(score);
    expect(standingScore(deal, '2026-12-28')).toBeUndefined();
    expect(standingScore({ ...deal, prequal: { ...prequal, scores: [720, 700] } }, '2026-12-27')?.scores).toEqual([
      720, 700,
    ]);
    const { score: __, ...frozen } = { ...prequal, result: 'frozen' as const };
    expect(standingScore({ ...deal, prequal: frozen }, '2026-12-01')).toBeUndefined();
    expect(standingScore(desked, '2026-12-01')).toBeUndefined();
  });
});
