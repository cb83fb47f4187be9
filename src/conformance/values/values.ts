/** Parses, stores and describes field values: one table by type. */
import { isZipInUse } from '#domain/places/places.ts';
import type { Json, JsonObject } from '#kernel/answer.ts';
import { isIsoDate, parseInstant } from '#kernel/dates.ts';
import { parseMoney, toDecimal } from '#kernel/money.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import { parseVin } from '#kernel/vin.ts';
import type { Value } from '../expression/functions.ts';
import type { FieldType } from '../family/notation.ts';

/** A value as records keep it and answers show it: money is a decimal string, a VIN upper-case, an instant UTC. */
export type Kept = string | number | boolean;

/** Description of a value to read. */
export interface Kind {
  readonly type: FieldType;
  /** The values of an enum. */
  readonly values?: readonly string[];
  /** A value of this type; a reference's prefix is taken from it. */
  readonly example?: Json;
  /** An empty text is a value too. */
  readonly blank?: boolean;
  /** An amount or count that is zero or more. */
  readonly unsigned?: boolean;
}

/** `query` values arrive as text and are read as the type they mean; `body` values must be of that JSON type. */
export type Source = 'query' | 'body';

interface TypeRow {
  readonly expected: (kind: Kind) => string;
  readonly code?: RefusalCode;
  /** The value to keep, or undefined when it is not of the type. */
  readonly read: (raw: unknown, kind: Kind, source: Source) => Kept | undefined;
  readonly schema: (kind: Kind) => JsonObject;
}

const TEXT_MAX = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
const INTEGER = /^-?\d{1,15}$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,20})?(e[+-]?\d{1,2})?$/i;

/** The three ways to write an amount. */
const MONEY: JsonObject = {
  anyOf: [
    { type: 'string', pattern: '^-?\\d+(\\.\\d{1,2})?$' },
    { type: 'number' },
    {
      type: 'object',
      properties: { amount: { type: ['string', 'number'] }, currency: { const: 'USD' } },
      required: ['amount', 'currency'],
      additionalProperties: false,
    },
  ],
};

