/** Installs the packages that only tests and benchmarks import, from `test/tools/package-lock.json`, if missing. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TOOLS = join(ROOT, 'test/tools');
const LOCK = join(TOOLS, 'package-lock.json');
/** A copy of the last installed lock file. */
const INSTALLED = join(TOOLS, 'node_modules/.installed-lock.json');
/** Folders whose files import these packages. A manifest in them would hide the root's `#` imports. */
const READERS = ['test', 'bench'];
const MINUTES_MAX = 10;

const isInstalled = () => existsSync(INSTALLED) && readFileSync(INSTALLED).equals(readFileSync(LOCK));

function linkFrom(folder: string): void {
  const link = join(ROOT, folder, 'node_modules');
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() === true) return;
  rmSync(link, { recursive: true, force: true });
  symlinkSync(relative(join(ROOT, folder), join(TOOLS, 'node_modules')), link);
}

/** The global setup of vitest. Throws, with the command to run, when the registry cannot be reached. */
export function setup(): void {
  for (const folder of READERS) linkFrom(folder);
  if (isInstalled()) return;
  console.error('Installing the packages that only tests need into test/tools (600 MB, once) …');
  const started = Date.now();
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', flags, { cwd: TOOLS, stdio: ['ignore', 2, 2], timeout: MINUTES_MAX * 60_000 });
  if (status !== 0) throw new Error('The test packages could not be installed. Run "npm ci" in test/tools.');
  copyFileSync(LOCK, INSTALLED);
  console.error(`Installed the test packages in ${Math.round((Date.now() - started) / 1_000)} s.`);
}

if (import.meta.main) setup();
