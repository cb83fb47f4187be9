/** `carport vpic install FILE` and `carport vpic status`: the vPIC tables that VINs are decoded by. */
import { readConfig } from '../src/index.ts';
import { embeddedFacts } from '../src/live/vehicle-facts/embedded.ts';
import { installVpic, NoVpicDump } from '../src/live/vehicle-facts/install.ts';

const USAGE = `carport vpic install FILE   FILE is NHTSA's monthly vPICList_lite dump: .sql, .sql.gz or .zip
carport vpic status`;

export async function vpicCommand([verb, file]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { vehicleDataDir } = readConfig(env);
  if (verb === 'status') return status(vehicleDataDir);
  if (verb === 'install' && file !== undefined) return install(file, vehicleDataDir);
  console.error(USAGE);
  return 1;
}

async function install(file: string, folder: string): Promise<number> {
  try {
    await installVpic(file, folder, showProgress);
  } catch (fault) {
    process.stderr.write('\n');
    if (!(fault instanceof NoVpicDump) && !isFileFault(fault)) throw fault;
    console.error(fault.message);
    return 1;
  }
  process.stderr.write('\n');
  console.log(`Installed in ${folder}. Restart the service to use it.`);
  return status(folder);
}

function status(folder: string): number {
  const facts = embeddedFacts(folder);
  const { date, counts } = facts.about();
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
