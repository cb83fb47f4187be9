/** Tests which contracts a ledger line is compared with, and in which order they fit. */
import { describe, expect, test } from 'vitest';
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { SALE_LINE, SOLD_CONTRACT } from '#domain/fi/ledger/ledger-cases.data.ts';
import type { LedgerLine } from '#domain/fi/ledger/reading/ledger-line.ts';
import { runWhole } from '#kernel/bounds/turns.ts';
import { addDays } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import { candidatesOf, indexContracts } from './candidates.ts';
import { fitOf, fitsOf } from './fits.ts';
import { subjectOf } from './line-subject.ts';

const VIN = SOLD_CONTRACT.vin;
const OTHER = '1FTFW1ET5DFC10312' as Vin;

function indexOf(contracts: readonly Partial<ContractTerms>[], withTails = true) {
  const terms = contracts.map((over, at) => ({ ...SOLD_CONTRACT, contractId: `c${at}`, ...over }));
  return runWhole(indexContracts(terms, { withTails }));
}

/** The positions of the contracts that a line is compared with. */
function comparedPositions(
  line: Partial<LedgerLine>,
  contracts: readonly Partial<ContractTerms>[],
  withTails = true,
): number[] {
  return candidatesOf(subjectOf({ ...SALE_LINE, ...line }), indexOf(contracts, withTails)).map(({ at }) => at);
}

describe('a line is compared with', () => {
  const later = { saleDate: '2025-06-01' };
  const strange = { vin: OTHER, price: 50_000 as Cents, customer: 'Max Muster' };

  test('every contract of its car by sale date, then in list order, and with no other', () => {
    expect(comparedPositions({ vin: VIN }, [later, {}, { vin: OTHER }, { saleDate: '2019-01-01' }, {}])).toEqual([
      3, 1, 4, 0,
    ]);
  });

  test.each([
    ['the last eight', { vin: VIN.slice(-8), amount: 1 as Cents }],
    ['the last six', { vin: VIN.slice(-6), amount: 1 as Cents }],
    ['the customer', { customer: 'Sampel', amount: 1 as Cents }],
    ['the price', { amount: 199_500 as Cents }],
    ['the price of a credit', {}],
    ['an unknown VIN and the price', { vin: '1FTFW1ET5DFC10999' }],
  ])('contracts by %s', (_what, line) => {
    expect(comparedPositions(line, [strange, {}])).toEqual([1]);
  });

  test('one contract once, though both tail and price lead to it', () => {
    expect(comparedPositions({ vin: VIN.slice(-8), customer: 'Jane Sample' }, [strange, {}])).toEqual([1]);
  });

  test('a contract by its price where tails are not indexed', () => {
    expect(comparedPositions({ vin: VIN.slice(-8) }, [{}], false)).toEqual([0]);
    expect(comparedPositions({ vin: VIN.slice(-8), amount: 1 as Cents }, [{}], false)).toEqual([]);
  });

  test('nothing when nothing is alike', () => {
    expect(comparedPositions({ customer: 'Nobody', amount: 1 as Cents }, [{}, strange])).toEqual([]);
  });
});

describe('contracts of one price are compared by their sale date', () => {
  /** Days from the line's date of the contracts that it is compared with. */
  const nearest = (days: readonly number[]) => {
    const found = comparedPositions(
      {},
      days.map((day) => ({ saleDate: addDays(SALE_LINE.postDate, day) })),
    );
    return found.map((at) => days[at]);
  };
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

  test.each([
    ['within 45 days', [46, 45, 1, 0, -1, -45, -46], [-45, -1, 0, 1, 45]],
    ['the nearest one when none is within', [-60, 50, 70], [50]],
    ['the nearest one before', [-50, 60], [-50]],
    ['the earlier of two equally far', [-50, 50], [-50]],
    ['the only one', [400], [400]],
    ['those after the line', [1, 2, 46], [1, 2]],
    ['those before the line', [-46, -2, -1], [-2, -1]],
    ['all of one day', [0, 0, 0], [0, 0, 0]],
    ['the nearest 64, earlier ones first', from(-40, 40), from(-32, 31)],
    ['the first 64 after', from(1, 45).flatMap((day) => [day, day]), from(1, 32).flatMap((day) => [day, day])],
    ['the last 64 before', from(-45, -1).flatMap((day) => [day, day]), from(-32, -1).flatMap((day) => [day, day])],
  ])('%s', (_what, days, expected) => {
    expect(nearest(days)).toEqual(expected);
  });
});

test('of more than 64 contracts of one day and price, the first are compared', () => {
  expect(
    comparedPositions(
      {},
      Array.from({ length: 100 }, () => ({})),
    ),
  ).toEqual(Array.from({ length: 64 }, (_, at) => at));
});

