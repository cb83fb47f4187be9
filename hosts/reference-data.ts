/** `carport recalls import FILE…` and `carport epa import FILE`: public data about models, from files, with progress. */
import { readConfig } from '../src/index.ts';
import { importEpa } from '../src/live/reference-data/import-epa.ts';
import { importRecalls } from '../src/live/reference-data/import-recalls.ts';
import { type ImportReport, NotTheFile, type OnProgress } from '../src/live/reference-data/report.ts';

type Import = (files: readonly string[], folder: string, onProgress: OnProgress) => Promise<ImportReport>;

const IMPORTS: Readonly<Record<string, { readonly usage: string; readonly run: Import }>> = {
  recalls: {
    usage:
      'carport recalls import FILE…   FILE is NHTSA’s FLAT_RCL file: .txt or .zip; several replace what stands together',
    run: importRecalls,
  },
  epa: {
    usage: 'carport epa import FILE   FILE is vehicles.csv of fueleconomy.gov: .csv, .gz or .zip',
    run: ([file = ''], folder, onProgress) => importEpa(file, folder, onProgress),
  },
};

export async function referenceDataCommand(
  name: 'recalls' | 'epa',
  [verb, ...files]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const chosen = IMPORTS[name];
  if (chosen === undefined || verb !== 'import' || files.length === 0) {
    console.error(chosen?.usage);
    return 1;
  }
  const { vehicleDataDir } = readConfig(env);
  try {
    const { rows, kept, date } = await chosen.run(files, vehicleDataDir, showProgress);
    process.stderr.write('\n');
    console.log(`${rows.toLocaleString('en-US')} rows read, ${kept.toLocaleString('en-US')} kept, newest of ${date}.`);
    console.log(`Imported into ${vehicleDataDir}. Restart the service to use it.`);
    return 0;
  } catch (fault) {
    process.stderr.write('\n');
    if (!(fault instanceof NotTheFile) && !(fault instanceof Error && 'code' in fault)) throw fault;
    console.error(fault.message);
    return 1;
  }
}

function showProgress(file: string, { done, total }: { readonly done: number; readonly total: number }): void {
  process.stderr.write(`\r${file}: ${total === 0 ? 100 : Math.floor((100 * done) / total)} %`);
}
