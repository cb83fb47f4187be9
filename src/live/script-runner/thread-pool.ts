/** Pool of prestarted threads; each run gets a new engine. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { RUNS_MAX } from './runs-gate.ts';
import { ScriptThread } from './script-thread.ts';

/** Idle threads kept. */
const RESTING_MAX = RUNS_MAX;
/** Runs per thread, so that leaks of an engine do not add up. */
const RUNS_PER_THREAD_MAX = 100;

export class ThreadPool {
  readonly #spareCount: number;
  readonly #spares: Promise<ScriptThread>[] = [];
  #wasmModule: Promise<WebAssembly.Module> | undefined;
  #isFilled = false;
  #closed = false;

  constructor(spareCount: number) {
    this.#spareCount = spareCount;
  }

  /** Prestarts one spare; the others start with the first script. */
  async warm(): Promise<void> {
    await this.#fill(Math.min(1, this.#spareCount));
  }

  async #fill(count: number): Promise<void> {
    while (!this.#closed && this.#spares.length < count) {
      const spare = this.#start();
      // A spare that fails to start rejects when it is taken, rather than as an unhandled rejection.
      spare.catch(() => undefined);
      this.#spares.push(spare);
    }
    await Promise.allSettled(this.#spares);
  }

  /** Returns a ready thread and refills the spares. Rejects when the thread does not start. */
  take(): Promise<ScriptThread> {
    const thread = this.#spares.shift() ?? this.#start();
    if (!this.#isFilled) void this.#fill(this.#spareCount);
    this.#isFilled = true;
    return thread;
  }

  /** Returns a thread whose run ended normally; it renews its engine as a spare. */
  async giveBack(thread: ScriptThread): Promise<void> {
    if (this.#closed || thread.runs >= RUNS_PER_THREAD_MAX || this.#spares.length >= RESTING_MAX)
      return this.replace(thread);
    const renewed = thread.renew().then(
      () => thread,
      async () => {
        await thread.end();
        return this.#start();
      },
    );
    this.#spares.push(renewed);
    await renewed.catch(() => undefined);
  }

  /** Terminates a thread that cannot be reused, and starts another if spares are lacking. */
  async replace(thread: ScriptThread): Promise<void> {
    void this.#fill(this.#spareCount);
    await thread.end();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const spares = this.#spares.splice(0);
    await Promise.allSettled(spares.map(async (spare) => (await spare).end()));
  }

  async #start(): Promise<ScriptThread> {
    this.#wasmModule ??= compileEngine();
    return ScriptThread.start(await this.#wasmModule);
  }
}

/** Compiled once per process; threads only instantiate it. */
async function compileEngine(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  return WebAssembly.compile(await readFile(file));
}
