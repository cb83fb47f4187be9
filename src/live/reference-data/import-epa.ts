/** Imports `vehicles.csv` of fueleconomy.gov: EPA's fuel economy by make, model and year since 1984. */
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { plainName } from '#domain/vehicle/model-name.ts';
import { markImported, openForImport } from './database.ts';
import { dumpLines } from './dump-lines.ts';
import { type ImportReport, NotTheFile, type OnProgress, REPORT_EVERY } from './report.ts';

const NEEDED = ['year', 'make', 'model', 'city08', 'highway08', 'comb08', 'displ', 'cylinders'];

/** Replaces the imported figures. */
export async function importEpa(
  file: string,
  folder: string,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  const database = openForImport(folder);
  const report = { rows: 0, kept: 0, date: '' };
  try {
    database.exec('BEGIN; DELETE FROM economy');
    const add = database.prepare('INSERT INTO economy VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    const dump = await dumpLines(file);
    const rows = Readable.from(withEnds(dump.lines)).pipe(
      parse({ columns: true, relax_column_count: true, bom: true }),
    );
    for await (const row of rows) {
      report.rows += 1;
      if (report.rows === 1) mustHave(row, file);
      if (report.rows % REPORT_EVERY === 0) onProgress(file, dump.progress());
      const cell = (name: string) => String(row[name] ?? '');
      const [year, city, highway, combined] = ['year', 'city08', 'highway08', 'comb08'].map((name) =>
        Number(cell(name)),
      );
      if (!year || !city || !highway || !combined) continue;
      const litres = Number(cell('displ')) || 0;
      const cylinders = Number(cell('cylinders')) || 0;
      add.run(plainName(cell('make')), year, plainName(cell('model')), litres, cylinders, city, highway, combined);
      report.kept += 1;
      const changedMs = Date.parse(cell('modifiedOn').replace(/ [A-Z]{3}( \d{4})$/, '$1'));
      const changedOn = Number.isNaN(changedMs) ? '' : new Date(changedMs).toISOString().slice(0, 10);
      if (changedOn > report.date) report.date = changedOn;
    }
    if (report.kept === 0)
      throw new NotTheFile(`${file} contains no vehicle. Expected vehicles.csv of fueleconomy.gov.`);
    markImported(database, 'epa', report.date);
    database.exec('COMMIT');
    return report;
  } finally {
    // Closing rolls back a failed import.
    database.close();
  }
}

function mustHave(row: Readonly<Record<string, unknown>>, file: string): void {
  const missing = NEEDED.filter((name) => !(name in row));
  if (missing.length > 0)
    throw new NotTheFile(`${file} has no column ${missing.join(', ')}. Expected vehicles.csv of fueleconomy.gov.`);
}

async function* withEnds(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) yield `${line}\n`;
}
