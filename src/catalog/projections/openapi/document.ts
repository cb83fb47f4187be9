/** Projects the catalog as an OpenAPI 3.1.0 document. */
import { provenance } from '#kernel/atoms.ts';
import type { Source } from '../../documents.ts';
import { rowAt } from '../claims.ts';
import { DESCRIPTION, headingOf, TITLE, VERSION } from '../identity.ts';
import { envelopeSchemas } from './envelopes.ts';
import { operationOf, PARAMETERS } from './operation.ts';
import { HEADERS, sharedResponses } from './responses.ts';
import { createSchemas, type Schema } from './schemas.ts';
import { webhooksOf } from './webhooks.ts';

const ENVELOPES =
  'Every answer is a typed envelope: OK, EMPTY, BLOCKED or OFFER; settle and illegal moves answer REFUSED, boundaries UNAVAILABLE or UNCONFIGURED. Simulated answers say so in `provenance`. Money is written as a decimal string of US dollars.';

export function openapi({ catalog, settings, statusOf }: Source): object {
  const { baseUrl } = settings;
  const schemas = createSchemas(envelopeSchemas());
  // Envelopes name it whether or not an endpoint does.
  schemas.answered(provenance);
  const paths: Record<string, Record<string, Schema>> = {};
  for (const row of catalog) {
    const { path, method } = row.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(row, schemas, statusOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: VERSION,
      summary: 'Car retail behind one HTTP/JSON worker.',
      description: `${DESCRIPTION}\n\n${ENVELOPES}`,
      contact: { name: TITLE, url: `${baseUrl}/` },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Carport' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: baseUrl, description: 'This deployment' }],
    externalDocs: { url: `${baseUrl}/llms.txt`, description: 'The same in one page of Markdown' },
    // A key adds account context everywhere and is demanded only where an operation says so.
    security: [{}, { key: [] }],
    tags: [...new Set(catalog.map(({ pillar }) => pillar))].map((name) => ({ name, description: headingOf(name) })),
    paths,
    ...(rowAt(catalog, 'POST /webhooks') === undefined ? {} : { webhooks: webhooksOf() }),
    components: {
      schemas: schemas.components(),
      responses: sharedResponses(),
      headers: HEADERS,
      parameters: PARAMETERS,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key from POST /keys.' },
        operator: { type: 'http', scheme: 'bearer', description: 'The operator’s settle token.' },
      },
    },
  };
}
