import { describe, expect, it } from 'vitest';
import { type Cents, dollars } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import {
  decideOnApplication,
  evolveRefinance,
  overdueAnswer,
  type RefinanceApplication,
  type RefinanceDecisioned,
  type RefinanceEvent,
  refinanceBlocker,
} from './application.ts';
import { nearestBand } from './bands.ts';
import { closingOf } from './closing.ts';
import { missedLimits } from './limits.ts';
import { priceRefinance } from './pricing.ts';
import { refinanceAvailable, refinanceNextSteps, refusedTrigger } from './wire-moves.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const BEFORE = '2026-11-28T11:59:59.999Z';
const DUE = '2026-11-29T12:00:00.000Z';
const opened = { type: 'RefinanceApplication.opened@1', at: NOW, data: { vin: 'VIN' } } as unknown as RefinanceEvent;
const answer = (decision: 'approved' | 'declined' | 'conditioned', expiresAt = DUE): RefinanceDecisioned => ({
  decisionId: 'd',
  decision,
  expiresAt,
  attestation: { channel: 'lender', simulated: true },
});
const decided = (one: RefinanceDecisioned): RefinanceEvent => ({
  type: 'RefinanceApplication.decisioned@1',
  at: NOW,
  data: one,
});
const referred: RefinanceEvent = {
  type: 'RefinanceApplication.referred@1',
  at: NOW,
  data: { answerDueAt: DUE, answer: answer('approved') },
};
const paid = { payoffId: 'p', amount: '1.00', perDiem: '0.01', goodThrough: '2026-12-08' };
const sent: RefinanceEvent = { type: 'Payoff.sent@1', at: NOW, data: paid };
const funded: RefinanceEvent = {
  type: 'RefinanceApplication.funded@1',
  at: NOW,
  data: { payoffId: 'p', lenderId: 'l' },
};
const reset: RefinanceEvent = { type: 'RefinanceApplication.reset@1', at: NOW, data: {} };
function applicationAfter(...events: RefinanceEvent[]): RefinanceApplication {
  const application = [opened, ...events].reduce(evolveRefinance, undefined as RefinanceApplication | undefined);
  if (application === undefined) throw new Error('The events of the case leave no application.');
  return application;
}

describe('a refinance application', () => {
  it('is opened, decided and funded', () => {
    const base = { opened: { vin: 'VIN' }, openedAt: NOW };
    expect(applicationAfter()).toEqual({ ...base, state: 'OPENED' });
    const decision = { ...answer('approved'), at: NOW };
    expect(applicationAfter(referred, decided(answer('approved')))).toEqual({ ...base, state: 'APPROVED', decision });
    expect(applicationAfter(decided(answer('declined'))).state).toBe('DECLINED');
    expect(applicationAfter(decided(answer('conditioned'))).state).toBe('OPENED');
    expect(applicationAfter(decided(answer('approved')), sent, funded)).toEqual({
      ...{ ...base, decision, state: 'FUNDED' },
      payoff: { ...paid, at: NOW },
    });
  });

  it('is gone after a reset, and does not exist before it is opened', () => {
    expect(evolveRefinance(applicationAfter(), reset)).toBeUndefined();
    expect(evolveRefinance(undefined, sent)).toBeUndefined();
  });

  it('gets a referred answer when it is due, at that time', () => {
    const waiting = applicationAfter(referred);
    expect(overdueAnswer(waiting, '2026-11-29T11:59:59.999Z')).toBeUndefined();
    expect(overdueAnswer(waiting, DUE)).toEqual({ ...decided(answer('approved')), at: DUE });
    expect(overdueAnswer(applicationAfter(), DUE)).toBeUndefined();
    expect(overdueAnswer(undefined, DUE)).toBeUndefined();
  });

  it('is decided at once unless the answer becomes visible later', () => {
    const visible = (visibleAt: string) => decideOnApplication({ ...answer('approved'), visibleAt }, NOW);
    expect([visible(BEFORE).type, visible(NOW).type]).toEqual([
      decided(answer('approved')).type,
      decided(answer('approved')).type,
    ]);
    expect(visible(DUE)).toMatchObject({ type: 'RefinanceApplication.referred@1', data: { answerDueAt: DUE } });
  });
});

