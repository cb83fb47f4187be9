/** Syncs the database's log to disk off the event loop; one sync serves every waiter. */
import { closeSync, fdatasync, openSync } from 'node:fs';

type Synced = (fault: Error | null) => void;

/**
 * With `synchronous = NORMAL`, SQLite writes commits to its log and leaves syncing it to us. A caller waits for a
 * sync that began after its write, so its data is as safe as with `FULL`, without blocking the event loop.
 */
export class DiskSync {
  readonly #log: number | undefined;
  #waiting: Synced[] = [];
  #isSyncing = false;
  /** After a failed sync the disk's content is unknown, because the kernel drops the pages; the database is closed. */
  #fault: Error | undefined;

  /** The log exists after the first write; an in-memory database has none. */
  constructor(path: string) {
    this.#log = path === ':memory:' ? undefined : openSync(`${path}-wal`, 'r+');
  }

  /** Why the database is closed; undefined while the disk works. */
  get fault(): Error | undefined {
    return this.#fault;
  }

  /** Calls back once everything written so far is on disk. */
  after(synced: Synced): void {
    if (this.#fault !== undefined || this.#log === undefined) {
      synced(this.#fault ?? null);
      return;
    }
    this.#waiting.push(synced);
    if (!this.#isSyncing) this.#sync(this.#log);
  }

  /** Completes all waiting callers, because the owner has already synced everything. */
  close(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const synced of waiting) synced(null);
    if (this.#log !== undefined) closeSync(this.#log);
  }

  #sync(log: number): void {
    const served = this.#waiting;
    this.#waiting = [];
    this.#isSyncing = true;
    fdatasync(log, (fault) => {
      this.#isSyncing = false;
      if (fault !== null) this.#fault = fault;
      for (const synced of served) synced(fault);
      if (this.#waiting.length === 0) return;
      if (fault === null) this.#sync(log);
      else for (const synced of this.#waiting.splice(0)) synced(fault);
    });
  }
}
