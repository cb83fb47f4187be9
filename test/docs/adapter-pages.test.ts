/** Law: every command in the adapter pages runs, and every file they name exists. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const GUIDE = 'docs/how-to/write-an-adapter.md';
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** The shell lines of a page, without test runs. */
function shellOf(page: string): string {
  const blocks = [...read(page).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.join('\n').replaceAll(/^npx vitest .*$/gm, '');
}

describe('the commands of', () => {
  it.each([
    ['docs/how-to/connect-quickbooks.md', /quickbooks\s+ACTIVE/],
    [GUIDE, /esign\s+ACTIVE/],
  ])(
    '%s run in order',
    async (page, listed) => {
      const folder = mkdtempSync(join(tmpdir(), 'carport-'));
      const env = {
        ...process.env,
        DATABASE_URL: `sqlite:${join(folder, 'carport.db')}`,
        CREDENTIAL_KEY: '',
        BASE_URL: '',
      };
      const run = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', shellOf(page)], { cwd: root, env });
      expect((await run).stdout).toMatch(listed);
    },
    60_000,
  );
});

it('the guide names existing files, except those that the reader writes', () => {
  const named = [...read(GUIDE).matchAll(/`((?:src|test|hosts|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !path.includes('documenso') && !existsSync(join(root, path)))).toEqual([]);
});
