/** `carport connections`: credentials for counterparties, sealed by the operator's key and never shown again. */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  ADAPTERS,
  adapterNamed,
  CONNECTION_KINDS,
  connect,
  connectionsOf,
  disconnect,
  readConfig,
} from '../src/index.ts';
import { createVault, readVaultKey } from '../src/live/vault/vault.ts';
import { openStoresForCommand } from './stores.ts';
import { systemClock, systemIds } from './system.ts';

const USAGE = `carport connections add ADAPTER --account NAME [--label TEXT]       the credential is read from standard input
carport connections add --account NAME --kind KIND [--label TEXT]   the same for a counterparty without an adapter
carport connections list --account NAME
carport connections revoke --account NAME --id connection_…

ADAPTER is one of ${Object.keys(ADAPTERS).join(', ')}; docs/how-to/connect-ADAPTER.md says what its credential holds.
KIND is one of ${CONNECTION_KINDS.join(', ')}.
CREDENTIAL_KEY, 32 bytes in base64 or hex, seals what is stored: openssl rand -base64 32`;

const OPTIONS = {
  account: { type: 'string' },
  kind: { type: 'string' },
  label: { type: 'string' },
  id: { type: 'string' },
  'database-url': { type: 'string' },
} as const;

type Values = {
  readonly account: string;
  readonly adapter?: string;
  readonly kind?: string;
  readonly label?: string;
  readonly id?: string;
};
type Parts = Parameters<typeof disconnect>[0] & { readonly ids: typeof systemIds };

export async function connectionsCommand(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', adapter] = positionals;
  const command = COMMANDS[name];
  const { account } = values;
  if (command === undefined || positionals.length > (name === 'add' ? 2 : 1) || account === undefined) return usage();
  const stores = await openStoresForCommand(
    readConfig({ ...env, DATABASE_URL: values['database-url'] ?? env.DATABASE_URL }).databaseUrl,
  );
  try {
    return await command(
      { ...values, account, ...(adapter === undefined ? {} : { adapter }) },
      { stores, clock: systemClock, ids: systemIds },
      env,
    );
  } finally {
    await stores.close();
  }
}

const COMMANDS: Readonly<Record<string, (values: Values, parts: Parts, env: NodeJS.ProcessEnv) => Promise<number>>> = {
  add: async ({ account, adapter: named, kind, label }, parts, env) => {
    const adapter = adapterNamed(named);
    const known = adapter === undefined ? CONNECTION_KINDS.find((one) => one === kind) : ADAPTERS[adapter];
    if (known === undefined || (named !== undefined && adapter === undefined)) return usage();
    const key = readVaultKey(env.CREDENTIAL_KEY ?? '');
    if (key === undefined) return no('CREDENTIAL_KEY must be 32 bytes in base64 or hex: openssl rand -base64 32');
    const secret = (await text(process.stdin)).trim();
    if (secret === '') return no('The credential is read from standard input, and nothing came.');
    const vault = await createVault(key);
    const connection = await connect({ ...parts, vault }, { account, kind: known, adapter, secret, label });
    if (connection === undefined) return no(noAccount(account));
    console.log(JSON.stringify(connection, null, 2));
    return 0;
  },
  list: async ({ account }, parts) => {
    const connections = await connectionsOf(parts, account);
    if (connections === undefined) return no(noAccount(account));
    console.log(JSON.stringify(connections, null, 2));
    return 0;
  },
  revoke: async ({ account, id }, parts) => {
    if (id === undefined) return usage();
    if (!(await disconnect(parts, account, id))) return no(`The account has no active connection ${id}.`);
    console.log(`${id} is revoked.`);
    return 0;
  },
};

function usage(): number {
  return no(USAGE);
}

function no(why: string): number {
  console.error(why);
  return 1;
}

const noAccount = (name: string) => `No account is called ${name}; carport keys mint --account ${name} makes one.`;