describe('what blocks an application', () => {
  const approved = (expiresAt: string) => applicationAfter(decided(answer('approved', expiresAt)));

  it.each([
    ['a decision on an open one', applicationAfter(), 'approved', undefined],
    ['a decision on an approved one', approved(DUE), 'declined', 'application-approved'],
    ['a payoff of an open one', applicationAfter(), 'payoff', 'application-opened'],
    ['a payoff of an approved one', approved(DUE), 'payoff', undefined],
    ['a payoff in the last moment of an approval', approved(NOW), 'payoff', undefined],
    ['a payoff after it', approved(BEFORE), 'payoff', 'approval-lapsed'],
    ['a payoff of a declined one', applicationAfter(decided(answer('declined'))), 'payoff', 'application-declined'],
  ] as const)('%s', (_title, application, trigger, blocker) => {
    expect(refinanceBlocker(application, trigger, NOW)).toBe(blocker);
  });

  const guard = (application: RefinanceApplication) => ({
    applicationId: 'app_1',
    base: 'https://c',
    application,
    now: NOW,
  });

  it('is listed with the step that comes first', () => {
    const decide = {
      ...{ transition: 'decide', method: 'POST', href: 'https://c/credit/decisions/simulate' },
      requires: ['applicationId', 'decision'],
    };
    const payoff = {
      transition: 'payoff',
      method: 'POST',
      href: 'https://c/financing/refinance/applications/app_1/payoff',
      requires: [],
    };
    expect(refinanceAvailable(guard(applicationAfter()))).toEqual([decide]);
    expect(refinanceAvailable(guard(approved(DUE)))).toEqual([payoff]);
    expect(refinanceNextSteps(guard(approved(DUE)))).toEqual([expect.stringMatching(/^Pay off the old lien/)]);
    expect(refusedTrigger(guard(applicationAfter()), 'approved')).toBeUndefined();
    expect(refusedTrigger(guard(applicationAfter()), 'payoff')).toMatchObject({
      reason: 'The payoff requires a valid approval; the application is OPENED.',
      extra: { state: 'OPENED', missing: ['decide'], blockedBy: ['application-opened'], available: [decide] },
    });
    expect(refusedTrigger(guard(approved(BEFORE)), 'payoff')).toMatchObject({
      extra: { state: 'APPROVED', missing: [], blockedBy: ['approval-lapsed'], available: [] },
    });
    expect(refusedTrigger(guard(approved(DUE)), 'declined')).toMatchObject({
      reason: 'The application is APPROVED; the lender has already decided.',
      extra: { missing: [] },
    });
  });
});

const vin = parseVin('F1XDEMCR4SDEM0001') as Vin;
const lien = { vin, currentBalance: dollars(24_000), currentAprPct: 19.99, remainingTermMonths: 48 };
const limits = { balance: { min: dollars(5_000), max: dollars(45_000) }, ltv: 110, age: 9, miles: 110_000, states: '' };

describe('the offers of a panel', () => {
  const rate = (lenderId: string, spreadPct: number) => ({
    lenderId,
    lender: lenderId,
    spreadPct,
    conditions: [],
    eligibility: limits,
  });

  it('have rates of two decimals at every spread, and cost no fee', () => {
    for (const remainingTermMonths of [24, 36, 48, 60, 72, 84]) {
      const base = Math.round(nearestBand(remainingTermMonths).baseAprPct * 100);
      for (let spread = 0; spread < 200; spread += 1) {
        const priced = priceRefinance({ ...lien, remainingTermMonths }, [rate('a', spread / 100)]);
        if (priced.outcome !== 'offers') throw new Error(priced.outcome);
        expect([priced.offers[0].aprPct, priced.offers[0].fees]).toEqual([(base + spread) / 100, 0]);
      }
    }
  });

  it('have another id for another score, and the same for none', () => {
    const idOf = (over: object) => {
      const priced = priceRefinance({ ...lien, ...over }, [rate('a', 0.1)]);
      return priced.outcome === 'offers' ? priced.offers[0].offerId : priced.outcome;
    };
    const ids = [idOf({}), idOf({ creditScore: 720 }), idOf({ creditScore: 700 })];
    expect(new Set(ids).size).toBe(3);
    expect(idOf({})).toBe(ids[0]);
  });

  it('come in the order of rate, then lender', () => {
    const priced = priceRefinance(lien, [rate('c', 0.2), rate('b', 0.1), rate('a', 0.2)]);
    expect(priced.outcome === 'offers' && priced.offers.map(({ lenderId }) => lenderId)).toEqual(['b', 'a', 'c']);
  });
});

describe('the bounds of a lender', () => {
  it.each([
    [5_000, []],
    [4_999.99, ['The balance is below 5000.00']],
    [45_000, []],
    [45_000.01, ['The balance is above 45000.00']],
  ])('on a balance of %d', (balance, missed) => {
    expect(missedLimits(dollars(balance), { ageYears: 1 }, limits)).toEqual(missed);
  });
});

describe('the agency fees of a refinance', () => {
  it.each([
    ['CO', ['title', 'lien'], [720, 720]],
    ['CA', ['title'], [1_500]],
    ['FL', ['title', 'lien'], [expect.any(Number), 200]],
  ] as const)('in %s are those of a title that is not new', (state, kinds, amounts) => {
    const { fees } = closingOf(lien, { on: '2026-12-01', fundingDate: '2026-12-08' }, state);
    expect(fees.map(({ kind }) => kind)).toEqual(kinds);
    expect(fees.map(({ amount }) => amount as Cents)).toEqual(amounts);
  });
});
