import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { GAP_RULES } from './gap-rules.data.ts';
import type { CancellationRow } from './row.ts';
import { cancellationRule } from './rule.ts';
import { stateRule } from './statement.ts';
import { VSC_RULES } from './vsc-rules.data.ts';

function confidences(rows: readonly CancellationRow[]): Record<string, number> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { confidence } of rows) counts[confidence] += 1;
  return counts;
}

describe('the cancellation tables', () => {
  it('list each of the fifty states and the District once', () => {
    for (const rows of [VSC_RULES, GAP_RULES]) expect(new Set(rows.map(({ state }) => state)).size).toBe(51);
    expect(GAP_RULES.map(({ state }) => state)).toEqual(VSC_RULES.map(({ state }) => state));
  });

  it('have the recorded number of rows at each confidence', () => {
    expect(confidences(VSC_RULES)).toEqual({ high: 25, medium: 9, low: 17 });
    expect(confidences(GAP_RULES)).toEqual({ high: 16, medium: 9, low: 26 });
  });
});

describe('the governing rule', () => {
  it('is the state’s statute for a service contract, even for a lower-case code', () => {
    expect(cancellationRule('VSC', 'tx')).toMatchObject({
      state: 'TX',
      basis: 'statute',
      feeCap: { flatCents: 5000 },
      confidence: 'high',
    });
  });

  it('is the waiver table for GAP', () => {
    expect(cancellationRule('GAP', 'CA')).toMatchObject({
      law: 'Cal. Civ. Code 2982.12',
      method: 'pro-rata-by-days',
      payWithinDays: 60,
    });
  });

  it('is the service-contract row for road hazard, key, dent, appearance and rust cover', () => {
    for (const family of ['TIRE', 'KEY', 'PDR', 'AP', 'RUST'] as const)
      expect(cancellationRule(family, 'WI').law).toContain('616.56');
  });

  it('is contract custom for maintenance, etch, lease wear and lifetime warranties', () => {
    for (const family of ['PPM', 'ETCH', 'EWT', 'LTW'] as const) {
      expect(cancellationRule(family, 'WI')).toMatchObject({ basis: 'contract-default', confidence: 'low' });
    }
  });

  it('falls back to the model act, and says so, when the state is missing or unknown', () => {
    for (const state of [undefined, 'ZZ', 'PR']) {
      const rule = cancellationRule('VSC', state);
      expect(rule).toMatchObject({ state: null, basis: 'model-act-default', confidence: 'low' });
      expect(rule.disclosures[0]).toContain('model-act default');
    }
  });

  it('says when no statute applies', () => {
    expect(cancellationRule('VSC', 'PA')).toMatchObject({ state: 'PA', basis: 'contract-default' });
    expect(cancellationRule('VSC', 'PA').disclosures[0]).toContain('contract custom');
  });
});

describe('the statement of a rule', () => {
  it.each([
    ['CA', '25.00', 'the lesser of $25.00 or 10% of the price'],
    ['NC', '240.00', '10% of the unearned part'],
    ['MO', '50.00', '$50.00'],
  ])('gives the fee of %s as a figure and in words', (state, feeCap, feeRule) => {
    expect(stateRule(cancellationRule('VSC', state), dollars(2400))).toMatchObject({ feeCap, feeRule });
  });

  it('states both free looks where mailing counts longer', () => {
    expect(stateRule(cancellationRule('VSC', 'WI'), dollars(2400))).toMatchObject({
      freeLookDays: 10,
      freeLookDaysWhenMailed: 20,
    });
  });

  it('names the deduction from the free-look refund, or that there is no fee', () => {
    expect(stateRule(cancellationRule('VSC', 'FL'), dollars(2400)).freeLookRefund).toBe(
      'the price less 5% of the price, less claims paid',
    );
    expect(stateRule(cancellationRule('GAP', 'AR'), dollars(2400)).feeRule).toBe('no fee');
  });
});
