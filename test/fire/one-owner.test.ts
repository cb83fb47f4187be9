import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { type RealProcess, runCommand, startProcess } from '../processes/real-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-owner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CREDENTIAL_KEY = '11'.repeat(32);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

let files = 0;
function freshData(): { env: Record<string, string>; file: string } {
  files += 1;
  const file = join(folder, `${files}.db`);
  return { file, env: { DATABASE_URL: `sqlite:${file}`, CREDENTIAL_KEY } };
}

async function mintKey(env: Record<string, string>, account: string): Promise<{ accountId: string; key: string }> {
  const { code, out, err } = await runCommand(env, ['keys', 'mint', '--json', '--account', account]);
  expect([code, err]).toEqual([0, expect.stringContaining('shown only once')]);
  return JSON.parse(out);
}

const statusFor = async (carport: RealProcess, key: string) =>
  (await carport.send('GET', '/keys/me', undefined, bearer(key))).status;

describe('the embedded data', () => {
  it('belongs to one server: a second one names the owner in one sentence and exits', async () => {
    const { env, file } = freshData();
    const carport = await startProcess(env);
    const second = await runCommand({ ...env, PORT: '0' }, ['serve']);
    expect(second.code).toBe(1);
    expect(second.err.trim()).toBe(
      `Carport did not start: ${file} is in use by process ${carport.pid}, which answers at ${carport.url}. ` +
        'Stop that process, or set DATABASE_URL to another file.',
    );
    expect(await carport.stop()).toBe(0);
  });

  it('is free again the moment its server is killed, whatever it left behind', async () => {
    const { env } = freshData();
    const { key } = await mintKey(env, 'Northside');
    for (let n = 0; n < 3; n += 1) {
      const carport = await startProcess(env);
      expect(await statusFor(carport, key)).toBe(200);
      await carport.kill();
    }
    expect((await mintKey(env, 'Southside')).key).toMatch(/^vk_sandbox_/);
  });

  it('lets one of two servers that start together run', async () => {
    const { env } = freshData();
    const both = await Promise.allSettled([startProcess(env), startProcess(env)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const one of both) if (one.status === 'fulfilled') await one.value.stop();
  });
});

describe('a command while a server runs', () => {
  it('mints a key that the server accepts at once', async () => {
    const { env } = freshData();
    const carport = await startProcess(env);
    const { key, accountId } = await mintKey(env, 'Northside');
    expect(await statusFor(carport, key)).toBe(200);
    expect((await mintKey(env, 'Northside')).accountId).toBe(accountId);
    await carport.stop();
  });

  it('revokes a connection that the server then no longer uses', async () => {
    const { env } = freshData();
    const carport = await startProcess(env);
    const { key, accountId } = await mintKey(env, 'Northside');
    const added = await runCommand(
      env,
      ['connections', 'add', '--json', '--account', 'Northside', '--kind', 'esign'],
      'a credential',
    );
    expect(added.err).toBe('');
    const { connectionId } = JSON.parse(added.out);
    expect(accountId).toMatch(/^acct_/);
    expect(await statusFor(carport, key)).toBe(200);
    const listConnections = () => runCommand(env, ['connections', 'list', '--json', '--account', 'Northside']);
    expect(JSON.parse((await listConnections()).out)).toMatchObject([{ connectionId, state: 'ACTIVE' }]);
    const revoked = await runCommand(env, ['connections', 'revoke', '--account', 'Northside', '--id', connectionId]);
    expect([revoked.code, revoked.out.trim()]).toEqual([0, `${connectionId} is revoked.`]);
    await carport.stop();
    expect(JSON.parse((await listConnections()).out)).toMatchObject([{ connectionId, state: 'REVOKED' }]);
  });

  it('imports a feed that readers see whole, never a fault', async () => {
    const { env } = freshData();
    const carport = await startProcess(env);
    const { key } = await mintKey(env, 'Northside');
    const cars = Array.from(
      { length: 1_200 },
      (_, n) => `1HGCM82633A004352,${2_000 + (n % 3)},Honda,Accord,9000,90000`,
    );
    const feed = join(folder, 'feed.csv');
    writeFileSync(feed, ['vin,year,make,model,price,miles', ...cars].join('\n'));
    let isImporting = true;
    const statuses = new Set<number>();
    const reader = (async () => {
      while (isImporting) {
        statuses.add((await carport.send('GET', '/dealer/inventory', undefined, bearer(key))).status);
        await setTimeout(5);
      }
    })();
    const imported = await runCommand({ ...env, CARPORT_KEY: key }, ['inventory', 'import', feed]);
    isImporting = false;
    await reader;
    expect([imported.code, [...statuses]]).toEqual([0, [200]]);
    expect((await carport.send('GET', '/dealer/inventory', undefined, bearer(key))).body.total).toBe(1);
    await carport.stop();
  });

  it('does not disturb requests in progress on the server', async () => {
    const { env } = freshData();
    const carport = await startProcess(env);
    const { key } = await mintKey(env, 'Northside');
    const headers = { ...bearer(key), 'idempotency-key': 'one' };
    const open = () =>
      carport.send('POST', '/buy/deals', { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } }, headers);
    const [first] = await Promise.all([open(), runCommand(env, ['migrate'])]);
    const migrated = await runCommand(env, ['migrate']);
    expect(migrated.out.trim()).toBe(`The embedded store is up to date and served by process ${carport.pid}.`);
    expect((await open()).body.dealId).toBe(first.body.dealId);
    await carport.stop();
  });

  it('reaches the server when the data path is too long for a socket', async () => {
    const deep = join(folder, 'a-folder-with-a-long-name'.repeat(5));
    const env = { DATABASE_URL: `sqlite:${join(deep, 'carport.db')}` };
    const carport = await startProcess(env);
    expect(await statusFor(carport, (await mintKey(env, 'Northside')).key)).toBe(200);
    await carport.stop();
  });
});

describe('a path that cannot hold data', () => {
  it.each([
    ['/proc/x/y.db', 'The folder /proc/x cannot be created (no such folder).'],
    ['/dev/null', '/dev/null is not a file.'],
  ])('%s stops the start, and a command, with one sentence', async (place, sentence) => {
    const env = { DATABASE_URL: `sqlite:${place}` };
    const served = await runCommand(env, ['serve']);
    expect([served.code, served.err.trim().split('\n').length]).toEqual([1, 1]);
    expect(served.err).toContain(`Carport did not start: ${sentence} Set DATABASE_URL to`);
    const command = await runCommand(env, ['keys', 'mint', '--account', 'Northside']);
    expect([command.code, command.err.trim().split('\n').length]).toEqual([1, 1]);
    expect(command.err).toContain(sentence);
  });
});
