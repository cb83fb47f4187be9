/** `carport vpic install FILE` and `carport vpic status`: the vPIC tables that VINs are decoded by. */
import { readConfig } from '../src/index.ts';
import { embeddedFacts } from '../src/live/vehicle-facts/embedded.ts';
import { installVpic, NoVpicDump } from '../src/live/vehicle-facts/install.ts';

interface Output {
  readonly json: boolean;
}

export async function installCommand(
  [file = '']: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> {
  const folder = readConfig(env).vehicleDataDir;
  try {
    await installVpic(file, folder, showProgress);
  } catch (fault) {
    process.stderr.write('\n');
    if (!(fault instanceof NoVpicDump) && !isFileFault(fault)) throw fault;
    console.error(fault.message);
    return 1;
  }
  process.stderr.write('\n');
  if (!output.json) console.log(`Installed in ${folder}. Restart the service to use it.`);
  return statusCommand(env, output);
}

export async function statusCommand(env: NodeJS.ProcessEnv, { json }: Output): Promise<number> {
  const folder = readConfig(env).vehicleDataDir;
  const facts = embeddedFacts(folder);
  const { date, counts } = facts.about();
  if (json) {
    const source = facts.isInstalled ? 'installed' : 'shipped';
    console.log(JSON.stringify({ source, ...(facts.isInstalled ? { folder } : {}), date, counts }, null, 2));
    return 0;
  }
  console.log(`${facts.isInstalled ? `Installed in ${folder}` : 'Shipped with Carport'}: NHTSA vPIC of ${date}`);
  for (const [name, count] of Object.entries(counts))
    console.log(`${count.toLocaleString('en-US').padStart(12)} ${name}`);
  return 0;
}

function showProgress(done: number, total: number): void {
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
  process.stderr.write(`\r${percent} % of ${(total / 1e6).toFixed(1)} MB read`);
}

function isFileFault(fault: unknown): fault is Error {
  return fault instanceof Error && 'code' in fault;
}
