import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FIGURES, type RealProcess, startProcess } from '../processes/real-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Limits the file sizes of a running process: its disk is full when the limit is below the current size. */
function limitFiles({ pid }: RealProcess, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

it('answers a typed 503 to writes while the disk is full, still reads, and writes again when there is room', async () => {
  const carport = await startProcess({ DATABASE_URL: `sqlite:${join(folder, 'full.db')}` });
  const opened = await carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } });
  const { dealId } = opened.body;
  const desk = () => carport.send('POST', `/buy/deals/${dealId}/desk`, FIGURES);

  limitFiles(carport, 1);
  const refused = await desk();
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({ type: 'UNAVAILABLE', code: 'store-unavailable' });
  expect((await carport.send('GET', `/buy/deals/${dealId}`)).body).toMatchObject({ type: 'OK', state: 'OPENED' });

  limitFiles(carport, 'unlimited');
  expect((await desk()).body).toMatchObject({ type: 'OK', state: 'DESKED' });
  const { body: page } = await carport.send('GET', `/buy/deals/${dealId}/events`);
  expect(page.events.filter(({ type }: { type: string }) => type === 'Deal.desked@1')).toHaveLength(1);
  expect(await carport.stop()).toBe(0);
});

it('answers reads while the disk is full, with and without a key, and records their charges once there is room', async () => {
  const env = { DATABASE_URL: `sqlite:${join(folder, 'reads.db')}` };
  let carport = await startProcess(env);
  const { key } = (await carport.send('POST', '/keys')).body;
  const keyed = { authorization: `Bearer ${key}` };
  const reads: readonly [string, Record<string, string>][] = [
    ['/vin/F1XDEMCR4SDEM0001', keyed],
    ['/listings', keyed],
    ['/buy/deals', keyed],
    ['/listings', {}],
    ['/vin/F1XDEMCR4SDEM0001', {}],
  ];
  const statuses = async () => {
    const answered = [];
    for (const [path, headers] of reads) answered.push((await carport.send('GET', path, undefined, headers)).status);
    return answered;
  };
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  limitFiles(carport, 1);
  for (let n = 0; n < 3; n += 1) expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  expect(
    (await carport.send('POST', '/dealer/leads', { vin: 'F1XDEMCR4SDEM0001', customer: { name: 'Ada' } }, keyed))
      .status,
  ).toBe(503);
  limitFiles(carport, 'unlimited');
  const usage = async () => (await carport.send('GET', '/usage', undefined, keyed)).body.usage;
  // Four listings at a cent each.
  expect((await usage()).spendToDate).toBe('0.04');
  expect(await carport.stop()).toBe(0);
  carport = await startProcess(env);
  expect((await usage()).spendToDate).toBe('0.04');
  expect(await carport.stop()).toBe(0);
});
