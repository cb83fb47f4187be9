/** Reads feeds of JSON records, as an array or one per line, record by record. */
import { Lines, ROW_CHARACTERS_MAX } from '#domain/csv/lines.ts';
import { type JsonBounds, type JsonReading, placeAt, readJson } from '#kernel/bounds/json-reader.ts';
import { type InSlices, runWhole } from '#kernel/bounds/turns.ts';
import { FEED_BOUNDS } from './bounds.ts';
import {
  type CellsByColumn,
  cellsOf,
  columnOf,
  type FeedRow,
  type NamedColumn,
  type UnreadableRow,
} from './columns.ts';

const NESTING_MAX = 3;
const DEPTH_MAX = 32;
/** Records whose names determine the columns of the feed. */
const SAMPLED_RECORDS = 50;
const ARRAY = 'well-formed JSON: an array of vehicles';

/** Members that contain the records when a JSON feed is wrapped in an object. */
const WRAPPERS = ['vehicles', 'inventory', 'listings', 'data', 'rows', 'records', 'items'];
const isWrapper = (member: string) => member === '' || WRAPPERS.includes(member);

/** A JSON text without the records of its arrays, and what those arrays contain. */
export interface JsonOutline {
  readonly reading: JsonReading;
  readonly arrays: ReadonlyMap<string, { readonly count: number; readonly names: ReadonlySet<string> }>;
}

const bounds = (onItem: (member: string, item: unknown) => boolean): JsonBounds => ({
  depthMax: DEPTH_MAX,
  valuesMax: FEED_BOUNDS.valuesMax,
  stream: { takes: isWrapper, onItem, itemValuesMax: FEED_BOUNDS.recordValuesMax },
});

/** Scans a JSON text once, keeping only the number of records and the names of the first. */
export function* outlineOf(text: string): InSlices<JsonOutline> {
  const arrays = new Map<string, { count: number; readonly names: Set<string> }>();
  const onItem = (member: string, item: unknown) => {
    const array = arrays.get(member) ?? { count: 0, names: new Set() };
    arrays.set(member, array);
    array.count += 1;
    if (array.count <= SAMPLED_RECORDS && isObject(item)) for (const [name] of flat(item)) array.names.add(name);
    return array.count <= FEED_BOUNDS.rowsMax;
  };
  return { reading: yield* readJson(text, bounds(onItem)), arrays };
}

type Records =
  | { readonly ok: true; readonly member: string; readonly count: number; readonly names: readonly string[] }
  | { readonly ok: false; readonly line: number; readonly expected: string };

/** Means that the text itself is one vehicle. */
const SINGLE = 'a single vehicle';

/** Where the records of a text are: the array itself, the array in a wrapper, or a single vehicle. */
export function* recordsIn(text: string, known: JsonOutline | undefined): InSlices<Records> {
  const { reading, arrays } = known ?? (yield* outlineOf(text));
  const recordsAt = (member: string): Records => {
    const { count, names } = arrays.get(member) ?? { count: 0, names: [] };
    return { ok: true, member, count, names: [...names] };
  };
  if (!reading.ok) return refusalOf(reading, text);
  const { value } = reading;
  if (Array.isArray(value)) return recordsAt('');
  if (!isObject(value)) return { ok: false, line: 1, expected: 'an array of vehicles' };
  const wrapper = WRAPPERS.find((name) => Array.isArray(value[name]));
  if (wrapper !== undefined) return recordsAt(wrapper);
  const names = [...flat(value)].map(([name]) => name);
  if (!jsonCells(value, columnOf).has('vin')) return { ok: false, line: 1, expected: 'an array of vehicles' };
  return { ok: true, member: SINGLE, count: 1, names };
}

function refusalOf({ why, offset }: Extract<JsonReading, { ok: false }>, text: string): Records {
  const { line } = placeAt(text, offset);
  if (why === 'malformed') return { ok: false, line, expected: ARRAY };
  if (why === 'ended') return { ok: false, line, expected: `a feed of at most ${FEED_BOUNDS.rowsMax} rows` };
  const { valuesMax, recordValuesMax } = FEED_BOUNDS;
  const expected = `JSON of at most ${DEPTH_MAX} levels, ${recordValuesMax} values a vehicle and ${valuesMax} values in all`;
  return { ok: false, line, expected };
}

