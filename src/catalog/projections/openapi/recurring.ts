/** Moves parts that several operations declare alike to components: parameters, request bodies, responses. */
import type { Operation } from './operation.ts';
import type { Schema } from './schemas.ts';

type Kind = 'parameters' | 'requestBodies' | 'responses';

interface Found {
  readonly part: Schema;
  readonly name: string;
  count: number;
}

export interface Recurring {
  /** The operation with references to the components. */
  refer(operation: Operation): Operation;
  readonly components: Readonly<Record<Kind, Readonly<Record<string, Schema>>>>;
}

/** A shorter part costs more by reference. */
const CHARACTERS_MIN = 60;

/** `taken` are the names of responses that are components already. */
export function recurringIn(operations: readonly Operation[], taken: Readonly<Record<string, Schema>>): Recurring {
  const parameters = share(
    'parameters',
    operations.flatMap(({ parameters = [] }) => parameters.map((part) => ({ part, name: pascal(String(part.name)) }))),
    {},
  );
  const bodies = share(
    'requestBodies',
    operations.flatMap(({ operationId, requestBody }) => (requestBody ? [named(requestBody, operationId)] : [])),
    {},
  );
  const responses = share(
    'responses',
    operations.flatMap(({ operationId, responses }) =>
      Object.values(responses).flatMap((part) => (part.$ref === undefined ? [named(part, operationId)] : [])),
    ),
    taken,
  );
  return {
    refer: (operation) => ({
      ...operation,
      ...(operation.parameters === undefined ? {} : { parameters: operation.parameters.map(parameters.refer) }),
      ...(operation.requestBody === undefined ? {} : { requestBody: bodies.refer(operation.requestBody) }),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, part]) => [status, responses.refer(part)]),
      ),
    }),
    components: {
      parameters: parameters.components,
      requestBodies: bodies.components,
      responses: inOrder({ ...taken, ...responses.components }),
    },
  };
}

/** The envelopes' own parts name no answer. */
const UNNAMING = /^(?:Ok|OkOn\w+|OkWith\w+|Empty)$/;

/** Named after the schema of its content, else after the first operation that has it. */
function named(part: Schema, operationId: string): Omit<Found, 'count'> {
  const { content = {} } = part as { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  const schemas = Object.values(content).flatMap(({ schema = {} }) => [schema, ...((schema.allOf ?? []) as Schema[])]);
  const names = schemas.flatMap(({ $ref }) =>
    typeof $ref === 'string' ? [$ref.slice($ref.lastIndexOf('/') + 1)] : [],
  );
  return { part, name: names.find((name) => !UNNAMING.test(name)) ?? pascal(operationId) };
}

function share(kind: Kind, all: readonly Omit<Found, 'count'>[], taken: Readonly<Record<string, Schema>>) {
  const counts = new Map<string, Found>();
  for (const { part, name } of all) {
    const text = JSON.stringify(part);
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { part, name, count: 1 });
    else known.count += 1;
  }
  const components: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const recurring = [...counts].filter(([text, { count }]) => count > 1 && text.length >= CHARACTERS_MIN);
  for (const [text, { part, name }] of recurring.sort(([, a], [, b]) => b.count - a.count)) {
    const free = freeName(name, { ...taken, ...components });
    components[free] = part;
    names.set(text, free);
  }
  return {
    refer: (part: Schema): Schema => {
      const name = names.get(JSON.stringify(part));
      return name === undefined ? part : { $ref: `#/components/${kind}/${name}` };
    },
    components: inOrder(components),
  };
}

function inOrder(parts: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `Limit2` for the second kind of `limit`. */
function freeName(wanted: string, taken: Readonly<Record<string, unknown>>, copy = 1): string {
  const name = copy === 1 ? wanted : `${wanted}${copy}`;
  return taken[name] === undefined ? name : freeName(wanted, taken, copy + 1);
}

/** `dealId` → `DealId`, `Idempotency-Key` → `IdempotencyKey`, `price_min` → `PriceMin`. */
function pascal(name: string): string {
  return name.replace(/(?:^|[-_.])([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());
}
