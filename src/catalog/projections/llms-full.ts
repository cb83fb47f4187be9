/** `/llms-full.txt`: every endpoint in Markdown with its description, parameters, example body and refusals. */
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Catalog, Row } from '../row.ts';
import type { Source } from '../source.ts';
import { answeredExample, routeOf } from './claims.ts';
import { DESCRIPTION, headingOf, TITLE } from './identity.ts';
import { introduction, purchase } from './llms.ts';
import { parametersOf } from './openapi/parameters.ts';
import { createSchemas, type Schema } from './openapi/schemas.ts';

export function llmsFull({ catalog, settings }: Source): string {
  return [
    `# ${TITLE}`,
    '',
    `> ${DESCRIPTION}`,
    '',
    ...introduction(settings.baseUrl),
    '',
    ...purchase(catalog),
    ...[...new Set(catalog.map(({ pillar }) => pillar))].flatMap((pillar) => section(pillar, catalog)),
  ].join('\n');
}

function section(pillar: string, catalog: Catalog): string[] {
  return [`## ${headingOf(pillar)}`, '', ...catalog.filter((row) => row.pillar === pillar).flatMap(entry)];
}

function entry({ endpoint }: Row): string[] {
  const { summary, description, price, access, empty, notFound, refusals } = endpoint;
  const body = answeredExample(endpoint)?.body;
  return [
    `### ${routeOf(endpoint)}`,
    '',
    `${summary}.`,
    ...(description === undefined ? [] : ['', description]),
    '',
    ...(price === undefined ? [] : [`- Price: ${price} USD a call`]),
    ...(access === 'open' ? [] : [`- Bearer: ${access === 'key' ? 'a key from POST /keys' : 'the operator’s'}`]),
    ...parameters(endpoint),
    ...(body === undefined ? [] : [`- Body, for example: \`${JSON.stringify(body)}\``]),
    ...(empty === undefined ? [] : [`- 200 EMPTY: ${empty}`]),
    ...(notFound === undefined ? [] : [`- 404 EMPTY: ${notFound}`]),
    ...(refusals.length === 0 ? [] : [`- Refuses with ${refusals.map((code) => `\`${code}\``).join(', ')}`]),
    '',
  ];
}

function parameters(endpoint: Endpoint): string[] {
  return parametersOf(endpoint, createSchemas({})).map(({ name, in: place, required, description, schema }) => {
    const words = [required === true ? 'required' : undefined, wordsOf(schema as Schema)].filter(
      (one) => one !== undefined,
    );
    return `- \`${name}\` (${[place, ...words].join(', ')})${description === undefined ? '' : `: ${description}`}`;
  });
}

/** `integer 1 to 100`, `one of json, md`. */
function wordsOf({ type, enum: listed, minimum, maximum }: Schema): string | undefined {
  if (Array.isArray(listed)) return `one of ${listed.join(', ')}`;
  if (type !== 'integer' && type !== 'number') return undefined;
  return minimum === undefined && maximum === undefined ? type : `${type} ${minimum ?? ''} to ${maximum ?? ''}`;
}
