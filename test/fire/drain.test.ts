import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startProcess } from '../processes/real-process.ts';
import { readFeed } from './clients/feed-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-drain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BODY = JSON.stringify({ vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });

/** True when connections are no longer accepted. */
async function isClosed(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1');
  try {
    await once(probe, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    probe.destroy();
  }
}

it('completes the running call on shutdown, accepts no new one, and keeps the response', async () => {
  const env = { DATABASE_URL: `sqlite:${join(folder, 'drain.db')}` };
  const carport = await startProcess(env);
  const port = Number(new URL(carport.url).port);
  const caller = connect(port, '127.0.0.1');
  let answer = '';
  caller.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  const head = `POST /buy/deals HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${BODY.length}\r\n\r\n`;
  caller.write(head + BODY.slice(0, 10));
  // A second complete call: once it is answered, the first half of the other has arrived.
  await carport.send('GET', '/pricing');

  const stopped = carport.stop();
  while (!(await isClosed(port))) await setTimeout(5);
  caller.write(BODY.slice(10));
  await once(caller, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await stopped).toBe(0);

  const dealId = /"dealId":"(\w+)"/.exec(answer)?.[1];
  const next = await startProcess(env);
  expect((await next.send('GET', `/buy/deals/${dealId}`)).body).toMatchObject({ type: 'OK', dealId });
  expect(await next.stop()).toBe(0);
});

it('ends event streams at once on shutdown, so that their readers resume elsewhere', async () => {
  const env = { DATABASE_URL: `sqlite:${join(folder, 'streams.db')}` };
  const carport = await startProcess(env);
  const { body } = await carport.send('POST', '/buy/deals', JSON.parse(BODY));
  const reader = await readFeed(carport.url, body.dealId);
  await reader.heard(1);
  const askedMs = performance.now();
  expect(await carport.stop()).toBe(0);
  // A stop that waits for an endless stream takes ten seconds.
  expect(performance.now() - askedMs).toBeLessThan(8_000);
  expect(reader.seqs).toEqual([1]);

  const next = await startProcess(env);
  const resumed = await readFeed(next.url, body.dealId, { 'last-event-id': '1' });
  await next.send('POST', `/buy/deals/${body.dealId}/cancel`, { reason: 'the buyer changed their mind' });
  await resumed.heard(2);
  expect(resumed.seqs[0]).toBe(2);
  expect(await next.stop()).toBe(0);
});
