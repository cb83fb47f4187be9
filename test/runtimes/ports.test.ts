/** Owns the promises of the stores, kept by Durable Objects inside workerd. */
import { afterAll, beforeAll } from 'vitest';
import type { EventStore } from '#ports/event-store.ts';
import type { Stores } from '#ports/stores.ts';
import { eventStoreSuite } from '#ports/suites/event-store.suite.ts';
import { idempotencySuite } from '#ports/suites/idempotency.suite.ts';
import { ledgerSuite } from '#ports/suites/ledger.suite.ts';
import { rateWindowSuite } from '#ports/suites/rate-window.suite.ts';
import { startWorkerd, type Workerd } from './workerd.ts';

let workerd: Workerd;
let opened = 0;
beforeAll(async () => {
  workerd = await startWorkerd({ entry: new URL('port-door.ts', import.meta.url).pathname });
});
afterAll(() => workerd.close());

/** A port inside the isolate, called from here. */
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
      // A port is no promise, whoever awaits it.
      return method === 'then' ? undefined : ask(method);
    },
  }) as Stores[Port];
}

async function listen(path: string, signal: AbortSignal, wake: () => void): Promise<void> {
  try {
    const { body } = await workerd.fetch(path, { signal });
    for await (const _line of body ?? []) if (!signal.aborted) wake();
  } catch {
    // Hung up.
  }
}

eventStoreSuite('Durable Objects', () => portInside('events'));
ledgerSuite('Durable Objects', () => portInside('ledger'));
rateWindowSuite('Durable Objects', () => portInside('rateWindow'));
idempotencySuite('Durable Objects', () => portInside('idempotency'));