const UNSIGNED_MONEY: JsonObject = {
  anyOf: [
    { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$' },
    { type: 'number', minimum: 0 },
    {
      type: 'object',
      properties: {
        amount: {
          anyOf: [
            { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$' },
            { type: 'number', minimum: 0 },
          ],
        },
        currency: { const: 'USD' },
      },
      required: ['amount', 'currency'],
      additionalProperties: false,
    },
  ],
};

function textual(pattern: RegExp, expected: string, schema: JsonObject): TypeRow {
  return {
    expected: () => expected,
    read: (raw) => (typeof raw === 'string' && pattern.test(raw) ? raw : undefined),
    schema: () => ({ type: 'string', ...schema }),
  };
}

function numeric(pattern: RegExp, accepts: (value: number) => boolean, expected: string, type: string): TypeRow {
  return {
    expected: () => expected,
    read: (raw, _kind, source) => {
      const value = source === 'query' && typeof raw === 'string' && pattern.test(raw) ? Number(raw) : raw;
      return typeof value === 'number' && accepts(value) ? value + 0 : undefined;
    },
    schema: () => ({ type }),
  };
}

/** `2026-03-13T18:45:00Z`: UTC, without a fraction where it is zero. */
function utc(text: string): string | undefined {
  return parseInstant(text)?.replace('.000Z', 'Z');
}

/** Prefixes of the ids a reference may hold. A dealer may be named by its account. */
function prefixes({ type, example }: Kind): string[] {
  const own = String(example).slice(0, String(example).lastIndexOf('_') + 1);
  return type === 'ref:dealers' ? [own, 'acct_', 'anon_'] : [own];
}

const reference: TypeRow = {
  expected: (kind) => `an id ${prefixes(kind)[0]}<id> of letters and digits`,
  read: (raw, kind) => {
    if (typeof raw !== 'string') return undefined;
    const prefix = prefixes(kind).find((one) => raw.startsWith(one));
    return prefix !== undefined && /^[A-Za-z0-9]{1,64}$/.test(raw.slice(prefix.length)) ? raw : undefined;
  },
  schema: (kind) => ({ type: 'string', pattern: `^(?:${prefixes(kind).join('|')})[A-Za-z0-9]{1,64}$` }),
};

const ROWS: Readonly<Record<Exclude<FieldType, `ref:${string}`>, TypeRow>> = {
  vin: {
    expected: () => 'a VIN of 17 characters A–Z, 0–9 without I, O, Q',
    code: 'invalid-vin',
    read: (raw) => (typeof raw === 'string' ? parseVin(raw) : undefined),
    schema: () => ({ type: 'string', pattern: '^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$' }),
  },
  string: {
    expected: ({ blank }) => `${blank === true ? '' : 'non-empty '}text of at most ${TEXT_MAX} characters`,
    read: (raw, { blank }) => {
      if (typeof raw !== 'string' || raw.length > TEXT_MAX || CONTROL.test(raw)) return undefined;
      return blank === true || raw.trim() !== '' ? raw : undefined;
    },
    schema: ({ blank }) => ({ type: 'string', ...(blank === true ? {} : { minLength: 1 }), maxLength: TEXT_MAX }),
  },
  money: {
    expected: () => 'money: a decimal string, a number of dollars, or {amount, currency: "USD"}',
    read: (raw) => {
      const parsed = parseMoney(raw);
      return parsed.ok ? toDecimal(parsed.cents) : undefined;
    },
    schema: () => MONEY,
  },
  integer: numeric(INTEGER, Number.isSafeInteger, 'an integer', 'integer'),
  number: numeric(NUMBER, Number.isFinite, 'a number', 'number'),
  date: {
    expected: () => 'an existing date YYYY-MM-DD',
    read: (raw) => (typeof raw === 'string' && isIsoDate(raw) ? raw : undefined),
    schema: () => ({ type: 'string', format: 'date' }),
  },
  datetime: {
    expected: () => 'an ISO 8601 timestamp with a zone',
    read: (raw) => (typeof raw === 'string' ? utc(raw) : undefined),
    schema: () => ({ type: 'string', format: 'date-time' }),
  },
  boolean: {
    expected: () => 'true or false',
    read: (raw, _kind, source) => {
      const value = source === 'query' ? ({ true: true, false: false } as const)[String(raw)] : raw;
      return typeof value === 'boolean' ? value : undefined;
    },
    schema: () => ({ type: 'boolean' }),
  },
  zip: {
    expected: () => 'string of 5 digits, a ZIP code that the Postal Service uses',
    read: (raw) => (typeof raw === 'string' && raw.length === 5 && isZipInUse(raw) ? raw : undefined),
    schema: () => ({ type: 'string', pattern: '^\\d{5}$' }),
  },
  state: textual(/^[A-Z]{2}$/, 'a state of two capital letters', { pattern: '^[A-Z]{2}$' }),
  enum: {
    expected: ({ values = [] }) => `one of ${values.join(', ')}`,
    read: (raw, { values = [] }) => (typeof raw === 'string' && values.includes(raw) ? raw : undefined),
    schema: ({ values = [] }) => ({ type: 'string', enum: [...values] }),
  },
};

function rowOf(kind: Kind): TypeRow {
  return kind.type.startsWith('ref:') ? reference : ROWS[kind.type as Exclude<FieldType, `ref:${string}`>];
}

/** The value to keep, or undefined when `raw` is not of the kind. */
export function readValue(raw: unknown, kind: Kind, source: Source): Kept | undefined {
  const value = rowOf(kind).read(raw, kind, source);
  return kind.unsigned === true && Number(value) < 0 ? undefined : value;
}

/** The expectation that a problem states. */
export function expectedOf(kind: Kind): string {
  return `${rowOf(kind).expected(kind)}${kind.unsigned === true ? ', zero or more' : ''}`;
}

/** The refusal code that a malformed value of this kind earns, where it has its own. */
export function codeOfKind(kind: Kind): RefusalCode | undefined {
  return rowOf(kind).code;
}

/** JSON Schema of the value as it is written. */
export function schemaOf(kind: Kind): JsonObject {
  const example = kind.example === undefined ? {} : { examples: [kind.example] };
  if (kind.unsigned !== true) return { ...rowOf(kind).schema(kind), ...example };
  return { ...(kind.type === 'money' ? UNSIGNED_MONEY : { ...rowOf(kind).schema(kind), minimum: 0 }), ...example };
}

/** JSON Schema of the value as it is read: money is a decimal string, a VIN upper-case. */
export function readSchemaOf(kind: Kind): JsonObject {
  if (kind.type === 'money') return { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' };
  if (kind.type === 'vin') return { type: 'string', pattern: '^[A-HJ-NPR-Z0-9]{17}$' };
  return rowOf(kind).schema(kind);
}

/** The value as expressions reckon with it: money in dollars, text as text. */
export function computedValue(value: Kept, type: FieldType): Value {
  return type === 'money' ? Number(value) : value;
}
