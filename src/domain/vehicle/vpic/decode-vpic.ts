/**
 * Decodes a VIN by NHTSA's vPIC patterns. Precedence and the scoring of two model years follow NHTSA's public-domain
 * procedures `spVinDecode` and `spVinDecode_core`.
 */
import type { Vin } from '#kernel/vin.ts';
import type { Block } from './blocks.ts';
import { type Correction, correctionOf } from './correction.ts';
import { ELEMENT_WEIGHTS, ELEMENTS, type ElementName, MODEL_ELEMENT, type Values } from './elements.data.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.data.ts';
import { errorCodesOf } from './error-codes.ts';
import { type ModelYears, yearsOf } from './model-years.ts';
import type { Model, VpicTables, Wmi } from './tables.ts';

export interface VpicDecode {
  /** Three characters, or six when the third is 9. */
  readonly wmi: string;
  /** Null when position 10 is not a year code. */
  readonly year: number | null;
  /** Undefined when the WMI has several makes and no pattern determines the model. */
  readonly make: string | undefined;
  readonly manufacturer: string;
  /** NHTSA's words: `Passenger Car`, `Truck`, `Motorcycle` … */
  readonly vehicleType: string;
  readonly country: string;
  /** Decoded values by element. */
  readonly values: Values;
  /** The models of equally good patterns, if there are several. */
  readonly candidates: readonly Model[];
  /** NHTSA's codes, ascending; only 0 means no errors. */
  readonly errorCodes: readonly ErrorCode[];
  /** Wrong characters, with those that the patterns allow. */
  readonly correction: Correction | undefined;
  /** The source, if not the local tables: `NHTSA vPIC API, answer of 2026-11-28`. */
  readonly source?: string;
}

interface Match {
  readonly key: number;
  readonly value: number;
  readonly yearFrom: number;
  /** Day of the pattern's last change, or of the schema's when no other schema rivals it. */
  readonly day: number;
}

interface Pass {
  readonly year: number | null;
  readonly best: ReadonlyMap<number, Match>;
  readonly models: readonly Match[];
}

/** A pass with its NHTSA error codes. */
interface Reading extends Pick<VpicDecode, 'values' | 'correction' | 'errorCodes'> {
  readonly pass: Pass;
}

/** The WMI of a VIN: a low-volume maker has 9 in position 3, and positions 12–14 belong to its code (ISO 3780). */
export function wmiCodeOf(vin: Vin): string {
  return vin.charAt(2) === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
}

/** Undefined when NHTSA lists no manufacturer for the WMI. */
export function decodeVpic(tables: VpicTables, vin: Vin, currentYear: number): VpicDecode | undefined {
  const wmi = tables.wmi(wmiCodeOf(vin));
  if (wmi === undefined) return undefined;
  const codes = Uint8Array.from({ length: 17 }, (_, i) => vin.charCodeAt(i));
  const { pass, values, correction, errorCodes } = readingFor(tables, wmi, vin, codes, yearsOf(vin, wmi, currentYear));
  const model = pass.best.get(MODEL_ELEMENT);
  const known = model === undefined ? undefined : tables.model(model.value);
  return {
    wmi: wmi.wmi,
    year: pass.year,
    make: known?.make ?? (wmi.makes.length === 1 ? wmi.makes[0] : undefined),
    manufacturer: wmi.manufacturer,
    vehicleType: wmi.vehicleType,
    country: wmi.country,
    values,
    candidates: candidatesOf(tables, pass, model),
    errorCodes,
    correction,
  };
}

/** The reading for the VIN's year, or for the year that its patterns fit best. */
function readingFor(
  tables: VpicTables,
  wmi: Wmi,
  vin: Vin,
  codes: Uint8Array,
  { years, otherCycle }: ModelYears,
): Reading {
  const read = (year: number | null) => readingOf(tables, wmi, vin, codes, passOf(tables, wmi, codes, year));
  if (otherCycle !== undefined) {
    const pass = passOf(tables, wmi, codes, otherCycle);
    if (pass.best.has(MODEL_ELEMENT)) return readingOf(tables, wmi, vin, codes, pass);
  }
  const [first = null, second] = years;
  const reading = read(first);
  if (second === undefined) return reading;
  const other = read(second); // the older year, which wins only if it is better
  return isBetter(tables, other, reading) ? other : reading;
}

function readingOf(tables: VpicTables, wmi: Wmi, vin: Vin, codes: Uint8Array, pass: Pass): Reading {
  const values = valuesOf(tables, pass);
  const { year } = pass;
  const explained = explainedBy(tables, wmi, codes, pass);
  const correction = explained === undefined ? undefined : correctionOf(tables, wmi, vin, { year, values });
  const errorCodes = errorCodesOf(vin, { year, values, explained, correction, isLight: !wmi.isHeavy });
  return { pass, values, correction, errorCodes };
}

/**
 * The positions covered by matching patterns, including those of unused elements: one bit each, from zero. Undefined
 * when no pattern matches.
 */
