/** Tests the reconciliation of a ledger with contracts. */

import { describe, expect, test } from 'vitest';
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import type { LedgerLine } from '#domain/fi/ledger/reading/ledger-line.ts';
import { addDays, addMonths } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import { subjectOf } from './line-subject.ts';
import { MATCH_LAW, scoreOf } from './match-law.ts';
import { reconcile, reconcileInTurns, type Unmatched, worthOf } from './reconcile.ts';
import { unmatchedReasons } from './unmatched-reasons.ts';

const VIN = '1HGCM82633A004352' as Vin;
const OTHER = '1FTFW1ET5DFC10312' as Vin;

/** The reasons of the first unmatched line. */
const reasonsOf = ([first]: readonly Unmatched[]) => (first === undefined ? [] : unmatchedReasons(first));

function contract(over: Partial<ContractTerms> = {}): ContractTerms {
  return {
    contractId: 'contract_1',
    vin: VIN,
    productType: 'VSC',
    name: 'Vehicle Service Contract',
    coverage: 'Exclusionary',
    termMonths: 60,
    termMiles: 75_000,
    deductible: 10_000 as Cents,
    saleDate: '2025-03-01',
    effectiveDate: '2025-03-01',
    expirationDate: addMonths('2025-03-01', 60),
    saleOdometer: 12_000,
    milesFrom: 'sale',
    price: 199_500 as Cents,
    dealerCost: 110_000 as Cents,
    form: 'VSC-1',
    customer: 'Jane Sample',
    ...over,
  };
}

function line(over: Partial<LedgerLine> = {}): LedgerLine {
  return { line: 1, account: '8300', postDate: '2025-03-01', amount: -199_500 as Cents, ...over };
}

const scoreOfPair = (over: Partial<LedgerLine>, terms: Partial<ContractTerms> = {}) => {
  const { matched, unmatched } = reconcile([line(over)], [contract(terms)]);
  return matched[0]?.score ?? unmatched[0]?.nearMiss?.score ?? 0;
};

describe('the score of a line against a contract', () => {
  test.each([
    ['everything agrees', { vin: VIN, customer: 'SAMPLE, JANE' }, 1],
    ['no customer on the line', { vin: VIN }, 0.85],
    ['the last 8 of the VIN', { vin: VIN.slice(-8), customer: 'Jane Sample' }, 0.96],
    ['the last 6 of the VIN', { vin: VIN.slice(-6), customer: 'Jane Sample' }, 0.88],
    ['the VIN in the description', { description: `VSC ${VIN} sold` }, 0.85],
    ['no VIN, everything else equal: exactly the minimum score', { customer: 'Jane Sample' }, 0.6],
    ['posted five days later', { vin: VIN, postDate: '2025-03-06' }, 0.82],
    ['posted forty days later', { vin: VIN, postDate: '2025-04-10' }, 0.76],
    ['posted half a year later', { vin: VIN, postDate: '2025-09-01' }, 0.7],
    ['the markup instead of the price', { vin: VIN, amount: -89_500 as Cents }, 0.85],
    ['the dealer cost', { vin: VIN, amount: 110_000 as Cents }, 0.82],
    ['within one percent of the price', { vin: VIN, amount: -200_000 as Cents }, 0.79],
    ['a plausible markup', { vin: VIN, amount: -80_000 as Cents }, 0.67],
    ['another amount', { vin: VIN, amount: -5_000 as Cents }, 0.55],
  ])('%s', (_what, over, score) => {
    expect(scoreOfPair(over)).toBe(score);
  });

  test('is the weighted sum of its signals, and matches from the posted minimum on', () => {
    const [match] = reconcile([line({ customer: 'Jane Sample' })], [contract()]).matched;
    expect(match?.score).toBe(MATCH_LAW.floor);
    expect(match && scoreOf(match.signals)).toBe(match?.score);
    const { vin, customer, amount, date } = MATCH_LAW.weights;
    expect(vin + customer + amount + date).toBeCloseTo(1, 10);
  });
});

describe('one contract per ledger line', () => {
  const vsc = contract();
  const gap = contract({
    contractId: 'contract_2',
    productType: 'GAP',
    price: 99_500 as Cents,
    dealerCost: 50_000 as Cents,
  });

  test('assigns two products of one sale to the lines with their amounts', () => {
    const lines = [line({ vin: VIN, amount: -99_500 as Cents, account: '8400' }), line({ line: 2, vin: VIN })];
    const { matched } = reconcile(lines, [vsc, gap]);
    expect(matched.map((one) => one.contract.productType)).toEqual(['GAP', 'VSC']);
  });

  test('distinguishes products with equal scores by account', () => {
    const twin = { ...gap, price: vsc.price, dealerCost: vsc.dealerCost };
    const lines = [line({ vin: VIN, account: '8400' }), line({ line: 2, vin: VIN, account: '8300' })];
    const { matched } = reconcile(lines, [vsc, twin]);
    expect(matched.map((one) => one.contract.productType)).toEqual(['GAP', 'VSC']);
  });

  test('leaves a second line for the same contract unmatched and names the line that has it', () => {
    const { matched, unmatched } = reconcile(
      [line({ vin: VIN, postDate: '2025-03-20' }), line({ line: 2, vin: VIN })],
      [vsc],
    );
    expect(matched.map(({ subject }) => subject.line.line)).toEqual([2]);
    expect(reasonsOf(unmatched)[0]).toMatch(/contract_1.*assigned to line 2/);
    expect(unmatched[0]?.nearMiss?.contract.terms.contractId).toBe('contract_1');
  });

  test('removes a pair that reverses itself before matching', () => {
    const lines = [
      line({ vin: VIN, control: '5521' }),
      line({ line: 2, vin: VIN, control: '5521', amount: 199_500 as Cents }),
      line({ line: 3, vin: VIN, control: '5521' }),
    ];
    const { matched, unmatched, totals } = reconcile(lines, [vsc]);
    expect(matched.map(({ subject }) => subject.line.line)).toEqual([3]);
    expect(unmatched.map(({ reversedBy }) => reversedBy)).toEqual([2, 1]);
    expect(totals).toMatchObject({ lines: 3, matched: 1, reversed: 2, amount: -199_500, unmatchedAmount: 0 });
  });

  test('never matches a full VIN of another car, however well the rest fits', () => {
    const { matched, unmatched } = reconcile([line({ vin: OTHER, customer: 'Jane Sample' })], [vsc]);
    expect(matched).toEqual([]);
    expect(reasonsOf(unmatched).join('; ')).toContain('another car');
  });
});

