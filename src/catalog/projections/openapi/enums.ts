/**
 * Names the enumerations of named schemas (`Lead.state` → `LeadState`), and refers to them wherever the same values
 * occur.
 */
import { pascalCase, type Schema, schemaRef } from './schemas.ts';

export interface NamedEnums {
  /** The named schemas with references to their enumerations, which are included. */
  readonly schemas: Record<string, Schema>;
  /** The same part with references to named enumerations. */
  refer<Part>(part: Part): Part;
}

export function nameEnums(schemas: Readonly<Record<string, Schema>>): NamedEnums {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) if (isEnum(schema)) names.set(keyOf(schema), name);
  const added: Record<string, Schema> = {};
  const addComponent = (schema: Schema, path: readonly string[]): string => {
    const name = path.map(pascalCase).join('');
    if (name in schemas || name in added) throw new Error(`The enumeration ${name} has the name of another schema.`);
    added[name] = { type: 'string', enum: schema.enum };
    names.set(keyOf(schema), name);
    return name;
  };
  const referring = Object.entries(schemas).map(([name, schema]) => [
    name,
    isEnum(schema)
      ? schema
      : rewrite(schema, [name], (inner, path) => names.get(keyOf(inner)) ?? addComponent(inner, path)),
  ]);
  return {
    schemas: inOrder({ ...Object.fromEntries(referring), ...added }),
    refer: (part) => rewrite(part, [], (inner) => names.get(keyOf(inner))),
  };
}

/** Replaces every named enumeration; `path` is the list of member names leading to it. */
function rewrite<Part>(
  part: Part,
  path: readonly string[],
  nameOf: (schema: Schema, path: readonly string[]) => string | undefined,
): Part {
  const visit = (value: unknown, at: readonly string[], isMembers: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, at, false));
    if (typeof value !== 'object' || value === null) return value;
    if (!isMembers && isEnum(value as Schema)) return enumReference(value as Schema, at);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) =>
        isMembers
          ? [name, visit(one, [...at, name], false)]
          : [name, DATA.has(name) ? one : visit(one, at, name === 'properties')],
      ),
    );
  };
  const enumReference = (schema: Schema, at: readonly string[]): Schema => {
    const name = nameOf(schema, at);
    if (name === undefined) return schema;
    const { type: _type, enum: _enum, examples: _examples, ...rest } = schema;
    return { ...rest, ...schemaRef(name) };
  };
  return visit(part, path, false) as Part;
}

/** Members whose values are data. */
const DATA = new Set(['examples', 'example', 'default', 'const', 'enum', 'required']);

/** A single value is a constant and needs no name. */
function isEnum({ type, enum: values }: Schema): boolean {
  return type === 'string' && Array.isArray(values) && values.length > 1;
}

function keyOf({ enum: values }: Schema): string {
  return JSON.stringify(values);
}

function inOrder(parts: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
