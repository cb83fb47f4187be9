/** Packs collected vPIC rows into the compact tables that the decoder reads. */
import { BlockWriter, type Patterns } from '../blocks.ts';
import { ByteWriter } from '../bytes.ts';
import { MODEL_ELEMENT, UNREAD_ELEMENT } from '../elements.data.ts';
import { Codes, Column, joinSections, NUMBER_WIDTH, Records, Texts, WMI_WIDTH } from '../sections.ts';
import { type LinkRow, NumberedTexts, type VpicCollector, type WmiRow } from './collector.ts';
import { isHeavy, ratingsBySchema } from './weight-class.ts';

const FORMAT = 2;

export interface PackedVpic {
  readonly bytes: Uint8Array;
  readonly header: VpicHeader;
}

export interface VpicHeader {
  readonly format: number;
  readonly source: string;
  /** The newest publication date in the extract. */
  readonly date: string;
  readonly counts: Readonly<Record<string, number>>;
  /** True when the patterns of every element are included, so that a character allowed by none is wrong. */
  readonly isWhole: boolean;
}

interface Pattern {
  readonly key: number;
  readonly value: number;
  readonly day: number;
  readonly changedMs: number;
}

export function packVpic(rows: VpicCollector, { source, isWhole }: Pick<VpicHeader, 'source' | 'isWhole'>): PackedVpic {
  const strings = stringsByUse(rows);
  const models = modelsOf(rows);
  const order = keyOrder(rows.keys.list);
  const { blocks, schemas, numberOf } = blocksOf(rows, { strings, models, order, isWhole });
  const byCode = new Map(rows.wmis.map((row) => [row.wmi, row]));
  const codes = [...byCode.keys()].sort();
  const wmis = wmiRecords(
    rows,
    codes.map((code) => byCode.get(code) as WmiRow),
    strings,
    numberOf,
  );
  const engines = engineRecords(rows, strings);
  const counts = {
    wmis: rows.wmis.length,
    schemas: schemas.length,
    patterns: rows.patterns.schemaId.length,
    models: models.list.length,
    makes: rows.lookups.get('make')?.size ?? 0,
    manufacturers: rows.lookups.get('manufacturer')?.size ?? 0,
  };
  const header = { format: FORMAT, source, date: rows.newest, counts, isWhole };
  // Numbers are assigned while records are written, so strings come last.
  const { names, makes } = modelColumns(rows, models, strings);
  const bytes = joinSections([
    new TextEncoder().encode(JSON.stringify(header)),
    Texts.packed(strings.list),
    Texts.packed(order.sorted),
    Column.packed(names, NUMBER_WIDTH),
    Column.packed(makes, NUMBER_WIDTH),
    Records.packed(engines),
    blocks,
    Records.packed(schemas),
    Codes.packed(codes, WMI_WIDTH),
    Records.packed(wmis),
  ]);
  return { bytes, header };
}

/** Frequent values come first, to get short numbers. */
function stringsByUse(rows: VpicCollector): NumberedTexts {
  const texts = rows.patterns.elementId.flatMap((element, i) =>
    element === MODEL_ELEMENT ? [] : (rows.valueOf(element, rows.attributeAt(i)) ?? []),
  );
  const uses = Map.groupBy(texts.sort(), (text) => text);
  const strings = new NumberedTexts();
  for (const [text] of [...uses].sort(([, a], [, b]) => b.length - a.length)) strings.number(text);
  return strings;
}

/** The models named in patterns, by NHTSA's number. */
function modelsOf(rows: VpicCollector): NumberedTexts {
  const models = new NumberedTexts();
  const used = new Set<string>();
  rows.patterns.elementId.forEach((element, i) => {
    if (element === MODEL_ELEMENT) used.add(rows.attributeAt(i));
  });
  const makeOf = (id: string) => rows.makeOfModel.get(Number(id)) ?? 0;
  const known = [...used].filter((id) => rows.lookups.get('model')?.has(id) === true);
  for (const id of known.sort((a, b) => makeOf(a) - makeOf(b) || Number(a) - Number(b))) models.number(id);
  return models;
}

