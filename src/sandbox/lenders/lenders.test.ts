import { describe, expect, it } from 'vitest';
import type { CreditRequest } from '#domain/credit/decision.ts';
import { levelPayment } from '#domain/desk/payment/loan.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { lendersSuite, REQUEST } from '#ports/suites/lenders.suite.ts';
import { sandboxLenders } from './lenders.port.ts';
import { OFFLINE_LENDER_ID } from './panel.data.ts';

lendersSuite(sandboxLenders, OFFLINE_LENDER_ID);

const loan = REQUEST.loan;
const ask = async (over: Partial<CreditRequest>) => {
  const answer = await sandboxLenders.decide({ ...REQUEST, ...over });
  if (answer.state !== 'decided' || loan === undefined) throw new Error(answer.state);
  return answer.decision;
};

describe('the sandbox lender program', () => {
  it.each([
    ['S', 7.43, 2, 0, 45],
    ['A', 9.65, 2, 0, 30],
    ['B', 14.11, 1.5, 19_500, 30],
    ['C', 19, 1, 49_500, 21],
  ] as const)(
    'buys tier %s at %f with %f points of reserve and a fee of %i cents',
    async (tier, buy, points, fee, days) => {
      const decision = await ask({ tier, loan: { ...loan, termMonths: 66 } as typeof loan & object });
      expect(decision).toMatchObject({
        buyRatePct: buy,
        dealerFee: fee,
        reserve: { type: 'participation', capPoints: points },
      });
      const end = Date.parse(decision.expiresAt) - Date.parse(REQUEST.decidedAt);
      expect(end / 86_400_000).toBe(days);
    },
  );

  it('adds half a point of reserve up to sixty months, and pays a flat sum in the lowest tier', async () => {
    const short = await ask({ loan: { ...loan, termMonths: 60 } as typeof loan & object });
    expect(short.reserve).toEqual({ type: 'participation', capPoints: 2.5, splitPct: 75 });
    expect((await ask({ tier: 'D' })).reserve).toEqual({ type: 'flat', amount: 10_000 });
  });

  it('keeps the desked rate when it lies between buy rate and cap', async () => {
    expect((await ask({})).customerRatePct).toBe(10.65);
  });

  it('counters an amount, a term or a down payment outside the tier', async () => {
    const request = {
      ...loan,
      amountFinanced: 3_000_000 as Cents,
      termMonths: 84,
      downPayment: 0 as Cents,
    } as typeof loan & object;
    const { approved, counterOffer } = await ask({ tier: 'C', loan: request });
    expect(approved).toMatchObject({
      amountFinanced: 2_860_000,
      termMonths: 66,
      maxAdvancePct: 110,
      downPaymentMin: 260_000,
    });
    expect(counterOffer).toMatchObject({ amountFinanced: 2_860_000, termMonths: 66, downPaymentMin: 260_000 });
  });

  it('counters nothing when the request fits the program', async () => {
    expect(await ask({})).not.toHaveProperty('counterOffer');
  });

  it.each([
    ['B', ['POI', 'POR', 'INS']],
    ['C', ['POI', 'POR', 'INS', 'REF5', 'DLC']],
    ['D', ['POI', 'POR', 'INS', 'REF6', 'DLC', 'PHN', 'DPV']],
    ['S', ['POI', 'POR', 'INS']],
  ] as const)('conditions tier %s on %o', async (tier, codes) => {
    const { stipulations } = await ask({ tier, simulate: { verdict: 'conditioned' } });
    expect(stipulations.map((stip) => stip.code)).toEqual(codes);
  });

  it('requires proof of income from a prime buyer whose payment exceeds fifteen percent of income', async () => {
    const conditioned = { simulate: { verdict: 'conditioned' } } as const;
    const strained = await ask({ ...conditioned, monthlyIncome: 300_000 as Cents });
    expect(strained.ratios.pti).toBeGreaterThan(15);
    expect(strained.stipulations.map((stip) => stip.code)).toEqual(['POI']);
  });

  it('requires exactly the proofs the caller names, by code or by name', async () => {
    const { stipulations } = await ask({
      simulate: { verdict: 'conditioned', stipulations: ['ins', 'proof-of-income', 'INS'] },
    });
    expect(stipulations.map((stip) => stip.code)).toEqual(['INS', 'POI']);
  });

  it('rounds the ratios to two decimals', async () => {
    const { ratios } = await ask({ monthlyIncome: 400_000 as Cents, monthlyDebts: 60_000 as Cents });
    expect(ratios).toEqual({ pti: 11.78, dti: 26.78, ltv: 96.15 });
  });

  it('comments on the limits that the car and the buyer exceed', async () => {
    const old = await ask({ car: { used: true, ageYears: 14, miles: 190_000 }, monthlyIncome: 100_000 as Cents });
    expect(old.comments.length).toBeGreaterThanOrEqual(4);
  });

  it('declines with the reasons the caller names, at most four', async () => {
    const named = await ask({ simulate: { verdict: 'declined', reasons: ['40', '02', '10', '01', '05'] } });
    expect(named.reasons.map((reason) => reason.code)).toEqual(['40', '02', '10', '01']);
  });

  it('lists the limits missed on a decline, the largest shortfall first', async () => {
    const { reasons, ratios, notice } = await ask({
      loan: { ...loan, amountFinanced: 4_862_000 as Cents } as typeof loan & object,
      monthlyIncome: 400_000 as Cents,
      monthlyDebts: 300_000 as Cents,
      simulate: { verdict: 'declined' },
    });
    // Tier A takes 18 % PTI, 48 % DTI and 125 % LTV.
    expect(ratios).toEqual({ pti: 23.54, dti: 98.54, ltv: 187 });
    expect(reasons).toEqual([
      {
        code: 'C1-09',
        text: 'Excessive obligations in relation to income',
        detail: 'Debt to income 98.54 %; the program allows at most 48.00 %',
      },
      {
        code: 'C1-23',
        text: 'Value or type of collateral not sufficient',
        detail: 'Loan to value 187.00 %; the program allows at most 125.00 %',
      },
      {
        code: 'C1-08',
        text: 'Income insufficient for amount of credit requested',
        detail: 'Payment to income 23.54 %; the program allows at most 18.00 %',
      },
    ]);
    expect(notice).toMatchObject({
      action: 'declined',
      creditor: { name: 'Northgate Sandbox Credit Union' },
      principalReasons: reasons,
      equalCredit: { agency: { name: expect.stringContaining('National Credit Union Administration') } },
      score: { value: 720, range: { min: 250, max: 900 }, date: '2026-06-15', source: 'Sandbox Credit Bureau' },
      bureau: { phone: '800-555-0199' },
      freeReportDays: 60,
    });
    expect(notice?.score.keyFactors).toHaveLength(4);
  });

  it.each([
    ['S', false],
    ['A', false],
    ['B', true],
    ['D', true],
  ] as const)('gives tier %s a risk-based pricing notice: %s', async (tier, owed) => {
    const { counterOffer, notice } = await ask({
      tier,
      score: 590,
      loan: {
        ...loan,
        termMonths: 48,
        downPayment: 900_000 as Cents,
        amountFinanced: 1_700_000 as Cents,
      } as typeof loan & object,
    });
    expect(counterOffer).toBeUndefined();
    expect(notice?.action).toBe(owed ? 'less-favorable-terms' : undefined);
    if (notice === undefined) return;
    // The list of 12 CFR 1022.73(a)(1).
    expect(notice.rules).toContain('12 CFR 1022.73(a)(1)');
    for (const said of [
      'consumer report',
      'less favorable',
      'dispute',
      'Sandbox Credit Bureau',
      '60 days',
      '800-555-0199',
      '590',
    ]) {
      expect(notice.letter).toContain(said);
    }
    expect(notice).not.toHaveProperty('equalCredit');
  });

  it('prints the adverse action notice with its reasons as a letter', async () => {
    const { notice } = await ask({ score: 575, simulate: { verdict: 'declined' } });
    for (const said of [
      'Statement of reasons',
      'Equal Credit Opportunity Act',
      'National Credit Union',
      'Scores range from 250 to 900',
    ]) {
      expect(notice?.letter.toLowerCase()).toContain(said.toLowerCase());
    }
    for (const { text } of notice?.principalReasons ?? []) expect(notice?.letter).toContain(text);
  });

  it('gives the score factors as reasons when no limit is missed', async () => {
    const { reasons } = await ask({ score: 575, simulate: { verdict: 'declined' } });
    expect(reasons.map(({ code }) => code)).toEqual(['40', '39', '21', '20']);
  });

  it('approves an amount whose payment meets both ratios, and counters with it', async () => {
    const { approved, counterOffer, notice, customerRatePct, ratios } = await ask({
      monthlyIncome: 250_000 as Cents,
      monthlyDebts: 98_400 as Cents,
    });
    const { amountFinanced = cents(0), payment, maxPayment, termMonths = 0 } = approved ?? {};
    expect(maxPayment).toBe(21_600);
    expect(payment).toBeLessThanOrEqual(21_600);
    expect(levelPayment({ principal: amountFinanced, aprPct: customerRatePct, termMonths })).toBe(payment);
    const more = (amountFinanced + 100) as Cents;
    expect(levelPayment({ principal: more, aprPct: customerRatePct, termMonths })).toBeGreaterThan(21_600);
    expect(counterOffer?.amountFinanced).toBe(amountFinanced);
    expect(notice?.action).toBe('counter-offer');
    expect(ratios.dti).toBeLessThanOrEqual(48);
  });

  it.each([
    [5, 30_000, 75],
    [6, 30_000, 72],
    [8, 30_000, 60],
    [3, 101_000, 60],
    [10, 30_000, 48],
  ])('lends on a car aged %i years with %i miles for at most %i months', async (ageYears, miles, termMax) => {
    const longLoan = { ...loan, termMonths: 84 } as typeof loan & object;
    const { approved } = await ask({ car: { used: true, ageYears, miles }, loan: longLoan });
    expect(approved?.termMonths).toBe(termMax);
  });
});
