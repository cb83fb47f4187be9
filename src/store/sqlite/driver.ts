/** Embedded database: schema, prepared statements and group commit. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreUnavailable } from '#ports/event-store.ts';
import { UnusablePlace } from './data-place.ts';
import { DiskSync } from './disk-sync.ts';
import { MIGRATIONS } from './migrations.ts';

/** `logged` survives a crash of the process, but a power cut may lose the last moment. `synced` survives both. */
type Durability = 'synced' | 'logged';

export interface WriteOptions<T> {
  /** When the write resolves; `synced` by default. */
  readonly durability?: Durability;
  /** Runs in the same turn as the commit, before any read; `synced` settles with the sync that covers it. */
  readonly committed?: (value: T, synced: Promise<void>) => void;
}

interface Job {
  /** Runs inside the transaction, and again if another job fails, so it may change nothing outside the database. */
  readonly work: () => unknown;
  readonly durability: Durability;
  readonly committed: ((value: never, synced: Promise<void>) => void) | undefined;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

type Outcomes = Map<Job, { value: unknown } | { fault: unknown }>;

/**
 * One connection. Writes in the same event-loop turn share a transaction, and none resolves before a disk sync that
 * began after the commit.
 */
export class SqliteDriver {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #disk: DiskSync;
  readonly #onRollback: (() => void)[] = [];
  #queue: Job[] = [];
  #scheduled = false;

  /** Opens or creates the file; `:memory:` keeps the data in memory. */
  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    this.#configure(path);
    this.#migrate(path);
    this.#disk = new DiskSync(path);
  }

  /** Calls `tell` when a write is rolled back, for callers that cache what they wrote. */
  onRollback(tell: () => void): void {
    this.#onRollback.push(tell);
  }

  /** Returns a cached prepared statement. Throws after a disk failure. */
  sql(text: string): StatementSync {
    this.check();
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const made = this.#db.prepare(text);
    this.#statements.set(text, made);
    return made;
  }

  /** False when the database is closed or its disk has failed. */
  isReadable(): boolean {
    return this.#db.isOpen && this.#disk.fault === undefined;
  }

  /** Throws after a disk failure, so that unsynced data is never read. */
  check(): void {
    const cause = this.#disk.fault;
    if (cause !== undefined)
      throw new StoreUnavailable(
        'The database is closed because a disk sync failed. Check the disk, then restart the service.',
        { cause },
      );
  }

  /** Runs `work` in the next shared transaction; resolves once it is on disk, or in the log if that is enough. */
  write<T>(work: () => T, { durability = 'synced', committed }: WriteOptions<T> = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, durability, committed, resolve: resolve as Job['resolve'], reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    });
  }

  /** Earlier calls are committed; later ones fail as with a lost store. */
  async close(): Promise<void> {
    do {
      this.#flush();
      await new Promise<void>((resolve) => this.#disk.after(() => resolve()));
    } while (this.#queue.length > 0);
    this.#disk.close();
    this.#statements.clear();
    this.#db.close();
  }

  #flush(): void {
    const jobs = this.#queue;
    this.#queue = [];
    this.#scheduled = false;
    // `close` has already flushed the queue.
    if (jobs.length === 0) return;
    let outcomes: Outcomes;
    try {
      this.sql('BEGIN IMMEDIATE').run();
      outcomes = this.#runTogether(jobs) ?? this.#runApart(jobs);
      this.sql('COMMIT').run();
    } catch (cause) {
      this.#rollback();
      for (const { reject } of jobs) reject(new StoreUnavailable('The write could not be committed.', { cause }));
      return;
    }
    const synced = jobs.some(({ durability }) => durability === 'synced') ? this.#sync() : Promise.resolve();
    for (const [{ committed }, outcome] of outcomes)
      if ('value' in outcome) committed?.(outcome.value as never, synced);
    settle(outcomes, 'logged');
    synced.then(
      () => settle(outcomes, 'synced'),
      (lost: StoreUnavailable) => settle(outcomes, 'synced', lost),
    );
  }

  /** Resolves once everything committed so far is on disk. */
  #sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#disk.after((cause) => {
        if (cause === null) resolve();
        else reject(new StoreUnavailable('The commit could not be synced to disk.', { cause }));
      });
    });
  }

  /**
   * Runs all jobs, or returns undefined with nothing written when one fails. A full disk fails the whole transaction.
   */
  #runTogether(jobs: readonly Job[]): Outcomes | undefined {
    const outcomes: Outcomes = new Map();
    try {
      for (const job of jobs) outcomes.set(job, { value: job.work() });
      return outcomes;
    } catch (fault) {
      if (isStorageFault(fault)) throw fault;
      this.#rollback();
      this.sql('BEGIN IMMEDIATE').run();
      return undefined;
    }
  }

  /** Runs each job separately; a failed job rolls back only its own writes. */
  #runApart(jobs: readonly Job[]): Outcomes {
    const outcomes: Outcomes = new Map();
    for (const job of jobs) {
      this.sql('SAVEPOINT job').run();
      try {
        outcomes.set(job, { value: job.work() });
      } catch (fault) {
        if (isStorageFault(fault)) throw fault;
        this.#db.exec('ROLLBACK TO job');
        this.#tellRollback();
        outcomes.set(job, { fault });
      }
      this.sql('RELEASE job').run();
    }
    return outcomes;
  }

  #rollback(): void {
    if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
    this.#tellRollback();
  }

  #tellRollback(): void {
    for (const tell of this.#onRollback) tell();
  }

  #configure(path: string): void {
    try {
      this.#db.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON',
      );
    } catch (fault) {
      this.#db.close();
      if (primaryCode(fault) !== NOT_A_DATABASE) throw fault;
      throw new UnusablePlace(`${path} is not a SQLite database. Set DATABASE_URL to a new file, or to Carport's own.`);
    }
  }

  #migrate(path: string): void {
    const row = this.#db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (row.user_version > MIGRATIONS.length) {
      this.#db.close();
      throw new UnusablePlace(
        `The schema of ${path} is step ${row.user_version}, and this version of Carport ends at step ${MIGRATIONS.length}. Run the newer version, or restore a backup.`,
      );
    }
    MIGRATIONS.slice(row.user_version).forEach((statements, i) => {
      const version = row.user_version + i + 1;
      this.#db.exec(`BEGIN IMMEDIATE; ${statements}; PRAGMA user_version = ${version}; COMMIT`);
    });
  }
}

/** Completes the jobs that wait for exactly this level. */
function settle(outcomes: Outcomes, level: Durability, lost?: StoreUnavailable): void {
  for (const [{ durability, resolve, reject }, outcome] of outcomes) {
    if (durability !== level) continue;
    if (lost !== undefined) reject(lost);
    else if ('value' in outcome) resolve(outcome.value as never);
    else reject(outcome.fault);
  }
}

/** SQLite primary result codes: FULL 13, IOERR 10, READONLY 8, CANTOPEN 14, CORRUPT 11. */
const STORAGE_CODES = new Set([8, 10, 11, 13, 14]);

const NOT_A_DATABASE = 26;

function isStorageFault(fault: unknown): boolean {
  const code = primaryCode(fault);
  return code !== undefined && STORAGE_CODES.has(code);
}

function primaryCode(fault: unknown): number | undefined {
  const code = (fault as { errcode?: unknown }).errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
}
