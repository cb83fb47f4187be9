/** Installs the servers that Carport is compared with, from their own manifest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const MINUTES_MAX = 5;

/** A folder below `bench` with its own package.json, and a file that exists once it is installed. */
export interface Compared {
  readonly folder: 'mock-servers' | 'vin-decoders';
  readonly megabytes: number;
  readonly files: readonly string[];
}

export const pathIn = ({ folder }: Pick<Compared, 'folder'>, file: string) =>
  new URL(`../${folder}/node_modules/${file}`, import.meta.url).pathname;

export const programAt = (name: string) => pathIn({ folder: 'mock-servers' }, `.bin/${name}`);

/** Throws with instructions when it is missing and cannot be fetched. */
export async function installCompared(compared: Compared): Promise<void> {
  const { folder, megabytes, files } = compared;
  const isThere = () => files.every((file) => existsSync(pathIn(compared, file)));
  if (isThere()) return;
  console.error(`  installing into bench/${folder} (about ${megabytes} MB)`);
  const wish = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const cwd = new URL(`../${folder}/`, import.meta.url).pathname;
  const npm = spawn('npm', wish, { cwd, stdio: ['ignore', 2, 2], timeout: MINUTES_MAX * 60_000 });
  const [code] = await Promise.race([once(npm, 'exit'), once(npm, 'error').then(([fault]) => [String(fault)])]);
  if (code !== 0 || !isThere())
    throw new Error(`bench/${folder} could not be installed: npm ci ended with ${code}. Run npm ci there.`);
}
