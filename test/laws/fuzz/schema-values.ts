/** Values that match a JSON Schema, and values that do not. */
import type { Random } from './random.ts';

export type Schema = { readonly [member: string]: unknown };

/** Ids from earlier responses, and samples for patterns. */
export interface KnownValues {
  sample(name: string, random: Random): string | undefined;
}

const DEPTH_MAX = 6;
const MEMBER_PERCENT = 45;
const SAMPLES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/vin/i, ['F1XDEMCR4SDEM0001', '1HGCM82633A004352', '5YJ3E1EA7KF317000', '1FTEW1EP5JKE12345']],
  [/zip/i, ['94105', '10001', '60601', '78701']],
  [/state/i, ['CA', 'TX', 'NY', 'FL']],
  [/date|asOf|At$/i, ['2026-11-28', '2024-02-29', '1999-12-31', '9998-12-31', '1900-01-01']],
  [/price|amount|balance|payment|total|fee/i, ['12500.00', '0.01', '99999999.99', '31500']],
  [/apr|rate/i, ['6.99', '0', '24.5']],
];

export interface SampleContext {
  readonly document: Schema;
  readonly random: Random;
  readonly known: KnownValues;
}

/** A value that matches the schema; patterns are met by samples. */
export function sampleOf(schema: Schema, name: string, sought: SampleContext, depth = 0): unknown {
  const { random } = sought;
  const full = resolveRef(schema, sought.document);
  if ('const' in full) return full.const;
  if (Array.isArray(full.enum)) return random.pick(full.enum);
  const options = full.anyOf ?? full.oneOf;
  if (Array.isArray(options)) return sampleOf(random.pick(options as Schema[]) ?? {}, name, sought, depth);
  if (Array.isArray(full.allOf))
    return Object.assign({}, ...(full.allOf as Schema[]).map((part) => sampleOf(part, name, sought, depth)));
  const examples = Array.isArray(full.examples) ? full.examples : full.example === undefined ? [] : [full.example];
  if (examples.length > 0 && random.chance(50)) return random.pick(examples);
  return ofType(Array.isArray(full.type) ? random.pick(full.type) : full.type, full, { name, sought, depth });
}

interface Place {
  readonly name: string;
  readonly sought: SampleContext;
  readonly depth: number;
}

function ofType(type: unknown, full: Schema, { name, sought, depth }: Place): unknown {
  const { random } = sought;
  switch (type) {
    case 'object':
      return depth > DEPTH_MAX ? {} : objectOf(full, sought, depth);
    case 'array': {
      const least = Number(full.minItems ?? 0);
      const length = depth > DEPTH_MAX ? least : Math.max(least, random.int(4));
      return Array.from({ length }, () => sampleOf((full.items ?? {}) as Schema, name, sought, depth + 1));
    }
    case 'integer':
    case 'number':
      return numberOf(full, type, random);
    case 'boolean':
      return random.chance(50);
    case 'null':
      return null;
    case 'string':
      return textOf(full, name, sought);
    default:
      return random.pick(['text', 1, true, null, {}, []]);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, sought: SampleContext, depth: number): object {
  const members = Object.entries(properties as Record<string, Schema>).filter(
    ([name]) => (required as string[]).includes(name) || sought.random.chance(MEMBER_PERCENT),
  );
  return Object.fromEntries(members.map(([name, schema]) => [name, sampleOf(schema, name, sought, depth + 1)]));
}

function numberOf(full: Schema, type: 'integer' | 'number', random: Random): number {
  const least = Number(full.minimum ?? full.exclusiveMinimum ?? 0);
  const most = Number(full.maximum ?? full.exclusiveMaximum ?? 100_000);
  const value = random.pick([least, most, least + 1, most - 1, least + random.int(Math.max(1, most - least))]) ?? least;
  return type === 'integer' ? Math.trunc(value) : value;
}

function textOf(full: Schema, name: string, { random, known }: SampleContext): string {
  const learned = random.chance(70) ? known.sample(name, random) : undefined;
  if (learned !== undefined) return learned;
  const samples = SAMPLES.find(([words]) => words.test(name))?.[1];
  if (samples !== undefined) return random.pick(samples) ?? '';
  if (full.format === 'date-time') return '2026-11-28T12:00:00.000Z';
  if (full.format === 'uri') return 'https://hooks.example.com/a';
  const least = Number(full.minLength ?? 1);
  return 'Ada Lovelace of the North '.repeat(Math.ceil(least / 26) || 1).slice(0, Math.max(least, 1 + random.int(24)));
}

/** The target of a reference. */
export function resolveRef(schema: Schema, document: Schema): Schema {
  let found = schema;
  for (let hops = 0; typeof found.$ref === 'string' && hops < 10; hops += 1) found = partAt(document, found.$ref);
  return found;
}

/** The part of a document under a JSON pointer (RFC 6901). */
export function partAt(document: Schema, pointer: string): Schema {
  const names = pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  const part = names.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], document);
  return (part ?? {}) as Schema;
}
