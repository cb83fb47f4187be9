/** Tests renewal assessments. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#kernel/dates.ts';
import { assessRenewal, mostUrgent } from './assess-renewal.ts';
import { recommendRenewal } from './recommend-renewal.ts';

const SIXTY_MONTHS = { termMonths: 60, startDate: '2025-03-01' };
const END = '2030-03-01';

describe('a renewal assessment by time', () => {
  test.each([
    ['the first day', '2025-03-01', 'no-action', 'in-force', undefined],
    ['181 days before the end', addDays(END, -181), 'no-action', 'in-force', undefined],
    ['180 days before the end', addDays(END, -180), 'renew-soon', 'in-force', undefined],
    ['61 days before the end', addDays(END, -61), 'renew-soon', 'in-force', undefined],
    ['60 days before the end', addDays(END, -60), 'renew-now', 'in-force', undefined],
    ['the last day', addDays(END, -1), 'renew-now', 'in-force', undefined],
    ['the end date', END, 'renew-now', 'lapsed', true],
    ['one day after the end', addDays(END, 1), 'renew-now', 'lapsed', true],
    ['30 days after the end', addDays(END, 30), 'renew-now', 'lapsed', true],
    ['31 days after the end', addDays(END, 31), 'renew-now', 'lapsed', false],
    ['a day before it begins', '2025-01-01', 'no-action', 'in-force', undefined],
  ])('on %s (%s) is %s, %s', (_when, asOf, assessment, coverage, reinstatable) => {
    const result = assessRenewal(SIXTY_MONTHS, { asOf });
    expect(result).toMatchObject({ assessment, coverage, endDate: END });
    expect(result.reinstatable).toBe(reinstatable);
  });

  test('ends a term that starts on a month’s last day on the shorter month’s last day', () => {
    expect(assessRenewal({ termMonths: 6, startDate: '2025-08-31' }, { asOf: '2025-09-01' }).endDate).toBe(
      '2026-02-28',
    );
  });

  test('prefers a stated end date over the derived one', () => {
    const result = assessRenewal({ ...SIXTY_MONTHS, endDate: '2029-12-31' }, { asOf: '2029-12-01' });
    expect(result).toMatchObject({ endDate: '2029-12-31', daysLeft: 30, assessment: 'renew-now' });
  });
});

describe('a renewal assessment by miles', () => {
  const plan = { ...SIXTY_MONTHS, termMiles: 50_000 };
  test.each([
    [30_000, 'no-action', 20_000],
    [40_000, 'renew-soon', 10_000],
    [46_000, 'renew-now', 4_000],
    [50_000, 'renew-now', 0],
    [80_000, 'renew-now', 0],
  ])('at odometer %i is %s with %i miles left', (odometer, assessment, milesLeft) => {
    expect(assessRenewal(plan, { asOf: '2026-01-01', odometer })).toMatchObject({ assessment, milesLeft });
  });

  test('counts miles from the odometer at the start when it is known', () => {
    const result = assessRenewal({ ...plan, startOdometer: 30_000 }, { asOf: '2026-01-01', odometer: 50_000 });
    expect(result).toMatchObject({ assessment: 'no-action', milesLeft: 30_000 });
  });

  test('marks a plan beyond its miles as lapsed and not reinstatable', () => {
    const result = assessRenewal(plan, { asOf: '2026-01-01', odometer: 50_001 });
    expect(result).toMatchObject({ coverage: 'lapsed', reinstatable: false });
  });

  test('notes without an odometer that miles are not counted', () => {
    const result = assessRenewal(plan, { asOf: '2026-01-01' });
    expect(result.milesLeft).toBeUndefined();
    expect(result.derivation.basis).toContain('no odometer');
  });
});

describe('a renewal assessment over several contracts', () => {
  test('takes the urgency of the most urgent contract', () => {
    expect(mostUrgent(['no-action', 'renew-now', 'renew-soon'])).toBe('renew-now');
    expect(mostUrgent([])).toBe('no-action');
  });

  test.each([
    ['contracts before all other sources', [SIXTY_MONTHS], SIXTY_MONTHS, 'contracts'],
    ['the extracted contract when no others are given', [], SIXTY_MONTHS, 'extracted'],
    ['contracts in force when nothing is given', undefined, undefined, 'in-force'],
  ])('takes %s', (_rule, contracts, extracted, source) => {
    const result = recommendRenewal({ contracts, extracted, inForce: [SIXTY_MONTHS] }, { asOf: '2025-06-01' });
    expect(result).toMatchObject({ source, assessment: 'no-action' });
    expect(result.contracts).toHaveLength(1);
  });

  test('only grows more urgent as time passes', () => {
    const rank = { 'no-action': 0, 'renew-soon': 1, 'renew-now': 2 };
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(400), fc.integer({ min: 1, max: 120 }), (day, later, termMonths) => {
        const terms = { termMonths, startDate: '2024-02-29' };
        const asOf = addDays('2024-02-29', day);
        const before = assessRenewal(terms, { asOf });
        const after = assessRenewal(terms, { asOf: addDays(asOf, later) });
        expect(rank[after.assessment]).toBeGreaterThanOrEqual(rank[before.assessment]);
        expect(before.endDate).toBe(addMonths('2024-02-29', termMonths));
      }),
    );
  });
});
