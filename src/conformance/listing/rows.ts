/** A capability row as projections read it: listing line, description, schemas and example. */

import type { JsonObject } from '#kernel/answer.ts';
import type { CapabilityRow } from '#ports/capabilities.ts';
import { provenanceOf } from '../archetypes/archetype.ts';
import { archetypeOf } from '../archetypes/kinds.ts';
import { carriesLaw, LAW_SCHEMA } from '../archetypes/law/legal-defaults.ts';
import type { Row } from '../capabilities.ts';
import type { VerbKind } from '../family/family.ts';
import { requestSchema } from '../values/inputs.ts';
import { AVAILABLE_SCHEMA } from './schemas.ts';

/** The row's line in the listing. */
export function listed({ id, family, verb }: Row): CapabilityRow {
  const { name, method, path, status, kind } = verb;
  return { id, name, route: `${method} ${path}`, method, path, status, family: family.noun, kind };
}

/** One sentence or two on what the row does. */
export function describeRow({ family, verb }: Row): string {
  return archetypeOf(verb).describe(family, verb);
}

/** JSON Schema of what the row takes: a body for POST, the query parameters as an object for GET. */
export function requestOf({ family, verb }: Row): JsonObject {
  const archetype = archetypeOf(verb);
  return requestSchema(archetype.inputs(family, verb), archetype.combinations?.(family, verb) ?? {});
}

/** A request that a fresh record answers; the id of the record is left out. */
export function exampleOf({ family, verb }: Row): JsonObject {
  return archetypeOf(verb).example(family, verb);
}

/** Kinds whose answer shows the moves that a record's state offers. */
const SHOWS_MOVES: ReadonlySet<VerbKind> = new Set(['create', 'get', 'update', 'transition']);

/** JSON Schema of the OK answer. */
export function answerOf({ family, verb }: Row): JsonObject {
  const derived = verb.kind === 'calculate' || verb.kind === 'validate';
  const moves = SHOWS_MOVES.has(verb.kind) || verb.kind === 'assess';
  return {
    type: 'object',
    properties: {
      type: { const: 'OK' },
      value: archetypeOf(verb).value(family, verb),
      ...(moves ? { available: AVAILABLE_SCHEMA } : {}),
      ...(derived ? { derivation: DERIVATION_SCHEMA } : {}),
      ...(derived && carriesLaw(family.noun, verb.verb) ? { law: LAW_SCHEMA } : {}),
      provenance: provenanceSchema({ ...provenanceOf(verb) }),
    },
    required: [
      'type',
      'value',
      ...(SHOWS_MOVES.has(verb.kind) ? ['available'] : []),
      ...(derived ? ['derivation'] : []),
      'provenance',
    ],
    additionalProperties: false,
  };
}

/** How each output of a formula was worked out. */
export const DERIVATION_SCHEMA: JsonObject = {
  type: 'array',
  items: {
    type: 'object',
    properties: { output: { type: 'string' }, expression: { type: 'string' } },
    required: ['output', 'expression'],
    additionalProperties: false,
  },
};

/** A row's label never varies, so its schema is the label itself. */
function provenanceSchema(provenance: JsonObject): JsonObject {
  const properties = Object.fromEntries(
    Object.entries(provenance).map(([name, value]) => [name, { const: value ?? null }]),
  );
  // Named by a call that asked for a fault of the sandbox and was answered all the same.
  const fault = { const: 'duplicate-webhook' };
  return {
    type: 'object',
    properties: { ...properties, fault },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
