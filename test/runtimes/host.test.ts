/** Tests the Workers host: readers, writers, caller addresses and settings. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkerd, type Workerd } from './workers/workerd.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const BUYER = { vin: VIN, buyer: { zip: '94105' } };
const deskAt = (salesPrice: string) => ({ salesPrice, downPayment: '2000.00', term: 60, zip: '94105' });

async function post(on: Workerd, path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await on.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  return { status: reply.status, body: (await reply.json()) as any };
}

/** Reads a deal's feed until an event of that type has arrived; returns the ids in order of arrival. */
async function readUntil(on: Workerd, dealId: string, type: string, after?: number): Promise<number[]> {
  const hangUp = new AbortController();
  const headers = { accept: 'text/event-stream', ...(after === undefined ? {} : { 'last-event-id': String(after) }) };
  const { body } = await on.fetch(`/buy/deals/${dealId}/events`, { headers, signal: hangUp.signal });
  let read = '';
  for await (const chunk of body ?? []) {
    read += Buffer.from(chunk).toString();
    if (read.includes(`event: ${type}`)) break;
  }
  hangUp.abort();
  return [...read.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq));
}

describe('the service in a Workers isolate', () => {
  let workerd: Workerd;
  beforeAll(async () => {
    workerd = await startWorkerd();
  });
  afterAll(() => workerd.close());

  it('has the whole catalog', async () => {
    const { totals } = (await (await workerd.fetch('/verify')).json()) as { totals: Record<string, number> };
    expect(totals).toMatchObject({ requirements: 3927, live: 124, sandbox: 3803 });
  });

  it('sends every reader of a deal each event once and in order, from wherever it left off', async () => {
    const { dealId } = (await post(workerd, '/buy/deals', BUYER)).body;
    const readers = Array.from({ length: 20 }, () => readUntil(workerd, dealId, 'Deal.cancelled@1'));
    for (const price of ['21000.00', '22000.00']) await post(workerd, `/buy/deals/${dealId}/desk`, deskAt(price));
    await post(workerd, `/buy/deals/${dealId}/cancel`, { reason: 'changed my mind' });
    const feeds = await Promise.all(readers);
    const all = feeds[0] ?? [];
    expect(all).toEqual(all.map((_, i) => i + 1));
    for (const feed of feeds) expect(feed).toEqual(all);
    expect(await readUntil(workerd, dealId, 'Deal.cancelled@1', 2)).toEqual(all.slice(2));
  });

  it('answers each of many concurrent writers on one deal, in turn', async () => {
    const { dealId } = (await post(workerd, '/buy/deals', BUYER)).body;
    const prices = Array.from({ length: 20 }, (_, n) => `${20_000 + n}.00`);
    const replies = await Promise.all(prices.map((price) => post(workerd, `/buy/deals/${dealId}/desk`, deskAt(price))));
    expect(replies.map(({ status }) => status)).toEqual(prices.map(() => 200));
  });

  it('opens one deal for one Idempotency-Key, however many requests arrive at once', async () => {
    const { key } = (await post(workerd, '/keys', {})).body;
    const mine = { authorization: `Bearer ${key}` };
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => post(workerd, '/buy/deals', BUYER, { ...mine, 'idempotency-key': 'once' })),
    );
    const ids = new Set(opened.filter(({ status }) => status === 200).map(({ body }) => body.dealId));
    expect(ids.size).toBe(1);
    expect(opened.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
  });
});

describe('a Workers host with its own settings', () => {
  it('limits callers by the address that the platform reports', async () => {
    const workerd = await startWorkerd({ env: { RATE_LIMIT: '3/60' } });
    const statuses: number[] = [];
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      statuses.push((await workerd.fetch('/pricing', { headers: { 'cf-connecting-ip': from } })).status);
    await workerd.close();
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });

  it('seals stored responses when the operator has set a key', async () => {
    const PRINTED = 'RATHENOW-SEALINGTEST';
    const extractResponse = async (env: Record<string, string>) => {
      const folder = await mkdtemp(join(tmpdir(), 'carport-sealed-'));
      const workerd = await startWorkerd({ env, folder });
      const { key } = (await post(workerd, '/keys', {})).body;
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'once' };
      const document = { kind: 'generic', content: `Customer: ${PRINTED}\nVehicle: 2003 Honda Accord` };
      const answers = [];
      for (let n = 0; n < 2; n += 1) answers.push(await post(workerd, '/fi/extract', document, headers));
      await workerd.close();
      const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
      const files = await Promise.all(names.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
      await rm(folder, { recursive: true });
      return { answers, isReadable: files.some((text) => text.includes(PRINTED)) };
    };
    const [sealed, open] = [await extractResponse({ CREDENTIAL_KEY: '07'.repeat(32) }), await extractResponse({})];
    for (const { answers } of [sealed, open]) {
      expect(JSON.stringify(answers[0])).toContain(PRINTED);
      expect(answers[1]).toEqual(answers[0]);
    }
    expect([sealed.isReadable, open.isReadable]).toEqual([false, true]);
  });

  it('tells only operators which setting is invalid', async () => {
    const workerd = await startWorkerd({ env: { RATE_LIMIT: 'often' } });
    const reply = await workerd.fetch('/pricing');
    const text = await reply.text();
    await workerd.close();
    expect([reply.status, JSON.parse(text).type]).toEqual([503, 'UNAVAILABLE']);
    expect(text).not.toContain('often');
    expect(workerd.stderr()).toContain('RATE_LIMIT must be calls/seconds');
  });
});
