/** Runs the service in workerd for tests. */
import type { Readable } from 'node:stream';
import { Miniflare, type ModuleDefinition } from 'miniflare';
import { COMPATIBILITY_DATE } from '../../../hosts/worker/compatibility.ts';
import {
  type BundledModule,
  bundleScripts,
  bundleWorker,
  WORKER_ENTRY,
  workerAssets,
} from '../../../scripts/bundle-worker.ts';

const bundles = new Map<string, Promise<readonly BundledModule[]>>();

function bundleOf(entry: string): Promise<readonly BundledModule[]> {
  const known = bundles.get(entry) ?? bundleWorker(entry);
  bundles.set(entry, known);
  return known;
}

function moduleOf({ path, kind, bytes }: BundledModule): ModuleDefinition {
  const type = ({ script: 'ESModule', text: 'Text', data: 'Data', wasm: 'CompiledWasm' } as const)[kind];
  return { type, path, contents: Buffer.from(bytes) };
}

/** Serves static assets like the platform. */
async function assets(request: { readonly url: string }): Promise<Response> {
  const asset = workerAssets().find(({ path }) => new URL(request.url).pathname === `/${path}`);
  return asset === undefined ? new Response(null, { status: 404 }) : new Response(Buffer.from(asset.bytes));
}

export interface WorkerdOptions {
  readonly entry?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of the objects' storage; in memory by default. */
  readonly folder?: string;
  /** Where scripts run: in a worker loaded at run time, in a separately deployed one, or nowhere. */
  readonly scripts?: 'loaded' | 'deployed' | 'nowhere';
}

export interface Workerd {
  readonly url: string;
  /** The operator's log so far. */
  stderr(): string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

async function scriptWorker() {
  const modules = (await bundleScripts()).map(moduleOf);
  return { name: 'carport-scripts', modules, compatibilityDate: COMPATIBILITY_DATE };
}

export async function startWorkerd({
  entry = WORKER_ENTRY,
  env = {},
  folder,
  scripts = 'loaded',
}: WorkerdOptions = {}): Promise<Workerd> {
  let errorOutput = '';
  const runtime = new Miniflare({
    handleRuntimeStdio(_output: Readable, errors: Readable) {
      errors.on('data', (chunk: Buffer) => {
        errorOutput += chunk;
      });
    },
    host: '127.0.0.1',
    port: 0,
    durableObjectsPersist: folder ?? false,
    workers: [
      {
        name: 'carport',
        modules: (await bundleOf(entry)).map(moduleOf),
        compatibilityDate: COMPATIBILITY_DATE,
        durableObjects: {
          PARTITION: { className: 'PartitionObject', useSQLite: true },
          WINDOW: { className: 'WindowObject', useSQLite: true },
        },
        workerLoaders: scripts === 'loaded' ? { LOADER: {} } : {},
        serviceBindings: { ASSETS: assets, ...(scripts === 'deployed' ? { SCRIPTS: 'carport-scripts' } : {}) },
        bindings: { RATE_LIMIT: 'off', SETTLE_TOKEN: 'settle-token', ...env },
      },
      ...(scripts === 'deployed' ? [await scriptWorker()] : []),
    ],
  });
  const url = (await runtime.ready).origin;
  return {
    url,
    fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      // Compression is done by the platform's edge, and would delay open-ended responses.
      headers.set('accept-encoding', 'identity');
      return fetch(`${url}${path}`, { ...init, headers });
    },
    stderr: () => errorOutput,
    close: () => runtime.dispose(),
  };
}
