/** Owns the JSON Schemas of the contract: each declared schema as it goes over the wire, its named parts shared. */
import { z } from 'zod';

export type Schema = { readonly [member: string]: unknown };

export interface Schemas {
  /** The schema of what is sent, its named parts moved to the components. */
  of(schema: z.ZodType): Schema;
  /** Every named part so far, in order of name. */
  components(): Record<string, Schema>;
}

/** Starts with the parts that no door declares. */
export function createSchemas(parts: Readonly<Record<string, Schema>>): Schemas {
  const named = new Map<string, Schema>(Object.entries(parts));
  return {
    of: (schema) => {
      // Handlers answer what a schema takes in, and callers send it: neither side sees what parsing makes of it.
      const {
        $schema: _,
        $defs = {},
        ...root
      } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => dropSafeIntegerBounds(jsonSchema),
      });
      for (const [name, shape] of Object.entries($defs)) if (!isNameless(name)) named.set(name, rewrite(shape));
      return rewrite(root);
    },
    components: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Only `z.json()` is recursive without a name of its own; it says no more than that a value is JSON. */
function isNameless(name: string): boolean {
  return name.startsWith('__schema');
}

/** Members whose values are data: nothing in them is a reference or a name. */
const DATA = new Set(['examples', 'default', 'const', 'enum']);

function rewrite(schema: object): Schema {
  const { $ref, ...rest } = schema as Schema;
  if (typeof $ref === 'string') return { ...rewrite(rest), ...reference($ref.replace('#/$defs/', '')) };
  const members = Object.entries(rest)
    // The name of a part; a property that is called `id` has a schema for a value.
    .filter(([member, value]) => member !== 'id' || typeof value !== 'string')
    .map(([member, value]) => [member, DATA.has(member) ? value : rewriteValue(value)]);
  return Object.fromEntries(members);
}

function rewriteValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteValue);
  return typeof value === 'object' && value !== null ? rewrite(value) : value;
}

function reference(name: string): Schema {
  return isNameless(name) ? { description: 'Any JSON value.' } : ref(name);
}

/** `z.int()` would publish the largest safe integer as a limit that nobody declared. */
function dropSafeIntegerBounds(shape: z.core.JSONSchema.BaseSchema): void {
  if (shape.maximum === Number.MAX_SAFE_INTEGER) delete shape.maximum;
  if (shape.minimum === Number.MIN_SAFE_INTEGER) delete shape.minimum;
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
