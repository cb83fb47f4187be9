/** `carport migrate`: migrates the database schema forward to this version. */
import { readConfig } from '../../src/index.ts';
import { isShared, openStores, serverOf } from '../node/stores.ts';

/** Safe to run concurrently: one process applies the steps, the others wait and find nothing to do. */
export async function migrateCommand(env: NodeJS.ProcessEnv, { json }: { readonly json: boolean }): Promise<number> {
  const { databaseUrl } = readConfig(env);
  if (!isShared(databaseUrl)) {
    const server = await serverOf(databaseUrl);
    // The embedded file is migrated whenever it is opened.
    if (server === undefined) await (await openStores(databaseUrl)).close();
    const by = server === undefined ? '' : ` and served by process ${server.pid}`;
    const served = server === undefined ? {} : { servedBy: server.pid };
    console.log(json ? JSON.stringify({ store: 'embedded', ...served }) : `The embedded store is up to date${by}.`);
    return 0;
  }
  const { migrate } = await import('../../src/store/postgres/migrations.ts');
  const { from, to } = await migrate(databaseUrl);
  const sentence =
    from === to ? `The database is up to date at step ${to}.` : `The database was migrated from step ${from} to ${to}.`;
  console.log(json ? JSON.stringify({ store: 'postgresql', from, to }) : sentence);
  return 0;
}
