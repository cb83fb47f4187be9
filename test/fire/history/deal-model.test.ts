import { describe, expect, it } from 'vitest';
import { type DealAsIs, type DealInput, type DealOutput, dealModel } from './deal-model.ts';
import { judge } from './linearizable.ts';
import { type Call, historyOf, LOST } from './written-down.ts';

const desk = (price: string): DealInput => ({ call: 'desk', price });
const settle = (order: string): DealInput => ({ call: 'settle', order });
const checkout: DealInput = { call: 'checkout' };
const events: DealInput = { call: 'events' };
const deal = (phase: string, price?: string): DealOutput => ({ kind: 'DEAL', phase, price });
const link = (name: string): DealOutput => ({ kind: 'LINK', link: name });
const facts = (...listed: string[]): DealOutput => ({ kind: 'FACTS', facts: listed });
const SETTLED: DealOutput = { kind: 'SETTLED', replayed: false };
const REPLAYED: DealOutput = { kind: 'SETTLED', replayed: true };
const REFUSED: DealOutput = { kind: 'REFUSED' };
const FRESH: DealAsIs = { phase: 'OPENED', facts: [] };
const DELIVERED: DealAsIs = { phase: 'DELIVERED', facts: ['desk:1'] };

describe('the deal model', () => {
  it.each<[string, boolean, DealAsIs, Call<DealInput, DealOutput>[]]>([
    [
      'takes two desks in either order',
      true,
      FRESH,
      [
        [0, 9, desk('1'), deal('DESKED', '1')],
        [0, 9, desk('2'), deal('DESKED', '2')],
        [10, 11, events, facts('desk:2', 'desk:1')],
      ],
    ],
    [
      'loses no update',
      false,
      FRESH,
      [
        [0, 9, desk('1'), deal('DESKED', '1')],
        [0, 9, desk('2'), deal('DESKED', '2')],
        [10, 11, events, facts('desk:2')],
      ],
    ],
    [
      'has no update that nobody made',
      false,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, 3, events, facts('desk:1', 'desk:2')],
      ],
    ],
    [
      'takes an update once',
      false,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, 3, events, facts('desk:1', 'desk:1')],
      ],
    ],
    [
      'answers no stale read',
      false,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, 3, { call: 'read' }, deal('OPENED')],
      ],
    ],
    [
      'keeps one open link',
      false,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, 9, checkout, link('a')],
        [2, 9, checkout, link('b')],
      ],
    ],
    [
      'gives a new link after other figures',
      true,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, 3, checkout, link('a')],
        [4, 5, desk('2'), deal('DESKED', '2')],
        [6, 7, checkout, link('b')],
        [8, 9, events, facts('desk:1', 'link:a', 'superseded', 'desk:2', 'link:b')],
      ],
    ],
    [
      'never gives a superseded link',
      false,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, 3, checkout, link('a')],
        [4, 5, desk('2'), deal('DESKED', '2')],
        [6, 7, checkout, link('a')],
      ],
    ],
    [
      'may have opened a link whose name was lost, and tells it later',
      true,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, LOST, checkout],
        [3, 4, { call: 'read' }, deal('CHECKOUT_OPEN', '1')],
        [5, 6, checkout, link('a')],
        [7, 8, events, facts('desk:1', 'link:a')],
      ],
    ],
    [
      'gives that link one name',
      false,
      FRESH,
      [
        [0, 1, desk('1'), deal('DESKED', '1')],
        [2, LOST, checkout],
        [5, 6, checkout, link('a')],
        [7, 8, checkout, link('b')],
      ],
    ],
    [
      'settles once, and tells a repeat so',
      true,
      DELIVERED,
      [
        [0, 9, settle('x'), SETTLED],
        [0, 9, settle('x'), REPLAYED],
        [0, 9, settle('y'), REFUSED],
      ],
    ],
    [
      'is not settled twice by one order',
      false,
      DELIVERED,
      [
        [0, 9, settle('x'), SETTLED],
        [0, 9, settle('x'), SETTLED],
      ],
    ],
    [
      'is not settled by two orders',
      false,
      DELIVERED,
      [
        [0, 9, settle('x'), SETTLED],
        [0, 9, settle('y'), SETTLED],
      ],
    ],
    [
      'may have been settled by the call whose answer was lost',
      true,
      DELIVERED,
      [
        [0, LOST, settle('x')],
        [1, 2, settle('x'), REPLAYED],
        [3, 4, events, facts('desk:1', 'settled:x')],
      ],
    ],
    [
      'does not come to be unsettled',
      false,
      DELIVERED,
      [
        [0, 1, settle('x'), SETTLED],
        [2, 3, { call: 'read' }, deal('DELIVERED', '1')],
      ],
    ],
    ['refuses nothing that its state allows', false, DELIVERED, [[0, 1, settle('x'), REFUSED]]],
    [
      'takes nothing after it was called off',
      false,
      FRESH,
      [
        [0, 1, { call: 'cancel' }, deal('CANCELLED')],
        [2, 3, desk('1'), deal('DESKED', '1')],
      ],
    ],
  ])('%s', (_, isLinearizable, initial, calls) => {
    expect(judge(dealModel(initial), historyOf(calls)).isLinearizable).toBe(isLinearizable);
  });
});
