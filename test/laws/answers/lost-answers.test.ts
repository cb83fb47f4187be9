/**
 * Law: a POST whose response was lost after it had written returns the same response under the same `Idempotency-Key`.
 */
import { describe, expect, it } from 'vitest';
import type { Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { type Append, StoreUnavailable, storeOver } from '#ports/event-store.ts';
import type { Stores } from '#ports/stores.ts';
import { type TestService, testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';
import { runExample } from '../examples.ts';

const LOST = new StoreUnavailable('the connection was lost');
/** Written independently of a run: request logs, and delivery results. */
const isBeside = ({ stream, events }: Append) =>
  stream.startsWith('requests/') || events.some(({ type }) => type === 'Webhook.delivered@1');

/** What is lost: a response before it was stored, or the store's reply to the nth write, which is committed. */
interface Mishaps {
  keep?: boolean;
  write?: number;
}

function failingService() {
  const stores = testStores();
  const next: Mishaps = {};
  /** The writes of the run under test: its streams, with their events. */
  const written: string[] = [];
  const events = storeOver(stores.events, {
    append: async (appends) => {
      const result = await stores.events.append(appends);
      if (!result.ok || appends.every(isBeside)) return result;
      written.push(...appends.map(({ stream, events: facts }) => `${stream} ${facts.map((one) => one.type)}`));
      if (next.write === undefined) return result;
      next.write -= 1;
      if (next.write > 0) return result;
      delete next.write;
      throw LOST;
    },
  });
  const idempotency: Stores['idempotency'] = {
    begin: (request) => stores.idempotency.begin(request),
    free: (scope, key) => stores.idempotency.free(scope, key),
    abandon: (scope, key) => stores.idempotency.abandon(scope, key),
    keep: (scope, key, answer) => {
      if (next.keep !== true) return stores.idempotency.keep(scope, key, answer);
      delete next.keep;
      return Promise.reject(LOST);
    },
  };
  return { carport: testService({ stores: { ...stores, events, idempotency } }), next, written };
}

type FailingService = ReturnType<typeof failingService>;

/** The service with an `Idempotency-Key` and a failure on the endpoint under test only. */
function failEndpoint(
  { carport, next, written }: FailingService,
  { endpoint }: Row,
  example: Example,
  mishap: Mishaps,
): TestService {
  const address = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const isUnderTest = (method: string, path: string) => method === endpoint.method && address.test(path);
  let before = (example.given ?? []).filter(({ method, path }) => isUnderTest(method, path)).length;
  const send: TestService['send'] = (method, path, body, options = {}) => {
    if (!isUnderTest(method, path)) return carport.send(method, path, body, options);
    before -= 1;
    if (before >= 0) return carport.send(method, path, body, options);
    written.length = 0;
    Object.assign(next, mishap);
    return carport.send(method, path, body, { ...options, headers: { ...options.headers, 'idempotency-key': 'one' } });
  };
  return { ...carport, send };
}

async function runWithMishap(row: Row, example: Example, mishap: Mishaps) {
  const service = failingService();
  const { carport } = service;
  const ran = await runExample(failEndpoint(service, row, example, mishap), row, example);
  const key = row.endpoint.access === 'operator' ? 'settle-token' : ran.key;
  const headers = { 'idempotency-key': 'one' };
  const repeatRequest = () =>
    carport.send('POST', ran.path, ran.body, key === undefined ? { headers } : { key, headers });
  return { ...service, reply: ran.reply, repeatRequest };
}

const posts = testService().catalog.filter(
  ({ endpoint }) => endpoint.method === 'POST' && endpoint.idempotent !== false,
);
const cases = posts.flatMap((row): [string, Row, Example][] =>
  row.endpoint.examples
    .filter(({ answers }) => answers === 'OK' || answers === 'OFFER')
    .map((example, i) => [`${row.endpoint.path} (${i})`, row, example]),
);
const rebuilt = cases.filter(([, { endpoint }]) => endpoint.repeats === undefined);
const repeated = cases.filter(([, { endpoint }]) => endpoint.repeats !== undefined);

describe('a lost response', () => {
  it('is recomputed by two endpoints only, each with a stated reason', () => {
    const reasons = posts.flatMap(({ endpoint: { path, repeats } }) =>
      repeats === undefined ? [] : [[path, repeats]],
    );
    expect(reasons).toEqual([
      ['/sandbox/reset', expect.stringMatching(/^A retry /)],
      ['/sandbox/scenarios/{name}', expect.stringMatching(/a retry /)],
    ]);
  });

  it.each(rebuilt)('of POST %s is returned unchanged, and nothing is written twice', async (_, row, example) => {
    const undisturbed = await runWithMishap(row, example, {});
    const { reply: expected, written: writes } = undisturbed;
    // Before the response is stored, and after each write whose acknowledgement is lost.
    const mishaps: Mishaps[] = [{ keep: true }, ...writes.map((_, i) => ({ write: i + 1 }))];
    for (const mishap of mishaps) {
      const { carport, reply, repeatRequest, written } = await runWithMishap(row, example, mishap);
      expect([mishap, reply.status]).toEqual([mishap, 503]);
      carport.clock.advance(90);
      const second = await repeatRequest();
      expect([mishap, second.status, shape(second.body)]).toEqual([mishap, expected.status, shape(expected.body)]);
      expect(written.map(nameless).toSorted()).toEqual(writes.map(nameless).toSorted());
      const third = await repeatRequest();
      expect([third.text, third.headers.get('idempotent-replayed')]).toEqual([second.text, 'true']);
    }
  });

  it.each(repeated)('of POST %s is recomputed, never refused', async (_, row, example) => {
    const { repeatRequest } = await runWithMishap(row, example, { keep: true });
    expect((await repeatRequest()).status).toBe(200);
  });

  it('of a capability row is returned unchanged', async () => {
    const { carport, next, written } = failingService();
    const key = await carport.mintKey();
    const check = { vin: '1HGCM82633A004352', source: 'scan' };
    const post = () =>
      carport.send('POST', '/vin-checks/submit', check, { key, headers: { 'idempotency-key': 'one' } });
    written.length = 0;
    next.write = 1;
    const replies = [await post(), await post(), await post()];
    expect(replies.map(({ status }) => status)).toEqual([503, 200, 200]);
    expect(replies[2]?.text).toBe(replies[1]?.text);
    expect(written).toHaveLength(1);
  });
});

/** Replaces ids and the signatures over them, which differ between services. */
function nameless(text: string): string {
  return text.replace(/v1,[A-Za-z0-9+/]{43}=/g, 'v1,…').replace(/(?<=[_/])[A-Za-z0-9]{12,}/g, '…');
}

function shape(body: unknown): unknown {
  return JSON.parse(nameless(JSON.stringify(body)));
}
