/** Composes a service whose account has connected counterparties, with a live key. */
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';
import { connect, mintKey } from '../../src/index.ts';
import { esignAdapters } from '../../src/live/esign-adapters.ts';
import { quickBooksLedger } from '../../src/live/quickbooks/quickbooks-ledger.ts';
import { createVault, readVaultKey } from '../../src/live/vault/vault.ts';
import { ADAPTERS, type AdapterName } from '../../src/ports/connections.ts';

const VAULT_KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const ACCOUNT = 'Lakeside Motors';

/** A counterparty to connect: its secret, and the calls of its mock. */
export interface Counterparty {
  readonly adapter: AdapterName;
  readonly secret: string;
  /** The network by default, for a mock that listens. */
  readonly fetch?: typeof fetch;
}

/** Returns the first connection. Without `isVaultOpen`, the service has no key to open it. */
export async function connectedService(counterparties: readonly Counterparty[], isVaultOpen = true) {
  const stores = testStores();
  const vault = await createVault(readVaultKey(VAULT_KEY) ?? new Uint8Array());
  const fetchOf = (name: string) => counterparties.find(({ adapter }) => adapter === name)?.fetch ?? fetch;
  const nowMs = () => carport.clock.nowMs();
  const carport = testService({
    stores,
    ...(isVaultOpen ? { vault } : {}),
    esignAdapters: esignAdapters({ nowMs, fetchOf }),
    ledgerAdapters: {
      quickbooks: (credential) => quickBooksLedger(credential, { nowMs, send: fetchOf('quickbooks') }),
    },
  });
  const parts = { stores, clock: carport.clock, ids: carport.tools.ids, vault };
  const minted = await mintKey(parts, { account: ACCOUNT, mode: 'live' });
  const sandbox = await mintKey(parts, { account: ACCOUNT, mode: 'sandbox' });
  const connections: { readonly connectionId: string }[] = [];
  for (const { adapter, secret } of counterparties) {
    const connection = await connect(parts, { account: ACCOUNT, kind: ADAPTERS[adapter], adapter, secret });
    if (connection !== undefined) connections.push(connection);
  }
  const [connection] = connections;
  if (minted === undefined || sandbox === undefined || connection === undefined) throw new Error('not connected');
  return { carport, parts, stores, key: minted.key, sandboxKey: sandbox.key, ...connection };
}
