/** Vehicle facts from the vPIC tables shipped with Carport, or from fuller ones that the operator installed. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { PackedFacts, sourceOf } from '#domain/vehicle/vpic/packed-facts.ts';
import type { VehicleFacts } from '#ports/vehicle-facts.ts';

export const TABLES_FILE = 'vpic.bin.zst';
export const ABOUT_FILE = 'vpic.json';
/** Tables installed by an earlier version, which this one cannot read. */
export const EARLIER_TABLES_FILE = 'vpic.bin.br';

// Literal paths, so that the package build includes the files.
const SHIPPED = {
  tables: new URL('./vpic.bin.zst', import.meta.url),
  about: new URL('./vpic.json', import.meta.url),
};

/** The shipped tables, decompressed. */
export function shippedTables(): Uint8Array {
  return zstdDecompressSync(readFileSync(SHIPPED.tables));
}

export interface EmbeddedFacts extends VehicleFacts {
  /** Decompresses the tables before the first VIN, off the event loop. */
  warm(): Promise<void>;
  /** True when the operator's tables replace the shipped ones. */
  readonly isInstalled: boolean;
}

/**
 * Loads the tables that `carport vpic install` wrote to `folder`, else the shipped ones. Throws on tables of an earlier
 * version.
 */
export function embeddedFacts(folder = ''): EmbeddedFacts {
  const isInstalled = folder !== '' && existsSync(join(folder, TABLES_FILE));
  if (!isInstalled && folder !== '' && existsSync(join(folder, EARLIER_TABLES_FILE)))
    throw new Error(
      `${join(folder, EARLIER_TABLES_FILE)} was installed by an earlier version and cannot be read. Install the dump again: carport vpic install FILE.`,
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
