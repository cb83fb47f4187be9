/** The Stripe adapter sends what Stripe's own library sends, and accepts the notices that the library signs. */
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeRail } from '../../../src/live/stripe/stripe-rail.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from './loopback-stripe.ts';

const NOW = '2026-11-27T12:00:00.000Z';
const REQUEST = {
  dealId: 'deal_1',
  linkId: 'paymentlink_1',
  amountTotal: 3_487_227,
  expiresAt: '2026-11-28T11:00:00.000Z',
  checkoutUrl: 'https://carport.test/?checkout=paymentlink_1&from=Zoë+(1)!',
} as const;
const METADATA = { deal: 'deal_1', link: 'paymentlink_1' };
const SESSION = { id: 'cs_test_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_test_1' };

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  /** Decoded names and values in order. */
  readonly form: readonly (readonly [string, string])[];
}

function recorder(answers: readonly (() => Response)[] = []) {
  const sent: Sent[] = [];
  const send: typeof fetch = async (input, init = {}) => {
    sent.push({
      url: String(input),
      method: init.method,
      headers: new Headers(init.headers),
      form: [...new URLSearchParams(String(init.body))],
    });
    return answers[sent.length - 1]?.() ?? Response.json(SESSION);
  };
  return { sent, send, rail: railOver(send) };
}

function railOver(send: typeof fetch, nowMs = Date.parse(NOW)) {
  return stripeRail({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET }, () => nowMs, send);
}

const library = (send: typeof fetch) =>
  new Stripe(SECRET_KEY, { httpClient: Stripe.createFetchHttpClient(send), telemetry: false });

const HEADERS = ['accept', 'authorization', 'content-type', 'stripe-version', 'idempotency-key'];
const headersOf = ({ headers }: Sent) => HEADERS.map((name) => [name, headers.get(name)]);
const refusing =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: { type: 'api_error' } }, { status, headers });

describe('a request of the Stripe adapter', () => {
  it('opens a session with the address, headers and form of the library', async () => {
    const ours = recorder();
    expect(await ours.rail.open(REQUEST, 'key_1')).toEqual({
      state: 'open',
      sessionId: 'cs_test_1',
      payUrl: SESSION.url,
    });
    const theirs = recorder();
    await library(theirs.send).checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: 'paymentlink_1',
        metadata: METADATA,
        payment_intent_data: { metadata: METADATA },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: 3_487_227, product_data: { name: 'Deal deal_1' } },
          },
        ],
        expires_at: Date.parse(REQUEST.expiresAt) / 1000,
        success_url: REQUEST.checkoutUrl,
        cancel_url: REQUEST.checkoutUrl,
      },
      { idempotencyKey: 'key_1' },
    );
    const [own, official] = [...ours.sent, ...theirs.sent];
    if (own === undefined || official === undefined) throw new Error('Both send one request.');
    expect([own.method, own.url, own.form]).toEqual([official.method, official.url, official.form]);
    expect(headersOf(own)).toEqual(headersOf(official));
  });

  it('expires a session at the address of the library, without a key that would repeat a failure', async () => {
    const ours = recorder();
    await ours.rail.expire('cs_test/1');
    const theirs = recorder();
    await library(theirs.send).checkout.sessions.expire('cs_test/1');
    expect(ours.sent.map(({ method, url }) => [method, url])).toEqual(
      theirs.sent.map(({ method, url }) => [method, url]),
    );
    expect(ours.sent[0]?.headers.get('idempotency-key')).toBeNull();
  });

  it.each([
    ['a server error', refusing(500)],
    ['a call with the same key in progress', refusing(409)],
    ['an answer that Stripe advises to retry', refusing(400, { 'stripe-should-retry': 'true' })],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')) as never],
  ])('is repeated once under its key after %s', async (_, first) => {
    const { rail, sent } = recorder([first]);
    expect(await rail.open(REQUEST, 'key_1')).toMatchObject({ state: 'open', sessionId: 'cs_test_1' });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key_1', 'key_1']);
    expect(sent[1]?.form).toEqual(sent[0]?.form);
  });

  it.each([
    ['an invalid request', refusing(400)],
    ['a rejected key', refusing(401)],
    ['a rate limit', refusing(429)],
    ['a conflict that Stripe advises not to retry', refusing(409, { 'stripe-should-retry': 'false' })],
    ['a response that is not a session', () => new Response('<html>')],
  ])('is not repeated after %s', async (_, first) => {
    const { rail, sent } = recorder([first]);
    expect(await rail.open(REQUEST, 'key_1')).toEqual({ state: 'down' });
    expect(sent).toHaveLength(1);
  });

  it('fails after the second server error', async () => {
    const { rail, sent } = recorder([refusing(503), refusing(503)]);
    expect(await rail.open(REQUEST)).toEqual({ state: 'down' });
    expect(sent).toHaveLength(2);
  });
});

