import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainVerdict, judge, type Model, type Operation } from './linearizable.ts';
import { type Call, historyOf, LOST } from './written-down.ts';

/** A register that can be written and read. */
type RegisterInput = number | 'read';
const register: Model<number, RegisterInput, number> = {
  initial: 0,
  step: (state, input, output) => {
    if (input !== 'read') return input;
    return output === undefined || output === state ? state : undefined;
  },
  isQuestion: (input) => input === 'read',
  nameOf: String,
};

describe('the linearizability checker on a register', () => {
  it.each<[string, boolean, Call<RegisterInput, number>[]]>([
    [
      'reads what was written before',
      true,
      [
        [0, 1, 7, 7],
        [2, 3, 'read', 7],
      ],
    ],
    [
      'may answer a read beside a write with either value',
      true,
      [
        [0, 9, 7, 7],
        [1, 2, 'read', 0],
        [3, 4, 'read', 7],
      ],
    ],
    [
      'never answers the old value after the new one was seen',
      false,
      [
        [0, 9, 7, 7],
        [1, 2, 'read', 7],
        [3, 4, 'read', 0],
      ],
    ],
    [
      'never answers a value that was overwritten before',
      false,
      [
        [0, 1, 7, 7],
        [2, 3, 8, 8],
        [4, 5, 'read', 7],
      ],
    ],
    [
      'never answers what nobody wrote',
      false,
      [
        [0, 1, 7, 7],
        [2, 3, 'read', 9],
      ],
    ],
    [
      'may take a write whose answer was lost much later',
      true,
      [
        [0, LOST, 7],
        [2, 3, 'read', 0],
        [4, 5, 'read', 7],
      ],
    ],
    [
      'may never take it',
      true,
      [
        [0, LOST, 7],
        [2, 3, 'read', 0],
        [4, 5, 'read', 0],
      ],
    ],
    [
      'may not take it back',
      false,
      [
        [0, LOST, 7],
        [2, 3, 'read', 7],
        [4, 5, 'read', 0],
      ],
    ],
    [
      'may not take it twice',
      false,
      [
        [0, LOST, 7],
        [1, 2, 'read', 7],
        [3, 4, 8, 8],
        [5, 6, 'read', 7],
      ],
    ],
  ])('%s', (_, isLinearizable, calls) => {
    expect(judge(register, historyOf(calls)).isLinearizable).toBe(isLinearizable);
  });

  it('accepts every linearizable history, however the calls overlap', () => {
    const spread = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), fc.boolean());
    const call = fc.tuple(fc.oneof(fc.constant<'read'>('read'), fc.integer({ min: 1, max: 3 })), spread);
    fc.assert(
      fc.property(fc.array(call, { maxLength: 40 }), (calls) => {
        let value = 0;
        const history = calls.map(([input, [before, after, isLost]], i): Operation<RegisterInput, number> => {
          if (input !== 'read') value = input;
          const span = { calledMs: i * 10 - before, returnedMs: isLost ? LOST : i * 10 + after };
          return { input, output: isLost ? undefined : value, ...span };
        });
        expect(explainVerdict(judge(register, history))).toBe('linearizable');
      }),
    );
  });

  it('reports the call that cannot come next', () => {
    const words = explainVerdict(
      judge(
        register,
        historyOf<RegisterInput, number>([
          [0, 1, 7, 7],
          [2, 3, 'read', 9],
        ]),
      ),
    );
    expect(words).toMatch(/after 1 calls[\s\S]*"read" → 9[\s\S]*7 → 7/);
  });
});
