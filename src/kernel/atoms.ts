/** Named schemas that endpoints are built from, each with a description, an example and a JSON Schema. */
import { z } from 'zod';
import { isIsoDate, parseInstant } from './dates.ts';
import { expecting } from './describe.ts';
import { CENTS_MAX, type Cents, MONEY_CHARACTERS_MAX, parseMoney, toDecimal } from './money.ts';
import { REFUSALS } from './refusals.ts';
import { parseVin, VIN_PATTERN, type Vin } from './vin.ts';

/** Text without control characters, trimmed, `1 … max` characters. */
export function text(max = 200, example = 'text'): z.ZodType<string, string> {
  const schema = z
    .string()
    .trim()
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value))
    .meta({ examples: [example] });
  return expecting(schema, `non-empty text of at most ${max} characters`);
}

export const vin = expecting(
  z
    .string()
    .regex(VIN_PATTERN)
    .transform((value) => parseVin(value) as Vin)
    .meta({ id: 'Vin', description: 'Vehicle identification number, any case', examples: ['1HGCM82633A004352'] }),
  'a VIN of 17 characters A–Z, 0–9 without I, O, Q',
  'invalid-vin',
);

/** How a text was decoded. */
export const encoding = z
  .strictObject({
    name: z.string().meta({ examples: ['utf-8'] }),
    corrected: z.string().optional().describe('What was assumed or corrected, in one sentence'),
  })
  .meta({ id: 'Encoding', description: 'The encoding in which the text was read' });

export const stateCode = expecting(
  z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((value) => value.toUpperCase())
    .meta({ id: 'StateCode', examples: ['CA'] }),
  'string of two letters',
);

export const isoDate = expecting(
  z
    .string()
    .refine(isIsoDate)
    .meta({ id: 'IsoDate', format: 'date', examples: ['2026-06-15'] }),
  'an existing date YYYY-MM-DD from 1900 to 9998',
);

export const timestamp = expecting(
  z
    .string()
    .refine((value) => parseInstant(value) !== undefined)
    .transform((value) => parseInstant(value) ?? value)
    .meta({ id: 'Timestamp', format: 'date-time', examples: ['2026-06-15T17:00:00Z'] }),
  'an ISO 8601 timestamp with a zone, from 1900 to 9998',
);

const DEAL_ID = /^deal_[A-Za-z0-9]{1,32}$/;

export const dealId = expecting(
  z
    .string()
    .regex(DEAL_ID)
    .meta({ id: 'DealId', examples: ['deal_4kT0aXw2'] }),
  'a deal id deal_<id> of at most 32 letters and digits',
);

/** True for text that has the form of a deal id. */
export function isDealId(text: string): boolean {
  return DEAL_ID.test(text);
}

/**
 * Path parameters of an address under a deal. Any text is accepted: an impossible id is answered as an unknown deal
 * (404).
 */
export const dealParams = z.object({
  dealId: z.string().meta({ description: 'deal_<id> returned when the deal was opened', examples: ['deal_4kT0aXw2'] }),
});

interface MoneyBounds {
  readonly min?: number;
  readonly max?: number;
}

/** Money in any of the three write forms, `min … max` cents inclusive; parses to cents. */
export function moneyBetween({ min = 0, max = CENTS_MAX }: MoneyBounds = {}, id = 'Money'): z.ZodType<Cents, unknown> {
  const words = `money ${toDecimal(min as Cents)} to ${toDecimal(max as Cents)}: a decimal string, a number of dollars, or {amount, currency: "USD"}`;
  const schema = z
    .unknown()
    .transform((value, context): Cents => {
      const parsed = parseMoney(value);
      if (parsed.ok && parsed.cents >= min && parsed.cents <= max) return parsed.cents;
      const path = !parsed.ok && parsed.at !== undefined ? [parsed.at] : [];
      const expected = parsed.ok ? words : parsed.at === undefined ? words : parsed.why;
      context.issues.push({ code: 'custom', input: value, path, message: expected, params: { expected } });
      return 0 as Cents;
    })
    .meta({
      id,
      description: 'US dollars, at most two decimals',
      anyOf: [
        { type: 'string', pattern: '^-?\\d+(\\.\\d{1,2})?$', maxLength: MONEY_CHARACTERS_MAX },
        { type: 'number' },
        {
          type: 'object',
          properties: {
            amount: { type: ['string', 'number'], maxLength: MONEY_CHARACTERS_MAX },
            currency: { const: 'USD' },
          },
          required: ['amount', 'currency'],
          additionalProperties: false,
        },
      ],
      examples: ['24999.00'],
    });
  return expecting(schema, words);
}

