/** Published facts of VINs from packed vPIC tables, decompressed on first use. */
import type { Vin } from '#kernel/vin.ts';
import { decodeVpic, type VpicDecode } from './decode-vpic.ts';
import type { VpicHeader } from './pack/pack.ts';
import { VpicTables } from './tables.ts';

export class PackedFacts {
  readonly source: string;
  readonly #open: () => Uint8Array;
  #tables: VpicTables | undefined;

  /** `open` returns the decompressed bytes; called once, on first use. */
  constructor(source: string, open: () => Uint8Array) {
    this.source = source;
    this.#open = open;
  }

  /** Loads bytes decompressed elsewhere, so that no VIN waits for it. */
  load(bytes: Uint8Array): void {
    this.#tables ??= new VpicTables(bytes);
  }

  /** Undefined when NHTSA lists no manufacturer for the VIN's first characters. */
  find(vin: Vin, currentYear: number): VpicDecode | undefined {
    return decodeVpic(this.tables, vin, currentYear);
  }

  get tables(): VpicTables {
    this.#tables ??= new VpicTables(this.#open());
    return this.#tables;
  }

  about(): VpicHeader {
    return this.tables.header;
  }
}

/** The tables' name in answers. */
export function sourceOf({ source, date }: Pick<VpicHeader, 'source' | 'date'>): string {
  return `${source}, offline copy of ${date}`;
}
