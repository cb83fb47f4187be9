/** Reads the packed vPIC tables. Records are unpacked when a VIN first needs them, and kept. */
import { ByteReader, type Records } from './bytes.ts';
import { type CharacterSets, type CompiledKey, compileKey } from './keys.ts';
import type { VpicHeader } from './pack/pack.ts';

/** One schema that a WMI uses for some model years. */
export interface Link {
  readonly schema: number;
  readonly yearFrom: number;
  /** Infinite where the range is open. */
  readonly yearTo: number;
}

export interface Wmi {
  readonly wmi: string;
  readonly manufacturer: string;
  /** NHTSA's words: `Passenger Car`, `Truck`, `Motorcycle` … */
  readonly vehicleType: string;
  /** True where position 7 does not decide the model year. */
  readonly isHeavy: boolean;
  readonly country: string;
  readonly makes: readonly string[];
  readonly links: readonly Link[];
}

/** The patterns of one element: keys and values in order of precedence. */
export interface Block {
  readonly element: number;
  /** Key, value, key, value … */
  readonly pairs: Int32Array;
  /** Day of the last change of each pair, from 1970-01-01, where rival schemas make it decide. */
  readonly days: Int32Array | undefined;
}

export interface Schema {
  /** Day of the newest change, from 1970-01-01. */
  readonly day: number;
  readonly blocks: readonly Block[];
}

export interface Model {
  readonly name: string;
  readonly make: string | undefined;
}

const FIRST_YEAR = 1980;
const WMI_LENGTH = 6;

export class VpicTables {
  readonly header: VpicHeader;
  readonly sets: CharacterSets = [];
  readonly #strings: Records;
  readonly #keys: Records;
  readonly #models: Uint32Array;
  readonly #blocks: Records;
  readonly #schemas: Records;
  readonly #wmis: Records;
  readonly #numberOfWmi = new Map<string, number>();
  readonly #engines: ReadonlyMap<string, Uint32Array>;
  readonly #compiled: (CompiledKey | undefined)[] = [];
  readonly #readBlocks = new Map<number, Block>();
  readonly #readSchemas = new Map<number, Schema>();
  readonly #readWmis = new Map<string, Wmi>();
  readonly #texts = new Map<number, string>();

  /** Throws on bytes that are not packed tables of this format. */
  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    this.header = headerIn(reader);
    this.#strings = reader.records();
    this.#keys = reader.records();
    this.#models = new Uint32Array(2 * reader.integer());
    for (let i = 0; i < this.#models.length; i += 1) this.#models[i] = reader.integer();
    this.#engines = this.#enginesIn(reader.records());
    this.#blocks = reader.records();
    this.#schemas = reader.records();
    this.#wmis = reader.records();
    for (let i = 0; i < this.#wmis.count; i += 1) {
      const { at } = this.#wmis.reader(i);
      this.#numberOfWmi.set(String.fromCharCode(...bytes.subarray(at, at + WMI_LENGTH)).trimEnd(), i);
    }
  }

  get codes(): Iterable<string> {
    return this.#numberOfWmi.keys();
  }

  /** Undefined for a WMI that NHTSA does not list. */
  wmi(code: string): Wmi | undefined {
    const known = this.#readWmis.get(code);
    if (known !== undefined) return known;
    const number = this.#numberOfWmi.get(code);
    if (number === undefined) return undefined;
    const read = this.#wmiAt(number, code);
    this.#readWmis.set(code, read);
    return read;
  }

  schema(number: number): Schema {
    const known = this.#readSchemas.get(number);
    if (known !== undefined) return known;
    const reader = this.#schemas.reader(number);
    const end = this.#schemas.end(number);
    const day = reader.integer();
    const blocks: Block[] = [];
    let block = 0;
    while (reader.at < end) {
      block += reader.signed();
      blocks.push(this.#block(block));
    }
    const schema = { day, blocks };
    this.#readSchemas.set(number, schema);
    return schema;
  }

  key(number: number): CompiledKey {
    const known = this.#compiled[number];
    if (known !== undefined) return known;
    const compiled = compileKey(this.#keys.text(number), this.sets);
    this.#compiled[number] = compiled;
    return compiled;
  }

  model(number: number): Model {
    const make = this.#models[2 * number + 1] ?? 0;
    return { name: this.text(this.#models[2 * number] ?? 0), make: make === 0 ? undefined : this.text(make - 1) };
  }

  text(number: number): string {
    const known = this.#texts.get(number);
    if (known !== undefined) return known;
    const text = this.#strings.text(number);
    this.#texts.set(number, text);
    return text;
  }

  /** Element and value, element and value …, that the name of an engine tells. */
  engine(name: string): Uint32Array | undefined {
    return this.#engines.get(name.trim().toLowerCase());
  }

  #block(number: number): Block {
    const known = this.#readBlocks.get(number);
    if (known !== undefined) return known;
    const reader = this.#blocks.reader(number);
    const end = this.#blocks.end(number);
    const kind = reader.integer();
    const isDated = kind % 2 === 1;
    const pairs: number[] = [];
    const days: number[] = [];
    let [key, value, day] = [0, 0, 0];
    while (reader.at < end) {
      key += reader.signed();
      value += reader.signed();
      pairs.push(key, value);
      if (!isDated) continue;
      day += reader.signed();
      days.push(day);
    }
    const dated = isDated ? Int32Array.from(days) : undefined;
    const block = { element: kind >> 1, pairs: Int32Array.from(pairs), days: dated };
    this.#readBlocks.set(number, block);
    return block;
  }

  #wmiAt(number: number, wmi: string): Wmi {
    const reader = this.#wmis.reader(number);
    const end = this.#wmis.end(number);
    reader.at += WMI_LENGTH;
    const manufacturer = this.text(reader.integer());
    const vehicleType = this.text(reader.integer());
    const isHeavy = reader.integer() === 1;
    const country = this.text(reader.integer());
    const makes = Array.from({ length: reader.integer() }, () => this.text(reader.integer()));
    const links: Link[] = [];
    let schema = 0;
    while (reader.at < end) {
      schema += reader.signed();
      const yearFrom = FIRST_YEAR + reader.integer();
      const span = reader.integer();
      links.push({ schema, yearFrom, yearTo: span === 0 ? Number.POSITIVE_INFINITY : yearFrom + span - 1 });
    }
    return { wmi, manufacturer, vehicleType, isHeavy, country, makes, links };
  }

  #enginesIn(records: Records): ReadonlyMap<string, Uint32Array> {
    const engines = new Map<string, Uint32Array>();
    for (let i = 0; i < records.count; i += 1) {
      const reader = records.reader(i);
      const name = this.#strings.text(reader.integer());
      const told: number[] = [];
      while (reader.at < records.end(i)) told.push(reader.integer(), reader.integer());
      engines.set(name, Uint32Array.from(told));
    }
    return engines;
  }
}

/** What packed tables are, without reading them. */
export function headerOf(bytes: Uint8Array): VpicHeader {
  return headerIn(new ByteReader(bytes));
}

function headerIn(reader: ByteReader): VpicHeader {
  const header = JSON.parse(reader.records().text(0)) as VpicHeader;
  if (header.format !== 1) throw new Error(`vPIC tables of format ${header.format} cannot be read; rebuild them.`);
  return header;
}
