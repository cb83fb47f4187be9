/** Owns the embedded database: its schema, its prepared statements, and group commit. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreUnavailable } from '#ports/event-store.ts';
import { MIGRATIONS } from './migrations.ts';

interface Job {
  /** Runs inside the transaction; must check before it writes, since jobs share the transaction. */
  readonly work: () => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * One connection. Writes that arrive in the same turn of the event loop share one transaction and one
 * sync of the disk; none of them is acknowledged before that sync has returned.
 */
export class SqliteDriver {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #queue: Job[] = [];
  #scheduled = false;

  /** Opens or creates the file; `:memory:` keeps it in the process. */
  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON',
    );
    this.#migrate();
  }

  /** A prepared statement, made once. */
  sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const made = this.#db.prepare(text);
    this.#statements.set(text, made);
    return made;
  }

  /** Runs `work` in the next shared transaction; resolves once it is on disk. */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as Job['resolve'], reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    });
  }

  /** What was asked before is committed; what is asked afterwards is refused as by a lost store. */
  close(): void {
    this.#flush();
    this.#statements.clear();
    this.#db.close();
  }

  #flush(): void {
    const jobs = this.#queue;
    this.#queue = [];
    this.#scheduled = false;
    // Closing has flushed ahead of the turn's end.
    if (jobs.length === 0) return;
    const outcomes = new Map<Job, { value: unknown } | { fault: unknown }>();
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const job of jobs) outcomes.set(job, this.#run(job));
      this.#db.exec('COMMIT');
    } catch (cause) {
      this.#rollback();
      for (const { reject } of jobs) reject(new StoreUnavailable('the store did not commit', { cause }));
      return;
    }
    for (const [job, outcome] of outcomes) {
      if ('value' in outcome) job.resolve(outcome.value as never);
      else job.reject(outcome.fault);
    }
  }

  /** A job that fails takes back only what it wrote itself; a full disk fails the whole transaction. */
  #run({ work }: Job): { value: unknown } | { fault: unknown } {
    this.sql('SAVEPOINT job').run();
    try {
      const value = work();
      this.sql('RELEASE job').run();
      return { value };
    } catch (fault) {
      if (isStorageFault(fault)) throw fault;
      this.#db.exec('ROLLBACK TO job; RELEASE job');
      return { fault };
    }
  }

  #rollback(): void {
    if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }

  #migrate(): void {
    const row = this.#db.prepare('PRAGMA user_version').get() as { user_version: number };
    MIGRATIONS.slice(row.user_version).forEach((statements, i) => {
      const version = row.user_version + i + 1;
      this.#db.exec(`BEGIN IMMEDIATE; ${statements}; PRAGMA user_version = ${version}; COMMIT`);
    });
  }
}

/** SQLite primary result codes: FULL 13, IOERR 10, READONLY 8, CANTOPEN 14, CORRUPT 11. */
const STORAGE_CODES = new Set([8, 10, 11, 13, 14]);

function isStorageFault(fault: unknown): boolean {
  const code = (fault as { errcode?: unknown }).errcode;
  return typeof code === 'number' && STORAGE_CODES.has(code & 0xff);
}
