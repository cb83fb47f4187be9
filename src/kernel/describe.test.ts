/** Schemas describe themselves by type and bounds where no text is attached. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expecting, wordsOf } from './describe.ts';

describe('the words of a schema', () => {
  it.each<[expected: string, schema: z.ZodType]>([
    ['string', z.string()],
    ['string of at most 80 characters', z.string().max(80)],
    ['string of at least 2 characters', z.string().min(2).optional()],
    ['string of 2 to 40 characters', z.string().min(2).max(40).default('ab')],
    ['array of 1 to 20 items', z.array(z.string().max(3)).min(1).max(20)],
    ['number from 0 to 99.99', z.number().min(0).max(99.99)],
    ['number of at least 0', z.number().min(0)],
    ['integer of at most 9', z.int().max(9)],
    ['integer from 1 to 84', z.number().int().min(1).max(84)],
    ['e-mail address of at most 200 characters', z.email().max(200)],
    ['boolean', z.boolean()],
    ['one of cash, loan', z.enum(['cash', 'loan'])],
    ['"a" or 1', z.literal(['a', 1])],
  ])('are %s', (expected, schema) => {
    expect(wordsOf(schema).expected).toBe(expected);
  });

  it('are those attached, through wrappers', () => {
    const zip = expecting(z.string().max(5), 'ZIP of 5 digits', 'malformed-json');
    const expected = { expected: 'ZIP of 5 digits', code: 'malformed-json' };
    for (const schema of [zip, zip.optional(), zip.default('53202'), zip.pipe(z.string())])
      expect(wordsOf(schema)).toEqual(expected);
  });
});
