/** Owns what the bundle may hold: the whole service, nothing of Node, and no more than the platform takes. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPATIBILITY_DATE } from '../../hosts/worker/compatibility.ts';
import { type BundledModule, bundleWorker } from '../../scripts/bundle-worker.ts';

/** Of the smallest plan. */
const COMPRESSED_BYTES_MAX = 3 * 1_048_576;

describe('wrangler.jsonc', () => {
  it('binds the classes that the bundle has, on the day that the tests run on', async () => {
    const file = readFileSync(new URL('../../wrangler.jsonc', import.meta.url), 'utf8');
    const config = JSON.parse(file.replace(/^\s*\/\/.*$/gm, ''));
    expect(config.compatibility_date).toBe(COMPATIBILITY_DATE);
    const bound = config.durable_objects.bindings.map(({ class_name }: { class_name: string }) => class_name);
    expect(config.migrations[0].new_sqlite_classes).toEqual(bound);
    const [main] = await bundleWorker();
    const exported = /export\s*\{([^}]+)\}/.exec(new TextDecoder().decode(main?.bytes))?.[1] ?? '';
    for (const name of bound) expect(exported).toContain(name);
  });
});

describe('the bundle for Workers', () => {
  let modules: readonly BundledModule[];
  let text = '';
  beforeAll(async () => {
    modules = await bundleWorker();
    text = new TextDecoder().decode(modules[0]?.bytes);
  });

  it('imports nothing but what the platform has and what lies beside it', () => {
    const beside = modules.slice(1).map(({ path }) => `./${path}`);
    expect(modules[0]?.imports.filter((specifier) => !beside.includes(specifier))).toEqual(['cloudflare:workers']);
  });

  it('asks for no module of Node at run time either', () => {
    const asked = [...text.matchAll(/\b(?:import|require)\s*\(\s*["'`]([^"'`]+)["'`]/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => name.startsWith('node:') || builtinModules.includes(name))).toEqual([]);
    expect(text).not.toMatch(/\bfrom\s*["']node:/);
  });

  it('is small enough for the smallest plan, with every capability in it', () => {
    const compressed = modules.reduce((sum, { bytes }) => sum + gzipSync(bytes).length, 0);
    expect(compressed).toBeLessThan(COMPRESSED_BYTES_MAX);
    expect(text).toContain('abandoned-vehicles');
  });
});
