import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/processes/free-port.ts';
import {
  DEMO_VIN,
  deliveredDeal,
  FIGURES,
  type RealProcess,
  SETTLE,
  startProcess,
} from '#test/processes/real-process.ts';
import { loopbackGateway } from '../../counterparties/gateway/loopback-gateway.ts';
import { loopbackStripe, SECRET_KEY, WEBHOOK_SECRET } from '../../counterparties/stripe/loopback-stripe.ts';
import { CLIENT, type LoopbackCollector, loopbackCollector, SERVER, type Span } from './loopback-collector.ts';
import { webhookReceiver } from './webhook-receiver.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-tracing-'));
let databases = 0;
const database = () => {
  databases += 1;
  return `sqlite:${join(folder, `${databases}.db`)}`;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CALLERS_TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLERS_SPAN = 'b7ad6b7169203331';
const traceSettings = (collector: { url: string }, protocol = 'http/json') => ({
  DATABASE_URL: database(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
});

/** Personal data in the calls below that a trace must not contain. */
const PERSONAL = [DEMO_VIN, 'Lovelace', 'Ada', 'HM-204-118', 'order-17', 'settle-token', 'personal-word'];
/** As separate tokens only: five digits also occur by chance in nanoseconds or span ids. */
const LONE_FIGURES = /(?<![0-9a-f])(94105|31500)(?![0-9a-f])/;

describe('a running service with a collector', () => {
  let collector: LoopbackCollector;
  let key = '';
  let dealId = '';
  let gateway: Awaited<ReturnType<typeof loopbackGateway>>;
  let stripe: Awaited<ReturnType<typeof loopbackStripe>>;
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>;

  beforeAll(async () => {
    collector = await loopbackCollector();
    gateway = await loopbackGateway(() => ({ text: '{"data":{}}' }));
    stripe = await loopbackStripe();
    receiver = await webhookReceiver();
    const carport = await startProcess({
      ...traceSettings(collector),
      OTEL_SERVICE_NAME: 'carport-west',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=collectors-own',
      GATEWAY_URL: gateway.url,
      CHECKOUT_RAIL: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API: stripe.api,
      WEBHOOK_ORIGINS: receiver.origin,
    });
    const minted = await carport.send('POST', '/keys');
    key = minted.body.key;
    const bearer = { authorization: `Bearer ${key}` };
    await carport.send('POST', '/webhooks', { url: `${receiver.origin}/personal-word` }, bearer);
    await carport.send('GET', `/recalls/${DEMO_VIN}?personal-word=1`);
    await carport.send('GET', `/recalls/${DEMO_VIN}`, undefined, {
      traceparent: `00-${CALLERS_TRACE}-${CALLERS_SPAN}-01`,
      baggage: 'person=Lovelace',
    });
    const delivered = await deliveredDeal(carport, bearer);
    dealId = delivered.dealId;
    await receiver.heard('Deal.opened@1');
    await carport.send(
      'POST',
      `/buy/deals/${dealId}/settle`,
      { order_id: 'order-17', amount_total: delivered.amountTotal, currency: 'usd' },
      SETTLE,
    );
    const paid = await carport.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } }, bearer);
    await carport.send('POST', `/buy/deals/${paid.body.dealId}/desk`, FIGURES, bearer);
    await carport.send('POST', `/buy/deals/${paid.body.dealId}/checkout`, undefined, bearer);
    expect(await carport.stop()).toBe(0);
  });
  afterAll(async () => {
    await Promise.all([collector, gateway, stripe, receiver].map((one) => one.close()));
  });

  const spansNamed = (name: string) => collector.spans.filter((span) => span.name === name);
  const onlySpan = (name: string): Span => {
    const [span, ...more] = spansNamed(name);
    if (span === undefined || more.length > 0)
      throw new Error(`${more.length + Number(!!span)} spans are named ${name}`);
    return span;
  };
  const firstSpan = (name: string): Span => {
    const [span] = spansNamed(name);
    if (span === undefined) throw new Error(`no span is named ${name}`);
    return span;
  };
  const childrenOf = (parent: Span) => collector.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);

  it('exports the span of the last call, named by its endpoint, on shutdown', () => {
    const settled = onlySpan('POST /buy/deals/{dealId}/settle');
    expect(settled).toMatchObject({ kind: SERVER, parentSpanId: '', failed: false });
    expect(settled.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/buy/deals/{dealId}/settle',
      'http.response.status_code': 200,
      'url.scheme': 'http',
      'carport.envelope': 'OK',
      'carport.mode': 'sandbox',
    });
  });

  it('has the service name and the headers that the operator configured', () => {
    expect(collector.resource).toMatchObject({
      'service.name': 'carport-west',
      'deployment.environment.name': 'test',
    });
    expect(collector.bytes()).toContain('"api-key":"collectors-own"');
  });

  it('shows the store calls within a request', () => {
    const calls = childrenOf(firstSpan('POST /buy/deals')).filter(({ attributes }) => 'db.system.name' in attributes);
    expect(calls).toContainEqual(
      expect.objectContaining({
        name: 'append events',
        kind: CLIENT,
        attributes: { 'db.system.name': 'sqlite', 'db.collection.name': 'events', 'db.operation.name': 'append' },
      }),
    );
    expect(new Set(calls.map(({ traceId }) => traceId))).toEqual(new Set([firstSpan('POST /buy/deals').traceId]));
  });

  it('joins the caller’s trace and propagates it', () => {
    const mine = spansNamed('GET /recalls/{vin}').find(({ traceId }) => traceId === CALLERS_TRACE);
    expect(mine?.parentSpanId).toBe(CALLERS_SPAN);
    const [call] = childrenOf(mine as Span).filter(({ name }) => name === 'GET gateway');
    expect(call).toMatchObject({ traceId: CALLERS_TRACE, kind: CLIENT });
    expect(call?.attributes).toMatchObject({ 'http.response.status_code': 200, 'server.address': '127.0.0.1' });
    expect(gateway.headers.at(-1)).toMatchObject({ traceparent: `00-${CALLERS_TRACE}-${call?.spanId}-01` });
    expect(gateway.headers.at(-1)).not.toHaveProperty('baggage');
  });

  it('follows a checkout to the payment rail', () => {
    const checkout = onlySpan('POST /buy/deals/{dealId}/checkout');
    expect(childrenOf(checkout).map(({ name }) => name)).toContain('POST stripe');
  });

  it('follows an event to the receiver of a webhook', () => {
    const opened = receiver.deliveries.find(({ type }) => type === 'Deal.opened@1');
    const [, traceId, spanId] = opened?.traceparent?.split('-') ?? [];
    expect(traceId).toBe(firstSpan('POST /buy/deals').traceId);
    expect(spansNamed('POST webhook').map((span) => span.spanId)).toContain(spanId);
  });

  it('exports nothing that identifies anyone: no car, name, key, order, figure, path or query', () => {
    const bytes = collector.bytes();
    expect(bytes).toContain('carport.envelope');
    for (const text of [...PERSONAL, key, dealId, SECRET_KEY]) expect(bytes, text).not.toContain(text);
    expect(bytes).not.toMatch(LONE_FIGURES);
  });
});

