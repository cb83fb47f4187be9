/** Installs the generators and generates a client with each. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The generators have their own manifest. */
const FOLDER = join(import.meta.dirname, '../generators');
const ROOT = join(FOLDER, '../../..');
const GENERATED = join(FOLDER, 'generated');
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

/** Hey API treats a path without ./ as a name in its registry. */
const DOCUMENT = './generated/openapi.json';

/** Program and arguments, by name of the client under `clients/`. */
const GENERATORS: Readonly<Record<string, readonly string[]>> = {
  'openapi-fetch': ['openapi-typescript', DOCUMENT, '--output', 'generated/openapi-typescript/schema.ts'],
  'hey-api': ['openapi-ts', '--input', DOCUMENT, '--output', 'generated/hey-api', '--no-log-file'],
  orval: ['orval', '--config', 'orval.config.mjs', '--fail-on-warnings'],
  'swagger-typescript-api': [
    'swagger-typescript-api',
    'generate',
    `--path=${DOCUMENT}`,
    '--output=generated/swagger-typescript-api',
    '--name=client.ts',
    '--responses',
    '--disable-throw-on-error',
  ],
  oazapfts: ['oazapfts', DOCUMENT, 'generated/oazapfts/client.ts'],
};

export const CLIENTS = Object.keys(GENERATORS);

/** Only compiled, because openapi-fetch does not support arrays of its readonly types. */
const IMMUTABLE = [
  'openapi-typescript',
  DOCUMENT,
  '--immutable',
  '--output',
  'generated/openapi-typescript/immutable.ts',
];

const execute = promisify(execFile);

/** A failed program's output becomes the error message. */
async function run(program: string, args: readonly string[], cwd = FOLDER): Promise<void> {
  await execute(program, [...args], { cwd, env: { ...process.env, PATH }, maxBuffer: 16 * 1024 * 1024 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(0, 6_000));
    },
  );
}

/** Installs the locked packages unless they are already installed. */
export async function install(): Promise<void> {
  const lock = readFileSync(join(FOLDER, 'package-lock.json'), 'utf8');
  const mark = join(FOLDER, 'node_modules/.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']);
  writeFileSync(mark, lock);
}

/** All clients at once. */
export async function generate(document: string): Promise<void> {
  rmSync(GENERATED, { recursive: true, force: true });
  mkdirSync(join(GENERATED, 'oazapfts'), { recursive: true });
  writeFileSync(join(FOLDER, DOCUMENT), document);
  await Promise.all(
    [...Object.values(GENERATORS), IMMUTABLE].map(([program = '', ...args]) =>
      run(join(FOLDER, 'node_modules/.bin', program), args),
    ),
  );
}

/** Type-checks the generated clients and the programs that use them. */
export async function compile(): Promise<void> {
  await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', FOLDER]);
}
