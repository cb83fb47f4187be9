/** Composes a service whose account has connected an e-sign provider, with a live key. */
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';
import { connect, mintKey } from '../../src/index.ts';
import { esignAdapters } from '../../src/live/esign-adapters.ts';
import { createVault, readVaultKey } from '../../src/live/vault/vault.ts';
import type { AdapterName } from '../../src/ports/connections.ts';

const VAULT_KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

/** Without `isVaultOpen` the service has no key for what was sealed. */
export async function connectedService(adapter: AdapterName, secret: string, isVaultOpen = true) {
  const stores = testStores();
  const vault = await createVault(readVaultKey(VAULT_KEY) ?? new Uint8Array());
  const carport = testService({
    stores,
    ...(isVaultOpen ? { vault } : {}),
    esignAdapters: esignAdapters({ nowMs: () => carport.clock.nowMs() }),
  });
  const parts = { stores, clock: carport.clock, ids: carport.tools.ids, vault };
  const minted = await mintKey(parts, { account: 'Lakeside Motors', mode: 'live' });
  const sandbox = await mintKey(parts, { account: 'Lakeside Motors', mode: 'sandbox' });
  const connection = await connect(parts, { account: 'Lakeside Motors', kind: 'esign', adapter, secret });
  if (minted === undefined || sandbox === undefined || connection === undefined) throw new Error('not connected');
  return { carport, parts, stores, key: minted.key, sandboxKey: sandbox.key, ...connection };
}
