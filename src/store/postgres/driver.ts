/** PostgreSQL driver: connection pool, prepared statements, transactions, and detection of a lost database. */
import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { StoreUnavailable } from '#ports/event-store.ts';

/** A statement that each connection prepares once under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Run = <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** Connections per process: enough to keep reads moving while two batches commit. */
const CONNECTIONS_MAX = 10;
const CONNECT_MS = 5_000;
/** A statement that runs longer waits for something that does not come. */
const STATEMENT_MS = 10_000;
/** Past this the socket is taken for dead, whatever it says. */
const ANSWER_MS = 15_000;
const INT8 = 20;

/** What every connection of a process has in common. `bigint` columns hold cents and counts far below 2^53. */
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
 * A dying connection may complain more than once: of itself, and of each write that was under way. The calls on it are refused one by one;
 * without a listener the complaints themselves would end the process.
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
    // A connection lost while idle is replaced when the next is needed; that call gets the error.
    this.#pool.on('error', () => {});
  }

  /** One statement in a transaction of its own. Throws `StoreUnavailable` when the database cannot be reached. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return reaching(async () => (await this.#pool.query({ ...statement, values: [...values] })).rows as Row[]);
  }

  /** Statements that count together or not at all; whatever `work` has sent is answered before the commit is. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return reaching(async () => {
      const client = await this.#pool.connect();
      try {
        const value = await inTransaction(client, work);
        client.release();
        return value;
      } catch (fault) {
        // The server takes back what a closed connection had not committed.
        client.release(true);
        throw fault;
      }
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** Statements are sent without waiting for the one before; the server runs them in order, and skips all after a failed one. */
async function inTransaction<T>(client: PoolClient, work: (run: Run) => Promise<T>): Promise<T> {
  const begun = client.query('BEGIN');
  // Looked at with the others; a refusal must not be taken for unhandled until then.
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
 * SQLSTATE classes and codes that say "not now": 08 connection, 53 resources (a full disk among them), 57P shutdown and start-up,
 * 58 system, 57014 cancelled for its length, 25006 read-only after a failover, 55P03 a lock that did not come.
 */
const NOT_NOW = /^(?:08|53|57P|58)|^(?:57014|25006|55P03)$/;

/** What the client says, in words only, of a connection that is gone or never came. */
const GONE =
  /^(?:Connection terminated|Client has encountered|Client was closed|Query read timeout|timeout ex|Cannot use a pool)/;

/** True when the database did not take the call, as opposed to answering that the call is wrong. */
export function isLost(fault: unknown): boolean {
  if (fault instanceof DatabaseError) return NOT_NOW.test(fault.code ?? '');
  if (!(fault instanceof Error)) return false;
  // ECONNREFUSED, ECONNRESET, ETIMEDOUT, ENOTFOUND …
  return ('code' in fault && /^E[A-Z]+$/.test(String(fault.code))) || GONE.test(fault.message);
}

/** Runs what reaches for the database and names a lost one. */
export async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StoreUnavailable || !isLost(cause)) throw cause;
    throw new StoreUnavailable(`PostgreSQL could not be reached: ${(cause as Error).message}`, { cause });
  }
}

/** SQLSTATEs of a write that met another process's: unique key, serialization, deadlock. The same write may be tried again. */
const RACES = new Set(['23505', '40001', '40P01']);

export function isRace(fault: unknown): boolean {
  return fault instanceof DatabaseError && RACES.has(fault.code ?? '');
}
