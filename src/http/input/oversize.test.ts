/** Arrays and objects beyond their schema's limits are cut, with a problem for each; the rest is not copied. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROBLEMS_MAX, type Problem, problem } from '#kernel/problems.ts';
import { cutToBounds } from './oversize.ts';

const codes = z.array(z.string()).max(2);
const options = z.record(z.string(), codes).meta({ maxProperties: 2 });
const schema = z.object({ codes, options: options.optional(), rows: z.array(z.object({ codes })).optional() });

const cut = (value: unknown, before: Problem[] = []) => {
  const problems = [...before];
  const kept = cutToBounds(schema, value, problems);
  return { kept, problems: problems.slice(before.length) };
};
const tooLong = (path: string, items: readonly unknown[]) =>
  problem('body', path, 'an array of at most 2 items', items);

describe('a body within its limits', () => {
  it.each([
    [{ codes: ['a', 'b'], options: { x: ['a'], y: [] }, rows: [{ codes: [] }] }],
    [{ codes: 'no array', options: null, unknown: ['a', 'b', 'c'] }],
    ['text'],
    [null],
  ])('%j is the same value', (value) => {
    const { kept, problems } = cut(value);
    expect(kept).toBe(value);
    expect(problems).toEqual([]);
  });
});

describe('a body beyond its limits', () => {
  it('keeps the first items of an array, and the members beside it', () => {
    const rows = [{ codes: ['a'] }];
    const { kept, problems } = cut({ codes: ['a', 'b', 'c'], rows });
    expect(kept).toEqual({ codes: ['a', 'b'], rows });
    expect((kept as { rows: unknown }).rows).toBe(rows);
    expect(problems).toEqual([tooLong('codes', ['a', 'b', 'c'])]);
  });

  it('keeps the first members of an open object', () => {
    const { kept, problems } = cut({ codes: [], options: { x: [], y: [], z: ['a', 'b', 'c'], w: [] } });
    expect(kept).toEqual({ codes: [], options: { x: [], y: [] } });
    expect(problems).toEqual([problem('body', 'options', 'an object of at most 2 members', '4 members')]);
  });

  it('lists every cut, down to arrays inside rows and members', () => {
    const long = ['a', 'b', 'c'];
    const whole = [{ codes: [] }, { codes: long }, { codes: long }];
    const { kept, problems } = cut({ codes: long, options: { x: long }, rows: whole });
    expect(kept).toEqual({
      codes: ['a', 'b'],
      options: { x: ['a', 'b'] },
      rows: [{ codes: [] }, { codes: ['a', 'b'] }, { codes: ['a', 'b'] }],
    });
    expect((kept as { rows: unknown[] }).rows[0]).toBe(whole[0]);
    expect(problems).toEqual(
      ['codes', 'options.x', 'rows[1].codes', 'rows[2].codes'].map((path) => tooLong(path, long)),
    );
    expect(whole[1]).toEqual({ codes: long });
  });

  it('is left whole once the list of problems is full', () => {
    const full = Array.from({ length: PROBLEMS_MAX }, () => tooLong('codes', []));
    const value = { codes: ['a', 'b', 'c'] };
    expect(cut(value, full)).toEqual({ kept: value, problems: [] });
    expect(cut(value, full.slice(1))).toMatchObject({ kept: { codes: ['a', 'b'] }, problems: [{ path: 'codes' }] });
  });
});
