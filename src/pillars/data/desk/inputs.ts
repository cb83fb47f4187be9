/** Input schemas of the desk endpoints: amounts echoed as sent, ZIPs, scores, plates. */
import { z } from 'zod';
import { parsePlate } from '#domain/desk/canonical/plate.ts';
import { isStateCode, type StateCode } from '#domain/places/states.ts';
import { expecting } from '#kernel/describe.ts';
import { CENTS_MAX, type Cents, parseDecimal } from '#kernel/money.ts';

/** An amount with its original text, which the gateway echoes. */
export interface SentParameters {
  readonly text: string;
  readonly cents: Cents;
}

/** Dollars in a query, `min … 99,999,999.99`. */
function sentMoney(minCents: number, words: string): z.ZodType<SentParameters, string> {
  const schema = z
    .string()
    .regex(/^\d{1,10}(\.\d{1,2})?$/)
    .transform((text): SentParameters => {
      const parsed = parseDecimal(text);
      return { text, cents: parsed.ok ? parsed.cents : (-1 as Cents) };
    })
    .refine(({ cents }) => cents >= minCents)
    .meta({
      type: 'number',
      pattern: undefined,
      minimum: minCents / 100,
      maximum: CENTS_MAX / 100,
      examples: ['30000'],
    });
  return expecting(schema, words);
}

/** A sale price. */
export const sentPrice = sentMoney(1, 'a number of dollars with at most two decimals, 0.01 to 99999999.99');
/** Zero or more. */
export const sentAmount = sentMoney(0, 'a number of dollars with at most two decimals, 0 to 99999999.99');

/** An integer in a query, with its original text. */
export function sentInteger(min: number, max: number): z.ZodType<{ text: string; value: number }, string> {
  const schema = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform((text) => ({ text, value: Number(text) }))
    .refine(({ value }) => value >= min && value <= max)
    .meta({ type: 'integer', pattern: undefined, minimum: min, maximum: max });
  return expecting(schema, `an integer ${min} to ${max}`);
}

/** A state or DC, in any case. */
export const state = expecting(
  z
    .string()
    .max(2)
    .transform((text) => text.toUpperCase())
    .refine(isStateCode)
    .transform((code) => code as StateCode)
    .meta({ examples: ['CA'] }),
  'the two-letter code of a state or DC',
);

/** Letters and digits of a plate; hyphens and spaces are dropped. */
export const plate = expecting(
  z
    .string()
    .transform((text) => parsePlate(text) ?? '')
    .refine((text) => text !== '')
    .meta({ examples: ['8ABC123'] }),
  'a plate of 2 to 8 letters and digits',
);
