/**
 * Law: every curl line in the READMEs works as printed against a new service, and a purchase works when pasted twice.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';

const root = new URL('../../..', import.meta.url).pathname;
const pillars = readdirSync(join(root, 'src/pillars')).map((pillar) => `src/pillars/${pillar}/README.md`);
const tutorials = readdirSync(join(root, 'docs/tutorials')).map((page) => `docs/tutorials/${page}`);
const pages = ['README.md', ...tutorials, ...pillars].filter((page) => existsSync(join(root, page)));

/** Shell blocks of a page that call the service, in order; later blocks may use variables of earlier ones. */
function shellOf(page: string): string {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  return [...blocks]
    .map(([, block = '']) => block)
    .filter((block) => block.includes('curl'))
    .join('\n');
}

let carport: ListeningService | undefined;
afterEach(async () => {
  await carport?.close();
  carport = undefined;
});

/** Runs a page's lines in one shell against a new service, as many times as given. */
async function runPage(page: string, times: number): Promise<string> {
  carport = await listeningService();
  const script = shellOf(page).replaceAll('http://127.0.0.1:8787', carport.url);
  const quiet = 'curl() { command curl -sS --max-time 5 "$@"; echo; }\n';
  const { SETTLE_TOKEN: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', quiet + script.repeat(times)], {
    env,
    maxBuffer: 50_000_000,
  });
  expect(carport.faults).toEqual([]);
  const refusals = stdout.split('\n').filter((line) => /"type":"(BLOCKED|REFUSED|UNAVAILABLE)"/.test(line));
  expect(refusals.map((line) => line.slice(0, 300))).toEqual([]);
  return stdout;
}

describe('the curl lines of', () => {
  it.each(pages)('%s work as printed', async (page) => {
    const stdout = await runPage(page, 1);
    if (shellOf(page).includes('curl')) expect(stdout).toContain('"type":"');
  });

  it.each(pages.filter((page) => shellOf(page).includes('/settle')))(
    '%s settle a purchase when pasted twice',
    async (page) => {
      const stdout = await runPage(page, 2);
      const settled = stdout.split('\n').filter((line) => line.includes('"replayed":false'));
      expect(settled.length).toBe(2);
    },
  );
});
