/** Answers of an endpoint: four envelopes, refusals, and two raw forms. Independent of HTTP status codes. */
import { codeOf, type Problem, sentenceOf } from './problems.ts';
import type { Provenance } from './provenance.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json | undefined };
export type JsonObject = { readonly [member: string]: Json | undefined };

export type Headers = Readonly<Record<string, string>>;

/** An answer with content (200). */
export interface Ok<Body> {
  readonly kind: 'OK';
  readonly body: Body;
  readonly headers?: Headers;
}

/** A look-up or filter that found nothing (200). */
export interface Empty {
  readonly kind: 'EMPTY';
  readonly body: JsonObject;
  readonly absent: false;
}

/** The path or id is unknown or belongs to another caller (404). */
export interface NotFound {
  readonly kind: 'EMPTY';
  readonly body: JsonObject;
  readonly absent: true;
}

/** A priced step that the caller can choose to pay for (402). */
export interface Offer {
  readonly kind: 'OFFER';
  readonly body: JsonObject;
  /** Set on an offer that blocks a call, such as the spend ceiling; such an offer is not charged. */
  readonly uncharged?: true;
}

/** A refusal caused by the caller, the state or the configuration. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly kind: 'REFUSAL';
  readonly code: Code;
  readonly reason?: string;
  readonly problems?: readonly Problem[];
  readonly retryAfterSeconds?: number;
  /** Members beside the standard ones: `missing`, `available`, `nearest`, `allow`. */
  readonly extra?: JsonObject;
}

/** Bytes in a format of their own: OpenAPI, the capability card, Markdown, HTML, gateway bytes. */
export interface Document {
  readonly kind: 'DOCUMENT';
  readonly contentType: string;
  readonly bytes: string | Uint8Array<ArrayBuffer>;
  readonly envelope: 'OK' | 'EMPTY' | 'OFFER';
  readonly headers?: Headers;
}

/** An open-ended body: server-sent events. */
export interface Stream {
  readonly kind: 'STREAM';
  readonly contentType: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly headers?: Headers;
}

/** A response built by a protocol implementation; only the standard headers are added. */
interface Relayed {
  readonly kind: 'RELAYED';
  readonly response: Response;
}

export type Answer<Body = object, Code extends RefusalCode = RefusalCode> =
  | Ok<Body>
  | Empty
  | NotFound
  | Offer
  | Refusal<Code>
  | Document
  | Stream
  | Relayed;

/** A 200 with content; `provenance` names its source. */
export function ok<Body extends object>(body: Body, headers?: Headers): Ok<Body> {
  return headers === undefined ? { kind: 'OK', body } : { kind: 'OK', body, headers };
}

/**
 * An empty result of a look-up or filter (200) with its reason, repeated as `message` for clients written for the
 * gateway.
 */
export function empty(reason: string, provenance: Provenance, members: JsonObject = {}): Empty {
  return { kind: 'EMPTY', absent: false, body: { reason, message: reason, ...members, provenance: { ...provenance } } };
}

/** Unknown path or id, or one that belongs to another caller; the two are indistinguishable (404). */
export function notFound(reason: string, members: JsonObject = {}): NotFound {
  return { kind: 'EMPTY', absent: true, body: { reason, message: reason, ...members } };
}

export function offer(body: JsonObject): Offer {
  return { kind: 'OFFER', body };
}

type RefusalDetail = Omit<Refusal, 'kind' | 'code'>;

export function refuse<Code extends RefusalCode>(code: Code, detail: RefusalDetail = {}): Refusal<Code> {
  return { kind: 'REFUSAL', code, ...detail };
}

/** The most problems that a refusal lists; the others are only counted, so that the response stays small. */
const PROBLEMS_SHOWN_MAX = 100;

/**
 * A refusal that lists problems. Its code is derived from the list, and its first sentence names the first fields.
 * `contract` is the address of the document that describes the endpoint, by default `/openapi.json`.
 */
export function refuseProblems(problems: readonly Problem[], contract?: string): Refusal<'validation-failed'> {
  const code = codeOf(problems) as 'validation-failed';
  const reason = sentenceOf(code, problems, REFUSALS[code].sentence, contract);
  const omitted = problems.length - PROBLEMS_SHOWN_MAX;
  if (omitted <= 0) return { kind: 'REFUSAL', code, reason, problems };
  const extra = { problemsOmitted: omitted };
  return { kind: 'REFUSAL', code, reason, problems: problems.slice(0, PROBLEMS_SHOWN_MAX), extra };
}

export function document(
  contentType: string,
  bytes: Document['bytes'],
  more: { envelope?: Document['envelope']; headers?: Headers } = {},
): Document {
  const base = { kind: 'DOCUMENT', contentType, bytes, envelope: more.envelope ?? 'OK' } as const;
  return more.headers === undefined ? base : { ...base, headers: more.headers };
}

type Held<T> = { readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  readonly [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

/** A copy without the members that are undefined, because optional members are exact (`exactOptionalPropertyTypes`). */
export function withoutUndefined<T extends object>(members: T): Held<T> {
  const held: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) held[name] = value;
  return held as Held<T>;
}
