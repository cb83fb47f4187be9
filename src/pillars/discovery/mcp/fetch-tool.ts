/** MCP tool `fetch`: reads any address of this service with GET and returns the response verbatim. */
import { z } from 'zod';
import type { JsonObject } from '#kernel/answer.ts';
import { readJson } from '#kernel/bounds/json-reader.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';
import { partAt } from './json-pointer.ts';
import { type Reach, requestFor } from './reach.ts';
import { answerResult, blockedResult } from './tool-result.ts';

const address = z.string().trim().min(1).max(4_096);

export const fetchInput = z.strictObject({
  url: address
    .optional()
    .describe('An absolute address of this service, or a path with its query, such as /listings?make=Toyota.'),
  path: address.optional().describe('Same as url, for callers that have a path.'),
  id: address.optional().describe('Same as url, for callers that have the id of a search result.'),
  minimal: z
    .boolean()
    .optional()
    .describe(
      'True sends Prefer: return=minimal, which omits long members of deals, their previews and the front page.',
    ),
});

/** Envelopes and documents of every shape pass through unchecked. */
export const fetchOutput = z.looseObject({ type: z.string().optional() });

export const fetchWords = {
  title: 'Read an address',
  description: `Read one address of this service by GET and get its typed answer exactly as it came: OK, EMPTY, OFFER, or a refusal (BLOCKED, REFUSED, UNAVAILABLE, UNCONFIGURED).
Use it for every read: /vin/{vin}, /listings, /{vin}, /pricing, /openapi.json, or the id of a search result. Send exactly one of url, path and id.
Do not use it for other origins or to change something; exec makes POST calls.
Reads only, with the bearer of this MCP connection, or none. Priced reads (see /pricing) are charged as if called directly. A fragment such as /openapi.json#/paths/~1keys/post answers just that part.
Example: {"url": "/vin/1HGCM82633A004352"}`,
  annotations: {
    title: 'Read an address',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
};

export async function fetchAddress(reach: Reach, input: z.output<typeof fetchInput>) {
  const given = [input.url, input.path, input.id].filter((one) => one !== undefined);
  const [address] = given;
  if (address === undefined || given.length > 1) {
    return blockedResult('validation-failed', 'Send exactly one of url, path and id.');
  }
  const headers = input.minimal === true ? { headers: { prefer: 'return=minimal' } } : {};
  const aimed = requestFor(reach, { method: 'GET', address, ...headers });
  if (!aimed.ok) return blockedResult('foreign-address', aimed.reason);
  const response = await reach.inner(aimed.request);
  const { hash, pathname } = aimed.url;
  const contentType = response.headers.get('content-type') ?? '';
  const etag = response.headers.get('etag');
  const meta = {
    id: address,
    title: `GET ${aimed.url.pathname}`,
    url: aimed.url.href,
    status: response.status,
    contentType,
    ...(etag === null ? {} : { etag }),
  };
  const isPart = hash.startsWith('#/') && /json/.test(contentType);
  const text = await textOf(response, isPart ? DOCUMENT_MAX : ANSWER_MAX);
  const content =
    text === undefined ? undefined : await (isPart ? partOf(text, hash, meta) : contentOf(text, contentType, meta));
  return content === undefined
    ? blockedResult('answer-too-large', tooLarge(pathname, isPart))
    : answerResult(...content);
}

/** The text of a response; undefined when it is longer. Longer text is neither read to its end nor decoded. */
async function textOf({ body }: Response, charactersMax: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the response.
    if (size > charactersMax * UTF8_BYTES_MAX) return undefined;
    chunks.push(chunk);
  }
  const decoder = new TextDecoder();
  const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  return text.length > charactersMax ? undefined : text;
}

/** Maximum characters of a response that the tool returns, and of a document from which it returns a part. */
const ANSWER_MAX = 1_048_576;
const DOCUMENT_MAX = 33_554_432;
/** Maximum bytes of one UTF-16 unit. */
const UTF8_BYTES_MAX = 3;

function tooLarge(pathname: string, isPart: boolean): string {
  const more = isPart ? 'Name a smaller part' : `Name a part of it, such as ${pathname}#/info`;
  return `The response of ${pathname} exceeds ${ANSWER_MAX / 1_048_576} MiB. ${more}, narrow the query, or read it directly over HTTP.`;
}

type Content = Parameters<typeof answerResult>;

function contentOf(text: string, contentType: string, meta: JsonObject): Content {
  if (!/json/.test(contentType))
    return [
      { type: 'OK', contentType, text },
      { text, meta },
    ];
  return [JSON.parse(text) as JsonObject, { text, meta }];
}

/** A part of a document, parsed in slices because it may be large; undefined when the part itself is too large. */
async function partOf(text: string, hash: string, meta: JsonObject): Promise<Content | undefined> {
  const reading = await runInSlices(readJson(text, { depthMax: 128, valuesMax: text.length }));
  if (!reading.ok) throw new Error('A document of this service is not valid JSON.');
  const pointer = decodeURIComponent(hash.slice(1));
  const value = partAt(reading.value as JsonObject, pointer);
  if (value === undefined)
    return [
      { type: 'EMPTY', pointer, reason: 'The document has no such part. Read it without the fragment.' },
      { meta },
    ];
  return JSON.stringify(value).length > ANSWER_MAX ? undefined : [{ type: 'OK', pointer, value }, { meta }];
}
