/** Node, three processes on PostgreSQL and an isolate return the same bytes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#test/processes/postgres.ts';
import { startProcess } from '#test/processes/real-process.ts';
import { listen } from '../../hosts/node/server.ts';
import { compose, readConfig } from '../../src/index.ts';
import { embeddedFacts } from '../../src/live/vehicle-facts/embedded.ts';
import { sqliteStores } from '../../src/store/sqlite/stores.ts';
import { apartFromIds, apartFromTimes } from '../laws/apart-from.ts';
import {
  type Answered,
  ask,
  PURCHASE,
  type PurchaseState,
  type Runtime,
  TEN_REQUESTS,
  takeStep,
  withoutConnectionHeaders,
} from '../laws/requests.ts';
import { steady } from './workers/steady.ts';
import { startWorkerd } from './workers/workerd.ts';

const ENV = { BASE_URL: 'http://127.0.0.1:8787', RATE_LIMIT: 'off', SETTLE_TOKEN: 'settle-token' };
const STANDS_AT = Date.now();

async function startNode(folder: string): Promise<Runtime> {
  const stores = sqliteStores(join(folder, 'carport.db'));
  const { settings } = readConfig(ENV);
  const { handle } = compose({ settings, stores, vehicleFacts: embeddedFacts(), ...steady(STANDS_AT) });
  const server = await listen(handle, '127.0.0.1', 0);
  const url = `http://127.0.0.1:${server.port}`;
  const close = async () => {
    await server.close();
    await stores.close();
  };
  return { url, fetch: (path, init) => fetch(`${url}${path}`, init), close };
}

/** Three real processes, called in turn. */
async function startProcessGroup(): Promise<Runtime> {
  const server = await startPostgres();
  const env = { ...ENV, DATABASE_URL: await server.database() };
  const processGroup = await Promise.all([startProcess(env), startProcess(env), startProcess(env)]);
  let requestCount = 0;
  const next = () => {
    requestCount += 1;
    return (processGroup[requestCount % processGroup.length] ?? processGroup[0]).url;
  };
  const close = async () => {
    await Promise.all(processGroup.map((process) => process.stop()));
    await server.stop();
  };
  return { url: ENV.BASE_URL, fetch: (path, init) => fetch(`${next()}${path}`, init), close };
}

async function answersOf(runtime: Runtime): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const request of TEN_REQUESTS) answers.push(withoutConnectionHeaders(await ask(runtime, request)));
  const bag: PurchaseState = {};
  for (const step of PURCHASE) answers.push(withoutConnectionHeaders(await takeStep(runtime, step, bag)));
  return answers;
}

/**
 * Status, headers and text of each, without caller-specific parts: request ids, and digests of bytes with ids or times.
 */
function comparable(answers: readonly Answered[]): string[] {
  const texts = apartFromTimes(apartFromIds(answers.map(({ text }) => text)));
  return answers.map(({ status, headers, text }, i) => {
    const { 'x-request-id': _id, etag, ...kept } = headers;
    const isOwn = texts[i] !== text;
    return JSON.stringify({ status, headers: isOwn ? kept : { ...kept, etag }, text: texts[i] });
  });
}

describe('ten requests and a purchase', () => {
  let folder = '';
  let node: Runtime;
  let workerd: Runtime;
  let processGroup: Runtime;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'carport-runtimes-'));
    const entry = new URL('workers/steady-worker.ts', import.meta.url).pathname;
    const inWorkerd = startWorkerd({ entry, env: { ...ENV, STANDS_AT: String(STANDS_AT) } });
    [node, workerd, processGroup] = await Promise.all([startNode(folder), inWorkerd, startProcessGroup()]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([node.close(), workerd.close(), processGroup.close()]);
    await rm(folder, { recursive: true });
  });

  it('return the same bytes, given the same clock and ids', async () => {
    const [onNode, inWorkerd] = [await answersOf(node), await answersOf(workerd)];
    onNode.forEach((answer, i) => {
      expect(inWorkerd[i]).toEqual(answer);
    });
    const purchase = onNode.slice(TEN_REQUESTS.length);
    expect(purchase.filter(({ status }) => status !== 200 && status !== 402)).toEqual([]);
    expect(purchase.at(-4)?.text).toContain('Deal.settled@1');
  });

  it('return the same bytes from three processes on one database, apart from ids and times', async () => {
    const [onNode, byGroup] = [comparable(await answersOf(node)), comparable(await answersOf(processGroup))];
    byGroup.forEach((answer, i) => {
      expect(answer).toBe(onNode[i]);
    });
    expect(byGroup).toHaveLength(TEN_REQUESTS.length + PURCHASE.length);
  });
});
