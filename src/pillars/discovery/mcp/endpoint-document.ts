/** Extracts one operation from an OpenAPI document, with the components that it refers to. */
import { z } from 'zod';
import type { Json } from '#kernel/answer.ts';
import { partAt } from './json-pointer.ts';

const member = z.looseObject({ operationId: z.string(), tags: z.array(z.string()) });

/** The parts of the document that are read. */
const schema = z.object({
  openapi: z.string(),
  servers: z.json(),
  paths: z.record(z.string(), z.record(z.string(), member)),
  components: z.json(),
});

export type OpenApi = z.output<typeof schema>;

export function readOpenApi(text: string): OpenApi {
  return schema.parse(JSON.parse(text));
}

function operationsOf({ paths }: OpenApi) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

export function operationIds(document: OpenApi): string[] {
  return operationsOf(document)
    .map(({ operation }) => operation.operationId)
    .sort();
}

/** The tags of an operation; none for an unknown id. */
export function tagsOf(document: OpenApi, operationId: string): readonly string[] {
  return operationsOf(document).find(({ operation }) => operation.operationId === operationId)?.operation.tags ?? [];
}

/** A self-contained document of one operation; undefined for an unknown id. */
export function endpointDocument(document: OpenApi, operationId: string): object | undefined {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) return undefined;
  const { openapi, servers } = document;
  const { path, method, operation } = found;
  const components: Record<string, Record<string, Json>> = {};
  const waiting = refsIn(operation);
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    const [, , kind = '', name = ''] = ref.split('/');
    if (components[kind]?.[name] !== undefined) continue;
    const part = partAt({ components: document.components }, ref.slice(1));
    if (part === undefined) continue;
    components[kind] = { ...components[kind], [name]: part };
    waiting.push(...refsIn(part));
  }
  return { openapi, servers, paths: { [path]: { [method]: operation } }, components };
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$ref' && typeof part === 'string' && part.startsWith('#/components/') ? [part] : refsIn(part),
  );
}
