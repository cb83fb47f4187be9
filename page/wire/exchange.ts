/** Calls the service, and keeps request and answer for display. */
import { faults, session } from './session.ts';
import { signal } from './signal.ts';

export interface Provenance {
  readonly environment: string;
  readonly simulated?: boolean | undefined;
  readonly source: string;
}

interface Problem {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  readonly in: string;
}

/** Members of envelopes; which are present depends on the type. */
interface Envelope {
  readonly type?: string;
  readonly provenance?: Provenance;
  readonly reason?: string;
  readonly message?: string;
  readonly code?: string;
  readonly problems?: readonly Problem[];
}

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: string;
  /** A body that is not JSON, sent as bytes so that the service detects the encoding. */
  readonly file?: Blob;
}

export interface Exchange {
  readonly sent: SentRequest;
  readonly status: number;
  /** OK, EMPTY, BLOCKED …: the header every answer carries. */
  readonly envelope: string;
  readonly tookMs: number;
  readonly text: string;
  readonly answer: Envelope;
  /** `"burst";r=118;t=10`, when there is a rate limit. */
  readonly rate: string | null;
  /** The id under which the service logged the call. */
  readonly requestId: string;
}

export interface CallOptions {
  readonly body?: unknown;
  /** A body that is not JSON: a feed, a ledger, an ADF document. */
  readonly file?: { readonly content: Blob; readonly type: string };
  /** The bearer to send; the tab's key by default. */
  readonly as?: 'key' | 'operator' | 'nobody';
  /** Further request headers, such as an idempotency key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** False for calls the page makes on its own behalf, such as reading the meter. */
  readonly counts?: boolean;
}

/** A call of this page was answered, so the meter may have moved. */
export const callAnswered = signal<Exchange>();

/** Prefix of the request ids of the page's own reads. */
export const OWN_READS = 'workbench-';

export async function call(method: string, path: string, options: CallOptions = {}): Promise<Exchange> {
  const sent = sentOf(method, path, options);
  const answering = sendAndRead(sent);
  underWay.add(answering);
  const exchange = await answering;
  underWay.delete(answering);
  if (options.counts !== false) callAnswered.tell(exchange);
  return exchange;
}

const underWay = new Set<Promise<Exchange>>();

/** Resolves when every earlier call is answered. */
export async function allAnswered(): Promise<void> {
  await Promise.all(underWay);
}

function sendAndRead(sent: SentRequest): Promise<Exchange> {
  const { method, path } = sent;
  const from = performance.now();
  return fetch(path, {
    method,
    headers: Object.fromEntries(sent.headers),
    ...(sent.file !== undefined ? { body: sent.file } : sent.body !== undefined ? { body: sent.body } : {}),
  }).then(
    async (reply) => answeredExchange(sent, reply, await reply.text(), performance.now() - from),
    (cause: unknown) => unansweredExchange(sent, cause),
  );
}

function sentOf(method: string, path: string, options: CallOptions): SentRequest {
  const { body, file, as = 'key', headers: more = {}, counts = true } = options;
  const bearer = { key: session.key, operator: session.operatorToken, nobody: undefined }[as];
  const headers: [string, string][] = [['accept', 'application/json'], ...Object.entries(more)];
  if (bearer !== undefined && bearer !== '') headers.push(['authorization', `Bearer ${bearer}`]);
  // The request log distinguishes the page's own reads from the user's calls by their ids.
  if (!counts) headers.push(['x-request-id', `${OWN_READS}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`]);
  // An injected fault affects the user's calls, not the page's own reads.
  if (counts && as === 'key' && faults.active !== '') headers.push(['sandbox-fault', faults.active]);
  if (file !== undefined) {
    headers.push(['content-type', file.type]);
    return { method, path, headers, file: file.content };
  }
  if (body === undefined) return { method, path, headers };
  headers.push(['content-type', 'application/json']);
  return { method, path, headers, body: JSON.stringify(body) };
}

function answeredExchange(sent: SentRequest, reply: Response, text: string, tookMs: number): Exchange {
  return {
    sent,
    status: reply.status,
    envelope: reply.headers.get('x-envelope') ?? '',
    tookMs,
    text,
    answer: parseEnvelope(text),
    rate: reply.headers.get('ratelimit'),
    requestId: reply.headers.get('x-request-id') ?? '',
  };
}

/** The service could not be reached; shown like a refusal. */
function unansweredExchange(sent: SentRequest, cause: unknown): Exchange {
  const reason = `The service did not answer: ${cause instanceof Error ? cause.message : 'the connection failed'}. Check the connection and try again.`;
  return { sent, status: 0, envelope: 'UNREACHED', tookMs: 0, text: '', answer: { reason }, rate: null, requestId: '' };
}

function parseEnvelope(text: string): Envelope {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Envelope) : {};
  } catch {
    return {};
  }
}

/** True when the call succeeded. */
export function isAnswered({ envelope }: Exchange): boolean {
  return envelope === 'OK' || envelope === 'OFFER';
}

/** The OK answer with its declared type; undefined for any other kind, including OFFER. */
export function answerOf<Shape>(exchange: Exchange): Shape | undefined {
  return exchange.envelope === 'OK' ? (exchange.answer as Shape) : undefined;
}

/** The call as a curl command. */
export function asCurl({ method, path, headers, body }: SentRequest, base: string): string {
  const parts = ['curl'];
  if (method !== 'GET') parts.push('-X', method);
  for (const [name] of headers) if (name === 'authorization') parts.push('-H', '"authorization: Bearer $CARPORT_KEY"');
  if (body !== undefined) parts.push('-d', `'${body.replaceAll("'", "'\\''")}'`);
  parts.push(`'${base}${path}'`);
  return parts.join(' ');
}

/** A bearer is never shown in full: `Bearer vk_sandbox_…x7Qd`. */
export function maskBearer(value: string): string {
  const secret = value.replace(/^Bearer /, '');
  const prefix = /^vk_[a-z]+_/.exec(secret)?.[0] ?? '';
  return `Bearer ${prefix}…${prefix === '' ? '' : secret.slice(-4)}`;
}
