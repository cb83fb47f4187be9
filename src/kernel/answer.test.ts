import { describe, expect, it } from 'vitest';
import { refuseProblems } from './answer.ts';
import { problem } from './problems.ts';

const refusalOf = (count: number) =>
  refuseProblems(Array.from({ length: count }, (_, nth) => problem('body', `row${nth}`, 'a number', 'x')));

describe('a refusal with many problems', () => {
  it('lists up to a hundred', () => {
    const { problems, extra } = refusalOf(100);
    expect([problems?.length, extra]).toEqual([100, undefined]);
  });

  it('counts those beyond a hundred instead of listing them', () => {
    const { problems, extra } = refusalOf(103);
    expect([problems?.length, problems?.at(-1)?.path, extra]).toEqual([100, 'row99', { problemsOmitted: 3 }]);
  });
});
