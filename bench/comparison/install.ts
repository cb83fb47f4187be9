/** Installs the mock servers that Carport is compared with, from their own manifest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const folder = new URL('../mock-servers/', import.meta.url).pathname;
const MINUTES_MAX = 5;

export const programAt = (name: string) => `${folder}node_modules/.bin/${name}`;

/** Throws, with what to do, when they are not there and cannot be fetched. */
export async function installed(names: readonly string[]): Promise<void> {
  const isThere = () => names.every((name) => existsSync(programAt(name)));
  if (isThere()) return;
  console.error('  installing them into bench/mock-servers (about 170 MB)');
  const wish = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', wish, { cwd: folder, stdio: ['ignore', 2, 2], timeout: MINUTES_MAX * 60_000 });
  const [code] = await Promise.race([once(npm, 'exit'), once(npm, 'error').then(([fault]) => [String(fault)])]);
  if (code !== 0 || !isThere())
    throw new Error(`the mock servers could not be installed (npm ci: ${code}); try npm ci in bench/mock-servers`);
}
