/** Runs the store port suites on Durable Objects in workerd. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { EventStore } from '#ports/event-store.ts';
import type { Stores } from '#ports/stores.ts';
import { eventStoreSuite } from '#ports/suites/event-store.suite.ts';
import { idempotencySuite } from '#ports/suites/idempotency.suite.ts';
import { ledgerSuite } from '#ports/suites/ledger.suite.ts';
import { rateWindowSuite } from '#ports/suites/rate-window.suite.ts';
import { startWorkerd, type Workerd } from './workers/workerd.ts';

let workerd: Workerd;
let opened = 0;
beforeAll(async () => {
  workerd = await startWorkerd({ entry: new URL('workers/port-endpoint.ts', import.meta.url).pathname });
});
afterAll(() => workerd.close());

/** A port inside the isolate, called from the test. */
function portInside<Port extends keyof Stores>(port: Port): Stores[Port] {
  opened += 1;
  const prefix = `test-${opened}`;
  const ask =
    (method: string) =>
    async (...args: unknown[]) => {
      const body = JSON.stringify(args);
      const reply = await workerd.fetch(`/${port}/${method}?prefix=${prefix}`, { method: 'POST', body });
      return ((await reply.json()) as { value: unknown }).value;
    };
  const watch: EventStore['watch'] = (stream, wake) => {
    const hangUp = new AbortController();
    void listen(`/watch?prefix=${prefix}&stream=${stream}`, hangUp.signal, wake);
    return () => hangUp.abort();
  };
  return new Proxy({} as object, {
    get(_target, method: string) {
      if (method === 'watch') return watch;
      // A port is not a promise, even when awaited.
      return method === 'then' ? undefined : ask(method);
    },
  }) as Stores[Port];
}

async function listen(path: string, signal: AbortSignal, wake: () => void): Promise<void> {
  try {
    const { body } = await workerd.fetch(path, { signal });
    for await (const _line of body ?? []) if (!signal.aborted) wake();
  } catch {
    // Disconnected.
  }
}

describe('the clock of an isolate', () => {
  it('runs a timer after the response of the request that set it', async () => {
    const { promise: requested, resolve } = Promise.withResolvers<void>();
    const listener = createServer((_request, response) => {
      response.end();
      resolve();
    });
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    const body = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    await (await workerd.fetch('/later', { method: 'POST', body })).text();
    await requested;
    listener.closeAllConnections();
    listener.close();
  });
});

eventStoreSuite('Durable Objects', () => portInside('events'));
ledgerSuite('Durable Objects', () => portInside('ledger'));
rateWindowSuite('Durable Objects', () => portInside('rateWindow'));
idempotencySuite('Durable Objects', () => portInside('idempotency'));
