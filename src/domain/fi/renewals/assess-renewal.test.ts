/** Tests renewal assessments. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOLD_CONTRACT } from '#domain/fi/ledger/ledger-cases.data.ts';
import { addDays, addMonths } from '#kernel/dates.ts';
import { assessRenewal, mostUrgent, renewalByDays } from './assess-renewal.ts';
import { recommendRenewal } from './recommend-renewal.ts';
import { renewalTermsOf } from './terms-of-contract.ts';

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

describe('the words of a renewal assessment', () => {
  const words = (asOf: string, over: object = {}, odometer?: number) => {
    const { reason, derivation } = assessRenewal(
      { ...SIXTY_MONTHS, ...over },
      odometer === undefined ? { asOf } : { asOf, odometer },
    );
    return [reason, derivation.basis];
  };

  test.each([
    [END, 'today: it can still be reinstated until 30 days after the end.', `${END} to the end is 0 days`],
    [
      '2030-03-02',
      '1 day ago: it can still be reinstated until 30 days after the end.',
      'the end lies 1 day before 2030-03-02',
    ],
    [
      '2030-03-31',
      '30 days ago: it can still be reinstated until 30 days after the end.',
      'the end lies 30 days before 2030-03-31',
    ],
    [
      '2030-04-01',
      '31 days ago: past 30 days it cannot be reinstated; sell a new contract.',
      'the end lies 31 days before 2030-04-01',
    ],
  ])('after its end, on %s', (asOf, reason, basis) => {
    expect(words(asOf)).toEqual([`Coverage ended on ${END}, ${reason}`, `time: ${basis}`]);
  });

  test.each([
    ['2025-02-28', 'Coverage has not started on this date.'],
    ['2025-03-01', 'Coverage has 1826 days left: nothing to do yet.'],
    ['2030-02-28', 'Coverage has 1 day left: renew before it ends.'],
    ['2029-12-01', 'Coverage has 90 days left: offer a renewal.'],
  ])('before its end, on %s', (asOf, reason) => {
    expect(words(asOf)[0]).toBe(reason);
  });

  test('say how the end was found', () => {
    const endOf = (over: object) => assessRenewal({ ...SIXTY_MONTHS, ...over }, { asOf: END }).derivation.endDate;
    expect(endOf({})).toBe('2025-03-01 + 60 months = 2030-03-01');
    expect(endOf({ endDate: '2029-12-31' })).toBe('stated by the contract: 2029-12-31');
  });

  test('with miles say where they are counted from', () => {
    const plan = { termMiles: 50_000 };
    const time = '2030-01-01 to the end is 59 days';
    expect(words('2030-01-01', plan, 30_025)).toEqual([
      'Coverage has 59 days and 19975 miles left: renew before it ends.',
      `time and miles: ${time}; odometer 30025, counted from zero because the odometer at the start is unknown, leaves 19975 of 50000 miles (40.0 %)`,
    ]);
    expect(words('2030-01-01', { ...plan, startOdometer: 30_000 }, 30_000)[1]).toBe(
      `time and miles: ${time}; odometer 30000 less 30000 at the start, leaves 50000 of 50000 miles (100.0 %)`,
    );
    expect(words('2030-01-01', plan)[1]).toBe(`time: ${time}; no odometer was sent, so miles are not counted`);
  });
});

test.each([
  [0, 'renew-now'],
  [60, 'renew-now'],
  [61, 'renew-soon'],
  [180, 'renew-soon'],
  [181, 'no-action'],
])('with %d days left is %s', (days, assessment) => {
  expect(renewalByDays(days)).toBe(assessment);
});

test('takes the terms of a contract, with its miles and the odometer they count from', () => {
  const terms = renewalTermsOf(SOLD_CONTRACT);
  expect(terms).toEqual({
    contractId: 'contract_1',
    productType: 'VSC',
    termMonths: 60,
    startDate: '2025-03-01',
    endDate: '2030-03-01',
    termMiles: 75_000,
    startOdometer: 12_000,
  });
  const { termMiles: _m, startOdometer: _o, ...bare } = terms;
  expect(renewalTermsOf({ ...SOLD_CONTRACT, termMiles: null, milesFrom: 'zero' })).toEqual(bare);
});

test('can reinstate lapsed coverage only when it can reinstate all of it', () => {
  const reinstatable = (...starts: string[]) => {
    const contracts = starts.map((startDate) => ({ termMonths: 12, startDate }));
    return recommendRenewal({ contracts, inForce: [] }, { asOf: '2026-06-01' }).reinstatable;
  };
  expect(reinstatable('2025-05-20', '2025-05-25')).toBe(true);
  expect(reinstatable('2025-05-20', '2024-05-25')).toBe(false);
  expect(reinstatable('2026-05-20')).toBeUndefined();
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
