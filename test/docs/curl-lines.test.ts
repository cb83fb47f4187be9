/** Law: every curl line of the READMEs works as it is printed, against a fresh service. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listeningService } from '#test/service-process.ts';

const root = new URL('../..', import.meta.url).pathname;
const pillars = readdirSync(join(root, 'src/pillars')).map((pillar) => `src/pillars/${pillar}/README.md`);
const tutorials = readdirSync(join(root, 'docs/tutorials')).map((page) => `docs/tutorials/${page}`);
const pages = ['README.md', ...tutorials, ...pillars].filter((page) => existsSync(join(root, page)));

/** Shell blocks of a page that call the service, in order: a later block may use what an earlier one set. */
function shellOf(page: string): string {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  return [...blocks]
    .map(([, block = '']) => block)
    .filter((block) => block.includes('curl'))
    .join('\n');
}

let carport: Listening | undefined;
afterEach(async () => {
  await carport?.close();
  carport = undefined;
});

describe('the curl lines of', () => {
  it.each(pages)('%s work as printed', async (page) => {
    carport = await listeningService();
    const script = shellOf(page).replaceAll('http://127.0.0.1:8787', carport.url);
    const quiet = 'curl() { command curl -sS --max-time 5 "$@"; echo; }\n';
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', quiet + script], {
      env: { ...process.env, SETTLE_TOKEN: 'settle-token' },
      maxBuffer: 50_000_000,
    });
    expect(carport.faults).toEqual([]);
    const refusals = stdout.split('\n').filter((line) => /"type":"(BLOCKED|REFUSED|UNAVAILABLE)"/.test(line));
    expect(refusals.map((line) => line.slice(0, 300))).toEqual([]);
    if (script.includes('curl')) expect(stdout).toContain('"type":"');
  });
});
