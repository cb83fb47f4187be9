/** Replaces members that an object shares with a named schema by a reference to it (`allOf`). */
import type { InSlices } from '#kernel/bounds/turns.ts';
import { type Schema, schemaRef } from './schemas.ts';

interface ObjectSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}

interface Base {
  readonly name: string;
  readonly members: ReadonlyMap<string, string>;
  readonly required: readonly string[];
  readonly bytes: number;
}

/** Shorter schemas cost more as references. */
const BYTES_MIN = 110;
const PLAIN = new Set(['type', 'properties', 'required', 'description']);

/** Items or named schemas to rewrite before yielding. */
const SLICE_MEMBERS = 4;

/** Rewrites every open object as an extension of the largest named schema that it contains, or as that schema. */
export function* withInherited<Parts extends object>(
  parts: Parts,
  named: Readonly<Record<string, Schema>>,
): InSlices<Parts> {
  const bases = basesOf(named);
  const roots = new Set<unknown>(Object.values(named));
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (typeof value !== 'object' || value === null) return value;
    const fitting = isOpenObject(value) && roots.has(value) ? smallerThan(value, bases) : bases;
    const inner = isOpenObject(value) ? onBase(value, fitting, named) : value;
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, rewrite(one)]));
  };
  const rewritten: [string, unknown][] = [];
  for (const [n, [name, one]] of Object.entries(parts).entries()) {
    if (n % SLICE_MEMBERS === 0) yield;
    rewritten.push([name, rewrite(one)]);
  }
  return Object.fromEntries(rewritten) as Parts;
}

function basesOf(named: Readonly<Record<string, Schema>>): Base[] {
  return Object.entries(named)
    .flatMap(([name, schema]): Base[] => {
      if (!isOpenObject(schema) || Object.keys(schema).some((keyword) => !PLAIN.has(keyword))) return [];
      const members = new Map(Object.entries(schema.properties).map(([member, one]) => [member, JSON.stringify(one)]));
      return [{ name, members, required: schema.required ?? [], bytes: JSON.stringify(schema).length }];
    })
    .filter(({ bytes }) => bytes >= BYTES_MIN)
    .sort((a, b) => b.bytes - a.bytes);
}

/** An object that allows further members; a closed one would reject those of its base. */
function isOpenObject(value: object): value is ObjectSchema {
  const { properties, additionalProperties } = value as Schema;
  return typeof properties === 'object' && properties !== null && additionalProperties === undefined;
}

function onBase(schema: ObjectSchema, bases: readonly Base[], named: Readonly<Record<string, Schema>>): Schema {
  const { type: _object, properties, required = [], allOf = [], ...rest } = schema;
  const whole = wholeOf(schema, named);
  const base = bases.find((one) => holds(whole, one) && isShorter(properties, one));
  if (base === undefined) return schema;
  const demanded = required.filter((member) => !base.required.includes(member));
  const own = Object.entries(properties).filter(([member]) => !base.members.has(member));
  const isSame = own.length === 0 && demanded.length === 0 && allOf.length === 0;
  if (isSame) return { ...rest, ...schemaRef(base.name) };
  return {
    ...rest,
    allOf: [...allOf, schemaRef(base.name)],
    ...(own.length === 0 ? {} : { properties: Object.fromEntries(own) }),
    ...(demanded.length === 0 ? {} : { required: demanded }),
  };
}

/** The members of a schema, including those of its envelope. */
function wholeOf({ properties, required = [], allOf = [] }: ObjectSchema, named: Readonly<Record<string, Schema>>) {
  const frames = allOf.flatMap(({ $ref }) => named[String($ref).replace('#/components/schemas/', '')] ?? []);
  return [...frames, { properties, required }].reduce<{
    properties: Readonly<Record<string, Schema>>;
    required: readonly string[];
  }>(
    (sum, frame) => {
      const { properties = {}, required = [] } = frame as Partial<ObjectSchema>;
      return { properties: { ...sum.properties, ...properties }, required: [...sum.required, ...required] };
    },
    { properties: {}, required: [] },
  );
}

/** True when the reference saves more than it costs. */
function isShorter(properties: ObjectSchema['properties'], { members }: Base): boolean {
  const saved = [...members].filter(([member]) => member in properties);
  return saved.reduce((sum, [member, text]) => sum + 2 * member.length + text.length, 0) > BYTES_MIN / 2;
}

/** A named schema may only extend smaller ones, or ones with fewer required members, which prevents cycles. */
function smallerThan({ properties, required = [] }: ObjectSchema, bases: readonly Base[]): Base[] {
  const size = Object.keys(properties).length;
  return bases.filter(
    ({ members, required: demanded }) =>
      members.size < size || (members.size === size && demanded.length < required.length),
  );
}

function holds(
  { properties, required = [] }: Pick<ObjectSchema, 'properties' | 'required'>,
  { members, required: demanded }: Base,
): boolean {
  // Most bases have a member that the object lacks; only the others are worth serializing.
  if (demanded.length > required.length || ![...members.keys()].every((member) => member in properties)) return false;
  const isSame = [...members].every(([member, text]) => JSON.stringify(properties[member]) === text);
  return isSame && demanded.every((member) => required.includes(member));
}
