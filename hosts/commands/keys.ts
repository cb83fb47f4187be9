/** `carport keys mint`: mints a key for a named account and shows it once; the only way to a live key. */
import { mintKey, readConfig } from '../../src/index.ts';
import { UsageError } from '../command-line/command.ts';
import { openStoresForCommand } from '../node/stores.ts';
import { systemClock, systemIds } from '../node/system.ts';

interface KeyValues {
  readonly account: string;
  readonly live: boolean;
  readonly label: string | undefined;
  readonly ttl: string | undefined;
  readonly json: boolean;
}

export async function keysCommand(values: KeyValues, env: NodeJS.ProcessEnv): Promise<number> {
  const { account, live, label, ttl, json } = values;
  const stores = await openStoresForCommand(readConfig(env).databaseUrl);
  try {
    const request = { account: account.trim(), mode: live ? 'live' : 'sandbox', label, ttl } as const;
    const minted = await mintKey({ stores, clock: systemClock, ids: systemIds }, request);
    if (minted === undefined)
      throw new UsageError(`--ttl must be a positive ISO 8601 duration such as PT1H, not "${ttl}".`);
    const { accountId, key, record } = minted;
    const { keyId, mode } = record;
    console.log(
      json
        ? JSON.stringify({ accountId, keyId, mode, key }, null, 2)
        : `Account  ${accountId}\nKey id   ${keyId}\nMode     ${mode}\nKey      ${key}`,
    );
    console.error('The key is shown only once; only its digest is stored.');
    return 0;
  } finally {
    await stores.close();
  }
}