/** The records under a member, numbered from 1. The text is known to be well-formed and within its bounds. */
export function* jsonRows(text: string, member: string): Generator<FeedRow | UnreadableRow | undefined> {
  const columnNamed = rememberedNaming(columnOf);
  let line = 0;
  let records: unknown[] = [];
  const onItem = (from: string, item: unknown) => {
    if (from === member) records.push(item);
    return true;
  };
  const work = readJson(text, bounds(onItem));
  for (;;) {
    const slice = work.next();
    if (member === SINGLE && slice.done && slice.value.ok) records.push(slice.value.value);
    for (const record of records) {
      line += 1;
      yield rowOf(record, line, columnNamed);
    }
    records = [];
    if (slice.done) return;
    yield undefined;
  }
}

/** One record per line. Blank lines are skipped; a line that is not JSON is refused alone. */
export function jsonLineRows(text: string) {
  const names = new Set<string>();
  const sample = new Lines(text);
  for (let at = 0, sampled = 0; sampled < SAMPLED_RECORDS; at += 1) {
    const line = sample.at(at);
    if (line === undefined) break;
    if (line.text.trim() === '') continue;
    sampled += 1;
    const record = recordOn(line.text);
    if (isObject(record)) for (const [name] of flat(record)) names.add(name);
  }
  return { rows: lineRows(new Lines(text)), names: [...names] };
}

function* lineRows(lines: Lines): Generator<FeedRow | UnreadableRow> {
  const columnNamed = rememberedNaming(columnOf);
  for (let at = 0; ; at += 1) {
    const line = lines.at(at);
    if (line === undefined) return;
    lines.forget(at);
    if (line.isTooLong) yield { line: at + 1, unreadable: `a line of at most ${ROW_CHARACTERS_MAX} characters` };
    else if (line.text.trim() !== '') yield rowOf(recordOn(line.text), at + 1, columnNamed);
  }
}

const BROKEN = Symbol('a line that is not JSON');

function recordOn(line: string): unknown {
  const reading = runWhole(readJson(line, { depthMax: DEPTH_MAX, valuesMax: FEED_BOUNDS.recordValuesMax }));
  return reading.ok ? reading.value : BROKEN;
}

function rowOf(record: unknown, line: number, columnNamed: Naming): FeedRow | UnreadableRow {
  if (record === BROKEN) return { line, unreadable: 'one JSON object on the line' };
  return isObject(record) ? { line, cells: jsonCells(record, columnNamed) } : { line, unreadable: 'a JSON object' };
}

type Naming = (name: string) => NamedColumn | undefined;

function jsonCells(record: Readonly<Record<string, unknown>>, columnNamed: Naming): CellsByColumn {
  return cellsOf([...flat(record)].map(([name, value]) => [columnNamed(name), value] as const));
}

/** The most names that are cached; a feed with more different names is not helped by a cache. */
const NAMES_MAX = 1_000;

/** Records of one feed share their names, so each name is mapped once. */
function rememberedNaming(naming: Naming): Naming {
  const known = new Map<string, NamedColumn | undefined>();
  return (name) => {
    if (known.has(name)) return known.get(name);
    const named = naming(name);
    if (known.size < NAMES_MAX) known.set(name, named);
    return named;
  };
}

/** Flattens nested members into `vehicle.make`; list entries are joined by line breaks, like photo lists. */
function* flat(
  record: Readonly<Record<string, unknown>>,
  prefix = '',
  depth = 1,
): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(record)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (Array.isArray(value))
      yield [path, value.map((one) => (isObject(one) ? JSON.stringify(one) : String(one))).join('|')];
    else if (isObject(value)) {
      if (depth < NESTING_MAX) yield* flat(value, path, depth + 1);
    } else if (value !== null) yield [path, String(value)];
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
