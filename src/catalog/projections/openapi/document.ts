/** Projects the catalog as an OpenAPI 3.1.0 document. */
import type { InSlices } from '#kernel/bounds/turns.ts';
import type { Source } from '../../source.ts';
import { rowAt } from '../claims.ts';
import { DESCRIPTION, headingOf, TITLE, VERSION } from '../identity.ts';
import { BASES } from './bases.ts';
import { nameEnums } from './enums.ts';
import { envelopeSchemas } from './envelopes.ts';
import { hoistAnswers } from './hoist.ts';
import { withInherited } from './inherit.ts';
import { type Operation, operationOf, REQUEST_BODIES } from './operation.ts';
import { type SharedParameters, shareParameters } from './parameters.ts';
import { createResponses, HEADERS } from './responses.ts';
import { createSchemas, type Schema } from './schemas.ts';
import { webhooksOf } from './webhooks.ts';

const ENVELOPES =
  'Every answer is a typed envelope: OK, EMPTY, BLOCKED or OFFER; settle and illegal moves answer REFUSED, boundaries UNAVAILABLE or UNCONFIGURED. Simulated answers say so in `provenance`. Money is written as a decimal string of US dollars. `/openapi.json?tag=buy` is the part of this document under one tag. Descriptions are short here and whole in `/llms-full.txt`.';

/** Endpoints to describe before yielding. */
const SLICE_ENDPOINTS = 2;

/** A document with typed schemas; the rest is as served. */
export interface OpenApi extends Schema {
  readonly paths: unknown;
  readonly webhooks?: unknown;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly [kind: string]: Readonly<Record<string, unknown>>;
  };
}

/** The document of the whole catalog. Computed in slices on first request, in some hundred milliseconds. */
export function* openapi({ catalog, settings, statusOf }: Source): InSlices<OpenApi> {
  const { baseUrl } = settings;
  const schemas = createSchemas(envelopeSchemas());
  for (const base of BASES) schemas.answered(base);
  const responses = createResponses(schemas, statusOf);
  const rows: { readonly row: Source['catalog'][number]; readonly operation: Operation }[] = [];
  for (const [n, row] of catalog.entries()) {
    if (n % SLICE_ENDPOINTS === 0) yield;
    rows.push({ row, operation: operationOf(row, { schemas, responses }) });
  }
  yield;
  const shared = shareParameters(rows.flatMap(({ operation }) => operation.parameters ?? []));
  const paths: Record<string, Record<string, Schema>> = {};
  for (const { row, operation } of rows) {
    const { path, method } = row.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: withSharedParameters(operation, shared) };
  }
  yield;
  const enums = nameEnums(schemas.components());
  const named = enums.schemas;
  yield;
  const referred = enums.refer(paths);
  yield;
  const own = yield* withInherited(referred, named);
  const parts = yield* withInherited(named, named);
  yield;
  const hoisted = hoistAnswers(own);
  yield;
  return {
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: VERSION,
      description: `${DESCRIPTION}\n\n${ENVELOPES}`,
      contact: { name: TITLE, url: `${baseUrl}/` },
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: baseUrl, description: 'This deployment' }],
    externalDocs: { url: `${baseUrl}/llms.txt`, description: 'The same in one page of Markdown' },
    // A key adds account context everywhere, and is required only by operations that say so.
    security: [{}, { bearer: [] }],
    tags: [...new Set(catalog.map(({ pillar }) => pillar))].map((name) => ({
      name,
      description: headingOf(name),
    })),
    paths: hoisted.paths,
    ...(rowAt(catalog, 'POST /webhooks') === undefined ? {} : { webhooks: webhooksOf() }),
    components: {
      schemas: { ...parts, ...hoisted.schemas },
      responses: responses.components(),
      headers: HEADERS,
      requestBodies: REQUEST_BODIES,
      parameters: shared.components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A key from POST /keys.' },
        operator: { type: 'http', scheme: 'bearer', description: 'The operator’s settle token.' },
      },
    },
  };
}

function withSharedParameters(operation: Operation, shared: SharedParameters): Operation {
  const { parameters } = operation;
  return parameters === undefined ? operation : { ...operation, parameters: parameters.map(shared.refer) };
}
