/** Builds test services on the project's stores with a test-controlled clock. */
import { createHash, randomBytes } from 'node:crypto';
import { compose, type HostParts, readConfig, type Service } from '../src/index.ts';
import { embeddedFacts } from '../src/live/vehicle-facts/embedded.ts';
import { sandboxReceiver } from '../src/sandbox/webhook-receiver/webhook-receiver.port.ts';
import { testStores } from './stores/chosen.ts';

export const TEST_START = '2026-11-27T12:00:00.000Z';

/** A clock that moves only when advanced. */
export class TestClock {
  #nowMs: number;
  readonly #timers = new Set<{ dueMs: number; callback: () => void }>();

  constructor(at: string = TEST_START) {
    this.#nowMs = Date.parse(at);
  }

  nowMs(): number {
    return this.#nowMs;
  }

  today(): string {
    return new Date(this.#nowMs).toISOString().slice(0, 10);
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { dueMs: this.#nowMs + ms, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  advance(seconds: number): void {
    this.#nowMs += seconds * 1000;
    for (const timer of [...this.#timers].filter(({ dueMs }) => dueMs <= this.#nowMs)) {
      this.#timers.delete(timer);
      timer.callback();
    }
  }
}

/** Shared by the services of a test file; decompressed for the first VIN. */
const FACTS = embeddedFacts();

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const testIds: HostParts['ids'] = {
  base62: (length) => [...randomBytes(length)].map((byte) => BASE62.charAt(byte % 62)).join(''),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
};

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body, loosely typed: a test reads the members it expects. */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  readonly body: any;
  readonly text: string;
}

export interface TestService extends Service {
  readonly clock: TestClock;
  readonly faults: unknown[];
  /** `send('POST', '/fi/quotes', {vin})`, with a key or other headers. */
  send(
    method: string,
    path: string,
    body?: unknown,
    options?: { key?: string; headers?: Record<string, string>; peer?: string },
  ): Promise<Reply>;
  get(path: string, options?: { key?: string; headers?: Record<string, string>; peer?: string }): Promise<Reply>;
  mintKey(): Promise<string>;
}

export type TestOptions = Partial<Omit<HostParts, 'clock' | 'settings'>> & {
  /** Default: `compose`. */
  composedBy?: (host: HostParts) => Service;
  env?: Record<string, string>;
  at?: string;
};

/** The whole service: empty stores, sandbox ports, and no rate limit by default. */
export function testService(options: TestOptions = {}): TestService {
  const clock = new TestClock(options.at);
  const faults: unknown[] = [];
  const { settings } = readConfig({
    BASE_URL: 'http://carport.test',
    RATE_LIMIT: 'off',
    SETTLE_TOKEN: 'settle-token',
    ...options.env,
  });
  const { env: _env, at: _at, composedBy = compose, ...host } = options;
  const service = composedBy({
    stores: testStores(),
    ids: testIds,
    webhooks: sandboxReceiver,
    vehicleFacts: FACTS,
    onFault: (fault) => faults.push(fault),
    ...host,
    settings,
    clock,
  });
  const send: TestService['send'] = async (method, path, body, { key, headers = {}, peer } = {}) => {
    const init: RequestInit = {
      method,
      headers: { ...headers, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await service.handle(new Request(`http://carport.test${path}`, init), {
      address: peer ?? '192.0.2.1',
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined, text };
  };
  return {
    ...service,
    clock,
    faults,
    send,
    get: (path, more) => send('GET', path, undefined, more),
    mintKey: async () => (await send('POST', '/keys')).body.key as string,
  };
}
