import { expect, it } from 'vitest';
import { bytesOf } from './weight.ts';

it('weighs texts by their length, and objects and arrays by their contents', () => {
  expect([bytesOf('x'.repeat(100)), bytesOf(7), bytesOf(null), bytesOf(undefined)]).toEqual([116, 0, 0, 0]);
  expect(bytesOf(['x', 'y'])).toBe(16 + 2 * (8 + 17));
  expect(bytesOf({ a: { b: 'x'.repeat(10) }, c: 1 })).toBe(16 + 8 + (16 + 8 + 26) + 8);
});
