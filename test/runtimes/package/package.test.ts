/** The npm package: packed, installed into an empty folder, served, type-checked and used to buy a car. */
import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 240_000 });

const ROOT = new URL('../../..', import.meta.url).pathname;
/** The project's Node comes first, whatever the machine has. */
const PATH = [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
/** The test runner sets BASE_URL for its own pages. */
const env = { ...process.env, PATH, BASE_URL: '' };
const run = promisify(execFile);
const RE_EXPORT_BYTES_MAX = 600;

let folder = '';
let tarball = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carport-package-'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: ROOT, env });
  tarball = join(folder, stdout.trim().split('\n').at(-1) ?? '');
  writeFileSync(join(folder, 'package.json'), '{"name": "consumer", "private": true, "type": "module"}');
  await run('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, env });
  copyFileSync(join(ROOT, 'test/runtimes/package/consumer/buy.mts'), join(folder, 'buy.mts'));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves from the installed package until the test ends; resolves with the address in the ready line. */
async function servePackage(test: (url: string) => Promise<void>): Promise<void> {
  const settings = { PORT: '0', DATABASE_URL: 'memory:', SETTLE_TOKEN: 'settle-token' };
  const child = spawn(process.execPath, [join(folder, 'node_modules/.bin/carport'), 'serve'], {
    cwd: folder,
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  try {
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      const url = /http:\/\/\S+/.exec(line)?.[0];
      if (url !== undefined) return await test(url);
    }
    throw new Error(`the packaged service ended before it was ready: ${lines.join('\n')}`);
  } finally {
    child.kill();
  }
}

describe('the npm package', () => {
  it('has an executable command where it is unpacked without npm, as in the container image', async () => {
    const { stdout } = await run('tar', ['-tvzf', tarball, 'package/bin/carport.js']);
    expect(stdout).toMatch(/^-rwxr-xr-x /);
  });

  it('serves, and a consumer of its client buys a car', async () => {
    await servePackage(async (url) => {
      const { stdout } = await run(process.execPath, ['buy.mts', url, 'settle-token'], { cwd: folder, env });
      expect(stdout).toContain('SETTLED');
    });
  });

  it('runs scripts in a worker thread of its own', async () => {
    await servePackage(async (url) => {
      const params = { name: 'exec', arguments: { code: 'return (await api.get("/pricing")).type' } };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      const reply = await fetch(`${url}/mcp`, { method: 'POST', body });
      expect(await reply.text()).toContain('\\"result\\":\\"OK\\"');
    });
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('type-checks a strict consumer with module %s and resolution %s', async (module, moduleResolution) => {
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--lib', 'es2024,esnext,dom,dom.iterable'];
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    await run('tsc', [...options, ...types, '--module', module, '--moduleResolution', moduleResolution, 'buy.mts'], {
      cwd: folder,
      env,
    });
  });

  it.each([
    ['publint', ['publint', '--strict']],
    ['are-the-types-wrong', ['attw', '--profile', 'esm-only']],
  ])('passes %s', async (_, [tool = '', ...flags]) => {
    await run(join(ROOT, 'test/tools/node_modules/.bin', tool), [tarball, ...flags], { cwd: folder, env });
  });

  it('has a source map, with its sources, for each file of code', () => {
    const built = join(folder, 'node_modules/carport/dist/package');
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
    // Shorter files only re-export, and the bundler's runtime has no source.
    const code = files.filter(
      (name) => /^(?!.*rolldown-runtime).*\.js$/.test(name) && statSync(join(built, name)).size > RE_EXPORT_BYTES_MAX,
    );
    expect(code.length).toBeGreaterThan(30);
    for (const name of code) {
      const map = JSON.parse(readFileSync(join(built, `${name}.map`), 'utf8'));
      expect([name, map.sources.length > 0, map.sourcesContent?.length]).toEqual([name, true, map.sources.length]);
    }
  });

  it('carries the license of each package that is bundled', () => {
    const built = join(folder, 'node_modules/carport/dist/package');
    const licenses = readFileSync(join(built, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    const maps = readdirSync(join(built, 'chunks')).filter((name) => name.endsWith('.map'));
    const sources = maps.flatMap(
      (name): string[] => JSON.parse(readFileSync(join(built, 'chunks', name), 'utf8')).sources,
    );
    const bundled = new Set(sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []));
    expect(bundled).toContain('zod');
    expect([...bundled].filter((name) => !licenses.includes(`\n${name} `) && !licenses.startsWith(`${name} `))).toEqual(
      [],
    );
  });

  it('completes commands and prints help from the package', async () => {
    const bin = join(folder, 'node_modules/.bin/carport');
    const { stdout } = await run(process.execPath, [bin, 'where', 'POST', '/buy/deals/deal_x/desk'], {
      cwd: folder,
      env,
    });
    expect(stdout).toContain('POST /buy/deals/{dealId}/desk');
    const failed = run(process.execPath, [bin, 'bench'], { cwd: folder, env });
    await expect(failed).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('requires a checkout') });
  });

  it('states the required Node.js version on an older one', async () => {
    const old = 'Object.defineProperty(process.versions, "node", { value: "20.11.0" });';
    writeFileSync(join(folder, 'old.cjs'), old);
    const bin = join(folder, 'node_modules/carport/bin/carport.js');
    const failed = run(process.execPath, ['--require', './old.cjs', bin, 'serve'], { cwd: folder, env });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: 'Carport requires Node.js 24 or newer; this is 20.11.0.\n',
    });
  });
});
