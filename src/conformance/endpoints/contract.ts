/** Declares the endpoint of one capability row from its archetype's inputs and answers. */
import { z } from 'zod';
import type { JsonObject } from '#kernel/answer.ts';
import { provenance } from '#kernel/atoms.ts';
import type { Endpoint, Example } from '#kernel/endpoint.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import { availableSchema, workingSchema } from '../archetypes/answers.ts';
import { archetypeOf } from '../archetypes/kinds.ts';
import { carriesLaw, lawSchema } from '../archetypes/law/legal-defaults.ts';
import type { Row } from '../capabilities.ts';
import type { Family, VerbKind } from '../family/family.ts';
import { asCheck, exampleId, type Inputs } from '../values/inputs.ts';

/** Refusals of kinds that change a record. */
const REFUSALS: Partial<Record<VerbKind, readonly RefusalCode[]>> = {
  create: ['concurrent-change'],
  update: ['illegal-move', 'concurrent-change'],
  transition: ['illegal-move', 'concurrent-change'],
  assess: ['illegal-move', 'concurrent-change'],
};

/** Kinds that need no record of the caller. */
const ANSWERS_WITHOUT_RECORD: ReadonlySet<VerbKind> = new Set(['create', 'assess', 'calculate', 'validate']);

export function contractOf(row: Row): Endpoint {
  const { family, verb } = row;
  const { kind, method, path } = verb;
  const inputs = archetypeOf(verb).inputs(family, verb);
  const request = requestSchema(row, inputs);
  return {
    method,
    path,
    summary: verb.name,
    description: archetypeOf(verb).describe(family, verb),
    contract: `/conformance/openapi.json?family=${family.noun}`,
    access: 'open',
    live: null,
    ...(method === 'GET'
      ? // Records change, so a client revalidates an answer by its tag each time.
        { query: request, cache: 'revalidate' as const, empty: `No ${family.title} of your account match.` }
      : { body: request }),
    /** Computed on access, because only documents read it. */
    get ok() {
      return answerSchema(row);
    },
    ...(method === 'POST' && kind !== 'create' ? { notFound: `Your account has no ${family.one} with this id.` } : {}),
    refusals: REFUSALS[kind] ?? [],
    examples: [exampleOf(row, inputs)],
  };
}

/** The row's input: a body for POST, the query parameters as an object for GET. */
function requestSchema({ family, verb }: Row, inputs: Inputs): z.ZodType {
  const archetype = archetypeOf(verb);
  const rule = archetype.rule?.(family, verb);
  const members = z.strictObject(inputs);
  const combinations = archetype.combinations?.(family, verb) ?? {};
  const request = rule === undefined ? members : members.check(asCheck(rule));
  return Object.keys(combinations).length === 0 ? request : request.meta(combinations);
}

/** A complete request whose id matches no record. */
function exampleOf({ family, verb }: Row, { id }: Inputs): Example {
  const needsId = id !== undefined && id._zod.optin === undefined;
  const others = archetypeOf(verb).example(family, verb);
  const sent: JsonObject = { ...(needsId ? { id: exampleId(family.idPrefix) } : {}), ...others };
  const isAnswered = !needsId && ANSWERS_WITHOUT_RECORD.has(verb.kind);
  const name = `one ${family.one}`;
  if (verb.method === 'POST') return { name, body: sent, answers: isAnswered ? 'OK' : 'EMPTY' };
  const query = Object.fromEntries(Object.entries(sent).map(([member, value]) => [member, String(value)]));
  return { name, query, answers: isAnswered ? 'OK' : 'EMPTY' };
}

/** The answer schema that rows of a family share, by kind: a record with its available moves, or a page of records. */
const SHARED: Partial<Record<VerbKind, 'record' | 'page'>> = {
  create: 'record',
  get: 'record',
  update: 'record',
  transition: 'record',
  list: 'page',
  search: 'page',
};
const ANSWERS = new WeakMap<Family, Map<string, z.ZodType>>();

function answerSchema(row: Row): z.ZodType {
  const { family, verb } = row;
  const shared = SHARED[verb.kind];
  if (shared === undefined) return answerMembers(row);
  const answers = ANSWERS.get(family) ?? new Map<string, z.ZodType>();
  const schema = answers.get(shared) ?? answerMembers(row);
  ANSWERS.set(family, answers.set(shared, schema));
  return schema;
}

/** Members of the OK answer. */
function answerMembers({ family, verb }: Row): z.ZodType {
  const { kind } = verb;
  const isWorkedOut = kind === 'calculate' || kind === 'validate';
  return z.strictObject({
    value: archetypeOf(verb).value(family, verb),
    ...(SHARED[kind] === 'record' ? { available: availableSchema } : {}),
    ...(kind === 'assess' ? { available: availableSchema.optional() } : {}),
    ...(isWorkedOut ? { derivation: workingSchema } : {}),
    ...(isWorkedOut && carriesLaw(family.noun, verb.verb) ? { law: lawSchema.optional() } : {}),
    provenance,
  });
}
