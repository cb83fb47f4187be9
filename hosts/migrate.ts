/** `carport migrate`: migrates the database schema forward to this version. */
import { readConfig } from '../src/index.ts';
import { isShared, openStores, serverOf } from './stores.ts';

/** Safe from several processes at once: one takes the steps, the others wait and find them taken. */
export async function migrateCommand(env: NodeJS.ProcessEnv): Promise<number> {
  const { databaseUrl } = readConfig(env);
  if (!isShared(databaseUrl)) {
    const server = await serverOf(databaseUrl);
    // The embedded file takes its steps whenever it is opened.
    if (server === undefined) await (await openStores(databaseUrl)).close();
    const by = server === undefined ? '' : ` and served by process ${server.pid}`;
    console.log(`The embedded store is up to date${by}.`);
    return 0;
  }
  const { migrate } = await import('../src/store/postgres/migrations.ts');
  const { from, to } = await migrate(databaseUrl);
  console.log(
    from === to ? `The database is up to date at step ${to}.` : `The database went from step ${from} to ${to}.`,
  );
  return 0;
}
