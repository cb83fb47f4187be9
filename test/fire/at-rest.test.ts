import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { startProcess } from '../processes/real-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-rest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('stores responses sealed under a key in its own file, and replays them after a restart', async () => {
  const data = join(folder, 'data');
  const file = join(data, 'carport.db');
  const env = { DATABASE_URL: `sqlite:${file}` };
  let carport = await startProcess(env);
  const { key } = (await carport.send('POST', '/keys')).body;
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'one' };
  const requests: readonly [string, object][] = [
    ['/webhooks', { url: 'https://hooks.example.com/a', events: ['*'] }],
    ['/fi/extract', { kind: 'drivers-license', content: 'Name: ADA LOVELACE\nLicense: D1234567\nDOB: 1985-12-10' }],
  ];
  const first = [];
  for (const [path, body] of requests) first.push(await carport.send('POST', path, body, headers));
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  expect(first[0]?.body.secret).toMatch(/^whsec_/);
  await carport.stop();

  const database = new DatabaseSync(file, { readOnly: true });
  const kept = database.prepare('SELECT scope, key, answer FROM kept_answers').all();
  database.close();
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toMatch(/whsec|LOVELACE|D1234567|1985/i);
  for (const name of readdirSync(data)) expect([name, statSync(join(data, name)).mode & 0o777]).toEqual([name, 0o600]);
  expect(statSync(data).mode & 0o777).toBe(0o700);

  carport = await startProcess(env);
  const again = [];
  for (const [path, body] of requests) again.push(await carport.send('POST', path, body, headers));
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  await carport.stop();
});
