/** Requests to every published operation, generated from the document's schemas and examples. */
import { withoutUndefined } from '#kernel/answer.ts';
import { brokenPart, brokenText, csvText, HEADERS, mutateValue } from './mutations.ts';
import type { Random } from './random.ts';
import { type KnownValues, resolveRef, type Schema, sampleOf } from './schema-values.ts';

/** A published operation. */
export interface Operation {
  readonly document: Schema;
  readonly method: string;
  /** The template. */
  readonly path: string;
  readonly pointer: string;
  readonly published: Schema;
}

export interface FuzzRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly operation: Operation;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function operationsOf(document: Schema): Operation[] {
  return Object.entries((document.paths ?? {}) as Record<string, Schema>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, published]) => ({
        document,
        method: method.toUpperCase(),
        path,
        pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
        published: published as Schema,
      })),
  );
}

export interface Bearers {
  readonly keys: readonly string[];
  readonly settleToken: string;
}

const MUTATED_PERCENT = 40;
const JSON_TYPE = 'application/json';

export function requestTo(operation: Operation, random: Random, known: KnownValues, bearers: Bearers): FuzzRequest {
  const isMutated = random.chance(MUTATED_PERCENT);
  const what = isMutated ? random.pick(['body', 'body', 'query', 'path', 'header'] as const) : undefined;
  const { method } = operation;
  const headers: Record<string, string> = { ...bearerFor(operation, random, bearers) };
  if (method === 'POST' && random.chance(30)) headers['idempotency-key'] = `key-${random.int(40)}`;
  if (what === 'header') Object.assign(headers, Object.fromEntries([random.pick(HEADERS) ?? ['accept', '*/*']]));
  const address = addressOf(operation, random, known, what);
  const [type, body] = method === 'GET' ? [] : bodyOf(operation, random, known, what === 'body');
  return {
    method,
    address,
    headers: type === undefined ? headers : { 'content-type': type, ...headers },
    ...withoutUndefined({ body }),
    operation,
  };
}

function bearerFor({ published }: Operation, random: Random, { keys, settleToken }: Bearers): Record<string, string> {
  const needed = JSON.stringify(published.security ?? []);
  const token = needed.includes('operator') && random.chance(80) ? settleToken : random.pick(keys);
  const isSent = needed === '[]' ? random.chance(50) : random.chance(95);
  return isSent ? { authorization: `Bearer ${token}` } : {};
}

function addressOf(operation: Operation, random: Random, known: KnownValues, what: string | undefined): string {
  const parameters = ((operation.published.parameters ?? []) as Schema[]).map((one) =>
    resolveRef(one, operation.document),
  );
  const sample = (parameter: Schema): string => {
    const name = String(parameter.name);
    const learned = known.sample(name, random);
    if (learned !== undefined && random.chance(75)) return learned;
    if (parameter.example !== undefined && random.chance(60)) return String(parameter.example);
    const value = sampleOf((parameter.schema ?? {}) as Schema, name, { document: operation.document, random, known });
    return typeof value === 'string' ? value : JSON.stringify(value ?? '');
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (what === 'path' && random.chance(60)) return brokenPart(random);
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name) ?? { name };
    return encodeURIComponent(sample(parameter).toWellFormed());
  });
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && (required === true || random.chance(30)))
    .map((one) => `${String(one.name)}=${encodeURIComponent(sample(one).toWellFormed())}`);
  if (what === 'query') query.push(`${random.pick(['foo', '', 'page', 'limit', '__proto__'])}=${brokenPart(random)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

type Body = readonly [] | readonly [mediaType: string, text: string];

function bodyOf(operation: Operation, random: Random, known: KnownValues, isMutated: boolean): Body {
  const requestBody = resolveRef((operation.published.requestBody ?? {}) as Schema, operation.document);
  const content = (requestBody.content ?? {}) as Record<string, Schema>;
  if (content['text/csv'] !== undefined && random.chance(50)) return ['text/csv', csvText(random)];
  const json = content['application/json'];
  if (json === undefined) return random.chance(20) ? [JSON_TYPE, '{}'] : [];
  const examples = Object.values((json.examples ?? {}) as Record<string, { readonly value?: unknown }>)
    .map(({ value }) => value)
    .concat(json.example === undefined ? [] : [json.example]);
  const sought = { document: operation.document, random, known };
  const good =
    examples.length > 0 && random.chance(60)
      ? fillPlaceholders(random.pick(examples), random, known)
      : sampleOf((json.schema ?? {}) as Schema, 'body', sought);
  if (!isMutated) return [JSON_TYPE, JSON.stringify(good)];
  let changed = good;
  for (let times = 1 + random.int(3); times > 0; times -= 1) changed = mutateValue(changed, random);
  const text = JSON.stringify(changed) ?? '';
  return [JSON_TYPE, random.chance(25) ? brokenText(text, random) : text];
}

/** Fills placeholders such as `{dealId}` that earlier steps would provide. */
function fillPlaceholders(value: unknown, random: Random, known: KnownValues): unknown {
  const text = JSON.stringify(value ?? null);
  return JSON.parse(text.replace(/\{(\w+)\}/g, (whole, name: string) => known.sample(name, random) ?? whole));
}
