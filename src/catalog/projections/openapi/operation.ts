/** Projects one endpoint as an OpenAPI operation. */
import { z } from 'zod';
import { withoutUndefined } from '#kernel/answer.ts';
import { requiredWithin } from '#kernel/describe.ts';
import type { Endpoint, Example } from '#kernel/endpoint.ts';
import type { Row } from '../../row.ts';
import { parametersOf } from './parameters.ts';
import { ownRefusals, type Responses } from './responses.ts';
import type { Schema, Schemas } from './schemas.ts';

/** The security scheme of an endpoint that requires one. */
const SCHEME = { key: 'bearer', operator: 'operator' } as const;

export interface Operation extends Schema {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Schema[];
  readonly requestBody?: Schema;
  readonly responses: Readonly<Record<string, Schema>>;
}

interface OperationParts {
  readonly schemas: Schemas;
  readonly responses: Responses;
  /** Shortens a description; by default to the length that fits the catalog's document. */
  readonly shorten?: (description: string) => string;
}

export function operationOf(
  { pillar, name, endpoint }: Pick<Row, 'pillar' | 'name' | 'endpoint'>,
  { schemas, responses, shorten = brief }: OperationParts,
): Operation {
  const parameters = parametersOf(endpoint, schemas);
  const description = descriptionOf(endpoint, shorten);
  const refusals = ownRefusals(endpoint);
  return {
    operationId: name,
    tags: [pillar],
    summary: endpoint.summary,
    ...(description === '' ? {} : { description }),
    // If a key is optional, the document's default applies.
    ...(endpoint.access === 'open' ? {} : { security: [{ [SCHEME[endpoint.access]]: [] }] }),
    ...(refusals.length === 0 ? {} : { 'x-refusals': refusals }),
    ...(endpoint.price === undefined ? {} : { 'x-price': { amount: endpoint.price, currency: 'USD' } }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.method === 'POST' ? { requestBody: requestBody(endpoint, schemas) } : {}),
    responses: responses.of(endpoint),
  };
}

/** Maximum length of a description; llms-full.txt has it in full. */
const DESCRIPTION_MAX = 60;

/** The first sentence, and later ones that fit. */
function brief(description: string): string {
  const [first = '', ...others] = description.split(/(?<=[.!?]) (?=[A-Z`*])/);
  return others.reduce(
    ({ text, isWhole }, sentence) => {
      const longer = `${text} ${sentence}`;
      return isWhole && longer.length <= DESCRIPTION_MAX ? { text: longer, isWhole } : { text, isWhole: false };
    },
    { text: first, isWhole: true },
  ).text;
}

/** The description without the parts that repeat the summary. */
function descriptionOf(
  { description, idempotent, method }: Endpoint,
  shorten: (description: string) => string,
): string {
  return [
    ...(description === undefined ? [] : [shorten(description)]),
    ...(method === 'POST' && idempotent === false && description?.includes('Idempotency-Key') !== true
      ? ['Idempotency-Key is not supported.']
      : []),
  ].join('\n\n');
}

/** The body of an endpoint without inputs: an empty object, or none. */
export const REQUEST_BODIES: Readonly<Record<string, Schema>> = {
  Nothing: { content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } } },
};

function requestBody(endpoint: Endpoint, schemas: Schemas): Schema {
  const { body = z.strictObject({}), mediaTypes } = endpoint;
  if (takesNothing(body) && mediaTypes === undefined) return { $ref: '#/components/requestBodies/Nothing' };
  const schema = schemas.sent(body);
  const required = requiredWithin(body).length > 0 || Array.isArray(schema.required);
  const shown = endpoint.examples.find((example) => isSendable(endpoint, example));
  const content = {
    schema: withoutExamples(schema),
    ...withoutUndefined({ example: shown?.body }),
  };
  const text = Object.fromEntries((mediaTypes ?? []).map((type) => [type, { schema: { type: 'string' } }]));
  return { ...(required ? { required } : {}), content: { 'application/json': content, ...text } };
}

function takesNothing(body: z.ZodType): boolean {
  return body instanceof z.ZodObject && Object.keys(body.shape).length === 0;
}

/** The body has a complete example, so its members need none. */
function withoutExamples(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (name, value) => (name === 'examples' && Array.isArray(value) ? undefined : value)),
  );
}

/** A schema that is used only once is interpreted rather than compiled. */
const ONCE = { jitless: true };

/** Only requests that the schema accepts are shown as examples. */
function isSendable({ body: declared }: Endpoint, { body }: Example): boolean {
  return body !== undefined && declared !== undefined && z.safeParse(declared, body, ONCE).success;
}
