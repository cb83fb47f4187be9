/** Imported public data on models, in one SQLite file beside the data. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { plainName } from '#domain/vehicle/model-name.ts';
import type { Campaign, Economy, EconomyKey, ModelYear, Recalls, ReferenceData } from '#ports/reference-data.ts';

const FILE = 'reference.db';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS imported (name TEXT PRIMARY KEY, date TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS campaign (
    campaign TEXT PRIMARY KEY, manufacturer TEXT, component TEXT, summary TEXT, consequence TEXT, remedy TEXT, reportedOn TEXT
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS recalled (
    make TEXT, model TEXT, year INTEGER, campaign TEXT, PRIMARY KEY (make, model, year, campaign)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS economy (
    make TEXT, year INTEGER, model TEXT, litres REAL, cylinders INTEGER, city INTEGER, highway INTEGER, combined INTEGER
  );
  CREATE INDEX IF NOT EXISTS economy_by_model ON economy (make, year, model);
`;

/** Opens or creates the file; the caller closes it. */
export function openForImport(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, FILE));
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec(SCHEMA);
  return database;
}

/** Records what was imported, and its date. */
export function markImported(database: DatabaseSync, name: 'recalls' | 'epa', date: string): void {
  database.prepare('INSERT OR REPLACE INTO imported (name, date) VALUES (?, ?)').run(name, date);
}

/** Undefined when nothing was imported into the folder. */
export function referenceData(folder: string): ReferenceData | undefined {
  const path = join(folder, FILE);
  if (!existsSync(path)) return undefined;
  const database = new DatabaseSync(path, { readOnly: true });
  const dateOf = (name: string) => database.prepare('SELECT date FROM imported WHERE name = ?').get(name)?.['date'];
  const [date, economy] = [dateOf('recalls'), dateOf('epa')];
  const campaigns = campaignsIn(database);
  const recalls = (day: string): Recalls => ({
    find: (car) => ({ source: `NHTSA recalls, offline copy of ${day}`, date: day, campaigns: campaigns(car) }),
  });
  return {
    recalls: typeof date === 'string' ? recalls(date) : undefined,
    economy:
      typeof economy === 'string'
        ? { source: `EPA fueleconomy.gov, offline copy of ${economy}`, date: economy, find: economyIn(database) }
        : undefined,
  };
}

function campaignsIn(database: DatabaseSync) {
  const select = database.prepare(
    `SELECT c.* FROM recalled r JOIN campaign c ON c.campaign = r.campaign
     WHERE r.make = ? AND r.model = ? AND r.year = ? ORDER BY c.reportedOn DESC, c.campaign`,
  );
  return ({ make, model, year }: ModelYear): readonly Campaign[] =>
    select.all(plainName(make), plainName(model), year).map((row) => ({
      campaign: String(row['campaign']),
      manufacturer: String(row['manufacturer']),
      component: String(row['component']),
      summary: String(row['summary']),
      consequence: String(row['consequence']),
      remedy: String(row['remedy']),
      reportedOn: String(row['reportedOn']),
    }));
}

interface EconomyRow extends Economy {
  readonly model: string;
  readonly litres: number;
  readonly cylinders: number;
}

/**
 * Finds EPA's rows for a car. EPA adds drive and body to the model (`Accord Coupe`, `F150 Pickup 2WD`), so rows are
 * matched by prefix, then by engine, then by exact name.
 */
function economyIn(database: DatabaseSync) {
  const select = database.prepare(
    `SELECT model, litres, cylinders, city, highway, combined FROM economy
     WHERE make = ? AND year = ? AND model >= ? AND model < ? || char(1114111)`,
  );
  return ({ make, model, year, litres, cylinders }: EconomyKey): Economy | undefined => {
    const name = plainName(model);
    const rows: EconomyRow[] = select.all(plainName(make), year, name, name).map((row) => ({
      model: String(row['model']),
      litres: Number(row['litres']),
      cylinders: Number(row['cylinders']),
      city: Number(row['city']),
      highway: Number(row['highway']),
      combined: Number(row['combined']),
    }));
    const driven = narrowUnlessEmpty(rows, (row) => cylinders !== undefined && row.cylinders === cylinders);
    const sized = narrowUnlessEmpty(driven, (row) => litres !== undefined && Math.abs(row.litres - litres) < 0.06);
    return meanOf(narrowUnlessEmpty(sized, (row) => row.model === name));
  };
}

/** The matching rows, or all of them when none match. */
function narrowUnlessEmpty(rows: readonly EconomyRow[], fits: (row: EconomyRow) => boolean): readonly EconomyRow[] {
  const fitting = rows.filter(fits);
  return fitting.length === 0 ? rows : fitting;
}

function meanOf(rows: readonly EconomyRow[]): Economy | undefined {
  if (rows.length === 0) return undefined;
  const mean = (figure: keyof Economy) => Math.round(rows.reduce((sum, row) => sum + row[figure], 0) / rows.length);
  return { city: mean('city'), highway: mean('highway'), combined: mean('combined') };
}
