/** Group commit: jobs that arrive during a commit share the next transaction. */
import { StoreUnavailable } from '#ports/event-store.ts';

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: unknown) => void;
}

export interface GroupCommitParts<Job, Result> {
  /** Commits the jobs together and returns one result each, in order. */
  readonly write: (jobs: readonly Job[]) => Promise<readonly Result[]>;
  /** Jobs with a common key never share a batch; they keep their order. */
  readonly keysOf?: (job: Job) => readonly string[];
}

const JOBS_MAX = 500;

export class GroupCommit<Job, Result> {
  readonly #parts: GroupCommitParts<Job, Result>;
  #waiting: Waiting<Job, Result>[] = [];
  #running: Promise<void> | undefined;

  constructor(parts: GroupCommitParts<Job, Result>) {
    this.#parts = parts;
  }

  /** Resolves once the job's batch is committed. */
  push(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when every job has completed. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    // Jobs of the same event-loop turn belong together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#commit(this.#next());
    this.#running = undefined;
  }

  /** Dequeues the next batch. Jobs that clash wait, and so do jobs that clash with waiting ones. */
  #next(): Waiting<Job, Result>[] {
    const { keysOf } = this.#parts;
    if (keysOf === undefined) return this.#waiting.splice(0, JOBS_MAX);
    const taken = new Set<string>();
    const batch: Waiting<Job, Result>[] = [];
    const later: Waiting<Job, Result>[] = [];
    for (const one of this.#waiting) {
      const keys = keysOf(one.job);
      const fits = batch.length < JOBS_MAX && !keys.some((key) => taken.has(key));
      (fits ? batch : later).push(one);
      for (const key of keys) taken.add(key);
    }
    this.#waiting = later;
    return batch;
  }

  async #commit(batch: readonly Waiting<Job, Result>[]): Promise<void> {
    try {
      const results = await this.#parts.write(batch.map(({ job }) => job));
      batch.forEach(({ resolve }, i) => {
        resolve(results[i] as Result);
      });
    } catch (fault) {
      // A lost database fails all jobs; any other fault belongs to one job and must not fail the rest.
      if (batch.length > 1 && !(fault instanceof StoreUnavailable)) {
        for (const one of batch) await this.#commit([one]);
      } else for (const { reject } of batch) reject(fault);
    }
  }
}
