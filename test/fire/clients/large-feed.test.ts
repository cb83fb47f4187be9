/** A dealer's largest feed on a real process, with its progress read and other callers served meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inventoryFeed } from '../../../bench/stalls/samples.ts';
import { DEMO_VIN, startProcess } from '../../processes/real-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-feed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CARS = 100_000;
/**
 * Minimum number of other calls answered in sequence while the feed is read. Fewer would mean that a slice of it
 * delayed them.
 */
const SERVED_MIN = 100;

it('imports a feed of 100,000 cars, reports its progress, and serves others meanwhile', async () => {
  const carport = await startProcess({ DATABASE_URL: `sqlite:${join(folder, 'feed.db')}` });
  const { key } = (await carport.send('POST', '/keys')).body;
  const authorization = `Bearer ${key}`;
  let isDone = false;
  const importing = fetch(`${carport.url}/dealer/inventory`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'text/csv' },
    body: inventoryFeed(CARS),
  }).finally(() => {
    isDone = true;
  });
  const rowsRead: number[] = [];
  let served = 0;
  while (!isDone) {
    const canary = await carport.send('GET', `/vin/${DEMO_VIN}`);
    expect(canary.status).toBe(200);
    served += 1;
    const { body } = await carport.send('GET', '/dealer/inventory/import', undefined, { authorization });
    if (body.state === 'reading') rowsRead.push(body.rowsRead);
  }
  const answer = await importing;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ type: 'OK', rows: CARS, refused: 0 });
  expect(new Set(rowsRead).size).toBeGreaterThan(10);
  expect(rowsRead).toEqual(rowsRead.toSorted((a, b) => a - b));
  expect(served).toBeGreaterThan(SERVED_MIN);
  const listed = await carport.send('GET', '/dealer/inventory?limit=1', undefined, { authorization });
  expect(listed.body.total).toBe(CARS);
  await carport.stop();
}, 240_000);
