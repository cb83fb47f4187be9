// The sample forms C-1 to C-6 of 12 CFR 1002, Appendix C, compared with the decisions of the sandbox. The forms were
// read on 2026-11-29 in the Bureau's own edition of Regulation B; each row states in our words what a form requires.
import { describe, expect, it } from 'vitest';
import { noticeOf } from '#domain/credit/adverse-action/notice.ts';
import { FORM_REASONS } from '#domain/credit/adverse-action/reasons.data.ts';
import type { CreditRequest, LenderDecision } from '#domain/credit/decision.ts';
import { dollars } from '#kernel/money.ts';
import { REQUEST } from '#ports/suites/lenders.suite.ts';
import { decide } from './lenders.behaviour.ts';
import { PANEL } from './panel.data.ts';

const [LENDER] = PANEL.filter(({ id }) => id === 'northgate-cu');
const decision = (over: Partial<CreditRequest>): LenderDecision => {
  if (LENDER === undefined) throw new Error('the panel lacks its default lender');
  return decide({ ...REQUEST, ...over }, LENDER);
};
const letterOf = (over: Partial<CreditRequest>) => decision(over).notice?.letter ?? '';
const DECLINED = { simulate: { verdict: 'declined' } } as const;

/** The statements of forms C-1 to C-5 about the report, the score and the law. */
const COMMON: readonly (readonly [what: string, said: RegExp])[] = [
  ['the creditor’s name and address', /Northgate Sandbox Credit Union, 400 Sample Street/],
  ['the date', /Date: 2026-06-15/],
  ['that a report was used in whole or in part', /in whole or in part on a report from Sandbox Credit Bureau/],
  ['that the agency did not decide and cannot give reasons', /did not make the decision and cannot give its reasons/],
  ['the right to know the file', /right to know what is in the file/],
  ['a free copy within 60 days', /free copy of it within 60 days/],
  ['the right to dispute', /dispute anything inaccurate or incomplete/],
  ['the agency’s name, address and telephone', /Sandbox Credit Bureau, P\.O\. Box 0100.*800-555-0199/],
  ['that a score was used, what it is, and that it changes', /used it in our decision\..*can change/],
  ['the score', /Your credit score: 720/],
  ['its range', /from 250 to 900/],
  ['its key factors', /Key factors that lowered it:\n\n- /],
  ['the statutory notice', /Equal Credit Opportunity Act prohibits creditors from discriminating/],
  ['the federal agency and its address', /National Credit Union Administration.*1775 Duke Street/],
];

describe('form C-1, a denial with a statement of reasons', () => {
  const letter = letterOf({ ...DECLINED, monthlyIncome: dollars(2500), monthlyDebts: dollars(1400) });

  it.each(COMMON)('states %s', (_, said) => {
    expect(letter).toMatch(said);
  });

  it('gives principal reasons in the words of Part I', () => {
    expect(letter).toContain('- Excessive obligations in relation to income');
    expect(letter).toContain('- Income insufficient for amount of credit requested');
  });

  it('lists each of the twenty-four lines of Part I once', () => {
    expect(FORM_REASONS).toHaveLength(24);
    expect(new Set(FORM_REASONS.map(({ text }) => text)).size).toBe(24);
    expect(FORM_REASONS[22]?.text).toBe('Value or type of collateral not sufficient');
  });
});

describe('form C-2, a denial with reasons under income, employment, history and application', () => {
  // Each line of the form beside the line of C-1 that says the same.
  it.each([
    ['income below the minimum, or insufficient for the payments', 'C1-08'],
    ['income that could not be verified', 'C1-10'],
    ['employment not long enough', 'C1-07'],
    ['employment that could not be verified', 'C1-06'],
    ['payments not made on time', 'C1-17'],
    ['a history that could not be verified', 'C1-04'],
    ['too few references', 'C1-02'],
    ['unacceptable references', 'C1-03'],
    ['excessive obligations', 'C1-09'],
  ])('prints %s as %s', (_, code) => {
    const { reasons, notice } = decision({ simulate: { verdict: 'declined', reasons: [code] } });
    expect(reasons).toEqual([{ code, text: FORM_REASONS.find((row) => row.code === code)?.text }]);
    expect(notice?.letter).toContain(`- ${reasons[0]?.text}`);
  });
});

