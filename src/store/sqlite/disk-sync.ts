/** Syncs the database's log to disk off the event loop; one sync serves every waiter. */
import { closeSync, fdatasync, openSync } from 'node:fs';

type Synced = (fault: Error | null) => void;

/**
 * SQLite writes a commit to its log and, at `synchronous = NORMAL`, leaves the sync of the log to us. What is told
 * `synced` was written before that sync began, so it is as safe as with `FULL`, and the loop goes on meanwhile.
 */
export class DiskSync {
  readonly #log: number | undefined;
  #waiting: Synced[] = [];
  #isSyncing = false;
  /** After a failed sync the content of the disk is unknown (the kernel forgets the pages), so the database is closed. */
  #fault: Error | undefined;

  /** The log exists once something has been written; a database in the process has none. */
  constructor(path: string) {
    this.#log = path === ':memory:' ? undefined : openSync(`${path}-wal`, 'r+');
  }

  /** Why the database is closed; undefined while the disk works. */
  get fault(): Error | undefined {
    return this.#fault;
  }

  /** Calls back once all that is written by now is on the disk. */
  after(synced: Synced): void {
    if (this.#fault !== undefined || this.#log === undefined) {
      synced(this.#fault ?? null);
      return;
    }
    this.#waiting.push(synced);
    if (!this.#isSyncing) this.#sync(this.#log);
  }

  /** For an owner that has written everything to the disk itself: answers all waiting callers. */
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
