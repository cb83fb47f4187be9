/** Handle of one script thread: start, ready, one job, end. */
import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './protocol.ts';

const HEAP_MEGABYTES_MAX = 128;

export interface ThreadListener {
  said(message: FromThread): void;
  /** The thread failed or ended; it will say nothing more. */
  gone(): void;
}

export class ScriptThread {
  readonly #worker: Worker;
  #idleMs = 0;
  #listener: ThreadListener | undefined;

  /** Resolves when the engine inside is ready; rejects when it does not get there. */
  static async start(wasmModule: WebAssembly.Module): Promise<ScriptThread> {
    const thread = new ScriptThread(wasmModule);
    await new Promise<void>((resolve, reject) => {
      thread.listen({
        said: () => resolve(),
        gone: () => reject(new Error('the script thread ended before it was ready')),
      });
    });
    thread.#idleMs = await thread.#cpuMs();
    // An idle spare is no reason for the process to stay.
    thread.#worker.unref();
    return thread;
  }

  constructor(wasmModule: WebAssembly.Module) {
    this.#worker = new Worker(new URL('./thread-entry.ts', import.meta.url), {
      workerData: { wasmModule },
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX },
    });
    this.#worker.on('message', (message: FromThread) => this.#listener?.said(message));
    this.#worker.on('error', () => this.#listener?.gone());
    this.#worker.on('exit', () => this.#listener?.gone());
  }

  /** The one who is told; `undefined` when nobody cares any more. */
  listen(listener: ThreadListener | undefined): void {
    this.#listener = listener;
  }

  tell(message: ToThread): void {
    this.#worker.ref();
    this.#worker.postMessage(message);
  }

  /** Computing time since it was ready, also while the thread is inside one long step; 0 for a thread that has ended. */
  async spentMs(): Promise<number> {
    return Math.max(0, (await this.#cpuMs()) - this.#idleMs);
  }

  async #cpuMs(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
