/** Tests the bundle's content and size. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPATIBILITY_DATE, SCRIPT_CPU_MS_MAX } from '../../hosts/worker/compatibility.ts';
import { type BundledModule, bundleScripts, bundleWorker } from '../../scripts/bundle-worker.ts';

/** Limit of the smallest plan. */
const COMPRESSED_BYTES_MAX = 3 * 1_048_576;

// biome-ignore lint/suspicious/noExplicitAny: tests reach into settings of every shape
function settingsIn(file: string): any {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));
}

/** Node modules that a script imports, in any spelling. */
function nodeModulesIn(text: string): string[] {
  const specifiers = [...text.matchAll(/\b(?:import|require|from)\s*\(?\s*["'`]([^"'`]+)["'`]/g)].map(
    ([, name = '']) => name,
  );
  return specifiers.filter((name) => name.startsWith('node:') || builtinModules.includes(name));
}

describe('wrangler.jsonc', () => {
  it('binds the classes of the bundle, with the compatibility date of the tests', async () => {
    const settings = settingsIn('wrangler.jsonc');
    expect(settings.compatibility_date).toBe(COMPATIBILITY_DATE);
    const bound = settings.durable_objects.bindings.map(({ class_name }: { class_name: string }) => class_name);
    expect(settings.migrations[0].new_sqlite_classes).toEqual(bound);
    const [main] = await bundleWorker();
    const exported = /export\s*\{([^}]+)\}/.exec(new TextDecoder().decode(main?.bytes))?.[1] ?? '';
    for (const name of bound) expect(exported).toContain(name);
  });
});

describe('wrangler.scripts.jsonc', () => {
  it('deploys the script worker with the same date, reachable by the service only, with the limits of a loaded one', () => {
    const { compatibility_date, workers_dev, preview_urls, limits } = settingsIn('wrangler.scripts.jsonc');
    expect({ compatibility_date, workers_dev, preview_urls, limits }).toEqual({
      compatibility_date: COMPATIBILITY_DATE,
      workers_dev: false,
      preview_urls: false,
      limits: { cpu_ms: SCRIPT_CPU_MS_MAX },
    });
  });
});

describe('the bundle for Workers', () => {
  let modules: readonly BundledModule[];
  let text = '';
  beforeAll(async () => {
    modules = await bundleWorker();
    text = new TextDecoder().decode(modules[0]?.bytes);
  });

  it('imports only platform modules and its own files', () => {
    const beside = modules.slice(1).map(({ path }) => `./${path}`);
    expect(modules[0]?.imports.filter((specifier) => !beside.includes(specifier))).toEqual(['cloudflare:workers']);
  });

  it('requires no Node module at run time either', () => {
    expect(nodeModulesIn(text)).toEqual([]);
  });

  it('has a script worker that imports its engine and nothing else', async () => {
    const [guest] = await bundleScripts();
    expect([...(guest?.imports ?? [])].sort()).toEqual(['./engine.wasm', 'cloudflare:workers']);
    expect(nodeModulesIn(new TextDecoder().decode(guest?.bytes))).toEqual([]);
  });

  it('fits the smallest plan, with every capability included', () => {
    const compressed = modules.reduce((sum, { bytes }) => sum + gzipSync(bytes).length, 0);
    expect(compressed).toBeLessThan(COMPRESSED_BYTES_MAX);
    expect(text).toContain('abandoned-vehicles');
  });
});
