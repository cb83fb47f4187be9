import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import type { LenderDecision } from './decision.ts';
import { decisionRow } from './decision-row.ts';

const at = { decidedAt: '2026-11-28T12:00:00.000Z', visibleAt: '2026-11-28T12:00:00.000Z' };
const bare: LenderDecision = {
  decisionId: 'decision_1',
  decision: 'declined',
  lender: { id: 'bank', name: 'First Bank', kind: 'bank' },
  tier: 'C',
  buyRatePct: 19,
  customerRatePct: 20.5,
  reserve: { type: 'participation', capPoints: 1.5, splitPct: 75 },
  dealerFee: dollars(495),
  stipulations: [],
  reasons: [],
  ratios: { pti: 12.5 },
  expiresAt: '2026-12-28T12:00:00.000Z',
  comments: ['x'],
};
const row = {
  ...{ decisionId: 'decision_1', decision: 'declined', lenderId: 'bank', lender: bare.lender, tier: 'C' },
  ...{ buyRate: '19.00', customerRate: '20.50', dealerFee: '495.00', stipulations: [], reasons: [], comments: ['x'] },
  reserve: { type: 'participation', capPoints: '1.50', splitPct: 75 },
  ...{ ratios: { pti: '12.50' }, expiresAt: bare.expiresAt, attestation: { channel: 'simulator', simulated: true } },
  ...at,
};
const notice = {
  ...{ action: 'declined', rules: ['a'], principalReasons: [{ code: 'C1-08', text: 'Income' }] },
  score: { value: 600, keyFactors: [{ code: '10', text: 'Cards' }] },
} as unknown as NonNullable<LenderDecision['notice']>;

describe('the stored form of a lender’s decision', () => {
  it('has amounts and percentages as text, and no absent member', () => {
    expect(decisionRow(bare, at)).toEqual(row);
    const attested = { channel: 'lender', simulated: false };
    expect(decisionRow(bare, at, attested).attestation).toEqual(attested);
  });

  it('has limits, a counter-offer and a flat reserve where the lender gives them', () => {
    const limits = {
      amountFinanced: dollars(20_000),
      termMonths: 60,
      downPaymentMin: dollars(1_000),
      maxPayment: dollars(450),
    };
    const approved = { ...limits, payment: dollars(440.5), maxAdvancePct: 110 };
    const counterOffer = { amountFinanced: dollars(15_000), reason: 'The car is worth less.' };
    const decision = { ...bare, approved, counterOffer, reserve: { type: 'flat', amount: dollars(100) } } as const;
    const written = { amountFinanced: '20000.00', termMonths: 60, downPaymentMin: '1000.00', maxPayment: '450.00' };
    expect(decisionRow(decision, at)).toEqual({
      ...row,
      reserve: { type: 'flat', amount: '100.00' },
      approved: { ...written, payment: '440.50', maxAdvancePct: 110 },
      counterOffer: { amountFinanced: '15000.00', reason: 'The car is worth less.' },
    });
    expect(decisionRow({ ...bare, approved: { termMonths: 60, maxAdvancePct: 110 } }, at).approved).toEqual({
      termMonths: 60,
      maxAdvancePct: 110,
    });
  });

  it('has a notice for each applicant that gets one', () => {
    expect(decisionRow({ ...bare, notice }, at)).toEqual({ ...row, notice });
    expect(decisionRow({ ...bare, coApplicantNotice: notice }, at)).toEqual({ ...row, coApplicantNotice: notice });
  });
});
