/** Bundles the Workers host and its script worker. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { shippedTables } from '../src/live/vehicle-facts/embedded.ts';
import { setup as buildEmbedded } from './build-embedded.ts';

const ROOT = new URL('..', import.meta.url);
const fileAt = (path: string) => fileURLToPath(new URL(path, ROOT));

export const WORKER_ENTRY = fileAt('hosts/worker.ts');
const GUEST_ENTRY = fileAt('hosts/worker/guest.ts');
const ENGINE = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
const FOLDERS = { worker: fileAt('dist/worker/'), scripts: fileAt('dist/scripts/'), assets: fileAt('dist/assets/') };

export interface BundledModule {
  /** Relative to the main module, which comes first. */
  readonly path: string;
  readonly kind: 'script' | 'text' | 'data' | 'wasm';
  readonly bytes: Uint8Array;
  /** Specifiers left to the platform. */
  readonly imports: readonly string[];
}

/** Bundles for the Workers runtime, which provides `cloudflare:` modules and no `node:` ones. */
async function bundleScript(entry: string): Promise<Pick<BundledModule, 'bytes' | 'imports'>> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { conditionNames: ['workerd', 'worker', 'browser', 'import', 'default'] },
    makeAbsoluteExternalsRelative: false,
    external: [/^cloudflare:/, /\.(?:wasm|bin|txt)$/],
  });
  // Keep names, so that stack traces are readable.
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: { mangle: false } });
  await bundle.close();
  const [{ code, imports }] = output;
  return { bytes: new TextEncoder().encode(code), imports };
}

export async function bundleWorker(entry: string = WORKER_ENTRY): Promise<readonly BundledModule[]> {
  await buildEmbedded();
  const [main, guest, engine] = await Promise.all([bundleScript(entry), bundleScript(GUEST_ENTRY), readFile(ENGINE)]);
  const modules: BundledModule[] = [
    { path: 'guest.txt', kind: 'text', ...guest },
    { path: 'engine.bin', kind: 'data', bytes: engine, imports: [] },
  ];
  const isAskedFor = ({ path }: BundledModule) => main.imports.includes(`./${path}`);
  return [{ path: 'worker.js', kind: 'script', ...main }, ...modules.filter(isAskedFor)];
}

/** The script worker as a separate deployment, for accounts that cannot load it. */
export async function bundleScripts(): Promise<readonly BundledModule[]> {
  const [guest, engine] = await Promise.all([bundleScript(GUEST_ENTRY), readFile(ENGINE)]);
  return [
    { path: 'guest.js', kind: 'script', ...guest },
    { path: 'engine.wasm', kind: 'wasm', bytes: engine, imports: [] },
  ];
}

/** Files beside the worker that its code fetches; they do not count towards its size. */
export function workerAssets(): readonly Pick<BundledModule, 'path' | 'bytes'>[] {
  return [{ path: 'vpic.bin', bytes: shippedTables() }];
}

async function write(folder: string, modules: readonly Pick<BundledModule, 'path' | 'bytes'>[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { path, bytes } of modules) await writeFile(join(folder, path), bytes);
}

if (import.meta.main) {
  await write(FOLDERS.worker, await bundleWorker());
  await write(FOLDERS.scripts, await bundleScripts());
  await write(FOLDERS.assets, workerAssets());
}
