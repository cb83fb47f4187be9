/** Vehicle facts from the vPIC tables that ship with Carport, or from fuller ones that the operator installed. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { PackedFacts, sourceOf } from '#domain/vehicle/vpic/packed-facts.ts';
import type { VehicleFacts } from '#ports/vehicle-facts.ts';

export const TABLES_FILE = 'vpic.bin.br';
export const ABOUT_FILE = 'vpic.json';

/** The tables that ship with Carport, unpacked. */
export function shippedTables(): Uint8Array {
  return brotliDecompressSync(readFileSync(new URL(TABLES_FILE, import.meta.url)));
}

export interface EmbeddedFacts extends VehicleFacts {
  /** Unpacks the tables ahead of the first VIN; the unpacking itself runs off the event loop. */
  warm(): Promise<void>;
}

/** Reads from `folder` where `carport vpic install` has written tables there, else from the shipped ones. */
export function embeddedFacts(folder?: string): EmbeddedFacts {
  const shipped = fileURLToPath(new URL('.', import.meta.url));
  const home = folder !== undefined && existsSync(join(folder, TABLES_FILE)) ? folder : shipped;
  const path = join(home, TABLES_FILE);
  const { source, date } = JSON.parse(readFileSync(join(home, ABOUT_FILE), 'utf8')) as { source: string; date: string };
  const facts = new PackedFacts(sourceOf({ source, date }), () => brotliDecompressSync(readFileSync(path)));
  return {
    source: facts.source,
    find: (vin, currentYear) => facts.find(vin, currentYear),
    about: () => facts.about(),
    warm: async () => facts.load(await promisify(brotliDecompress)(await readFile(path))),
  };
}
