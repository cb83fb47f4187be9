/** Sends a planted name and key in every position of every endpoint, and searches logs, traces, metrics and the request log for them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { type Reply, testService } from '#test/builders.ts';
import { freePort } from '#test/processes/free-port.ts';
import { DEMO_VIN, startProcess } from '#test/processes/real-process.ts';
import { loopbackCollector } from './loopback-collector.ts';
import { PLANT, plantedRequests } from './planted.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Requests that end their key. */
const ENDS_ITS_KEY = /^(?:POST \/keys\/rotate|DELETE \/keys\/me|POST \/sandbox\/reset)/;
const DEAL = { vin: DEMO_VIN, buyer: { zip: '94105' } };
/** A tenth of all requests is sent to a process, plus every one without an endpoint. */
const SENT_EVERY = 10;

/** The text around it; empty when it is absent. */
function excerptOf(text: string): string {
  const at = text.search(PLANT);
  return at < 0 ? '' : text.slice(Math.max(0, at - 80), at + 60);
}

function requestsOn(dealId: string) {
  const known = new Map([
    ['dealId', dealId],
    ['vin', DEMO_VIN],
  ]);
  return plantedRequests(testService().catalog, known);
}

it('stores no name and no key that a caller sends, in any position of any endpoint', async () => {
  const carport = testService();
  const key = await carport.mintKey();
  const requests = requestsOn((await carport.send('POST', '/buy/deals', DEAL, { key })).body.dealId);
  const found: string[] = [];
  let kept = 0;
  for (const [n, { where, method, path, headers, body }] of requests.entries()) {
    const used = ENDS_ITS_KEY.test(where) ? await carport.mintKey() : key;
    const all = { 'x-request-id': `n${n}`, ...headers };
    const answer = await carport.send(method, path, body, { key: used, headers: all });
    const { status, text }: Reply = await carport.get(`/sandbox/requests/n${n}`, { key });
    if (status === 200) kept += 1;
    if (excerptOf(text) !== '') found.push(`${where} (${answer.status}): ${excerptOf(text)}`);
  }
  expect(found).toEqual([]);
  // The rest are unlogged endpoints and calls whose key has ended.
  expect(kept).toBeGreaterThan(requests.length * 0.9);
  expect(carport.faults).toEqual([]);
}, 240_000);

it('writes none of them to logs, traces and metrics', async () => {
  const collector = await loopbackCollector();
  const opsPort = await freePort();
  const carport = await startProcess({
    DATABASE_URL: `sqlite:${join(folder, 'planted.db')}`,
    LOG_LEVEL: 'debug',
    OPS_PORT: String(opsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  });
  const { key } = (await carport.send('POST', '/keys')).body;
  const authorization = `Bearer ${key}`;
  const { dealId } = (await carport.send('POST', '/buy/deals', DEAL, { authorization })).body;
  const sent = requestsOn(dealId).filter(
    ({ where, isOutside }, n) => !ENDS_ITS_KEY.test(where) && (isOutside || n % SENT_EVERY === 0),
  );
  for (const { method, path, headers, body } of sent) {
    const response = await fetch(carport.url + path, {
      method,
      headers: { authorization, ...headers },
      ...withoutUndefined({ body }),
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
    else await response.arrayBuffer();
  }
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  await carport.stop();
  await collector.close();
  expect(carport.errors().match(/"message":"answered"/g)?.length).toBeGreaterThan(sent.length * 0.9);
  expect(collector.spans.length).toBeGreaterThan(sent.length * 0.9);
  expect(metrics).toContain('carport_answers_total{');
  for (const [what, text] of Object.entries({ log: carport.errors(), traces: collector.bytes(), metrics }))
    expect(excerptOf(text), what).toBe('');
}, 240_000);
