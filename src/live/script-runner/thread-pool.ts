/** Pool of prestarted single-use threads. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ScriptThread } from './script-thread.ts';

export class ThreadPool {
  readonly #spareCount: number;
  readonly #spares: Promise<ScriptThread>[] = [];
  #wasmModule: Promise<WebAssembly.Module> | undefined;
  #closed = false;

  constructor(spareCount: number) {
    this.#spareCount = spareCount;
  }

  /** One spare for whoever may run a script soon; the others start with the first script. */
  async warm(): Promise<void> {
    await this.#fill(Math.min(1, this.#spareCount));
  }

  async #fill(count: number): Promise<void> {
    while (!this.#closed && this.#spares.length < count) {
      const spare = this.#start();
      // A spare that fails to start is reported to whoever takes it, not as an unhandled rejection.
      spare.catch(() => undefined);
      this.#spares.push(spare);
    }
    await Promise.allSettled(this.#spares);
  }

  /** A ready thread; its successor starts at once. Rejects when the thread does not start. */
  take(): Promise<ScriptThread> {
    const thread = this.#spares.shift() ?? this.#start();
    void this.#fill(this.#spareCount);
    return thread;
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

/** Compiled once for the process; threads only instantiate it. */
async function compileEngine(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  return WebAssembly.compile(await readFile(file));
}
