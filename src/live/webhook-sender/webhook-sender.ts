/** Sends webhooks on Node: one POST over TLS to a checked address, with one deadline. */
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { judgeAddress } from '#domain/webhook/address.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { WebhookPost, WebhookReply, WebhookSender } from '#ports/webhook-sender.ts';
import { pinLookup, type Resolve, resolveBySystem } from './pinned-lookup.ts';

const TIMEOUT_MS = 15_000;
const REPLY_BYTES_MAX = 4_096;

export interface WebhookSenderOptions {
  /** Origins that the operator allows to use plain HTTP and private addresses. */
  readonly originsAllowed?: readonly string[];
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

export function createWebhookSender(options: WebhookSenderOptions = {}): WebhookSender {
  const { originsAllowed = [], resolve = resolveBySystem, timeoutMs = TIMEOUT_MS } = options;
  return {
    async send(message) {
      const judged = judgeAddress(message.url, originsAllowed);
      if (!judged.ok) return { state: 'forbidden', reason: `the address is not ${judged.why}` };
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = message.signal === undefined ? deadline : AbortSignal.any([deadline, message.signal]);
      if (originsAllowed.includes(judged.url.origin)) return post(judged.url, message, signal);
      const pinned = await inTime(pinLookup(judged.url.hostname, resolve), signal);
      if (pinned === undefined) return { state: 'unreachable', reason: reasonOf(signal) };
      if (pinned.ok) return post(judged.url, message, signal, pinned.lookup);
      if (pinned.why === 'unresolved') return { state: 'unreachable', reason: 'the host name does not resolve' };
      return { state: 'forbidden', reason: 'the host name resolves to an address that is not public' };
    },
  };
}

function post(
  url: URL,
  { headers, body }: WebhookPost,
  signal: AbortSignal,
  lookup?: LookupFunction,
): Promise<WebhookReply> {
  return new Promise((resolve) => {
    const send = url.protocol === 'http:' ? requestPlain : requestTls;
    const length = String(Buffer.byteLength(body));
    const request: ClientRequest = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      signal,
      agent: false,
      ...withoutUndefined({ lookup }),
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      resolve({
        state: 'unreachable',
        reason: signal.aborted ? reasonOf(signal) : `the connection failed (${error.code ?? error.name})`,
      });
    });
    request.once('response', (response) => {
      // The receiver's body is read up to a limit, so that a short one can end, and dropped.
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.byteLength;
        if (read > REPLY_BYTES_MAX) request.destroy();
      });
      const wait = retryAfter(response.headers['retry-after']);
      const status = response.statusCode ?? 0;
      response.once('close', () =>
        resolve({ state: 'answered', status, ...withoutUndefined({ retryAfterSeconds: wait }) }),
      );
    });
    request.end(body);
  });
}

/** Only delta seconds are supported; a date would depend on the receiver's clock. */
function retryAfter(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/.test(header.trim()) ? Number(header) : undefined;
}

function reasonOf(signal: AbortSignal): string {
  const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return isTimeout ? 'the receiver did not respond in time' : 'the attempt was aborted';
}

/** The value, or undefined when the signal aborts first. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    work.then(resolve, reject);
  });
}
