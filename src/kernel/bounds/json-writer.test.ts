import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodedText, jsonText } from './json-writer.ts';
import { runWhole } from './turns.ts';

it('writes JSON in slices that match JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(runWhole(jsonText(value))).toBe(JSON.stringify(value));
    }),
  );
  const large = {
    none: undefined,
    paths: Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`/${n}`, { n }])),
  };
  let slices = 0;
  const work = jsonText(large);
  let step = work.next();
  for (; !step.done; step = work.next()) slices += 1;
  expect(step.value).toBe(JSON.stringify(large));
  expect(slices).toBeGreaterThanOrEqual(20);
});

it('encodes text in slices that match TextEncoder and split no character', () => {
  const text = `a${'\u{1F697}é'.repeat(200_000)}`;
  let slices = 1;
  const work = encodedText(text);
  let step = work.next();
  for (; !step.done; step = work.next()) slices += 1;
  expect(Buffer.from(step.value).equals(Buffer.from(text))).toBe(true);
  expect(slices).toBe(3);
  expect(runWhole(encodedText(''))).toHaveLength(0);
});
