/** `carport vpic install FILE` and `carport vpic status`: the vPIC tables used to decode VINs. */
import { readConfig } from '../../src/index.ts';
import { NotTheFile } from '../../src/live/reference-data/report.ts';
import { embeddedFacts } from '../../src/live/vehicle-facts/embedded.ts';
import { installVpic, NoVpicDump } from '../../src/live/vehicle-facts/install.ts';
import { progressOn } from './progress.ts';

interface Output {
  readonly json: boolean;
}

export async function installCommand(
  [file = '']: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> {
  const folder = readConfig(env).vehicleDataDir;
  const progress = progressOn();
  try {
    await installVpic(file, folder, (done, total) => {
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      progress.show(`${file}: ${percent} % of ${(total / 1e6).toFixed(1)} MB read`);
    });
  } catch (fault) {
    progress.end();
    if (!(fault instanceof NoVpicDump) && !(fault instanceof NotTheFile) && !isFileFault(fault)) throw fault;
    console.error(fault.message);
    return 1;
  }
  progress.end();
  await statusCommand(env, output);
  if (!output.json) console.log('Restart the service to use it.');
  return 0;
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

function isFileFault(fault: unknown): fault is Error {
  return fault instanceof Error && 'code' in fault;
}
