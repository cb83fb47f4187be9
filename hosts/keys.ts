/** `carport keys mint`: a key for a named account, shown once; the only way to a live one. */
import { parseArgs } from 'node:util';
import { mintKey, readConfig } from '../src/index.ts';
import { openStoresForCommand } from './stores.ts';
import { systemClock, systemIds } from './system.ts';

const USAGE = `carport keys mint --account NAME [--live] [--label TEXT] [--ttl PT1H] [--database-url URL]

NAME is your own name for the account, made when there is none, or an account id acct_….`;

const OPTIONS = {
  account: { type: 'string' },
  live: { type: 'boolean', default: false },
  label: { type: 'string' },
  ttl: { type: 'string' },
  'database-url': { type: 'string' },
} as const;

export async function keysCommand(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { account, live, label, ttl } = values;
  if (positionals[0] !== 'mint' || positionals.length > 1 || account === undefined || account.trim() === '') {
    console.error(USAGE);
    return 1;
  }
  const stores = await openStoresForCommand(
    readConfig({ ...env, DATABASE_URL: values['database-url'] ?? env.DATABASE_URL }).databaseUrl,
  );
  try {
    const request = { account: account.trim(), mode: live ? 'live' : 'sandbox', label, ttl } as const;
    const minted = await mintKey({ stores, clock: systemClock, ids: systemIds }, request);
    if (minted === undefined) {
      console.error(`--ttl must be a positive ISO 8601 duration such as PT1H, not "${ttl}".`);
      return 1;
    }
    const { accountId, key, record } = minted;
    console.log(JSON.stringify({ accountId, keyId: record.keyId, mode: record.mode, key }, null, 2));
    console.error('The key is shown this once; only its digest is stored.');
    return 0;
  } finally {
    await stores.close();
  }
}
