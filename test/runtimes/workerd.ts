/** Owns the service inside workerd for tests: bundled once, started, asked, and started again on the same storage. */
import type { Readable } from 'node:stream';
import { Miniflare, type ModuleDefinition } from 'miniflare';
import { COMPATIBILITY_DATE } from '../../hosts/worker/compatibility.ts';
import { type BundledModule, bundleWorker, WORKER_ENTRY } from '../../scripts/bundle-worker.ts';

const bundles = new Map<string, Promise<readonly BundledModule[]>>();

function bundled(entry: string): Promise<readonly BundledModule[]> {
  const known = bundles.get(entry) ?? bundleWorker(entry);
  bundles.set(entry, known);
  return known;
}

function moduleOf({ path, kind, bytes }: BundledModule): ModuleDefinition {
  const type = ({ script: 'ESModule', text: 'Text', data: 'Data' } as const)[kind];
  return { type, path, contents: Buffer.from(bytes) };
}

export interface WorkerdOptions {
  readonly entry?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where objects keep their storage; in the process when left out. */
  readonly folder?: string;
  /** False on an account that may not load workers at run time. */
  readonly loadsWorkers?: boolean;
}

export interface Workerd {
  readonly url: string;
  /** What the service has told its operators so far. */
  told(): string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export async function startWorkerd({
  entry = WORKER_ENTRY,
  env = {},
  folder,
  loadsWorkers = true,
}: WorkerdOptions = {}): Promise<Workerd> {
  let told = '';
  const runtime = new Miniflare({
    handleRuntimeStdio(_output: Readable, errors: Readable) {
      errors.on('data', (chunk: Buffer) => {
        told += chunk;
      });
    },
    host: '127.0.0.1',
    port: 0,
    modules: (await bundled(entry)).map(moduleOf),
    compatibilityDate: COMPATIBILITY_DATE,
    durableObjects: {
      PARTITION: { className: 'PartitionObject', useSQLite: true },
      WINDOW: { className: 'WindowObject', useSQLite: true },
    },
    workerLoaders: loadsWorkers ? { LOADER: {} } : {},
    durableObjectsPersist: folder ?? false,
    bindings: { RATE_LIMIT: 'off', SETTLE_TOKEN: 'settle-token', ...env },
  });
  const url = (await runtime.ready).origin;
  return {
    url,
    fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      // Packing is the platform's edge at work, not the service, and holds open-ended answers back.
      headers.set('accept-encoding', 'identity');
      return fetch(`${url}${path}`, { ...init, headers });
    },
    told: () => told,
    close: () => runtime.dispose(),
  };
}
