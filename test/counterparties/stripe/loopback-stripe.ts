/** Loopback server with Stripe's published Checkout Session shapes and signed events. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const SECRET_KEY = 'sk_test_loopback';
export const WEBHOOK_SECRET = 'whsec_loopback';

interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string | null;
  expires_at: number;
  livemode: false;
}

export interface LoopbackStripe {
  readonly api: string;
  readonly sessions: ReadonlyMap<string, Session>;
  /** Pays a session and signs Stripe's event. */
  pay(sessionId: string): { payload: string; signature: string };
  /** Signs an event of any type about a session. */
  sendEvent(type: string, sessionId: string, at?: number): { payload: string; signature: string };
  /** Returns this status for every call until reset. */
  fail(status: number | undefined): void;
  /** Opens the next session but never responds; resolves when it was requested. */
  swallow(): Promise<void>;
  /** Every idempotency key of a new session. */
  readonly keys: readonly string[];
  close(): Promise<void>;
}

export async function loopbackStripe(): Promise<LoopbackStripe> {
  const sessions = new Map<string, Session>();
  const byIdempotency = new Map<string, Session>();
  const keys: string[] = [];
  let swallowed: (() => void) | undefined;
  let failing: number | undefined;
  const stripe = new Stripe(SECRET_KEY);

  const create = (form: URLSearchParams, key: string): Session => {
    keys.push(key);
    const known = byIdempotency.get(key);
    if (known !== undefined) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      metadata: { deal: form.get('metadata[deal]') ?? '', link: form.get('metadata[link]') ?? '' },
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      expires_at: Number(form.get('expires_at')),
      livemode: false,
    };
    sessions.set(id, session);
    byIdempotency.set(key, session);
    return session;
  };

  const answer = (request: IncomingMessage, body: string): [number, object] => {
    if (failing !== undefined) return [failing, { error: { type: 'api_error', message: 'out of order' } }];
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }];
    const path = request.url ?? '';
    if (path === '/v1/checkout/sessions')
      return [200, create(new URLSearchParams(body), String(request.headers['idempotency-key']))];
    const session = sessions.get(/^\/v1\/checkout\/sessions\/([^/]+)/.exec(path)?.[1] ?? '');
    if (session === undefined)
      return [
        404,
        { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout.session' } },
      ];
    if (!path.endsWith('/expire')) return [200, session];
    if (session.status !== 'open')
      return [
        400,
        {
          error: {
            type: 'invalid_request_error',
            message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
          },
        },
      ];
    Object.assign(session, { status: 'expired', url: null });
    return [200, session];
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [status, body] = answer(request, Buffer.concat(chunks).toString());
      if (swallowed !== undefined) {
        swallowed();
        swallowed = undefined;
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_loopback' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const sendEvent: LoopbackStripe['sendEvent'] = (type, sessionId, at = Math.floor(Date.now() / 1000)) => {
    const event = {
      id: `evt_${sessionId}`,
      object: 'event',
      type,
      created: at,
      data: { object: sessions.get(sessionId) },
    };
    const payload = JSON.stringify(event);
    return {
      payload,
      signature: stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp: at }),
    };
  };
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    sendEvent,
    pay: (sessionId) => {
      Object.assign(sessions.get(sessionId) ?? {}, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${sessionId}`,
      });
      return sendEvent('checkout.session.completed', sessionId);
    },
    fail: (status) => {
      failing = status;
    },
    keys,
    swallow: () =>
      new Promise((resolve) => {
        swallowed = resolve;
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
