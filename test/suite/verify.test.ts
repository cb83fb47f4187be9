/** `carport verify` against a real socket: what passes, what fails, and what cannot be checked. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-verify-test-'));
let carport: ListeningService;
let own = '';
const pin = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
beforeAll(async () => {
  carport = await listeningService();
  own = await (await fetch(`${carport.url}/suite.json`)).text();
});
afterAll(async () => {
  await carport.close();
  rmSync(folder, { recursive: true });
});

function verify(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const cli = join(import.meta.dirname, '../../hosts/cli.ts');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, 'verify', ...args], (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** A deployment that serves modified responses of the real one. */
async function impostor(change: (path: string, text: string) => string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const body = request.method === 'POST' ? await new Response(request as never).text() : undefined;
    const headers = withoutUndefined({ authorization: request.headers.authorization });
    const init = { method: request.method ?? 'GET', headers, ...(body ? { body } : {}) };
    const answer = await fetch(`${carport.url}${path}`, init);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(change(path, (await answer.text()).replaceAll(carport.url, '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('carport verify', () => {
  it('confirms that this service keeps every promise it publishes', async () => {
    const junit = join(folder, 'junit.xml');
    const { status, stdout } = await verify('--base', carport.url, '--junit', junit);
    expect(stdout).toContain(' 0 broken.');
    expect(status).toBe(0);
    expect(carport.faults).toEqual([]);
    expect(readFileSync(junit, 'utf8')).toMatch(/<testsuites [^>]*failures="0"/);
  });

  it('names the promise that a deployment breaks, and fails', async () => {
    const { url, server } = await impostor((path, text) =>
      path === '/pricing' ? text.replace('"metered"', '"free"') : text,
    );
    const { status, stdout } = await verify('--base', url);
    server.close();
    expect(stdout).toMatch(/BROKEN {2}pricing\n.*model is not "metered": "free"/);
    expect(status).toBe(1);
  });

  it("refuses to run a suite that does not match the card's digest", async () => {
    const { url, server } = await impostor((path, text) => (path === '/suite.json' ? `${text} ` : text));
    const { status, stderr } = await verify('--base', url);
    server.close();
    expect(stderr).toMatch(/The card pins sha256:[0-9a-f]{64}, but the suite served is sha256:/);
    expect(status).toBe(2);
  });

  it('runs foreign code only with --trust', async () => {
    const respelled = (text: string) => text.replaceAll('carport.get(', 'carport.get( ');
    const { url, server } = await impostor((path, text) => {
      if (path === '/suite.json') return respelled(text);
      return path === '/.well-known/agents.json' ? text.replace(/sha256:[0-9a-f]{64}/, pin(respelled(own))) : text;
    });
    const { status, stderr } = await verify('--base', url);
    const trusted = await verify('--base', url, '--trust');
    server.close();
    expect([status, stderr]).toEqual([2, expect.stringContaining('add --trust')]);
    expect(trusted.stdout).toContain('promises: ');
  });

  it('reports when no service responds', async () => {
    const { status, stderr } = await verify('--base', 'http://127.0.0.1:9');
    expect(stderr).toContain('cannot be reached');
    expect(status).toBe(2);
  });

  it('prints its help', async () => {
    const { status, stdout } = await verify('--help');
    expect([status, stdout]).toEqual([0, expect.stringContaining('--junit <FILE>')]);
  });
});

describe('the suite as served', () => {
  const source = (name: string) => readFileSync(join(import.meta.dirname, `${name}.mjs`), 'utf8');

  it('is the text of its sources', () => {
    const served = JSON.parse(own) as { readonly module: string; readonly tests: string };
    const [service, trade] = ['service', 'trade'].map(source).map((text) => text.slice(text.indexOf('\ndescribe(')));
    expect(served.module).toBe(source('module'));
    expect(served.tests.slice(served.tests.indexOf('\ndescribe('))).toBe(`${service}${trade}`);
  });
});