describe('ledger lines unrelated to a contract', () => {
  test.each([
    ['the car’s own sale on the same day', { account: '446', amount: -2_499_900 as Cents }, /is for used retail sales/],
    [
      'the deal’s contract in transit',
      { account: '205', amount: 3_120_000 as Cents },
      /more than the contract’s price/,
    ],
    ['the document fee', { account: '910', amount: -49_900 as Cents }, /is for document fees/],
  ])('%s never matches', (_what, over, reason) => {
    const { matched, unmatched } = reconcile([line({ vin: VIN, customer: 'Jane Sample', ...over })], [contract()]);
    expect(matched).toEqual([]);
    expect(reasonsOf(unmatched).join('; ')).toMatch(reason);
  });
});

describe('the reason in the unmatched queue', () => {
  test.each([
    ['no VIN and no similar contract', { amount: -1 as Cents }, /no VIN/],
    ['a VIN without a contract', { vin: OTHER, amount: -1 as Cents }, /no contract covers/],
    ['text that is not a VIN', { vin: 'STOCK-12', amount: -1 as Cents }, /not a VIN/],
    ['too many days apart', { vin: VIN, amount: -1 as Cents, postDate: '2026-01-01' }, /306 days from the sale/],
    ['another amount', { vin: VIN, amount: -1 as Cents, postDate: '2026-01-01' }, /neither the price 1995\.00/],
    ['another customer', { vin: VIN, amount: -1 as Cents, customer: 'Max Muster' }, /does not resemble/],
    ['below the minimum score', { vin: VIN, amount: -1 as Cents }, /scores 0\.55, below the floor of 0\.60/],
  ])('names %s', (_what, over, reason) => {
    const { unmatched } = reconcile([line(over)], [contract()]);
    expect(reasonsOf(unmatched).join('; ')).toMatch(reason);
  });
});

test('gives the same result in any order of contracts', () => {
  const contracts = Array.from({ length: 40 }, (_, i) =>
    contract({
      contractId: `contract_${i}`,
      saleDate: addDays('2025-03-01', i % 7),
      customer: `Sample ${'ABCDEFGH'[i % 8]}`,
    }),
  );
  const lines = contracts.map(({ saleDate, customer = '' }, i) => line({ line: i + 1, customer, postDate: saleDate }));
  const total = (list: readonly ContractTerms[]) =>
    reconcile(lines, list).matched.reduce((sum, { score }) => sum + score, 0);
  expect(total(contracts)).toBeCloseTo(total(contracts.toReversed()), 8);
});

test.each([
  [0.6, false, 12_000],
  [0.6, true, 12_001],
  [0.6001, false, 12_002],
  [0.57, false, 11_400],
  [1, true, 20_001],
])('values a score of %d, product named %s, at %d', (score, sameProduct, worth) => {
  expect(worthOf({ score, sameProduct })).toBe(worth);
});

test('matches a tail of a VIN in a ledger that also has whole ones', () => {
  const lines = [line({ vin: OTHER }), line({ line: 2, vin: VIN.slice(-8), amount: -1 as Cents })];
  const { matched, unmatched } = reconcile(lines, [contract()]);
  expect(matched).toEqual([]);
  expect(unmatched[1]?.nearMiss?.signals.vin).toBe(0.9);
});

test.each([
  [99, 0],
  [100, 2],
  [250, 4],
])('reads %d lines that match nothing in %d pauses', (count, pauses) => {
  const lines = Array.from({ length: count }, (_, i) => line({ line: i + 1, amount: 1 as Cents }));
  expect([...reconcileInTurns(lines.map(subjectOf), [contract()])]).toHaveLength(pauses);
});

test('returns no rows for an empty ledger', () => {
  expect(reconcile([], [contract()]).totals).toMatchObject({ lines: 0, matched: 0, contractsWithoutLine: 1 });
});

test('yields every few hundred lines of a long ledger, with the same result', () => {
  const contracts = Array.from({ length: 50 }, (_, i) => contract({ contractId: `contract_${i}` }));
  const lines = Array.from({ length: 2_000 }, (_, i) => line({ line: i + 1, vin: i % 2 === 0 ? VIN : VIN.slice(-8) }));
  const work = reconcileInTurns(lines.map(subjectOf), contracts);
  let turns = 0;
  let turn = work.next();
  for (; !turn.done; turn = work.next()) turns += 1;
  // Reversals 2, comparisons 20, the 100,000 pairs twice 10, the solution 1, rows 20.
  expect(turns).toBe(63);
  expect(turn.value).toEqual(reconcile(lines, contracts));
});
