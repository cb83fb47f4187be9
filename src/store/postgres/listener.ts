/** Listens for stream growth caused by any process, and reconnects when the connection is lost. */
import { Client } from 'pg';
import type { Watchers } from '../watchers.ts';
import { connectionTo } from './driver.ts';

/** Channel that carries the name of each stream that grows. */
export const STREAMS_CHANNEL = 'carport_streams';

const RETRY_MS_MIN = 100;
const RETRY_MS_MAX = 2_000;
/** A silently dead connection is detected after this long. */
const PROBE_MS = 15_000;

export class StreamListener {
  readonly #url: string;
  readonly #watchers: Watchers;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retryMs = RETRY_MS_MIN;
  #closed = false;

  constructor(url: string, watchers: Watchers) {
    this.#url = url;
    this.#watchers = watchers;
  }

  /** Resolves when the first connection listens, or has failed and will be retried. */
  async start(): Promise<void> {
    const client = new Client({ ...connectionTo(this.#url), query_timeout: PROBE_MS });
    this.#client = client;
    client.on('notification', ({ payload }) => payload !== undefined && this.#watchers.wake(payload));
    client.once('error', () => this.#lose(client));
    client.once('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${STREAMS_CHANNEL}`);
    } catch {
      this.#lose(client);
      return;
    }
    this.#retryMs = RETRY_MS_MIN;
    // Readers catch up on notifications missed while disconnected.
    this.#watchers.wakeAll();
    this.#later(PROBE_MS, () => this.#probe(client));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  #lose(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    client.on('error', () => {});
    void client.end().catch(() => {});
    if (this.#closed) return;
    this.#later(this.#retryMs, () => void this.start());
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS_MAX);
  }

  async #probe(client: Client): Promise<void> {
    try {
      await client.query('SELECT 1');
      this.#later(PROBE_MS, () => this.#probe(client));
    } catch {
      this.#lose(client);
    }
  }

  #later(ms: number, act: () => void): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms).unref();
  }
}
