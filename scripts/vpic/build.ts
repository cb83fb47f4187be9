/**
 * Builds the packed vPIC tables shipped with Carport from an SQLite extract of NHTSA's vPIC: `npm run vpic -- build
 * FILE`. `hold FILE` draws VINs from the extract and records an independent decode of them for the tests.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { VpicCollector } from '../../src/domain/vehicle/vpic/pack/collector.ts';
import { packVpic } from '../../src/domain/vehicle/vpic/pack/pack.ts';
import { VpicTables } from '../../src/domain/vehicle/vpic/tables.ts';
import { compress, SHIPPED_LEVEL } from '../../src/live/vehicle-facts/compression.ts';

const HEAVY_FILE = new URL('../../src/kernel/text/wmi/heavy.data.ts', import.meta.url);
const OUT = new URL('../../src/live/vehicle-facts/', import.meta.url);

export function collectSqlite(path: string): VpicCollector {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = new VpicCollector();
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of tables) {
    const table = String(name);
    if (!rows.wants(table)) continue;
    for (const row of database.prepare(`SELECT * FROM "${table}" ORDER BY rowid`).iterate()) {
      const cells = new Map(Object.entries(row).map(([column, value]) => [column.toLowerCase(), value]));
      rows.take(table, (column) => {
        const value = cells.get(column);
        return value === null || value === undefined ? null : String(value);
      });
    }
  }
  database.close();
  return rows;
}

/** The manufacturers of heavy vehicles, in the kernel's form. */
function heavyFile(tables: VpicTables, date: string): string {
  const codes = [...tables.codes].filter((code) => tables.wmi(code)?.isHeavy === true).sort();
  const ofFew = Map.groupBy(
    codes.filter(({ length }) => length === 6),
    (code) => code.slice(0, 3),
  );
  const few = [...ofFew].map(([first, all]) => `  '${first}': '${all.map((code) => code.slice(3)).join('')}',`);
  return [
    '/**',
    ` * Manufacturers of heavy trucks, buses, trailers, motorcycles, incomplete and low-speed vehicles. Source: NHTSA vPIC, copy of`,
    ` * ${date}, in the public domain. Written by scripts/vpic/build.ts; edit that, not this.`,
    ' */',
    '',
    '/** World manufacturer identifiers of three characters, one after the other. */',
    `export const HEAVY = '${codes.filter(({ length }) => length === 3).join('')}';`,
    '',
    '/** Manufacturers of few vehicles: by their first three characters, positions 12–14 of each, one after the other. */',
    'export const HEAVY_OF_FEW: Readonly<Record<string, string>> = {',
    ...few,
    '};',
    '',
  ].join('\n');
}

/** Writes the tables and their header. */
async function build(file: string): Promise<void> {
  const { bytes, header } = packVpic(collectSqlite(file), { source: 'NHTSA vPIC', isWhole: false });
  const packed = await compress(bytes, SHIPPED_LEVEL);
  const sha256 = createHash('sha256').update(packed).digest('hex');
  const about = { ...header, bytes: bytes.length, packedBytes: packed.length, sha256 };
  await writeFile(new URL('vpic.bin.zst', OUT), packed);
  await writeFile(new URL('vpic.json', OUT), `${JSON.stringify(about, null, 2)}\n`);
  await writeFile(HEAVY_FILE, heavyFile(new VpicTables(bytes), header.date));
  console.log(`${fileURLToPath(OUT)}vpic.bin.zst: ${packed.length} bytes, ${bytes.length} unpacked`);
}

/** The extract as a plain file; corgi's npm package contains it compressed by gzip. */
async function plainFile(file: string, folder: string): Promise<string> {
  if (!file.endsWith('.gz')) return file;
  const plain = join(folder, 'extract.db');
  await pipeline(createReadStream(file), createGunzip(), createWriteStream(plain));
  return plain;
}

if (import.meta.main) {
  const [command, file] = process.argv.slice(2);
  if (file === undefined || (command !== 'build' && command !== 'hold')) {
    console.error('Usage: npm run vpic -- build|hold FILE, where FILE is an SQLite extract of vPIC, .db or .db.gz');
    process.exitCode = 2;
  } else {
    const folder = await mkdtemp(join(tmpdir(), 'vpic-'));
    const plain = await plainFile(file, folder);
    if (command === 'build') await build(plain);
    else await (await import('./hold.ts')).hold(plain);
    await rm(folder, { recursive: true });
  }
}
