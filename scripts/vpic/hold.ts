/** Draws VINs that match the patterns of an extract, and records the reference decode of each for the tests. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Vin, withCheckDigit, yearCode } from '../../src/kernel/vin.ts';
import { SlowReader } from './slow-reading.ts';

const OUT = new URL('../../test/samples/vehicle/held-vins.csv', import.meta.url);
const CURRENT_YEAR = 2026;
const LAST_YEAR = 2027;
const WANTED = { light: 1800, heavy: 700 } as const;
const ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

interface Source {
  readonly wmi: string;
  readonly schema: number;
  readonly from: number;
  readonly to: number;
  readonly type: number;
}

/** Mulberry32, so that the same extract yields the same VINs. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

export async function hold(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vpic-'));
  const copy = join(folder, 'extract.db');
  await copyFile(file, copy);
  const database = new DatabaseSync(copy);
  const reader = new SlowReader(database);
  const sources = database
    .prepare(
      `SELECT w.Wmi AS wmi, l.VinSchemaId AS schema, l.YearFrom AS "from", coalesce(l.YearTo, ${LAST_YEAR}) AS "to",
       w.VehicleTypeId AS type FROM Wmi w JOIN Wmi_VinSchema l ON l.WmiId = w.Id
       WHERE w.PublicAvailabilityDate IS NOT NULL ORDER BY w.Wmi, l.VinSchemaId`,
    )
    .all() as unknown as Source[];
  const draw = seededRandom(17);
  const rows = new Map<string, string>();
  for (const [kind, wanted] of Object.entries(WANTED)) {
    const own = sources.filter(({ type }) => [2, 3, 7].includes(type) === (kind === 'light'));
    const goal = rows.size + wanted;
    while (rows.size < goal) {
      const source = own[draw(own.length)];
      const vin = source === undefined ? undefined : drawVin(database, source, draw);
      if (vin === undefined) continue;
      const decoded = reader.read(vin, CURRENT_YEAR);
      if (decoded !== undefined)
        rows.set(vin, [vin, decoded.year ?? '', quote(decoded.make), quote(decoded.model)].join(','));
    }
  }
  for (const vin of await publishedVins()) {
    const decoded = reader.read(vin, CURRENT_YEAR);
    if (decoded !== undefined)
      rows.set(vin, [vin, decoded.year ?? '', quote(decoded.make), quote(decoded.model)].join(','));
  }
  database.close();
  await rm(folder, { recursive: true });
  await writeFile(OUT, ['vin,year,make,model', ...[...rows.values()].sort()].join('\n').concat('\n'));
  console.log(`${rows.size} VINs held`);
}

/** The published VIN test vectors, which the reference decoder decodes too. */
async function publishedVins(): Promise<string[]> {
  const text = await readFile(new URL('davidpeckham-vin.csv', OUT), 'utf8');
  return [...text.matchAll(/^\w+,([A-Z0-9]{17}),/gm)].map(([, vin = '']) => vin);
}

/** Combines two patterns of a schema, the first a model; positions open in both are drawn. */
function drawVin(database: DatabaseSync, { wmi, schema, from, to, type }: Source, draw: (below: number) => number) {
  const keys = database.prepare('SELECT Keys, ElementId FROM Pattern WHERE VinSchemaId = ? ORDER BY Id').all(schema);
  const models = keys.filter(({ ElementId }) => ElementId === 28);
  if (models.length === 0) return undefined;
  const year = from + draw(Math.min(to, LAST_YEAR) - from + 1);
  const characters = [...wmi.slice(0, 3), ...'*'.repeat(14)];
  if (wmi.length === 6) characters.splice(11, 3, ...wmi.slice(3));
  characters[9] = yearCode(year);
  const chosen = [models[draw(models.length)], ...Array.from({ length: 4 }, () => keys[draw(keys.length)])];
  for (const row of chosen) overlay(characters, String(row?.['Keys'] ?? ''), draw);
  // Position 7 selects the model-year cycle of a light vehicle.
  if (characters[6] === '*' && [2, 3, 7].includes(type))
    characters[6] = year < 2010 ? String(draw(10)) : (ALPHABET[draw(23)] ?? 'A');
  const filled = characters.map((one, at) => {
    if (at === 8) return '0';
    return one === '*' ? (at > 10 ? String(draw(10)) : (ALPHABET[draw(ALPHABET.length)] ?? 'A')) : one;
  });
  const text = filled.join('');
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text) ? withCheckDigit(text as Vin) : undefined;
}

function overlay(characters: string[], keys: string, draw: (below: number) => number): void {
  if (keys.includes('#')) return;
  let position = 3;
  for (const [part] of keys.matchAll(/\[[^\]]*\]|./g)) {
    if (part === '|') position = 9;
    else {
      const options = part.startsWith('[') ? membersOf(part) : part;
      const option = options[draw(options.length)];
      if (option !== undefined && option !== '*' && characters[position] === '*') characters[position] = option;
      position += 1;
    }
  }
}

function membersOf(part: string): string {
  const regex = new RegExp(part.replace('1-A-J', '1-9A-J'));
  return [...ALPHABET].filter((one) => regex.test(one)).join('');
}

function quote(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
