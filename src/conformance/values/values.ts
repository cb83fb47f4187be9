/** Schemas of field values by type: as sent in a body or a query, and as returned. */
import { z } from 'zod';
import { isZipInUse } from '#domain/places/places.ts';
import type { Json } from '#kernel/answer.ts';
import { decimal, isoDate, moneyBetween, timestamp, vin } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { CENTS_MAX, toDecimal } from '#kernel/money.ts';
import type { Value } from '../expression/functions.ts';
import type { FieldType } from '../family/notation.ts';

/** A value as stored and returned: money is a decimal string, a VIN upper-case, an instant UTC. */
export type StoredValue = string | number | boolean;

/** Description of a value. */
export interface Kind {
  readonly type: FieldType;
  /** The values of an enum. */
  readonly values?: readonly string[];
  /** A valid value; a reference's prefix is derived from it. */
  readonly example?: Json;
  /** True when empty text is allowed. */
  readonly blank?: boolean;
  /** True for an amount or count of at least zero. */
  readonly unsigned?: boolean;
}

/** `query` values are text and are parsed to their type; `body` values must have that JSON type. */
export type Source = 'query' | 'body';

type Forms = Readonly<Record<Source | 'answer', z.ZodType<StoredValue>>>;

const TEXT_MAX = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
const INTEGER = /^-?\d{1,15}$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,20})?(e[+-]?\d{1,2})?$/i;

/** A value with the same form in body, query and answer. */
function alike(schema: z.ZodType<StoredValue>): Forms {
  return { body: schema, query: schema, answer: schema };
}

/** Text is stored as sent, including spaces. */
function textOf(isBlank: boolean): Forms {
  const accepts = (text: string) => text.length <= TEXT_MAX && !CONTROL.test(text) && (isBlank || text.trim() !== '');
  const schema = z
    .string()
    .refine(accepts)
    .meta({ ...(isBlank ? {} : { minLength: 1 }), maxLength: TEXT_MAX });
  return alike(expecting(schema, `${isBlank ? '' : 'non-empty '}text of at most ${TEXT_MAX} characters`));
}

function amount(isUnsigned: boolean): Forms {
  const money = isUnsigned ? moneyBetween() : moneyBetween({ min: -CENTS_MAX }, 'Amount');
  const kept = money.transform(toDecimal);
  return { body: kept, query: kept, answer: decimal };
}

function numeric(type: 'integer' | 'number', isUnsigned: boolean): Forms {
  const accepts = (value: number) => (type === 'number' || Number.isSafeInteger(value)) && (!isUnsigned || value >= 0);
  const words = `${type === 'integer' ? 'an integer' : 'a number'}${isUnsigned ? ', zero or more' : ''}`;
  const published = { type, ...(isUnsigned ? { minimum: 0 } : {}) };
  const body = z
    .number()
    .refine(accepts)
    // A negative zero is zero.
    .overwrite((value) => value + 0)
    .meta(published);
  const query = z
    .string()
    .regex(type === 'integer' ? INTEGER : NUMBER)
    .transform((text) => Number(text) + 0)
    .refine((value) => Number.isFinite(value) && accepts(value))
    .meta({ pattern: undefined, ...published });
  return { body: expecting(body, words), query: expecting(query, words), answer: body };
}

/** `2026-03-13T18:45:00Z`: UTC, without a zero fraction. */
const instant = timestamp.transform((text) => text.replace('.000Z', 'Z'));

type PlainType = Exclude<FieldType, 'enum' | `ref:${string}`>;

const FORMS: Readonly<Record<PlainType, Forms>> = {
  vin: { body: vin, query: vin, answer: z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/) },
  string: textOf(false),
  money: amount(false),
  integer: numeric('integer', false),
  number: numeric('number', false),
  date: alike(isoDate),
  datetime: { body: instant, query: instant, answer: timestamp },
  boolean: {
    body: expecting(z.boolean(), 'true or false'),
    query: expecting(
      z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .meta({ type: 'boolean', enum: undefined }),
      'true or false',
    ),
    answer: z.boolean(),
  },
  zip: alike(
    expecting(
      z
        .string()
        .refine((text) => text.length === 5 && isZipInUse(text))
        .meta({ pattern: '^\\d{5}$' }),
      'string of 5 digits, a ZIP code that the Postal Service uses',
    ),
  ),
  state: alike(expecting(z.string().regex(/^[A-Z]{2}$/), 'a state of two capital letters')),
};

const BLANK = textOf(true);
const UNSIGNED: Partial<Record<FieldType, Forms>> = {
  money: amount(true),
  integer: numeric('integer', true),
  number: numeric('number', true),
};

/** Id prefixes that a reference accepts. A dealer can be an account. */
function prefixes({ type, example }: Kind): string[] {
  const own = String(example).slice(0, String(example).lastIndexOf('_') + 1);
  return type === 'ref:dealers' ? [own, 'acct_', 'anon_'] : [own];
}

function reference(kind: Kind): Forms {
  const [own, ...others] = prefixes(kind);
  const schema = z.string().regex(new RegExp(`^(?:${[own, ...others].join('|')})[A-Za-z0-9]{1,64}$`));
  return alike(expecting(schema, `an id ${own}<id> of letters and digits`));
}

function formsOf(kind: Kind): Forms {
  const { type, values = [], blank = false, unsigned = false } = kind;
  if (type === 'enum') return alike(z.enum([...values]));
  if (type.startsWith('ref:')) return reference(kind);
  if (type === 'string' && blank) return BLANK;
  return (unsigned ? UNSIGNED[type] : undefined) ?? FORMS[type as PlainType];
}

/** Schema of a value as sent; parses to the stored value. */
export function sentSchema(kind: Kind, source: Source): z.ZodType<StoredValue> {
  const schema = formsOf(kind)[source];
  return kind.example === undefined ? schema : schema.meta({ examples: [kind.example] });
}

/** Schema of a value as returned. */
export function answerSchema(kind: Kind): z.ZodType<StoredValue> {
  return formsOf(kind).answer;
}

/** The value to store, or undefined when `raw` is not of the kind. */
export function readValue(raw: unknown, kind: Kind, source: Source): StoredValue | undefined {
  return formsOf(kind)[source].safeParse(raw).data;
}

/** The value in expressions: money in dollars, text as text. */
export function computedValue(value: StoredValue, type: FieldType): Value {
  return type === 'money' ? Number(value) : value;
}
