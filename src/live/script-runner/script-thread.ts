/** Handle of one script thread: start, ready, job, renewal, end. */
import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './protocol.ts';

const HEAP_MEGABYTES_MAX = 128;

export interface ThreadListener {
  said(message: FromThread): void;
  /** The thread failed or ended, and sends nothing more. */
  gone(): void;
}

export class ScriptThread {
  readonly #worker: Worker;
  #idleMs = 0;
  #isGone = false;
  #listener: ThreadListener | undefined;

  /** Resolves when the engine is ready; rejects when it fails to start. */
  static async start(wasmModule: WebAssembly.Module): Promise<ScriptThread> {
    const thread = new ScriptThread(wasmModule);
    await thread.#untilReady();
    return thread;
  }

  /** Jobs run so far. */
  runs = 0;

  /** Resolves when a new engine has replaced the used one; rejects when the thread fails. */
  async renew(): Promise<void> {
    this.tell({ kind: 'renew' });
    await this.#untilReady();
  }

  async #untilReady(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.listen({
        said: ({ kind }) => kind === 'ready' && resolve(),
        gone: () => reject(new Error('The script thread ended before its engine was ready.')),
      });
    });
    this.listen(undefined);
    this.#idleMs = await this.#cpuMs();
    // An idle spare must not keep the process alive.
    this.#worker.unref();
  }

  constructor(wasmModule: WebAssembly.Module) {
    this.#worker = new Worker(new URL('./thread-entry.ts', import.meta.url), {
      workerData: { wasmModule },
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX },
    });
    this.#worker.on('message', (message: FromThread) => this.#listener?.said(message));
    const gone = () => {
      this.#isGone = true;
      this.#listener?.gone();
    };
    this.#worker.on('error', gone);
    this.#worker.on('exit', gone);
  }

  /** Sets the listener; `undefined` removes it. */
  listen(listener: ThreadListener | undefined): void {
    this.#listener = listener;
    if (this.#isGone) queueMicrotask(() => listener?.gone());
  }

  tell(message: ToThread): void {
    if (message.kind === 'run') this.runs += 1;
    this.#worker.ref();
    this.#worker.postMessage(message);
  }

  /** Computing time since ready, even during one long step; 0 after the thread ended. */
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
