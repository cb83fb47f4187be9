/** Published facts of VINs from packed vPIC tables, which are unpacked when the first VIN needs them. */
import type { Vin } from '#kernel/vin.ts';
import { decodeVpic, type VpicDecode } from './decode-vpic.ts';
import type { VpicHeader } from './pack/pack.ts';
import { VpicTables } from './tables.ts';

export class PackedFacts {
  readonly source: string;
  readonly #open: () => Uint8Array;
  #tables: VpicTables | undefined;

  /** `open` gives the unpacked bytes; it is called once, at the first need. */
  constructor(source: string, open: () => Uint8Array) {
    this.source = source;
    this.#open = open;
  }

  /** Takes bytes that were unpacked elsewhere, so that no VIN waits for them. */
  load(bytes: Uint8Array): void {
    this.#tables ??= new VpicTables(bytes);
  }

  /** Undefined where NHTSA lists no manufacturer under the VIN's first characters. */
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

/** As an answer names the tables. */
export function sourceOf({ source, date }: Pick<VpicHeader, 'source' | 'date'>): string {
  return `${source}, offline copy of ${date}`;
}
