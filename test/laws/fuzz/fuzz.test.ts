import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startProcess } from '#test/processes/real-process.ts';
import { fuzz } from './session.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REQUESTS = 3_000;
const SEED = 20_261_128;

it('answers seeded requests to every kind of operation as documented in OpenAPI, without a fault', async () => {
  const carport = await startProcess({ DATABASE_URL: `sqlite:${join(folder, 'fuzz.db')}` });
  const { pid, url: base } = carport;
  const report = await fuzz({ base, pid, settleToken: 'settle-token', requests: REQUESTS, seed: SEED });
  await carport.stop();
  expect(report.faults).toEqual([]);
  expect(report.unanswered).toEqual([]);
  expect(report.mismatches).toEqual([]);
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(['200', '400', '402', '404', '409']));
}, 240_000);
