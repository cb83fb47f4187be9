/** Reads the packed vPIC tables. Records are unpacked on first use and cached. */
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import { AllowedCharacters } from './allowed-characters.ts';
import { type Block, Blocks } from './blocks.ts';
import { UNREAD_ELEMENT } from './elements.data.ts';
import { CompiledKeys } from './keys.ts';
import type { VpicHeader } from './pack/pack.ts';
import { Codes, Column, NUMBER_WIDTH, Records, sectionsOf, Texts, WMI_WIDTH } from './sections.ts';

/** One schema of a WMI, with its model years. */
interface Link {
  readonly schema: number;
  readonly yearFrom: number;
  /** Infinite for an open range. */
  readonly yearTo: number;
}

export interface Wmi {
  readonly wmi: string;
  readonly manufacturer: string;
  /** NHTSA's words: `Passenger Car`, `Truck`, `Motorcycle` … */
  readonly vehicleType: string;
  /** True when position 7 does not determine the model year. */
  readonly isHeavy: boolean;
  readonly country: string;
  readonly makes: readonly string[];
  readonly links: readonly Link[];
}

export interface Schema {
  /** Day of the newest change, from 1970-01-01. */
  readonly day: number;
  readonly blocks: readonly Block[];
  /** Keys of unused elements, for their allowed characters. */
  readonly unread: Block | undefined;
}

export interface Model {
  readonly name: string;
  readonly make: string | undefined;
}

/** Elements with the numbers of their values. */
type Implied = readonly (readonly [element: number, value: number])[];

const FIRST_YEAR = 1980;
/** Unpacked schemas to cache before the cache is cleared. A make has a few hundred, all makes together 25,000. */
const SCHEMAS_MAX = 12_000;
/** Allowed characters of a WMI and year take some hundred bytes. */
const ALLOWED = { entriesMax: 8_192 };

export class VpicTables {
  readonly header: VpicHeader;
  readonly keys: CompiledKeys;
  readonly #strings: Texts;
  readonly #modelNames: Column;
  readonly #modelMakes: Column;
  readonly #engineRecords: Records;
  readonly #blocks: Blocks;
  readonly #schemas: Records;
  readonly #wmiCodes: Codes;
  readonly #wmis: Records;
  #engines: ReadonlyMap<string, Implied> | undefined;
  readonly #readBlocks = new Map<number, Block>();
  readonly #readSchemas = new Map<number, Schema>();
  readonly #readWmis = new Map<string, Wmi>();
  readonly #allowed = new BoundedCache<AllowedCharacters>(ALLOWED);
  readonly #texts = new Map<number, string>();

  /** Throws on bytes that are not packed tables in this format. */
  constructor(bytes: Uint8Array) {
    const next = sectionsOf(bytes);
    this.header = headerIn(next());
    this.#strings = new Texts(next());
    const keys = new Texts(next());
    this.keys = new CompiledKeys(keys.count, (key) => keys.text(key));
    this.#modelNames = new Column(next(), NUMBER_WIDTH);
    this.#modelMakes = new Column(next(), NUMBER_WIDTH);
    this.#engineRecords = new Records(next());
    this.#blocks = new Blocks(next());
    this.#schemas = new Records(next());
    this.#wmiCodes = new Codes(next(), WMI_WIDTH);
    this.#wmis = new Records(next());
  }

  get codes(): Iterable<string> {
    return Iterator.from(Array.from({ length: this.#wmiCodes.count }, (_, i) => this.#wmiCodes.code(i)));
  }

  /** Undefined for a WMI that NHTSA does not list. */
  wmi(code: string): Wmi | undefined {
    const known = this.#readWmis.get(code);
    if (known !== undefined) return known;
    const number = this.#wmiCodes.find(code);
    if (number < 0) return undefined;
    const read = this.#wmiAt(number, code);
    this.#readWmis.set(code, read);
    return read;
  }

  /** Its blocks are valid until the next schema is requested. */
  schema(number: number): Schema {
    const known = this.#readSchemas.get(number);
    if (known !== undefined) return known;
    if (this.#readSchemas.size >= SCHEMAS_MAX) this.#letGo();
    const { reader, end } = this.#schemas.open(number);
    const day = reader.integer();
    const blocks: Block[] = [];
    let block = 0;
    while (reader.at < end) {
      block += reader.signed();
      blocks.push(this.#block(block));
    }
    const unread = blocks[0]?.element === UNREAD_ELEMENT ? blocks.shift() : undefined;
    const schema = { day, blocks, unread };
    this.#readSchemas.set(number, schema);
    return schema;
  }

  /** The characters that the patterns of a manufacturer for a model year allow at each position. */
  allowedCharacters(wmi: Wmi, year: number): AllowedCharacters {
    const name = `${wmi.wmi} ${year}`;
    const known = this.#allowed.get(name);
    if (known !== undefined) return known;
    const allowed = new AllowedCharacters();
    for (const { schema, yearFrom, yearTo } of wmi.links) {
      if (year < yearFrom || year > yearTo) continue;
      const { blocks, unread } = this.schema(schema);
      for (const block of blocks) allowed.add(this, block);
      if (unread !== undefined) allowed.add(this, unread);
    }
    this.#allowed.keep(name, allowed);
    return allowed;
  }

  /** Key, value, key, value … of the unpacked blocks. */
  get pairs(): Int32Array {
    return this.#blocks.pairs;
  }

  /** Days of the unpacked blocks. */
  get days(): Int32Array {
    return this.#blocks.days;
  }

  model(number: number): Model {
    const make = this.#modelMakes.at(number);
    return { name: this.text(this.#modelNames.at(number)), make: make === 0 ? undefined : this.text(make - 1) };
  }

  text(number: number): string {
    const known = this.#texts.get(number);
    if (known !== undefined) return known;
    const text = this.#strings.text(number);
    this.#texts.set(number, text);
    return text;
  }

  /** Elements and values implied by an engine's name. */
  engine(name: string): Implied | undefined {
    this.#engines ??= this.#enginesIn(this.#engineRecords);
    return this.#engines.get(name.trim().toLowerCase());
  }

  #letGo(): void {
    this.#readSchemas.clear();
    this.#readBlocks.clear();
    this.#blocks.clear();
  }

  #block(number: number): Block {
    const known = this.#readBlocks.get(number);
    if (known !== undefined) return known;
    const block = this.#blocks.block(number);
    this.#readBlocks.set(number, block);
    return block;
  }

  #wmiAt(number: number, wmi: string): Wmi {
    const { reader, end } = this.#wmis.open(number);
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

  #enginesIn(records: Records): ReadonlyMap<string, Implied> {
    const engines = new Map<string, Implied>();
    for (let i = 0; i < records.count; i += 1) {
      const { reader, end } = records.open(i);
      const name = this.#strings.text(reader.integer());
      const implied: [element: number, value: number][] = [];
      while (reader.at < end) implied.push([reader.integer(), reader.integer()]);
      engines.set(name, implied);
    }
    return engines;
  }
}

/** The header of packed tables. */
export function headerOf(bytes: Uint8Array): VpicHeader {
  return headerIn(sectionsOf(bytes)());
}

function headerIn(section: Uint8Array): VpicHeader {
  const text = new TextDecoder().decode(section);
  if (!text.startsWith('{'))
    throw new Error('The vPIC tables have an older format. Install NHTSA’s dump again: carport vpic install FILE.');
  const header = JSON.parse(text) as VpicHeader;
  if (header.format !== 2)
    throw new Error(
      `The vPIC tables have format ${header.format}, and this version reads format 2. Install NHTSA’s dump again: carport vpic install FILE.`,
    );
  return header;
}
