/** Projects capability rows as an OpenAPI 3.1.0 document, with the same projection of operations as the catalog's. */
import type { Row } from '#conformance/capabilities.ts';
import { contractOf } from '#conformance/endpoints/contract.ts';
import type { InSlices } from '#kernel/bounds/turns.ts';
import type { Source } from '../../source.ts';
import { VERSION } from '../identity.ts';
import { envelopeSchemas } from './envelopes.ts';
import { type Operation, operationOf, REQUEST_BODIES } from './operation.ts';
import { shareParameters } from './parameters.ts';
import { referredTo } from './part.ts';
import { createResponses, HEADERS } from './responses.ts';
import { createSchemas, pascalCase } from './schemas.ts';

/** Rows to describe before yielding. */
const SLICE_ROWS = 2;

/** Parameters common to rows of every family. All others are declared with their row. */
const SHARED: ReadonlySet<unknown> = new Set(['Idempotency-Key', 'asOf', 'limit', 'page']);

const whole = (description: string): string => description;

/** The document of some rows, one tag for each family. */
export function* capabilityOpenapi(
  rows: readonly Row[],
  { settings, statusOf }: Pick<Source, 'settings' | 'statusOf'>,
): InSlices<object> {
  const schemas = createSchemas(envelopeSchemas());
  const responses = createResponses(schemas, statusOf);
  const used = new Set<string>();
  const operations: { readonly row: Row; readonly operation: Operation }[] = [];
  for (const [n, row] of rows.entries()) {
    if (n % SLICE_ROWS === SLICE_ROWS - 1) yield;
    const named = { pillar: row.family.noun, name: operationIdOf(row), endpoint: contractOf(row) };
    const operation = operationOf(named, { schemas, responses, shorten: whole });
    operations.push({ row, operation });
    for (const reference of referencesIn(operation)) used.add(reference);
  }
  yield;
  const every = operations.flatMap(({ operation }) => operation.parameters ?? []);
  const shared = shareParameters(every.filter(({ name }) => SHARED.has(name)));
  const paths = operations.map(({ row: { verb }, operation }) => {
    const { parameters, ...rest } = operation;
    const referring =
      parameters === undefined
        ? {}
        : { parameters: parameters.map((one) => (SHARED.has(one.name) ? shared.refer(one) : one)) };
    return [verb.path, { [verb.method.toLowerCase()]: { ...rest, 'x-status': verb.status, ...referring } }];
  });
  yield;
  const named = schemas.components();
  yield;
  const families = [...new Set(rows.map(({ family }) => family))];
  const { baseUrl } = settings;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carport capabilities',
      version: VERSION,
      summary: 'The capability routes of the conformance listing.',
      description:
        'Records of the trade with a lifecycle: create, read, search, update and move them through their states. Live rows are computed by this service; all others are labeled simulated.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    security: [{}, { bearer: [] }],
    tags: families.map((family) => ({ name: family.noun, description: family.summary })),
    paths: Object.fromEntries(paths),
    components: referredTo([...used, ...namesOf(shared.components)], {
      schemas: named,
      responses: responses.components(),
      headers: HEADERS,
      requestBodies: REQUEST_BODIES,
      parameters: shared.components,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Optional key from POST /keys. Records belong to its account.',
        },
      },
    }),
  };
}

function namesOf(parameters: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(parameters).map((name) => `#/components/parameters/${name}`);
}

/** Found in each operation as it is written, so that the text of the whole document need not be searched at once. */
function referencesIn(part: unknown): string[] {
  return [...new Set(JSON.stringify(part).match(/#\/components\/[^"]+/g))];
}

/** `vin-checks.submit` → `vinChecksSubmit`. */
function operationIdOf({ id }: Row): string {
  const name = pascalCase(id);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