describe('a notice signed by Stripe’s library', () => {
  const session = { ...SESSION, amount_total: 100, payment_status: 'paid', metadata: METADATA };
  const event = (object: object = {}) =>
    JSON.stringify({ type: 'checkout.session.completed', data: { object: { ...session, ...object } } });
  const signature = (payload: string, options: { secret?: string; scheme?: string; age?: number } = {}) =>
    new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({
      payload,
      secret: options.secret ?? WEBHOOK_SECRET,
      scheme: options.scheme ?? 'v1',
      timestamp: Date.parse(NOW) / 1000 - (options.age ?? 0),
    });
  const read = (payload: string, header: string) => railOver(fetch).readNotice({ payload, header: () => header });
  const state = async (payload: string, header: string) => (await read(payload, header)).state;

  it.each([
    ['named', 'pi_1', { settlementRef: 'pi_1' }],
    ['expanded', { id: 'pi_1', object: 'payment_intent' }, { settlementRef: 'pi_1' }],
    ['absent', null, {}],
  ])('reports the payment when its intent is %s', async (_, payment_intent, settlement) => {
    const payload = event({ payment_intent });
    expect(await read(payload, signature(payload))).toEqual({
      state: 'paid',
      dealId: 'deal_1',
      linkId: 'paymentlink_1',
      orderId: 'cs_test_1',
      amountTotal: 100,
      ...settlement,
    });
  });

  it('is genuine for five minutes', async () => {
    const payload = event();
    expect(await state(payload, signature(payload, { age: 300 }))).toBe('paid');
    expect(await state(payload, signature(payload, { age: 301 }))).toBe('forged');
  });

  it('is genuine while the secret is rotated', async () => {
    const payload = event();
    const [, other] = signature(payload, { secret: 'whsec_other' }).split(',');
    expect(await state(payload, `${signature(payload)},${other}`)).toBe('paid');
    expect(await state(payload, signature(payload).replace(',', `,${other},`))).toBe('paid');
  });

  it.each([
    ['another scheme', (payload: string) => signature(payload, { scheme: 'v0' })],
    ['another secret', (payload: string) => signature(payload, { secret: 'whsec_other' })],
    ['another payload', (payload: string) => signature(payload.replace('100', '101'))],
    ['another time', (payload: string) => signature(payload).replace(/t=\d+/, `t=${Date.parse(NOW) / 1000 - 1}`)],
    ['no time', (payload: string) => signature(payload).replace(/t=\d+,/, '')],
    ['half a signature', (payload: string) => signature(payload).slice(0, -32)],
  ])('is forged with %s', async (_, sign) => {
    const payload = event();
    expect(await state(payload, sign(payload))).toBe('forged');
  });

  it.each([
    ['without the deal', event({ metadata: {} })],
    ['without an amount', event({ amount_total: null })],
    ['that is not JSON', 'paid'],
  ])('is ignored %s', async (_, payload) => {
    expect(await state(payload, signature(payload))).toBe('ignored');
  });
});
