/** Story: an operator gives an account a live key and a credential; nothing simulated is presented as live. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';
import { connect, connectionsOf, disconnect, mintKey } from '../../../src/index.ts';
import { createVault, readVaultKey } from '../../../src/live/vault/vault.ts';
import { openJourney, SIGNER } from '../buy-journey.ts';

const HEX = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

async function serviceWithLiveKey() {
  const stores = testStores();
  const carport = testService({ stores });
  const parts = { stores, clock: carport.clock, ids: carport.tools.ids };
  const minted = await mintKey(parts, { account: 'Lakeside Motors', mode: 'live' });
  const vault = await createVault(readVaultKey(HEX) ?? new Uint8Array());
  if (minted === undefined) throw new Error('no key');
  return { carport, stores, parts: { ...parts, vault }, ...minted };
}

describe('a live key', () => {
  it('can be minted by the operator only, on one account per name', async () => {
    const { carport, parts, key, accountId } = await serviceWithLiveKey();
    expect(key).toMatch(/^vk_live_/);
    expect((await carport.get('/keys/me', { key })).body).toMatchObject({ mode: 'live', accountId, state: 'ACTIVE' });
    const again = await mintKey(parts, { account: 'Lakeside Motors', mode: 'sandbox', label: 'ci', ttl: 'PT1H' });
    expect(again).toMatchObject({
      accountId,
      record: { mode: 'sandbox', label: 'ci', expiresAt: '2026-11-27T13:00:00.000Z' },
    });
    expect(await mintKey(parts, { account: 'Lakeside Motors', mode: 'live', ttl: 'soon' })).toBeUndefined();
  });

  it('works on account endpoints without a notice', async () => {
    const { carport, key } = await serviceWithLiveKey();
    const { body } = await carport.send(
      'POST',
      '/buy/deals',
      { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } },
      { key },
    );
    expect(body.disclosure).toBeUndefined();
    expect(body.provenance).toMatchObject({ environment: 'sandbox', simulated: true });
  });

  it('gets the sandbox on connection endpoints, with the reason', async () => {
    const { carport, parts, key, accountId } = await serviceWithLiveKey();
    const journey = await openJourney({ key }, carport);
    const unconnected = await journey.move('notarize', SIGNER);
    expect(unconnected.body).toMatchObject({
      provenance: { environment: 'sandbox', simulated: true },
      disclosure: { code: 'not-connected', counterparty: 'notary' },
    });
    const connection = await connect(parts, { account: 'Lakeside Motors', kind: 'esign', secret: 'sk_secret' });
    const sent = await journey.move('esign', SIGNER);
    expect(sent.body).toMatchObject({
      type: 'OFFER',
      disclosure: { code: 'adapter-pending', counterparty: 'esign', connectionId: connection?.connectionId },
    });
    expect(await disconnect(parts, accountId, connection?.connectionId ?? '')).toBe(true);
    expect((await journey.move('esign', SIGNER)).body.disclosure.code).toBe('not-connected');
  });

  it('shares deals with sandbox keys of its account, without a notice', async () => {
    const { carport, parts, key } = await serviceWithLiveKey();
    const { dealId } = await openJourney({ key }, carport);
    const sandbox = await mintKey(parts, { account: 'Lakeside Motors', mode: 'sandbox' });
    const { body } = await carport.send('POST', `/buy/deals/${dealId}/notarize`, SIGNER, { key: sandbox?.key ?? '' });
    expect(body.type).toBe('OK');
    expect(body.disclosure).toBeUndefined();
  });
});

describe('a credential', () => {
  it('is stored sealed and never returned', async () => {
    const { parts, stores, accountId } = await serviceWithLiveKey();
    await connect(parts, { account: accountId, kind: 'bureau', secret: 'sk_secret', label: 'prod' });
    const kept = JSON.stringify(await stores.events.read(`connections/${accountId}`));
    expect(kept).not.toContain('sk_secret');
    const listed = await connectionsOf(parts, 'Lakeside Motors');
    expect(listed).toMatchObject([{ kind: 'bureau', state: 'ACTIVE', label: 'prod' }]);
    expect(JSON.stringify(listed)).not.toContain('sealed');
    expect(await connect(parts, { account: 'Nobody', kind: 'bureau', secret: 'x' })).toBeUndefined();
    expect(await disconnect(parts, accountId, 'connection_unknown')).toBe(false);
  });
});

describe('the parity page', () => {
  it('states for every endpoint which rail serves live mode, and that the adapter of the payment rail is pending', async () => {
    const carport = testService();
    const { status, body } = await carport.get('/sandbox/parity');
    expect([status, body.type]).toEqual([200, 'OK']);
    expect(body.endpoints).toHaveLength(carport.catalog.length);
    for (const row of body.endpoints) {
      expect([row.differs, row.why].every((words) => words.length > 0)).toBe(true);
      expect(row.counterparty !== undefined).toBe(row.rail === 'connection');
      expect(row.modes).toEqual({ sandbox: true, live: row.rail });
    }
    const checkout = body.endpoints.find((row: { path: string }) => row.path === '/buy/deals/{dealId}/checkout');
    expect(checkout).toMatchObject({ counterparty: 'payment-rail', adapter: 'pending' });
  });
});

describe('the command line', () => {
  const run = promisify(execFile);
  const cli = new URL('../../../hosts/cli.ts', import.meta.url).pathname;

  function add(args: string[], secret: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; out: string }> {
    const child = spawn(process.execPath, [cli, 'connections', 'add', ...args], { env });
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk));
    child.stdin.end(secret);
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })));
  }

  it('mints live keys and hides credentials', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carport-'));
    const env = {
      ...process.env,
      BASE_URL: '',
      DATABASE_URL: `sqlite:${join(folder, 'carport.db')}`,
      CREDENTIAL_KEY: HEX,
    };
    const minted = await run(process.execPath, [cli, 'keys', 'mint', '--json', '--live', '--account', 'Lakeside'], {
      env,
    });
    const { key, accountId, mode } = JSON.parse(minted.stdout);
    expect([key.startsWith('vk_live_'), mode]).toEqual([true, 'live']);
    const added = await add(['--account', 'Lakeside', '--kind', 'esign'], 'sk_very_secret\n', env);
    expect([added.code, added.out.includes('secret')]).toEqual([0, false]);
    const listed = JSON.parse(
      (await run(process.execPath, [cli, 'connections', 'list', '--json', '--account', accountId], { env })).stdout,
    );
    expect(listed).toMatchObject([{ kind: 'esign', state: 'ACTIVE' }]);
    await run(
      process.execPath,
      [cli, 'connections', 'revoke', '--account', 'Lakeside', '--id', listed[0].connectionId],
      { env },
    );
    const stored = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('');
    expect(stored).not.toContain('sk_very_secret');
    expect(stored).not.toContain(key);
    const keyless = await add(['--account', 'Lakeside', '--kind', 'esign'], 'x', { ...env, CREDENTIAL_KEY: 'short' });
    expect(keyless).toMatchObject({ code: 2, out: expect.stringContaining('CREDENTIAL_KEY') });
  }, 60_000);
});
