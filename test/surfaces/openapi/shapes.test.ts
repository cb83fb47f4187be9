/** Published schemas as generators see them: named enumerations and typed responses. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';

type Part = Readonly<Record<string, unknown>>;

const { body: document } = await testService().get('/openapi.json');
const components = document.components.schemas as Readonly<Record<string, Part>>;

/** Members whose values are data. */
const DATA = new Set(['examples', 'example', 'default', 'const', 'enum', 'required']);
/** Members whose values are schemas by name. */
const NAMED = new Set(['properties', 'responses', 'content', 'parameters', 'headers', 'patternProperties']);
const SHAPES = ['type', '$ref', 'allOf', 'anyOf', 'oneOf', 'const', 'enum', 'not'];

/** Deliberately untyped, each with its reason. */
const UNTYPED: Readonly<Record<string, string>> = {
  'DealEvent/data/*': '/openapi.json?tag=buy shows the data of each of some sixty types',
  'AvailableMove/example/*': 'the body of another operation, whose own schema types it',
  'BlockedMove/help/example/*': 'the body of another operation, whose own schema types it',
  'FiMove/example/*': 'the body of another operation, whose own schema types it',
  'readComposition/available[]/example/*': 'the body of another operation, whose own schema types it',
  'Landing/start[]/body': 'the body of another operation, whose own schema types it',
  'JsonValue|[]': 'any JSON: openapi-typescript takes no schema that refers to itself',
  'JsonValue|/*': 'any JSON: openapi-typescript takes no schema that refers to itself',
  'ConsentEvidence|': 'what the caller keeps as evidence of a consent is the caller’s own',
  'speakMcp/result/*': 'the Model Context Protocol types the result of each of its methods',
};

/** Every schema inside another, with its path: `Landing/start[]/body`. */
function schemasIn(part: unknown, at: string): [string, Part][] {
  if (Array.isArray(part)) return part.flatMap((one) => schemasIn(one, at));
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([keyword, value]): [string, Part][] => {
    if (DATA.has(keyword)) return [];
    if (keyword === 'properties')
      return Object.entries(value as Part).flatMap(([name, one]) => schemasIn(one, `${at}/${name}`));
    if (keyword === 'items') return schemasIn(value, `${at}[]`);
    if (keyword === 'additionalProperties') return schemasIn(value, `${at}/*`);
    return ['allOf', 'anyOf', 'oneOf'].includes(keyword)
      ? schemasIn(value, keyword === 'allOf' ? at : `${at}|`.replace('||', '|'))
      : [];
  });
  return [[at, part as Part], ...inner];
}

/** The schemas of the 200 responses by operation, and every component that they reach. */
function responseSchemas(): [string, Part][] {
  const own = Object.values(document.paths as Record<string, Record<string, Part>>).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, responses }) => {
      const { content = {} } = ((responses as Part)['200'] ?? {}) as { content?: Record<string, { schema: unknown }> };
      return Object.values(content).flatMap(({ schema }) => schemasIn(schema, String(operationId)));
    }),
  );
  const reached = new Map<string, [string, Part][]>();
  const follow = (schemas: readonly [string, Part][]) => {
    for (const [, { $ref }] of schemas) {
      const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined;
      if (name === undefined || reached.has(name)) continue;
      const inner = schemasIn(components[name], name);
      reached.set(name, inner);
      follow(inner);
    }
  };
  follow(own);
  return [...own, ...[...reached.values()].flat()];
}

/** True for any JSON, or an object without members. */
function isUntyped(schema: Part): boolean {
  if (schema.$ref === '#/components/schemas/JsonValue') return true;
  if (!SHAPES.some((keyword) => keyword in schema)) return true;
  const { type, properties, additionalProperties, allOf, anyOf } = schema;
  if (type !== 'object' || allOf !== undefined || anyOf !== undefined) return false;
  return Object.keys((properties ?? {}) as Part).length === 0 && typeof additionalProperties !== 'object';
}

/** Unnamed enumerations of three or more values, except at the top of a component. */
function namelessEnumerations(part: unknown, at = '#'): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => namelessEnumerations(one, at));
  if (typeof part !== 'object' || part === null) return [];
  const { type, enum: values } = part as Part;
  const isNamed = /^#\/components\/schemas\/\w+$/.test(at);
  const own = type === 'string' && Array.isArray(values) && values.length > 2 && !isNamed ? [at] : [];
  const inner = Object.entries(part).filter(([keyword]) => !DATA.has(keyword) || NAMED.has(keyword));
  return [...own, ...inner.flatMap(([keyword, value]) => namelessEnumerations(value, `${at}/${keyword}`))];
}

describe('the published schemas', () => {
  it('name every enumeration of three values or more', () => {
    expect(namelessEnumerations(document)).toEqual([]);
  });

  it('type every member of a 200 response, except for the listed exceptions', () => {
    const untyped = responseSchemas().flatMap(([at, schema]) => (isUntyped(schema) ? [at] : []));
    expect([...new Set(untyped)].sort()).toEqual(Object.keys(UNTYPED).sort());
  });

  it('are checked for an enumeration without a name and a member without a type', () => {
    expect(namelessEnumerations({ paths: { '/x': { type: 'string', enum: ['a', 'b', 'c'] } } })).toEqual([
      '#/paths//x',
    ]);
    const planted = schemasIn({ type: 'object', properties: { any: {}, bare: { type: 'object' } } }, 'X');
    expect(planted.flatMap(([at, schema]) => (isUntyped(schema) ? [at] : []))).toEqual(['X/any', 'X/bare']);
  });
});
