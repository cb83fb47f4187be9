/** Law of bounds: every array, open object and text that a request may hold has a published limit. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testService } from '#test/builders.ts';

type Schema = { readonly [name: string]: unknown };

/** Formats and patterns of fixed length. `+`, `*` and `{n,}` are not. */
const FIXED_FORMATS = new Set(['date', 'date-time']);
const hasOpenEnd = (pattern: string) => /[+*]|\{\d+,\}/.test(pattern.replace(/\\[+*]/g, ''));

function isBoundedText(schema: Schema): boolean {
  const { maxLength, pattern, format } = schema;
  if (maxLength !== undefined || 'enum' in schema || 'const' in schema) return true;
  if (typeof format === 'string' && FIXED_FORMATS.has(format)) return true;
  return typeof pattern === 'string' && !hasOpenEnd(pattern);
}

/** Paths without a limit. */
function unboundedPaths(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const one = schema as Schema;
  const types = [one.type].flat();
  const isOpen = one.additionalProperties !== false && one.maxProperties === undefined;
  const unboundedWithin = (nested: unknown, name: string) =>
    Object.entries((nested ?? {}) as Schema).flatMap(([key, value]) => unboundedPaths(value, `${place}${name}${key}`));
  return [
    ...(types.includes('array') && one.maxItems === undefined ? [`${place} is an array without maxItems`] : []),
    ...(types.includes('object') && isOpen ? [`${place} is an open object without maxProperties`] : []),
    ...(types.includes('string') && !isBoundedText(one) ? [`${place} is a text without maxLength`] : []),
    ...unboundedWithin(one.properties, '.'),
    ...unboundedWithin(one.$defs, '#'),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((name) => unboundedWithin(one[name], '|')),
    ...unboundedPaths(one.items, `${place}[]`),
    ...unboundedPaths(one.additionalProperties, `${place}.*`),
  ];
}

const { catalog } = testService();
const sent = catalog.flatMap(({ id, endpoint }) =>
  (['query', 'body'] as const).flatMap((place): [string, z.ZodType][] => {
    const schema = endpoint[place];
    // Ignored unknown parameters are not stored.
    if (schema === undefined || (place === 'query' && endpoint.allowsUnknownMembers === true)) return [];
    return [[`${id} ${place}`, schema]];
  }),
);

describe('every request', () => {
  it.each(sent)('publishes its bounds: %s', (_, schema) => {
    expect(unboundedPaths(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')).toEqual([]);
  });

  it('is detected when it has no bounds', () => {
    const open = z.object({ a: z.array(z.string()), b: z.looseObject({}), c: z.string().regex(/^x+$/) });
    expect(unboundedPaths(z.toJSONSchema(open, { io: 'input' }), '')).toEqual([
      ' is an open object without maxProperties',
      '.a is an array without maxItems',
      '.a[] is a text without maxLength',
      '.b is an open object without maxProperties',
      '.c is a text without maxLength',
    ]);
  });
});
