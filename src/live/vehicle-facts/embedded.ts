/** Vehicle facts from the vPIC tables that ship with Carport, or from fuller ones that the operator installed. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { PackedFacts, sourceOf } from '#domain/vehicle/vpic/packed-facts.ts';
import type { VehicleFacts } from '#ports/vehicle-facts.ts';

export const TABLES_FILE = 'vpic.bin.zst';
export const ABOUT_FILE = 'vpic.json';
/** Tables that an earlier version installed; this one cannot read them. */
export const EARLIER_TABLES_FILE = 'vpic.bin.br';

// Written out, so that the package's build takes the files along.
const SHIPPED = {
  tables: new URL('./vpic.bin.zst', import.meta.url),
  about: new URL('./vpic.json', import.meta.url),
};

/** The tables that ship with Carport, unpacked. */
export function shippedTables(): Uint8Array {
  return zstdDecompressSync(readFileSync(SHIPPED.tables));
}

export interface EmbeddedFacts extends VehicleFacts {
  /** Unpacks the tables ahead of the first VIN; the unpacking itself runs off the event loop. */
  warm(): Promise<void>;
  /** True where the operator's tables stand in for the shipped ones. */
  readonly isInstalled: boolean;
}

/** Reads from `folder` where `carport vpic install` has written tables there, else from the shipped ones. Throws on tables of an earlier version. */
export function embeddedFacts(folder = ''): EmbeddedFacts {
  const isInstalled = folder !== '' && existsSync(join(folder, TABLES_FILE));
  if (!isInstalled && folder !== '' && existsSync(join(folder, EARLIER_TABLES_FILE)))
    throw new Error(
      `${join(folder, EARLIER_TABLES_FILE)} was installed by an earlier version, and this one cannot read it. Install the dump again: carport vpic install FILE.`,
    );
  const home = isInstalled ? { tables: join(folder, TABLES_FILE), about: join(folder, ABOUT_FILE) } : SHIPPED;
  const { source, date } = JSON.parse(readFileSync(home.about, 'utf8')) as { source: string; date: string };
  const facts = new PackedFacts(sourceOf({ source, date }), () => zstdDecompressSync(readFileSync(home.tables)));
  return {
    source: facts.source,
    isInstalled,
    find: (vin, currentYear) => facts.find(vin, currentYear),
    about: () => facts.about(),
    warm: async () => facts.load(await promisify(zstdDecompress)(await readFile(home.tables))),
  };
}