describe('form C-3, a denial based on a credit score', () => {
  it('gives the factors of the score as the reasons where no limit was missed', () => {
    const { reasons, notice } = decision(DECLINED);
    expect(reasons.map(({ code }) => code)).toEqual(notice?.score.keyFactors.map(({ code }) => code));
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.length).toBeLessThanOrEqual(4);
  });

  it.each(COMMON)('states %s', (_, said) => {
    expect(letterOf(DECLINED)).toMatch(said);
  });
});

describe('form C-4, a denial with a counteroffer', () => {
  const countered = { monthlyIncome: dollars(2500), monthlyDebts: dollars(984) };

  it.each(COMMON)('states %s', (_, said) => {
    expect(letterOf(countered)).toMatch(said);
  });

  it('offers other terms with the last day and the address for acceptance', () => {
    const { counterOffer, notice, customerRatePct } = decision(countered);
    expect(notice?.action).toBe('counter-offer');
    expect(counterOffer?.amountFinanced).toBeGreaterThan(0);
    expect(notice?.letter).toMatch(/We can offer you credit on these terms:\n\n- Amount financed: at most \d+\.\d\d/);
    expect(notice?.letter).toContain(`Rate: ${customerRatePct.toFixed(2)} % a year`);
    expect(notice?.letter).toMatch(/To accept, tell us by 2026-07-15 at Northgate/);
  });

  it('takes its reasons from what the lender changes, not from a score that passed', () => {
    const simulate = { verdict: 'approved', counterOffer: { downPaymentMin: dollars(4000) } } as const;
    const { notice } = decision({ tier: 'S', score: 841, simulate });
    expect(notice?.principalReasons.map(({ code }) => code)).toEqual(['C1-24']);
  });
});

describe('form C-5, a denial that gives reasons on request', () => {
  it('is not used: every denial notice gives its reasons at once', () => {
    for (const score of [300, 560, 640, 720, 841, 900]) {
      expect(decision({ ...DECLINED, score }).notice?.principalReasons.length).toBeGreaterThan(0);
    }
  });
});

describe('form C-6, an incomplete application', () => {
  it('names what is needed, the deadline, and the consequence of missing it', () => {
    const { comments, expiresAt } = decision({
      tier: 'B',
      simulate: { verdict: 'conditioned', stipulations: ['POI'] },
    });
    const [asked = ''] = comments.filter((comment) => comment.startsWith('Needed by'));
    expect(asked).toContain(`Needed by ${expiresAt.slice(0, 10)}: A pay stub`);
    expect(asked).toMatch(/not be considered further/);
  });

  it('is not sent when nothing is requested', () => {
    expect(decision({}).comments.join()).not.toContain('Needed by');
  });
});

/** The terms of tier C without a counter-offer. */
const CARRIED = {
  price: dollars(26_000),
  downPayment: dollars(9000),
  amountFinanced: dollars(17_000),
  termMonths: 48,
  aprPct: 19,
};

describe('two applicants', () => {
  const joint = { scores: [700, 590], rule: 'the lower decides' } as const;

  it.each([
    ['a denial', DECLINED],
    ['worse terms', { tier: 'C', loan: CARRIED } as const],
  ])('each get a notice of %s with their own score only', (_, over: Partial<CreditRequest>) => {
    const { notice, coApplicantNotice } = decision({ ...over, score: 590, joint });
    expect([notice?.score.value, coApplicantNotice?.score.value]).toEqual([700, 590]);
    expect(notice?.letter).not.toContain('590');
    expect(coApplicantNotice?.letter).not.toContain('700');
  });

  it('leave no second notice on an application of one', () => {
    expect(decision(DECLINED)).not.toHaveProperty('coApplicantNotice');
  });
});

it('the agency is named for each kind of creditor', () => {
  const facts = { action: 'declined', decidedAt: '2026-06-15T00:00:00.000Z', reasons: [], score: 700 } as const;
  const agency = (kind: string) =>
    noticeOf({ ...facts, creditor: { name: 'A', address: 'B', kind } }).equalCredit?.agency.name;
  expect(agency('bank')).toContain('Federal Deposit Insurance Corporation');
  expect(agency('credit union')).toContain('National Credit Union Administration');
  expect(agency('captive-style')).toContain('Federal Trade Commission');
});
