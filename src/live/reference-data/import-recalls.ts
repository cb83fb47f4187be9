/**
 * Imports NHTSA's flat recall files (`FLAT_RCL_PRE_2010`, `FLAT_RCL_POST_2010`): tab-separated without a header,
 * columns as in NHTSA's layout file `RCL.txt`.
 */
import { plainName } from '#domain/vehicle/model-name.ts';
import { markImported, openForImport } from './database.ts';
import { dumpLines } from './dump-lines.ts';
import { type ImportReport, NotTheFile, type OnProgress, REPORT_EVERY } from './report.ts';

/** Column indexes from zero. */
const AT = {
  campaign: 1,
  make: 2,
  model: 3,
  year: 4,
  component: 6,
  manufacturer: 7,
  kind: 10,
  reported: 15,
  summary: 19,
  consequence: 20,
  remedy: 21,
} as const;
const FIELDS_MIN = 23;
const VEHICLES = 'V';
const UNKNOWN_YEAR = 9999;

/** Replaces the imported campaigns. */
export async function importRecalls(
  files: readonly string[],
  folder: string,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  const database = openForImport(folder);
  const report = { rows: 0, kept: 0, date: '' };
  try {
    database.exec('BEGIN; DELETE FROM recalled; DELETE FROM campaign');
    const addCampaign = database.prepare('INSERT OR REPLACE INTO campaign VALUES (?, ?, ?, ?, ?, ?, ?)');
    const addVehicle = database.prepare('INSERT OR IGNORE INTO recalled VALUES (?, ?, ?, ?)');
    for (const file of files) {
      const dump = await dumpLines(file);
      for await (const line of dump.lines) {
        report.rows += 1;
        if (report.rows % REPORT_EVERY === 0) onProgress(file, dump.progress());
        const cells = line.split('\t').map((cell) => cell.trim());
        if (cells.length < FIELDS_MIN) continue;
        const cell = (name: keyof typeof AT) => cells[AT[name]] ?? '';
        const year = Number(cell('year'));
        if (cell('kind') !== VEHICLES || !(year > 1900 && year < UNKNOWN_YEAR)) continue;
        const reportedOn = isoOf(cell('reported'));
        if (reportedOn > report.date) report.date = reportedOn;
        const texts = [cell('manufacturer'), cell('component'), cell('summary'), cell('consequence'), cell('remedy')];
        addCampaign.run(cell('campaign'), ...texts, reportedOn);
        addVehicle.run(plainName(cell('make')), plainName(cell('model')), year, cell('campaign'));
        report.kept += 1;
      }
    }
    if (report.kept === 0)
      throw new NotTheFile(
        `${files.join(', ')} contains no vehicle recall. Expected NHTSA's FLAT_RCL file as .txt or .zip.`,
      );
    markImported(database, 'recalls', report.date);
    database.exec('COMMIT');
    return report;
  } finally {
    // Closing rolls back a failed import.
    database.close();
  }
}

function isoOf(text: string): string {
  return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : '';
}