/** The number of each model's name, and one more than that of its make (zero for none). */
function modelColumns(rows: VpicCollector, models: NumberedTexts, strings: NumberedTexts) {
  const names = models.list.map((id) => strings.number(rows.lookups.get('model')?.get(id) ?? ''));
  const makes = models.list.map((id) => {
    const make = rows.lookups.get('make')?.get(String(rows.makeOfModel.get(Number(id)) ?? 0));
    return make === undefined ? 0 : strings.number(make) + 1;
  });
  return { names, makes };
}

/**
 * Keys in NHTSA's order of precedence among equals (`spVinDecode_core`): fewer non-wildcard characters first, then the
 * text without brackets.
 */
function keyOrder(keys: readonly string[]): { readonly sorted: readonly string[]; readonly numbers: Int32Array } {
  const rankOf = (text: string) => String.fromCharCode(text.replaceAll('*', '').length) + text.replace(/[[\]]/g, '');
  const byRank = Map.groupBy(keys.keys(), (id) => rankOf(keys[id] as string));
  const ids = [...byRank.keys()].sort().flatMap((rank) => byRank.get(rank) ?? []);
  const numbers = new Int32Array(keys.length);
  ids.forEach((id, at) => {
    numbers[id] = at;
  });
  return { sorted: ids.map((id) => keys[id] as string), numbers };
}

interface Numbering {
  readonly strings: NumberedTexts;
  readonly models: NumberedTexts;
  readonly order: { readonly numbers: Int32Array };
  readonly isWhole: boolean;
}

/** The patterns of each schema by element; equal blocks of different schemas are stored once. */
function blocksOf(rows: VpicCollector, { strings, models, order, isWhole }: Numbering) {
  const { schemaId, keyId, elementId, day, changedMs } = rows.patterns;
  const linked = new Set(rows.links.map((link) => link.schemaId));
  const rivals = rivalSchemas(rows.links);
  const bySchema = new Map<number, Map<number, Pattern[]>>();
  const newestDay = new Map<number, number>();
  for (const [i, schema] of schemaId.entries()) {
    const element = elementId[i] as number;
    if (!linked.has(schema) || rows.unchecked.has(schema)) continue;
    const value = numberedValue(rows, { strings, models }, element, rows.attributeAt(i));
    if (value === undefined) continue;
    const elements = bySchema.get(schema) ?? new Map<number, Pattern[]>();
    bySchema.set(schema, elements);
    const patterns = elements.get(element) ?? [];
    elements.set(element, patterns);
    const key = order.numbers[keyId[i] as number] as number;
    const changed = day[i] as number;
    patterns.push({ key, value, day: changed, changedMs: changedMs[i] as number });
    newestDay.set(schema, Math.max(newestDay.get(schema) ?? changed, changed));
  }
  const blocks = new BlockWriter();
  const schemas: Uint8Array[] = [];
  const numberOf = new Map<number, number>();
  const unread = isWhole ? unreadKeys(rows, order.numbers) : new Map<number, Set<number>>();
  for (const [schema, elements] of [...bySchema].sort(([a], [b]) => a - b)) {
    const numbers = [...elements]
      .sort(([a], [b]) => a - b)
      .map(([element, patterns]) => blocks.add(blockOf(element, patterns, rivals.has(schema))));
    const others = unread.get(schema);
    if (others !== undefined) numbers.unshift(blocks.add(unreadBlock(others)));
    numberOf.set(schema, schemas.push(schemaBytes(newestDay.get(schema) as number, numbers)) - 1);
  }
  return { blocks: blocks.done(), schemas, numberOf };
}

function numberedValue(
  rows: VpicCollector,
  { strings, models }: Pick<Numbering, 'strings' | 'models'>,
  element: number,
  attribute: string,
): number | undefined {
  if (element === MODEL_ELEMENT)
    return rows.lookups.get('model')?.has(attribute) === true ? models.number(attribute) : undefined;
  const text = rows.valueOf(element, attribute);
  return text === undefined ? undefined : strings.number(text);
}

