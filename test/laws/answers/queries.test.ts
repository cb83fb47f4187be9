/** Query parameters accept what the published document allows, and refuse what it excludes. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '#catalog/row.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { Example } from '#kernel/endpoint.ts';
import { testService } from '#test/builders.ts';
import { runExample } from '../examples.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const { catalog, get } = testService();
const { body: contract } = await get('/openapi.json');

function resolveRef<T extends object>(part: T & { readonly $ref?: string }): T {
  if (part.$ref === undefined) return part;
  const names = part.$ref.replace('#/', '').split('/');
  return names.reduce((inner, name) => inner[name], contract) as T;
}

interface PublishedParameter {
  readonly row: Row;
  readonly name: string;
  readonly schema: Schema;
}

const PARAMETERS: PublishedParameter[] = catalog.flatMap((row) => {
  const { method, path } = row.endpoint;
  const { parameters = [] } = contract.paths[path][method.toLowerCase()];
  return (parameters as { $ref?: string; name: string; in: string; schema: Schema }[])
    .map((parameter) => resolveRef(parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({ row, name, schema: resolveRef(schema) }));
});

/** Constraints that a type cannot express: companions of a value, or an existing target. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'searchListings distance': { zip: '94105' },
  'readPayments downPayment': { price: '99999999.99' },
  'readPayments plateTransfer': { zip: '60601' },
  'readTaxes plateTransfer': { zip: '60601' },
};
/** Values that must name something that exists, or come from another response. */
const NAMED =
  /^(searchListings (cursor|select|scope|vehicle\.vin)|\w+ (zip|fromZip)|readPlate state|readPayments firstPaymentDate|readLanding (checkout|sign)|\w+ family|readDeal\b.*|readChecklist\b.*|readFiDeal\b.*|readInForce\b.*)$/;

const digits = (value: number, decimals: number) => value.toFixed(decimals).replace(/\.?0+$/, '') || '0';

/** Values that match the schema, including its extremes. */
function validValues({
  type,
  enum: listed,
  pattern,
  format,
  minimum,
  maximum,
  minLength = 1,
  maxLength,
}: Schema): fc.Arbitrary<string> {
  if (listed !== undefined) return fc.constantFrom(...listed);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'integer') {
    const [min, max] = [minimum ?? 0, maximum ?? Number.MAX_SAFE_INTEGER];
    return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max })).map(String);
  }
  if (type === 'number') {
    const [min, max] = [Math.round((minimum ?? 0) * 100), Math.round((maximum ?? 1e9) * 100)];
    return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max })).map((cents) => digits(cents / 100, 2));
  }
  if (format === 'date') return fc.constantFrom('2026-06-15', '2028-02-29', '2026-12-31');
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= 200 && isRising(text));
  return fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 '), minLength, maxLength: Math.min(maxLength ?? 40, 1_000) })
    .filter((text) => text.trim() !== '');
}

/** True when a range runs from low to high. */
function isRising(text: string): boolean {
  return text.split(',').every((item) => {
    const [, low, high] = /^([\d.]+)-([\d.]+)$/.exec(item) ?? [];
    return low === undefined || Number(low) <= Number(high);
  });
}

/** Values that the schema excludes; none when it allows any text. */
function invalidValues({ type, enum: listed, pattern, format, minimum, maximum, maxLength }: Schema): string[] {
  if (listed !== undefined) return ['an unlisted value', `${listed[0]}x`];
  if (type === 'boolean') return ['yes', '1', 'TRUE'];
  if (type === 'integer' || type === 'number') {
    const step = type === 'integer' ? 1 : 0.01;
    return [
      'many',
      '1e3x',
      ...(type === 'integer' ? ['1.5'] : []),
      ...(minimum === undefined ? [] : [digits(minimum - step, 2)]),
      ...(maximum === undefined ? [] : [type === 'integer' ? String(BigInt(maximum) + 1n) : digits(maximum + step, 2)]),
    ];
  }
  if (format === 'date') return ['2026-02-30', 'tomorrow', '2026-6-1'];
  const beyond = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)];
  return pattern === undefined ? beyond : ['?!', ...beyond];
}

function baseOf({ endpoint }: Row): Example | undefined {
  return endpoint.examples.find(({ answers }) => answers === 'OK') ?? endpoint.examples[0];
}

/** Calls one operation with one parameter; returns what is wrong with it according to the response. */
async function call({
  row,
  name,
}: PublishedParameter): Promise<(value: string) => Promise<{ status: number; named: boolean; text: string }>> {
  const carport = testService();
  const example = baseOf(row);
  const { path, key } = await runExample(carport, row, { ...example, query: {} } as Example);
  const beside = BESIDE[`${row.name} ${name}`] ?? {};
  return async (value) => {
    const query = new URLSearchParams({ ...beside, [name]: value });
    const reply = await carport.get(`${path}?${query}`, withoutUndefined({ key }));
    const problems = (reply.body?.problems ?? []) as { path: string }[];
    return { status: reply.status, named: problems.some((problem) => problem.path === name), text: reply.text };
  };
}

const cases = PARAMETERS.map((one): [string, PublishedParameter] => [`${one.row.name} ${one.name}`, one]);

describe('a published query parameter', () => {
  it('has a type, an enumeration or a pattern', () => {
    for (const [title, { schema }] of cases) expect(schema.type ?? schema.enum, title).toBeDefined();
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases.filter(([title]) => !NAMED.test(title)))('%s accepts every value of its type', async (_, one) => {
    const ask = await call(one);
    const property = fc.asyncProperty(validValues(one.schema), async (value) => {
      const { named, text } = await ask(value);
      expect(named, `${JSON.stringify(value)}: ${text.slice(0, 400)}`).toBe(false);
    });
    await fc.assert(property, { numRuns: 12 });
  });

  it.each(cases.filter(([, { schema }]) => invalidValues(schema).length > 0))(
    '%s refuses what its type excludes',
    async (_, one) => {
      const ask = await call(one);
      for (const value of invalidValues(one.schema)) {
        const { status, named, text } = await ask(value);
        expect([status, named], `${JSON.stringify(value)}: ${text.slice(0, 400)}`).toEqual([400, true]);
      }
    },
  );
});
