/** Owns the bundle of the Workers host: one module with the whole service in it, and the WebAssembly modules beside it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = new URL('..', import.meta.url);
export const WORKER_ENTRY = fileURLToPath(new URL('hosts/worker.ts', ROOT));
const FOLDER = fileURLToPath(new URL('dist/worker/', ROOT));

export interface BundledModule {
  /** Relative to the main module, which comes first. */
  readonly path: string;
  readonly kind: 'script' | 'wasm';
  readonly bytes: Uint8Array;
  /** Specifiers that the platform has to resolve. */
  readonly imports: readonly string[];
}

/** WebAssembly stays a module of its own: the platform compiles it once and forbids compiling at run time. */
function wasmModules(found: Map<string, string>): Plugin {
  return {
    name: 'wasm-modules',
    async resolveId(specifier, importer) {
      if (!/\.wasm$|\/wasm$/.test(specifier)) return null;
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      if (resolved === null) return null;
      const name = `./${basename(resolved.id)}`;
      found.set(name, resolved.id);
      return { id: name, external: true };
    },
  };
}

/** Bundles for the Workers runtime; `cloudflare:` modules are the platform's, and there are no `node:` ones. */
export async function bundleWorker(entry: string = WORKER_ENTRY): Promise<readonly BundledModule[]> {
  const wasm = new Map<string, string>();
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { conditionNames: ['workerd', 'worker', 'browser', 'import', 'default'] },
    external: [/^cloudflare:/],
    plugins: [wasmModules(wasm)],
  });
  // Names are kept, so that the stack of a fault can be read.
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: { mangle: false } });
  await bundle.close();
  const [main] = output;
  const script = new TextEncoder().encode(main.code);
  const modules = [...wasm].map(async ([path, file]): Promise<BundledModule> => {
    return { path: path.slice(2), kind: 'wasm', bytes: await readFile(file), imports: [] };
  });
  return [{ path: 'worker.js', kind: 'script', bytes: script, imports: main.imports }, ...(await Promise.all(modules))];
}

async function write(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const { path, bytes } of await bundleWorker()) await writeFile(join(FOLDER, path), bytes);
}

if (import.meta.main) await write();