function explainedBy(tables: VpicTables, wmi: Wmi, codes: Uint8Array, { year, best }: Pass): number | undefined {
  let positions: number | undefined;
  const cover = (key: number) => {
    positions = (positions ?? 0) | tables.keys.positions(key);
  };
  for (const { key } of best.values()) cover(key);
  if (!tables.header.isWhole) return positions;
  for (const { schema, yearFrom, yearTo } of wmi.links) {
    const { unread } = tables.schema(schema);
    if (unread === undefined || (year !== null && (year < yearFrom || year > yearTo))) continue;
    for (const at of matchesIn(tables, unread, codes)) cover(tables.pairs[at] as number);
  }
  return positions;
}

/** The best pattern of each element in a model year; without a year, over all schemas of the WMI. */
function passOf(tables: VpicTables, wmi: Wmi, codes: Uint8Array, year: number | null): Pass {
  const best = new Map<number, Match>();
  const models: Match[] = [];
  for (const { schema: number, yearFrom, yearTo } of wmi.links) {
    if (year !== null && (year < yearFrom || year > yearTo)) continue;
    const { day, blocks } = tables.schema(number);
    for (const block of blocks) {
      const at = nextMatch(tables, block, codes, block.from);
      if (at === undefined) continue;
      const found = matchAt(tables, block, at, { yearFrom, day });
      const standing = best.get(block.element);
      if (standing === undefined || outranks(found, standing)) best.set(block.element, found);
      if (block.element !== MODEL_ELEMENT) continue;
      for (const each of matchesIn(tables, block, codes)) models.push(matchAt(tables, block, each, { yearFrom, day }));
    }
  }
  return { year, best, models };
}

/** The index of the first matching pair from `from` on. */
function nextMatch({ keys, pairs }: VpicTables, { to }: Block, codes: Uint8Array, from: number): number | undefined {
  for (let i = from; i < to; i += 2) if (keys.fits(pairs[i] as number, codes)) return i;
  return undefined;
}

/** The indexes of all matching pairs, in order of precedence. */
function* matchesIn(tables: VpicTables, block: Block, codes: Uint8Array): Generator<number> {
  let at = nextMatch(tables, block, codes, block.from);
  for (; at !== undefined; at = nextMatch(tables, block, codes, at + 2)) yield at;
}

function matchAt(
  { pairs, days }: VpicTables,
  { from, daysFrom }: Block,
  at: number,
  schema: Pick<Match, 'yearFrom' | 'day'>,
): Match {
  const day = daysFrom < 0 ? schema.day : (days[daysFrom + ((at - from) >> 1)] as number);
  return { key: pairs[at] as number, value: pairs[at + 1] as number, yearFrom: schema.yearFrom, day };
}

/** By the schema's latest start, then its latest change, then key order. */
function outranks(one: Match, other: Match): boolean {
  return (one.yearFrom - other.yearFrom || one.day - other.day || other.key - one.key) > 0;
}

/**
 * Prefers lighter errors, then more weight of decoded elements, then more patterns. Incomplete tables explain fewer
 * positions than NHTSA's, so their errors do not count.
 */
function isBetter({ header }: VpicTables, one: Reading, other: Reading): boolean {
  const errors = header.isWhole ? errorWeightOf(one) - errorWeightOf(other) : 0;
  return (errors || weightOf(one) - weightOf(other) || one.pass.best.size - other.pass.best.size) > 0;
}

function errorWeightOf({ errorCodes }: Reading): number {
  return errorCodes.reduce<number>((sum, code) => sum + ERROR_CODES[code].weight, 0);
}

function weightOf({ values }: Reading): number {
  const names = Object.keys(values) as ElementName[];
  return names.reduce((sum, name) => sum + (ELEMENT_WEIGHTS[name] ?? 0), 0);
}

function valuesOf(tables: VpicTables, { best }: Pass): Values {
  const values: Partial<Record<ElementName, string>> = {};
  for (const [element, { value }] of best) {
    const name = nameOf(element);
    if (name === undefined) continue;
    values[name] = element === MODEL_ELEMENT ? tables.model(value).name : tables.text(value);
  }
  const engine = values.engineModel === undefined ? undefined : tables.engine(values.engineModel);
  for (const [element, value] of engine ?? []) {
    const name = nameOf(element);
    if (name !== undefined) values[name] ??= tables.text(value);
  }
  return values;
}

/** Undefined for an element that Carport does not use; engine records contain a few. */
function nameOf(element: number): ElementName | undefined {
  return Object.hasOwn(ELEMENTS, element) ? ELEMENTS[element as keyof typeof ELEMENTS] : undefined;
}

/** Distinct models of schemas with the same start year as the best, the best first. */
function candidatesOf(tables: VpicTables, { models }: Pass, best: Match | undefined): Model[] {
  if (best === undefined) return [];
  const values = new Set([best.value]);
  for (const { value, yearFrom } of models) if (yearFrom === best.yearFrom) values.add(value);
  return values.size < 2 ? [] : [...values].map((value) => tables.model(value));
}