test.each([
  [999, 0],
  [1_000, 6],
  [2_000, 12],
])('indexing %d contracts pauses %d times', (count, pauses) => {
  const terms = Array.from({ length: count }, () => SOLD_CONTRACT);
  expect([...indexContracts(terms, { withTails: true })]).toHaveLength(pauses);
});

describe('the fits of a line', () => {
  const fits = (line: Partial<LedgerLine>, contracts: readonly Partial<ContractTerms>[]) =>
    fitsOf(subjectOf({ ...SALE_LINE, ...line }), indexOf(contracts)).map(({ contract, score, eligible }) => [
      contract.at,
      score,
      eligible,
    ]);
  const halfYearEarlier = { saleDate: '2024-09-01' };

  test('begin with the eligible ones, though a ruled-out one scores more', () => {
    // 2,500.00 is more than a tenth above the first price, and the dealer cost of the second.
    const contracts = [{}, { ...halfYearEarlier, price: 400_000 as Cents, dealerCost: 250_000 as Cents }];
    const line = { vin: VIN, customer: 'Jane Sample', amount: -250_000 as Cents };
    expect(fits(line, contracts)).toEqual([
      [1, 0.82, true],
      [0, 0.7, false],
    ]);
    expect(
      fits(line, [contracts[0] ?? {}, { ...contracts[1], dealerCost: 240_000 as Cents, price: 680_000 as Cents }]),
    ).toEqual([
      [1, 0.67, true],
      [0, 0.7, false],
    ]);
  });

  test('go by score, then by the product that the account names, then in list order', () => {
    const contracts = [halfYearEarlier, { productType: 'GAP' as const }, {}, {}, { productType: 'GAP' as const }];
    expect(fits({ vin: VIN }, contracts)).toEqual([
      [2, 0.85, true],
      [3, 0.85, true],
      [1, 0.85, true],
      [4, 0.85, true],
      [0, 0.7, true],
    ]);
  });

  test('omit a contract that shares only the sound of a name with the line', () => {
    const contracts = [{ ...halfYearEarlier, customer: 'Sompolo Xu' }];
    expect(comparedPositions({ customer: 'Jane Sample', amount: 1 as Cents }, contracts)).toEqual([0]);
    expect(fits({ customer: 'Jane Sample', amount: 1 as Cents }, contracts)).toEqual([]);
  });

  // Quiet scores: price alone on day 5 0.42, half the price on the day 0.27, half the price far away 0.12.
  const half = { price: 399_000 as Cents, dealerCost: 0 as Cents };
  const byPrice = { saleDate: '2025-02-24', customer: 'Nobody Else' };

  test('are found in any order of the contracts', () => {
    const contracts = [
      { ...half, ...halfYearEarlier, customer: 'Sample' },
      { ...half, ...halfYearEarlier, saleDate: '2024-08-01', customer: 'Sample' },
      { customer: 'Nobody Else' },
    ];
    expect(fits({ customer: 'Jane Sample' }, contracts)[0]).toEqual([2, 0.45, false]);
    expect(fits({ customer: 'Jane Sample' }, contracts.toReversed())[0]).toEqual([0, 0.45, false]);
  });

  test('include one whose name makes it equal to the best so far, and prefer it for its product', () => {
    const contracts = [
      { ...byPrice, productType: 'GAP' as const },
      { ...half, customer: 'Jane Sample' },
    ];
    expect(fits({ customer: 'Jane Sample' }, contracts)).toEqual([
      [1, 0.42, false],
      [0, 0.42, false],
    ]);
  });

  test('of equal score are in list order, though names made them equal', () => {
    const contracts = [{ ...half, customer: 'Jane Sample' }, byPrice];
    expect(fits({ customer: 'Jane Sample' }, contracts)).toEqual([
      [0, 0.42, false],
      [1, 0.42, false],
    ]);
  });

  test('have every signal, and the reason that rules them out', () => {
    const index = indexOf([{ customer: 'Anne Sampel' }]);
    const [contract] = index.contracts;
    if (contract === undefined) throw new Error('no contract was indexed');
    const line = { ...SALE_LINE, account: '446', customer: 'Anne Sample', postDate: '2025-03-05' };
    expect(fitOf(subjectOf(line), contract)).toEqual({
      contract,
      // ANNE 1 × 4 and SAMPEL 8/12 × 6, by 10
      signals: { vin: 0, customer: 0.8, amount: 1, date: 0.8 },
      score: 0.54,
      ruledOut: 'the account is for used retail sales, not protection contracts',
      eligible: false,
      sameProduct: false,
    });
  });

  test('have a likeness of names to four decimals', () => {
    // 2 × 7 common of 9 + 9 letter pairs
    const line = { ...SALE_LINE, customer: 'Abcdefghz' };
    const [fit] = fitsOf(subjectOf(line), indexOf([{ customer: 'Abcdefgyz' }]));
    expect(fit?.signals.customer).toBe(0.7778);
  });
});