/** Schemas that a WMI uses along with others from the same year; only for these is the day of a change relevant. */
function rivalSchemas(links: readonly LinkRow[]): ReadonlySet<number> {
  const together = Map.groupBy(links, ({ wmiId, yearFrom }) => `${wmiId} ${yearFrom}`);
  const rivals = [...together.values()].filter(({ length }) => length > 1);
  return new Set(rivals.flat().map(({ schemaId }) => schemaId));
}

/** The keys of unused elements, by schema. */
function unreadKeys({ unread }: VpicCollector, numbers: Int32Array): ReadonlyMap<number, Set<number>> {
  const keys = new Map<number, Set<number>>();
  unread.schemaId.forEach((schema, i) => {
    const known = keys.get(schema) ?? new Set<number>();
    keys.set(schema, known.add(numbers[unread.keyId[i] as number] as number));
  });
  return keys;
}

function unreadBlock(keys: ReadonlySet<number>): Patterns {
  const pairs = [...keys].sort((a, b) => a - b).flatMap((key) => [key, 0]);
  return { element: UNREAD_ELEMENT, pairs: Int32Array.from(pairs), days: undefined };
}

/** The newest change first. */
function blockOf(element: number, patterns: readonly Pattern[], isDated: boolean): Patterns {
  const sorted = [...patterns].sort((a, b) => b.changedMs - a.changedMs || a.key - b.key);
  return {
    element,
    pairs: Int32Array.from(sorted.flatMap(({ key, value }) => [key, value])),
    days: isDated ? Int32Array.from(sorted, ({ day }) => day) : undefined,
  };
}

function schemaBytes(day: number, blocks: readonly number[]): Uint8Array {
  const writer = new ByteWriter();
  writer.integer(day);
  let before = 0;
  for (const block of blocks) {
    writer.signed(block - before);
    before = block;
  }
  return writer.done();
}

/** Maker, type, class, country, makes, then the schemas with their model years. */
function wmiRecords(
  rows: VpicCollector,
  makers: readonly WmiRow[],
  strings: NumberedTexts,
  schemaNumber: ReadonlyMap<number, number>,
): Uint8Array[] {
  const linksOf = Map.groupBy(rows.links, ({ wmiId }) => wmiId);
  const named = (table: string, id: number) => strings.number(rows.lookups.get(table)?.get(String(id)) ?? '');
  const ratings = ratingsBySchema(rows);
  return makers.map((row) => {
    const links = (linksOf.get(row.id) ?? []).filter(({ schemaId }) => schemaNumber.has(schemaId));
    const makes = rows.wmiMakes.get(row.id) ?? [];
    const writer = new ByteWriter();
    writer.integer(named('manufacturer', row.manufacturerId));
    writer.integer(named('vehicletype', row.vehicleTypeId));
    writer.integer(isHeavy(ratings, row, links) ? 1 : 0);
    writer.integer(named('country', row.countryId));
    writer.integer(makes.length);
    for (const make of makes) writer.integer(named('make', make));
    let before = 0;
    for (const link of links) {
      const schema = schemaNumber.get(link.schemaId) as number;
      writer.signed(schema - before);
      writeYears(writer, link);
      before = schema;
    }
    return writer.done();
  });
}

/** Counted from 1980; the span is the number of years plus one after the first, and zero when open. */
function writeYears(writer: ByteWriter, { yearFrom, yearTo }: LinkRow): void {
  writer.integer(Math.max(0, yearFrom - 1980));
  writer.integer(yearTo === 0 ? 0 : Math.max(1, yearTo - yearFrom + 1));
}

/** Elements and values implied by an engine's name. */
function engineRecords(rows: VpicCollector, strings: NumberedTexts): Uint8Array[] {
  const byEngine = Map.groupBy(rows.engines, ({ engineModelId }) => engineModelId);
  return [...byEngine].map(([id, records]) => {
    const writer = new ByteWriter();
    writer.integer(strings.number((rows.lookups.get('enginemodel')?.get(String(id)) ?? '').toLowerCase()));
    for (const { elementId, attribute } of records) {
      const value = rows.valueOf(elementId, attribute.trim());
      if (value === undefined) continue;
      writer.integer(elementId);
      writer.integer(strings.number(value));
    }
    return writer.done();
  });
}
