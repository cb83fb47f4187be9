/** PostgreSQL driver: connection pool, prepared statements, transactions, and detection of a lost database. */
import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { StoreUnavailable } from '#ports/event-store.ts';

/** A statement that each connection prepares once under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Run = <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** Connections per process: enough for reads while two batches commit. */
const CONNECTIONS_MAX = 10;
const CONNECT_MS = 5_000;
/** A statement that takes longer is assumed to be stuck. */
const STATEMENT_MS = 10_000;
/** After this the socket counts as dead. */
const ANSWER_MS = 15_000;
const INT8 = 20;

/** Settings of every connection. `bigint` columns hold cents and counts far below 2^53. */
export function connectionTo(url: string): PoolConfig {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text');
  return {
    connectionString: url,
    application_name: 'carport',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: { getTypeParser: getTypeParser as typeof types.getTypeParser },
  };
}

/**
 * A dying connection may emit several errors: its own, and one for each write in progress. The calls fail individually;
 * without a listener, the emitted errors would end the process.
 */
class PatientClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

export class PostgresDriver {
  readonly #pool: Pool;

  constructor(url: string) {
    this.#pool = new Pool({
      ...connectionTo(url),
      max: CONNECTIONS_MAX,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      pipeline: true,
      Client: PatientClient,
    });
    // A connection lost while idle is replaced when needed; that call gets the error.
    this.#pool.on('error', () => {});
  }

  /** Runs one statement in its own transaction. Throws `StoreUnavailable` when the database cannot be reached. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return reachDatabase(async () => (await this.#pool.query({ ...statement, values: [...values] })).rows as Row[]);
  }

  /** Runs statements atomically; every statement that `work` has sent is answered before the commit. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return reachDatabase(async () => {
      const client = await this.#pool.connect();
      try {
        const value = await inTransaction(client, work);
        client.release();
        return value;
      } catch (fault) {
        // The server rolls back what a closed connection has not committed.
        client.release(true);
        throw fault;
      }
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** Pipelines the statements; the server runs them in order and skips the rest after a failure. */
async function inTransaction<T>(client: PoolClient, work: (run: Run) => Promise<T>): Promise<T> {
  const begun = client.query('BEGIN');
  // Awaited with the others; until then, a rejection must not count as unhandled.
  begun.catch(() => {});
  const sent: Promise<unknown>[] = [begun];
  const run: Run = async <Row>(statement: Statement, values: readonly unknown[]) => {
    const answered = client.query({ ...statement, values: [...values] });
    sent.push(answered);
    return (await answered).rows as Row[];
  };
  try {
    const value = await work(run);
    await Promise.all([...sent, client.query('COMMIT')]);
    return value;
  } finally {
    await Promise.allSettled(sent);
  }
}

/**
 * SQLSTATE classes and codes that mean "not now": 08 connection, 53 resources (including a full disk), 57P shutdown and
 * start-up, 58 system, 57014 timeout, 25006 read-only after a failover, 55P03 lock not available.
 */
const NOT_NOW = /^(?:08|53|57P|58)|^(?:57014|25006|55P03)$/;

/** Messages of the client, which has no codes for a lost or failed connection. */
const GONE =
  /^(?:Connection terminated|Client has encountered|Client was closed|Query read timeout|timeout ex|Cannot use a pool)/;

/** True when the database could not take the call, as opposed to rejecting it as wrong. */
function isLost(fault: unknown): boolean {
  if (fault instanceof DatabaseError) return NOT_NOW.test(fault.code ?? '');
  if (!(fault instanceof Error)) return false;
  // ECONNREFUSED, ECONNRESET, ETIMEDOUT, ENOTFOUND …
  return ('code' in fault && /^E[A-Z]+$/.test(String(fault.code))) || GONE.test(fault.message);
}

/** Runs a database call and converts a lost connection. */
export async function reachDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StoreUnavailable || !isLost(cause)) throw cause;
    throw new StoreUnavailable(`PostgreSQL could not be reached: ${(cause as Error).message}`, { cause });
  }
}

/**
 * SQLSTATEs of a write that collided with another process: unique key, serialization, deadlock. The same write may be
 * retried.
 */
const RACES = new Set(['23505', '40001', '40P01']);

export function isRace(fault: unknown): boolean {
  return fault instanceof DatabaseError && RACES.has(fault.code ?? '');
}