/** Zero or more. */
export const money = moneyBetween();
/** More than zero: a sale price. */
export const price = moneyBetween({ min: 1 }, 'Price');
/** Money in responses: a decimal string with two decimals. */
export const decimal = expecting(
  z
    .string()
    .regex(/^-?\d+\.\d{2}$/)
    .meta({ id: 'Decimal', description: 'US dollars', examples: ['24999.00'] }),
  'a decimal string with two digits',
);

/** An annual percentage rate as a JSON number, 0 … 99.99. */
export const aprNumber = expecting(
  z
    .number()
    .min(0)
    .max(99.99)
    .meta({ examples: [6.49] }),
  'a rate in percent, 0 to 99.99',
);

/** A rate in percent as a decimal string or number, 0 … 99.99, at most three decimals; parses to a number. */
export const rate = expecting(
  z
    .union([z.string().regex(/^\d{1,2}(\.\d{1,3})?$/), z.number().min(0).max(99.99)])
    .transform(Number)
    .meta({ id: 'Rate', description: 'Percent a year', examples: ['6.49'] }),
  'a rate in percent, 0 to 99.99, at most three decimals',
);

/** An integer JSON number `min … max`. */
export function integer(min: number, max: number): z.ZodType<number, number> {
  return expecting(z.number().int().min(min).max(max), `an integer ${min} to ${max}`);
}

/** A JSON number `min … max`. */
export function numberBetween(min: number, max: number): z.ZodType<number, number> {
  return expecting(z.number().min(min).max(max), `a number ${min} to ${max}`);
}

/** Months of a loan or a plan, 1 … 120. */
export const termMonths = integer(1, 120);

/** Miles, 0 … 2,000,000. */
export const miles = numberBetween(0, 2_000_000);

// Query and path values arrive as text. These schemas parse them and publish the parsed type.

/** An integer in a query, `min … max`. */
export function queryInteger(min: number, max: number): z.ZodType<number, string> {
  const schema = z
    .string()
    .regex(/^-?\d{1,12}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
    .meta({ type: 'integer', pattern: undefined, minimum: min, maximum: max });
  return expecting(schema, `an integer ${min} to ${max}`);
}

/** A number in a query, `min … max`. */
export function queryNumber(min: number, max: number): z.ZodType<number, string> {
  const schema = z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,6})?$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
    .meta({ type: 'number', pattern: undefined, minimum: min, maximum: max });
  return expecting(schema, `a number ${min} to ${max}`);
}

/** Money in a query: a decimal number of dollars, `0 … 99,999,999.99`; parses to cents. */
export const queryMoney: z.ZodType<Cents, string> = expecting(
  z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/)
    .transform((value) => {
      const parsed = parseMoney(value);
      return parsed.ok ? parsed.cents : (-1 as Cents);
    })
    .refine((value) => value >= 0)
    .meta({ type: 'number', pattern: undefined, minimum: 0, maximum: CENTS_MAX / 100, examples: ['25000'] }),
  'a number of dollars with at most two decimals, 0 to 99999999.99',
);

/** A boolean in a query: `1` or `0`, `true` or `false`. */
export const querySwitch = expecting(
  z
    .enum(['0', '1', 'true', 'false'])
    .transform((value) => value === '1' || value === 'true')
    .meta({ id: 'Switch' }),
  '1 or true, 0 or false',
);

/** The page number of a paged collection, from 1. */
export const page = queryInteger(1, 100_000);

export const provenance = z
  .object({
    environment: z.enum(['sandbox', 'production']).meta({ id: 'Environment' }),
    simulated: z.boolean().optional(),
    source: z.string(),
    fault: z.string().optional().describe('Fault injected with Sandbox-Fault'),
  })
  .meta({ id: 'Provenance' });

/** Any JSON value. Its content is not typed further, because openapi-typescript rejects recursive schemas. */
export const json = z.unknown().meta({
  id: 'JsonValue',
  anyOf: [
    { type: ['string', 'number', 'boolean', 'null'] },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: {} },
  ],
});

/**
 * The same schema for values relayed from a gateway or read back from the store. The type accepts any object; law tests
 * check the responses against the schema.
 */
export function asRelayed<S extends z.ZodType>(schema: S) {
  return z.preprocess((stored: { readonly [member: string]: unknown }) => stored, schema);
}

/** A refusal code. */
export const refusalCode = z.string().meta({ id: 'RefusalCode', enum: Object.keys(REFUSALS).sort() });

/** Map of names to absolute links. */
export const links = z.record(z.string(), z.string()).meta({ id: 'Links' });

/** The clock of an account. */
export const clockReading = z
  .strictObject({
    now: z.string().describe('Current time of the account'),
    today: isoDate,
    offsetSeconds: z.int().describe('Offset from real time; 0 on an unmoved clock'),
    moved: z.boolean(),
  })
  .meta({ id: 'Clock' });