it('exports protobuf by default, with no more data in it', async () => {
  const collector = await loopbackCollector();
  const carport = await startProcess({ ...traceSettings(collector, ''), OTEL_BSP_SCHEDULE_DELAY: '50' });
  const { dealId } = await deliveredDeal(carport);
  await carport.stop();
  expect(collector.contentTypes()).toEqual(new Set(['application/x-protobuf']));
  expect(collector.bytes()).toContain('POST /buy/deals/{dealId}/deliver');
  for (const text of [...PERSONAL, dealId]) expect(collector.bytes(), text).not.toContain(text);
  expect(collector.bytes()).not.toMatch(LONE_FIGURES);
  await collector.close();
});

it('marks a fault as failed, without its message', async () => {
  const collector = await loopbackCollector();
  const gateway = await loopbackGateway(() => 'drop');
  const carport = await startProcess({ ...traceSettings(collector), GATEWAY_URL: gateway.url });
  expect((await carport.send('GET', `/recalls/${DEMO_VIN}`)).status).toBe(503);
  await carport.stop();
  const failed = collector.spans.filter((span) => span.failed);
  expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
    ['GET gateway', 'TypeError'],
    ['GET /recalls/{vin}', '503'],
  ]);
  await Promise.all([collector.close(), gateway.close()]);
});

describe('a broken collector', () => {
  /** Checks that responses are unaffected, and measures the stop. */
  async function serveWithCollector(url: string): Promise<{ carport: RealProcess; stopMs: number }> {
    const carport = await startProcess({ ...traceSettings({ url }), OTEL_BSP_SCHEDULE_DELAY: '20', LOG_LEVEL: 'warn' });
    for (let call = 0; call < 20; call += 1)
      expect((await carport.send('GET', `/vin/${DEMO_VIN}`)).body).toMatchObject({ type: 'OK' });
    const from = performance.now();
    expect(await carport.stop()).toBe(0);
    return { carport, stopMs: performance.now() - from };
  }

  it.each([
    ['is unreachable', undefined],
    ['refuses everything', 400],
    ['never answers', 'hang'],
  ] as const)('that %s leaves calls unaffected', async (_what, answer) => {
    const collector = answer === undefined ? undefined : await loopbackCollector(answer);
    const { carport, stopMs } = await serveWithCollector(collector?.url ?? `http://127.0.0.1:${await freePort()}`);
    // The ten-second limit of a graceful stop is not reached.
    expect(stopMs).toBeLessThan(9_000);
    const warnings = carport
      .errors()
      .split('\n')
      .filter((line) => line.includes('does not accept traces'));
    expect(warnings).toHaveLength(1);
    await collector?.close();
  });
});

describe('a service without a collector', () => {
  /** Prints the packages of OpenTelemetry that the process loads. */
  const WATCH = `data:text/javascript,import{registerHooks as r}from'node:module';r({resolve(s,c,n){if(s.startsWith('@opentelemetry'))console.error('loads',s);return n(s,c)}})`;
  const loadedPackages = async (env: Record<string, string>) => {
    const carport = await startProcess({ DATABASE_URL: 'memory:', NODE_OPTIONS: `--import "${WATCH}"`, ...env });
    await carport.send('GET', `/vin/${DEMO_VIN}`);
    await carport.stop();
    return carport.errors();
  };

  it('loads no OpenTelemetry package', async () => {
    expect(await loadedPackages({})).toBe('');
    expect(await loadedPackages({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' })).toBe(
      '',
    );
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ])('does not start with an invalid %s, and names it', async (name, value) => {
    const wrong = startProcess({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      DATABASE_URL: 'memory:',
      [name]: value,
    });
    await expect(wrong).rejects.toThrow(new RegExp(`${name} must be .*not "${value}"`));
  });
});
