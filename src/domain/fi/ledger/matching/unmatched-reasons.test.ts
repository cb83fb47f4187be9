/** Tests the reasons that the unmatched queue shows. */
import { describe, expect, test } from 'vitest';
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { SALE_LINE, SOLD_CONTRACT } from '#domain/fi/ledger/ledger-cases.data.ts';
import type { LedgerLine } from '#domain/fi/ledger/reading/ledger-line.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import { reconcile } from './reconcile.ts';
import { unmatchedReasons } from './unmatched-reasons.ts';

const VIN = SOLD_CONTRACT.vin;
const OTHER = '1FTFW1ET5DFC10312' as Vin;
const CENT = -1 as Cents;

/** The reasons of each unmatched line. */
function reasonsOf(lines: readonly Partial<LedgerLine>[], contract: Partial<ContractTerms> = {}): string[][] {
  const ledger = lines.map((over, at) => ({ ...SALE_LINE, line: at + 1, ...over }));
  return reconcile(ledger, [{ ...SOLD_CONTRACT, ...contract }]).unmatched.map(unmatchedReasons);
}

const { customer: _customer, ...NAMELESS } = SOLD_CONTRACT;

describe('a line near to no contract', () => {
  test.each<[string, Partial<LedgerLine>, string[]]>([
    [
      'without VIN and customer',
      { amount: CENT },
      ['the line has no VIN', 'the line names no customer', 'no contract is priced at 0.01'],
    ],
    [
      'of another car and customer',
      { vin: OTHER, customer: 'Max Muster', amount: 12_345 as Cents },
      [
        `no contract covers the VIN ${OTHER}`,
        'no contract holder’s name resembles "Max Muster"',
        'no contract is priced at 123.45',
      ],
    ],
    [
      'with text that is not a VIN',
      { vin: 'STOCK-12', amount: CENT },
      [
        '"STOCK-12" is not a VIN, nor the last 8 or 6 of one',
        'the line names no customer',
        'no contract is priced at 0.01',
      ],
    ],
  ])('%s has each reason', (_what, line, reasons) => {
    expect(reasonsOf([line])).toEqual([reasons]);
  });
});

describe('a line whose nearest contract is not its match', () => {
  const far = { postDate: '2026-01-01' };
  test.each<[string, Partial<LedgerLine>, Partial<ContractTerms>, string[]]>([
    [
      'by the full VIN',
      { vin: VIN, amount: CENT, ...far },
      {},
      [
        'the nearest contract contract_1 scores 0.40, below the floor of 0.60',
        'the line names no customer',
        'the amount -0.01 is neither the price 1995.00 nor its cost or markup',
        'posted 306 days from the sale on 2025-03-01; the window is 45 days',
      ],
    ],
    [
      'by the tail of the VIN, with another customer',
      { vin: VIN.slice(-6), customer: 'Max Muster', amount: CENT },
      {},
      [
        'the nearest contract contract_1 scores 0.43, below the floor of 0.60',
        'only the last 6 of the VIN are given',
        'the customer "Max Muster" does not resemble "Jane Sample"',
        'the amount -0.01 is neither the price 1995.00 nor its cost or markup',
      ],
    ],
    [
      'by the price, with the tail of another car',
      { vin: '3A004353' },
      {},
      [
        'the nearest contract contract_1 scores 0.45, below the floor of 0.60',
        `3A004353 does not end the contract’s VIN ${VIN}`,
        'the line names no customer',
      ],
    ],
    [
      'by the price, without a VIN, of a contract without a customer',
      { customer: 'Jane Sample' },
      NAMELESS,
      [
        'the nearest contract contract_1 scores 0.45, below the floor of 0.60',
        'the line has no VIN',
        'the contract names no customer',
      ],
    ],
    [
      'by the price, with text that is not a VIN',
      { vin: 'STOCK-12' },
      {},
      [
        'the nearest contract contract_1 scores 0.45, below the floor of 0.60',
        '"STOCK-12" is not a VIN, nor the last 8 or 6 of one',
        'the line names no customer',
      ],
    ],
    [
      'which is another car',
      { vin: OTHER, customer: 'Jane Sample' },
      {},
      [
        'the nearest contract contract_1 scores 0.60 but is ruled out',
        `the VIN ${OTHER} is another car than the contract’s ${VIN}`,
      ],
    ],
    [
      'which costs less',
      { vin: VIN, customer: 'Jane Sample', amount: -219_451 as Cents },
      {},
      [
        'the nearest contract contract_1 scores 0.70 but is ruled out',
        'the amount -2194.51 is more than the contract’s price 1995.00',
      ],
    ],
  ])('%s has each reason', (_what, line, contract, reasons) => {
    const terms = contract === NAMELESS ? NAMELESS : { ...SOLD_CONTRACT, ...contract };
    expect(reconcile([{ ...SALE_LINE, ...line }], [terms]).unmatched.map(unmatchedReasons)).toEqual([reasons]);
  });
});

test('a second line of a contract names the line that has it', () => {
  expect(reasonsOf([{ vin: VIN, postDate: '2025-03-20' }, { vin: VIN }])).toEqual([
    ['its best contract contract_1 (0.76) was assigned to line 2, for a higher total score'],
  ]);
});

test('two lines that reverse each other name each other', () => {
  expect(
    reasonsOf([
      { vin: VIN, line: 12 },
      { vin: VIN, amount: 199_500 as Cents, line: 14 },
    ]),
  ).toEqual([
    ['reversed by line 14: same account and control, opposite amount'],
    ['reversed by line 12: same account and control, opposite amount'],
  ]);
});
