/** Law: every command in the how-to pages runs, or is listed with the reason, and every file that the guide names exists. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const GUIDE = 'docs/how-to/write-an-adapter.md';
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** The shell lines of a page, without test runs. */
function shellOf(page: string): string {
  const blocks = [...read(page).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.join('\n').replaceAll(/^npx vitest .*$/gm, '');
}

const HOW_TO = 'docs/how-to';
/** Pages whose commands run at the root of a checkout, and what the last one prints. */
const IN_CHECKOUT: readonly (readonly [page: string, prints: RegExp])[] = [
  [`${HOW_TO}/connect-quickbooks.md`, /quickbooks\s+ACTIVE/],
  [GUIDE, /esign\s+ACTIVE/],
];
/** Pages whose commands run beside a file with the JSON that they show. */
const INSTALLED: readonly (readonly [page: string, prints: RegExp])[] = [
  [`${HOW_TO}/connect-docusign.md`, /docusign\s+ACTIVE/],
  [`${HOW_TO}/connect-dropbox-sign.md`, /dropbox-sign\s+ACTIVE/],
];
/** Pages whose commands no test can run. */
const NOT_RUN: Readonly<Record<string, string>> = {
  [`${HOW_TO}/deploy-containers.md`]: 'runs the image in a container engine',
  [`${HOW_TO}/deploy-single-box.md`]: 'creates a user and a service of systemd',
  [`${HOW_TO}/deploy-workers.md`]: 'publishes to an account at Cloudflare; test/runtimes runs the same bundle',
  [`${HOW_TO}/connect-nhtsa.md`]:
    'calls the public services of NHTSA; test/samples/vehicle/nhtsa.test.ts calls a recording of them',
  [`${HOW_TO}/operate.md`]: 'copies the database of an installation under /data with the command line of SQLite',
};

async function run(script: string, cwd: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'carport-'));
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${join(folder, 'carport.db')}`,
    CREDENTIAL_KEY: '',
    BASE_URL: '',
  };
  return (await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd, env })).stdout;
}

/** A folder with the JSON of a page in the file that it names, its secrets filled in, and a private key. */
function folderFor(page: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'carport-'));
  const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(read(page)) ?? [];
  writeFileSync(
    join(folder, basename(page).replace(/^connect-(.*)\.md$/, '$1.json')),
    shown.replaceAll('…', 'secret'.repeat(8)),
  );
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(join(folder, 'docusign.key'), privateKey);
  return folder;
}

describe('the commands of', () => {
  it.each(IN_CHECKOUT)(
    '%s run in order',
    async (page, prints) => {
      expect(await run(shellOf(page), root)).toMatch(prints);
    },
    60_000,
  );

  it.each(INSTALLED)(
    '%s run in order with the JSON that it shows',
    async (page, prints) => {
      const script = `carport() { node ${join(root, 'hosts/cli.ts')} "$@"; }\n${shellOf(page)}`;
      expect(await run(script, folderFor(page))).toMatch(prints);
    },
    60_000,
  );

  it('every how-to page run, or are listed with the reason', () => {
    const withCommands = globSync(`${HOW_TO}/*.md`, { cwd: root }).filter((page) => shellOf(page) !== '');
    const known = [...IN_CHECKOUT, ...INSTALLED].map(([page]) => page).concat(Object.keys(NOT_RUN));
    expect(withCommands.toSorted()).toEqual(known.toSorted());
  });

  it('every how-to page are in blocks that name their language, so that this law finds them', () => {
    const unnamed = globSync(`${HOW_TO}/*.md`, { cwd: root }).filter((page) =>
      [...read(page).matchAll(/^```(\w*)$/gm)].some(([, language], at) => at % 2 === 0 && language === ''),
    );
    expect(unnamed).toEqual([]);
  });
});

it('the guide names existing files, except those that the reader writes', () => {
  const named = [...read(GUIDE).matchAll(/`((?:src|test|hosts|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !path.includes('documenso') && !existsSync(join(root, path)))).toEqual([]);
});
