/** Project that runs service tests on PostgreSQL databases, emptied and reused. */
import { Client, DatabaseError } from 'pg';
import { inject } from 'vitest';
import type { Stores } from '#ports/stores.ts';
import { postgresStores } from '#store/postgres/stores.ts';
import { useStores } from './use-stores.ts';
import './postgres-server.ts';

const template = new URL(inject('postgresTemplate'));
/** Tests of one worker run sequentially, so names derived from it are unique. */
const worker = process.env.VITEST_POOL_ID ?? '0';

function urlOf(name: string): string {
  return Object.assign(new URL(template), { pathname: `/${name}` }).href;
}

async function execute(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/** SQLSTATE for a nonexistent database. */
const NO_DATABASE = '3D000';

/** Deleting a test's few rows takes a tenth of the time of truncating. */
const EMPTY = `
  DELETE FROM events; DELETE FROM claims; DELETE FROM listed; DELETE FROM charges; DELETE FROM spends; DELETE FROM endpoint_uses;
  DELETE FROM day_calls; DELETE FROM kept_answers; DELETE FROM rate_windows; DELETE FROM crew; DELETE FROM work_held`;

/** Empties the database of an earlier test, or creates it. */
async function emptyDatabase(name: string): Promise<string> {
  try {
    await execute(urlOf(name), EMPTY);
  } catch (fault) {
    if (!(fault instanceof DatabaseError) || fault.code !== NO_DATABASE) throw fault;
    await execute(urlOf('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  }
  return urlOf(name);
}

const free: string[] = [];
let made = 0;

function nextName(): string {
  made += 1;
  return `worker_${worker}_${made}`;
}

async function freshStores(): Promise<Stores> {
  const name = free.pop() ?? nextName();
  const stores = await postgresStores(await emptyDatabase(name));
  return {
    ...stores,
    close: async () => {
      await stores.close();
      free.push(name);
    },
  };
}

useStores('postgres', freshStores);
