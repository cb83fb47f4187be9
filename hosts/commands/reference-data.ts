/**
 * `carport recalls import FILE…` and `carport epa import FILE`: imports public data on models from files, with
 * progress.
 */
import { readConfig } from '../../src/index.ts';
import { importEpa } from '../../src/live/reference-data/import-epa.ts';
import { importRecalls } from '../../src/live/reference-data/import-recalls.ts';
import { type ImportReport, NotTheFile, type OnProgress } from '../../src/live/reference-data/report.ts';
import { progressOn } from './progress.ts';

type Import = (files: readonly string[], folder: string, onProgress: OnProgress) => Promise<ImportReport>;

const IMPORTS = {
  recalls: importRecalls,
  epa: ([file = ''], folder, onProgress) => importEpa(file, folder, onProgress),
} as const satisfies Readonly<Record<string, Import>>;

export async function referenceDataCommand(
  name: keyof typeof IMPORTS,
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  { json }: { readonly json: boolean },
): Promise<number> {
  const { vehicleDataDir } = readConfig(env);
  const progress = progressOn();
  try {
    const { rows, kept, date } = await IMPORTS[name](files, vehicleDataDir, (file, { done, total }) =>
      progress.show(`${file}: ${total === 0 ? 100 : Math.floor((100 * done) / total)} %`),
    );
    progress.end();
    if (json) {
      console.log(JSON.stringify({ rows, kept, date, folder: vehicleDataDir }, null, 2));
      return 0;
    }
    console.log(`${rows.toLocaleString('en-US')} rows read, ${kept.toLocaleString('en-US')} kept, newest of ${date}.`);
    console.log(`Imported into ${vehicleDataDir}. Restart the service to use it.`);
    return 0;
  } catch (fault) {
    progress.end();
    if (!(fault instanceof NotTheFile) && !(fault instanceof Error && 'code' in fault)) throw fault;
    console.error(fault.message);
    return 1;
  }
}
