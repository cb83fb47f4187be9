/** `carport connections`: credentials for counterparties, encrypted with the operator's key and never shown again. */
import { text } from 'node:stream/consumers';
import {
  ADAPTERS,
  adapterNamed,
  CONNECTION_KINDS,
  connect,
  connectionsOf,
  disconnect,
  readConfig,
} from '../../src/index.ts';
import { credentialProblem } from '../../src/live/credentials.ts';
import { createVault, readVaultKey } from '../../src/live/vault/vault.ts';
import type { Connection } from '../../src/ports/connections.ts';
import { UsageError } from '../command-line/command.ts';
import { openStoresForCommand } from '../node/stores.ts';
import { systemClock, systemIds } from '../node/system.ts';

interface AccountValues {
  readonly account: string;
  readonly json: boolean;
}

interface AddValues extends AccountValues {
  readonly kind: string | undefined;
  readonly label: string | undefined;
}

export async function addCommand(
  [named]: readonly string[],
  { account, kind, label, json }: AddValues,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const adapter = adapterNamed(named);
  if (adapter !== undefined && kind !== undefined)
    throw new UsageError(`--kind ${kind} and the adapter ${adapter} cannot be combined; ${adapter} implies its kind.`);
  const known = adapter === undefined ? CONNECTION_KINDS.find((one) => one === kind) : ADAPTERS[adapter];
  if (known === undefined)
    throw new UsageError('"carport connections add" requires the argument ADAPTER or the option "--kind <KIND>".');
  const key = readVaultKey(env.CREDENTIAL_KEY ?? '');
  if (key === undefined)
    throw new UsageError('CREDENTIAL_KEY must be 32 bytes in base64 or hex, such as from: openssl rand -base64 32');
  const secret = (await text(process.stdin)).trim();
  if (secret === '') throw new UsageError('The credential is read from standard input, which was empty.');
  const problem = adapter === undefined ? undefined : await credentialProblem(adapter, secret);
  if (problem !== undefined)
    throw new UsageError(`The credential of ${named} ${problem}. docs/how-to/connect-${named}.md shows it.`);
  const vault = await createVault(key);
  return onStores(env, async (parts) => {
    const connection = await connect({ ...parts, vault }, { account, kind: known, adapter, secret, label });
    if (connection === undefined) return noAccount(account);
    console.log(json ? JSON.stringify(connection, null, 2) : lineOf(connection));
    if (!json && known === 'esign' && adapter !== undefined)
      console.log(
        `Webhook address: ${readConfig(env).settings.baseUrl}/buy/esign/callbacks/${connection.connectionId}`,
      );
    return 0;
  });
}

export async function listCommand({ account, json }: AccountValues, env: NodeJS.ProcessEnv): Promise<number> {
  return onStores(env, async (parts) => {
    const connections = await connectionsOf(parts, account);
    if (connections === undefined) return noAccount(account);
    if (json) console.log(JSON.stringify(connections, null, 2));
    else for (const connection of connections) console.log(lineOf(connection));
    return 0;
  });
}

export async function revokeCommand(
  { account, id, json }: AccountValues & { readonly id: string },
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return onStores(env, async (parts) => {
    if (!(await disconnect(parts, account, id))) return reportFailure(`${account} has no active connection ${id}.`);
    console.log(json ? JSON.stringify({ connectionId: id, state: 'REVOKED' }, null, 2) : `${id} is revoked.`);
    return 0;
  });
}

type Parts = Parameters<typeof disconnect>[0] & { readonly ids: typeof systemIds };

async function onStores(env: NodeJS.ProcessEnv, run: (parts: Parts) => Promise<number>): Promise<number> {
  const stores = await openStoresForCommand(readConfig(env).databaseUrl);
  try {
    return await run({ stores, clock: systemClock, ids: systemIds });
  } finally {
    await stores.close();
  }
}

function lineOf({ connectionId, kind, adapter, state, label, addedAt }: Connection): string {
  return [connectionId, adapter ?? kind, state, addedAt, label ?? ''].join('  ').trimEnd();
}

function noAccount(name: string): number {
  return reportFailure(`No account is named ${name}. Create it: carport keys mint --account ${name}`);
}

function reportFailure(why: string): number {
  console.error(why);
  return 1;
}
