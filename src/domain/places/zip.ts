/** Schemas of ZIP codes: well-formed and in use. */
import { z } from 'zod';
import { expecting } from '#kernel/describe.ts';
import { type Problem, type ProblemPlace, problem } from '#kernel/problems.ts';
import { isZipInUse, isZipPrefixInUse, placeOfZip } from './places.ts';
import { isStateCode } from './states.ts';

/** Expected value when an unknown ZIP was sent. */
export const ZIP_IN_USE = 'a ZIP code that the Postal Service uses';
const FIVE_DIGITS = /^\d{5}$/;
const FIVE_DIGITS_WORDS = 'string of 5 digits';
const IN_A_STATE = 'a ZIP in one of the fifty states or the District of Columbia';

function zipSchema(pattern: RegExp, words: string, meta: z.GlobalMeta): z.ZodType<string, string> {
  const schema = z
    .string()
    .regex(pattern, { abort: true })
    .refine(isZipInUse, { params: { expected: ZIP_IN_USE } })
    .meta(meta);
  return expecting(schema, words);
}

/** Five digits, in use. */
export const zip = zipSchema(FIVE_DIGITS, FIVE_DIGITS_WORDS, { id: 'Zip', examples: ['94105'] });

/** Five or nine digits, in use. */
export const zipPlus4 = zipSchema(/^\d{5}(-\d{4})?$/, 'a ZIP of 5 digits, or of 9 as 94020-1234', {
  examples: ['94020'],
});

/**
 * ZIP of a person's postal address, five or nine digits. Only its prefix must be in use: the table lacks some
 * post-office-box ZIPs, and this address is matched, not taxed.
 */
export const postalZip = expecting(
  z
    .string()
    .regex(/^\d{5}(-\d{4})?$/, { abort: true })
    .refine(isZipPrefixInUse, { params: { expected: ZIP_IN_USE } })
    .meta({ examples: ['94020'] }),
  'a ZIP of 5 digits, or of 9 as 94020-1234',
);

/** Problems of a value as a five-digit ZIP in use. */
export function zipProblems(place: ProblemPlace, path: string, value: unknown): Problem[] {
  if (typeof value !== 'string' || !FIVE_DIGITS.test(value)) return [problem(place, path, FIVE_DIGITS_WORDS, value)];
  return isZipInUse(value) ? [] : [problem(place, path, ZIP_IN_USE, value)];
}

/** The problem of a ZIP that no state taxes: unknown, in a territory, or a military address. */
export function zipProblem(place: ProblemPlace, zipSent: string, path = 'zip'): Problem {
  const found = placeOfZip(zipSent);
  if (found === undefined) return problem(place, path, ZIP_IN_USE, zipSent);
  const elsewhere = isStateCode(found.state) ? '' : `; ${found.state} has no tax table here`;
  return problem(place, path, `${IN_A_STATE}${elsewhere}`, zipSent);
}
