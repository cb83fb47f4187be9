/**
 * `carport serve --workers N`: processes that share one port and one PostgreSQL database, with a supervisor that
 * replaces dead ones.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import { BadSetting, type Config, readConfig } from '../../src/index.ts';
import { createLog } from './log.ts';
import { listenForOperators } from './operations.ts';
import { type ReadyLine, start, stopAsked, untilStopped } from './serve.ts';
import { isShared } from './stores.ts';

const WORKERS_MAX = 64;
const REPLACE_MS = 1_000;
const READY_MS = 2_500;

/** Messages from a worker to its supervisor: that it is listening, or whether it is ready. */
interface WorkerMessage {
  readonly answersAt?: string;
  readonly isReady?: boolean;
}

/**
 * The number of processes set by `WORKERS`; 1 by default. Throws `BadSetting` when the store belongs to one process.
 */
function workersOf(env: NodeJS.ProcessEnv, { databaseUrl }: Config): number {
  const text = env.WORKERS || '1';
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > WORKERS_MAX)
    throw new BadSetting(`WORKERS must be an integer 1 to ${WORKERS_MAX}, not "${text}".`);
  if (count > 1 && !isShared(databaseUrl))
    throw new BadSetting(
      `WORKERS must be 1 with ${databaseUrl.split(':')[0]}:, because that store belongs to one process. DATABASE_URL=postgres://… supports ${count}.`,
    );
  return count;
}

/** Supervises the workers, or is one of them. Returns the exit code. */
export function serveWithWorkers(env: NodeJS.ProcessEnv, ready: ReadyLine): Promise<number> {
  return cluster.isWorker ? work(env) : lead(env, ready);
}

function lead(env: NodeJS.ProcessEnv, { json }: ReadyLine): Promise<number> {
  return untilStopped(async () => {
    const config = readConfig(env);
    const count = workersOf(env, config);
    const workers = new Workers(config);
    const answersAt = await workers.start(count).catch(async (error: unknown) => {
      await workers.stop();
      throw error;
    });
    const operations =
      config.opsPort === undefined
        ? undefined
        : await listenForOperators({
            host: config.host,
            port: config.opsPort,
            metrics: () => new AggregatorRegistry().clusterMetrics(),
            ready: () => workers.ready(),
          });
    console.log(
      json
        ? JSON.stringify({ address: answersAt, workers: count })
        : `Carport answers at ${answersAt} with ${count} workers`,
    );
    await stopAsked();
    await workers.stop();
    await operations?.close();
  });
}

/** One worker: serves, and reports to its supervisor instead of the terminal. */
function work(env: NodeJS.ProcessEnv): Promise<number> {
  const served = untilStopped(async () => {
    const running = await start(readConfig(env));
    // Responds to requests for this worker's share of the metrics.
    if (running.metrics !== undefined) new AggregatorRegistry();
    process.on('message', async (message) => {
      if (message === 'ready?') process.send?.({ isReady: await running.ready() } satisfies WorkerMessage);
    });
    process.send?.({ answersAt: running.address } satisfies WorkerMessage);
    // Without its supervisor, a worker gets no more calls.
    await Promise.race([stopAsked(), once(process, 'disconnect')]);
    await running.close();
  });
  // The channel to the supervisor would keep the process alive.
  return served.finally(() => process.connected && process.disconnect?.());
}

class Workers {
  readonly #config: Config;
  readonly #workers = new Set<Worker>();
  #isStopping = false;

  constructor(config: Config) {
    this.#config = config;
  }

  /** Resolves with the address once all workers listen; throws when one ends earlier. */
  async start(count: number): Promise<string> {
    const addresses = await Promise.all(Array.from({ length: count }, () => this.#hire()));
    return addresses[0] ?? '';
  }

  /** True when any worker is ready. */
  async ready(): Promise<boolean> {
    if (this.#isStopping) return false;
    const asks = [...this.#workers].map((worker) => isReady(worker));
    return (await Promise.all(asks)).includes(true);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(
      [...this.#workers].map(async (worker) => {
        const gone = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await gone;
      }),
    );
  }

  #hire(): Promise<string> {
    const worker = cluster.fork();
    this.#workers.add(worker);
    return new Promise((resolve, reject) => {
      let answers = false;
      worker.on('message', ({ answersAt }: WorkerMessage) => {
        if (answersAt === undefined) return;
        answers = true;
        resolve(answersAt);
      });
      worker.once('exit', (code, signal) => {
        this.#workers.delete(worker);
        if (answers) this.#replace(signal ?? String(code));
        else reject(new Error(`a worker ended with ${signal ?? `code ${code}`} before it was listening`));
      });
    });
  }

  #replace(end: string): void {
    if (this.#isStopping) return;
    createLog(this.#config.logLevel).warn({ end }, 'a worker ended and is being replaced');
    setTimeout(() => {
      if (!this.#isStopping) this.#hire().catch(() => this.#replace('its start'));
    }, REPLACE_MS);
  }
}

async function isReady(worker: Worker): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => {
    const onMessage = (message: WorkerMessage) => {
      if (message.isReady === undefined) return;
      worker.off('message', onMessage);
      clearTimeout(timer);
      resolve(message.isReady);
    };
    const timer = setTimeout(() => {
      worker.off('message', onMessage);
      resolve(false);
    }, READY_MS);
    worker.on('message', onMessage);
  });
  worker.send('ready?');
  return answer;
}
