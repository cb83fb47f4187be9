/**
 * Reference decoder: reads a VIN from an SQLite extract of vPIC with SQL and regular expressions. It shares no code
 * with Carport's decoder, so that each checks the other. Order and scoring follow NHTSA's procedures `spVinDecode_core`
 * and `spVinDecode`; the weight class of a truck WMI follows its weight ratings, as in the packed tables.
 */
import type { DatabaseSync } from 'node:sqlite';

export interface SlowReading {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
}

const MODEL = 28;
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

interface WmiRow {
  readonly Id: number;
  readonly VehicleTypeId: number;
  readonly TruckTypeId: number | null;
}

interface PatternRow {
  readonly ElementId: number;
  readonly AttributeId: string;
  readonly Keys: string;
  readonly weight: number | null;
}

export class SlowReader {
  readonly #database: DatabaseSync;
  readonly #light = new Map<number, boolean>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    // The extract has no indexes; without these a decode takes a second.
    database.exec('CREATE INDEX IF NOT EXISTS slow_pattern ON Pattern (VinSchemaId)');
    database.exec('CREATE INDEX IF NOT EXISTS slow_link ON Wmi_VinSchema (WmiId)');
    database.exec('CREATE INDEX IF NOT EXISTS slow_wmi ON Wmi (Wmi)');
    database.exec('CREATE INDEX IF NOT EXISTS slow_wmi_make ON Wmi_Make (WmiId)');
    database.exec('CREATE INDEX IF NOT EXISTS slow_model ON Model (Id)');
    database.exec('CREATE INDEX IF NOT EXISTS slow_make_model ON Make_Model (ModelId)');
    database.exec('CREATE INDEX IF NOT EXISTS slow_make ON Make (Id)');
  }

  read(vin: string, currentYear: number): SlowReading | undefined {
    const code = vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
    const wmi = this.#one<WmiRow>('SELECT * FROM Wmi WHERE Wmi = ? AND PublicAvailabilityDate IS NOT NULL', code);
    if (wmi === undefined) return undefined;
    const read = (year: number | null) => ({ year, rows: this.#patterns(wmi, vin, year) });
    const { years, other } = this.#yearsOf(vin, wmi, currentYear);
    const unlikely = other === undefined ? undefined : read(other);
    const passes = unlikely?.rows.some((row) => row.ElementId === MODEL) ? [unlikely] : years.map(read);
    const [best] = passes
      .map((pass) => ({
        ...pass,
        weight: weightOf(pass.rows),
        elements: new Set(pass.rows.map((row) => row.ElementId)).size,
      }))
      .sort((a, b) => b.weight - a.weight || b.elements - a.elements || (b.year ?? 0) - (a.year ?? 0));
    const modelId = best?.rows.find((row) => row.ElementId === MODEL)?.AttributeId;
    const named =
      modelId === undefined
        ? undefined
        : this.#one<{ model: string; make: string }>(
            `SELECT m.Name AS model, k.Name AS make FROM Model m JOIN Make_Model mm ON mm.ModelId = m.Id
             JOIN Make k ON k.Id = mm.MakeId WHERE m.Id = CAST(? AS INTEGER)`,
            modelId,
          );
    return {
      year: best?.year ?? null,
      make: tidy(named?.make ?? this.#onlyMake(wmi)),
      model: tidy(named?.model ?? ''),
    };
  }

  #yearsOf(vin: string, wmi: WmiRow, currentYear: number): { years: (number | null)[]; other?: number } {
    const offset = CODES.indexOf(vin[9] ?? '');
    if (offset < 0) return { years: [null] };
    const years = [1980 + offset, 2010 + offset].filter((year) => year <= currentYear + 1);
    if (years.length < 2 || vin.slice(3, 6) === 'ZZZ' || !this.#isLight(wmi)) return { years };
    const year = /\d/.test(vin[6] ?? '') ? 1980 + offset : 2010 + offset;
    const covered = (year: number) =>
      this.#one(
        'SELECT 1 FROM Wmi_VinSchema WHERE WmiId = ? AND ? BETWEEN YearFrom AND coalesce(YearTo, 2999)',
        wmi.Id,
        year,
      );
    const other = year < 2010 ? year + 30 : year - 30;
    return covered(year) === undefined && covered(other) !== undefined ? { years: [year], other } : { years: [year] };
  }

  #isLight({ Id, VehicleTypeId, TruckTypeId }: WmiRow): boolean {
    if (VehicleTypeId !== 3) return VehicleTypeId === 2 || VehicleTypeId === 7;
    if (TruckTypeId !== null) return TruckTypeId === 1;
    const known = this.#light.get(Id);
    if (known !== undefined) return known;
    const rated = this.#one<{ light: number | null; heavy: number | null }>(
      `SELECT sum(g.Name LIKE 'Class 1%' OR g.Name LIKE 'Class 2%') AS light,
              sum(NOT (g.Name LIKE 'Class 1%' OR g.Name LIKE 'Class 2%')) AS heavy
       FROM Wmi_VinSchema w JOIN Pattern p ON p.VinSchemaId = w.VinSchemaId AND p.ElementId = 25
       JOIN GrossVehicleWeightRating g ON g.Id = CAST(p.AttributeId AS INTEGER) WHERE w.WmiId = ?`,
      Id,
    );
    const light = (rated?.heavy ?? 0) <= (rated?.light ?? 0);
    this.#light.set(Id, light);
    return light;
  }

  /** Matching patterns, the best of each element first. */
  #patterns(wmi: WmiRow, vin: string, year: number | null): PatternRow[] {
    const rows = this.#database
      .prepare(
        `SELECT p.ElementId, p.AttributeId, p.Keys, e.weight FROM Wmi_VinSchema w
         JOIN VinSchema s ON s.Id = w.VinSchemaId AND coalesce(s.TobeQCed, 0) = 0
         JOIN Pattern p ON p.VinSchemaId = s.Id JOIN Element e ON e.Id = p.ElementId AND e.Decode IS NOT NULL
         WHERE w.WmiId = ?1 AND (?2 IS NULL OR ?2 BETWEEN w.YearFrom AND coalesce(w.YearTo, 2999))
         ORDER BY w.YearFrom DESC, coalesce(p.UpdatedOn, p.CreatedOn) DESC, length(replace(p.Keys, '*', '')),
           replace(replace(p.Keys, '[', ''), ']', ''), p.Id`,
      )
      .all(wmi.Id, year) as unknown as PatternRow[];
    const text = `${vin.slice(3, 8)}|${vin.slice(9)}`;
    return rows.filter(({ Keys }) => !Keys.includes('#') && regexOf(Keys).test(text));
  }

  #onlyMake({ Id }: WmiRow): string {
    const makes = this.#database
      .prepare('SELECT k.Name AS name FROM Wmi_Make w JOIN Make k ON k.Id = w.MakeId WHERE w.WmiId = ?')
      .all(Id);
    return makes.length === 1 ? String(makes[0]?.['name']) : '';
  }

  #one<Row>(sql: string, ...values: (string | number)[]): Row | undefined {
    return this.#database.prepare(sql).get(...values) as Row | undefined;
  }
}

const regexes = new Map<string, RegExp>();

function regexOf(keys: string): RegExp {
  const known = regexes.get(keys);
  if (known !== undefined) return known;
  const source = keys.trim().toUpperCase().replaceAll('|', '\\|').replaceAll('*', '.').replace('1-A-J', '1-9A-J');
  const regex = new RegExp(`^${source}`);
  regexes.set(keys, regex);
  return regex;
}

function weightOf(rows: readonly PatternRow[]): number {
  const weights = new Map(rows.map(({ ElementId, weight }) => [ElementId, weight ?? 0]));
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
