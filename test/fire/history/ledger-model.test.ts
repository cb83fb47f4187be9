import { describe, expect, it } from 'vitest';
import { type LedgerInput, type LedgerOutput, ledgerModel } from './ledger-model.ts';
import { judge } from './linearizable.ts';
import { type Call, historyOf, LOST } from './written-down.ts';

const ANSWERED: LedgerOutput = { kind: 'ANSWERED' };
const CEILING: LedgerOutput = { kind: 'CEILING' };
const usage = (cents: number, listings: number, refinance = 0): LedgerOutput => ({
  kind: 'USAGE',
  cents,
  listings,
  refinance,
});
const NEW = { cents: 0, listings: 0, refinance: 0 };
const NEARLY_SPENT = { cents: 2_499, listings: 2_499, refinance: 0 };

describe('the meter model', () => {
  it.each<[string, boolean, typeof NEW, Call<LedgerInput, LedgerOutput>[]]>([
    [
      'shows every charge',
      true,
      NEW,
      [
        [0, 9, 'listings', ANSWERED],
        [0, 9, 'refinance', ANSWERED],
        [10, 11, 'usage', usage(6, 1, 1)],
      ],
    ],
    [
      'loses none',
      false,
      NEW,
      [
        [0, 9, 'listings', ANSWERED],
        [0, 9, 'listings', ANSWERED],
        [10, 11, 'usage', usage(1, 1)],
      ],
    ],
    [
      'takes none twice',
      false,
      NEW,
      [
        [0, 1, 'listings', ANSWERED],
        [2, 3, 'usage', usage(2, 2)],
      ],
    ],
    [
      'adds up',
      false,
      NEW,
      [
        [0, 1, 'listings', ANSWERED],
        [2, 3, 'usage', usage(5, 1)],
      ],
    ],
    [
      'shows a charge whose answer was lost, or does not',
      true,
      NEW,
      [
        [0, LOST, 'listings'],
        [1, 2, 'usage', usage(0, 0)],
        [3, 4, 'usage', usage(1, 1)],
      ],
    ],
    [
      'never goes back',
      false,
      NEW,
      [
        [0, LOST, 'listings'],
        [1, 2, 'usage', usage(1, 1)],
        [3, 4, 'usage', usage(0, 0)],
      ],
    ],
    [
      'lets the last cent through and nothing after it',
      true,
      NEARLY_SPENT,
      [
        [0, 9, 'listings', ANSWERED],
        [0, 9, 'listings', CEILING],
        [0, 9, 'refinance', CEILING],
      ],
    ],
    [
      'never passes the ceiling',
      false,
      NEARLY_SPENT,
      [
        [0, 9, 'listings', ANSWERED],
        [0, 9, 'listings', ANSWERED],
      ],
    ],
    ['refuses nothing below it', false, NEARLY_SPENT, [[0, 1, 'listings', CEILING]]],
  ])('%s', (_, isLinearizable, initial, calls) => {
    expect(judge(ledgerModel(initial), historyOf(calls)).isLinearizable).toBe(isLinearizable);
  });
});
