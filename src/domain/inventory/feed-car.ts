/** Reads one feed row into a vehicle with its corrections, or refuses it with every problem. */
import { identityOf } from '#domain/vehicle/identity.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { modelYear, parseVin, type Vin } from '#kernel/vin.ts';
import {
  type CarCondition,
  type CellReading,
  conditionOf,
  countPhotos,
  readDay,
  readFlag,
  readMiles,
  readPrice,
  readText,
  readYear,
} from './cells.ts';
import type { Cells, FeedColumn, FeedRow } from './columns.ts';

/** A car of a rooftop as it is kept. Absent members fall to the sample identity of the VIN. */
export type FeedCar = {
  readonly vin: Vin;
  readonly stock?: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly bodyStyle?: string;
  readonly exteriorColor?: string;
  readonly interiorColor?: string;
  readonly transmission?: string;
  readonly drivetrain?: string;
  readonly engine?: string;
  readonly fuel?: string;
  readonly doors?: number;
  /** Whole miles. */
  readonly miles: number;
  /** US dollars; null when no price is posted. */
  readonly price: number | null;
  readonly msrp?: number;
  readonly condition: CarCondition;
  readonly listedOn?: string;
  readonly photoCount: number;
};

export interface Correction {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export type RowOutcome =
  | { readonly line: number; readonly outcome: 'accepted'; readonly car: FeedCar }
  | {
      readonly line: number;
      readonly outcome: 'corrected';
      readonly car: FeedCar;
      readonly corrections: readonly Correction[];
    }
  | {
      readonly line: number;
      readonly outcome: 'refused';
      readonly vin?: string;
      readonly problems: readonly Problem[];
    };

/** Below this a car of the current or last model year still counts as new. */
const NEW_MILES = 1000;
const KEPT_TEXTS = [
  'stock',
  'bodyStyle',
  'exteriorColor',
  'interiorColor',
  'transmission',
  'drivetrain',
  'engine',
  'fuel',
] as const;

/** Collects what was corrected and what is wrong while a row is read. */
class Notes {
  readonly corrections: Correction[] = [];
  readonly problems: Problem[] = [];

  /** The value of a cell; undefined when it is absent or wrong. */
  take<Value>(cells: Cells, field: FeedColumn, read: (text: string) => CellReading<Value>): Value | undefined {
    const text = cells.get(field);
    if (text === undefined) return undefined;
    const reading = read(text);
    if (!reading.ok) {
      this.problems.push(problem('body', field, reading.expected, text));
      return undefined;
    }
    if (reading.corrected !== undefined) this.correct(field, text, reading.value, reading.corrected);
    return reading.value;
  }

  correct(field: string, from: string, to: unknown, why: string): void {
    this.corrections.push({ field, from, to: to === null ? '' : String(to), why });
  }

  require(field: FeedColumn, expected: string): void {
    if (!this.problems.some((one) => one.path === field))
      this.problems.push(problem('body', field, expected, undefined));
  }
}

/** Reads a row; the corrections are those of form and those that the VIN itself decides. */
export function readCar({ line, cells }: FeedRow, currentYear: number): RowOutcome {
  const notes = new Notes();
  const vin = readVin(cells, notes);
  if (vin === undefined) return { line, outcome: 'refused', problems: notes.problems };
  const named = nameCar(vin, cells, notes, currentYear);
  const price = notes.take(cells, 'price', readPrice) ?? null;
  const msrp = notes.take(cells, 'msrp', readPrice) ?? undefined;
  const listedOn = notes.take(cells, 'listedOn', readDay);
  const use = readUse(cells, notes, currentYear - named.year);
  const doors = Number(cells.get('doors'));
  if (notes.problems.length > 0 || use === undefined)
    return { line, outcome: 'refused', vin, problems: notes.problems };
  const car: FeedCar = {
    vin,
    ...named,
    ...keptTexts(cells),
    ...(Number.isInteger(doors) && doors >= 1 && doors <= 9 ? { doors } : {}),
    ...use,
    price,
    ...(msrp === undefined ? {} : { msrp }),
    ...(listedOn === undefined ? {} : { listedOn }),
    photoCount: countPhotos(cells.get('photos') ?? ''),
  };
  const { corrections } = notes;
  return corrections.length === 0
    ? { line, outcome: 'accepted', car }
    : { line, outcome: 'corrected', car, corrections };
}

function readVin(cells: Cells, notes: Notes): Vin | undefined {
  const text = cells.get('vin');
  const vin = parseVin((text ?? '').replace(/[\s-]/g, ''));
  if (vin === undefined) {
    notes.problems.push(problem('body', 'vin', 'a VIN of 17 characters A–Z, 0–9 without I, O, Q', text));
  } else if (text !== undefined && text !== vin) notes.correct('vin', text, vin, 'upper case without blanks');
  return vin;
}

/** Year, make, model and trim: as fed, with the year that the VIN tells, and the sample identity where the feed is silent. */
function nameCar(vin: Vin, cells: Cells, notes: Notes, currentYear: number) {
  const identity = identityOf(vin, currentYear);
  const told = modelYear(vin, currentYear);
  const fed = notes.take(cells, 'year', readYear);
  // Position 10 repeats every thirty years, so only another code contradicts the VIN.
  const contradicts = told !== null && fed !== undefined && (fed - told) % 30 !== 0;
  const year = contradicts ? told : (fed ?? identity.sampleYear);
  if (contradicts) notes.correct('year', String(fed), told, 'position 10 of the VIN says so');
  else if (fed === undefined && !cells.has('year')) notes.correct('year', '', year, 'read from the VIN');
  const nameOf = (field: 'make' | 'model' | 'trim') => {
    const text = readText(cells.get(field) ?? '');
    if (text === '') {
      if (field !== 'trim') notes.correct(field, '', identity[field], 'decoded from the VIN');
      return field === 'trim' ? '' : identity[field];
    }
    if (text !== identity[field] && text.toLowerCase() === identity[field].toLowerCase()) {
      notes.correct(field, text, identity[field], 'spelled as the maker does');
      return identity[field];
    }
    return text;
  };
  return { year, make: nameOf('make'), model: nameOf('model'), trim: nameOf('trim') };
}

/** Miles and condition decide each other where one is missing; a used car without miles is refused, never guessed. */
function readUse(cells: Cells, notes: Notes, ageYears: number): { miles: number; condition: CarCondition } | undefined {
  const miles = notes.take(cells, 'miles', (text) => readMiles(text, cells.get('milesUnit')));
  if (cells.has('miles') && miles === undefined) return undefined;
  const word = cells.get('condition') ?? '';
  const likelyNew = ageYears <= 1 && (miles ?? 0) < NEW_MILES;
  const judged = conditionOf(word) ?? (likelyNew ? 'new' : 'used');
  if (conditionOf(word) === undefined) notes.correct('condition', word, judged, 'judged by year and miles');
  else if (word !== judged) notes.correct('condition', word, judged, 'the usual word');
  const condition = judged === 'used' && readFlag(cells.get('certified') ?? '') ? 'certified' : judged;
  if (miles !== undefined) return { miles, condition };
  if (condition !== 'new') {
    notes.require('miles', 'the miles of a used car');
    return undefined;
  }
  notes.correct('miles', '', 0, 'a new car');
  return { miles: 0, condition };
}

function keptTexts(cells: Cells): Partial<Record<(typeof KEPT_TEXTS)[number], string>> {
  const kept = KEPT_TEXTS.flatMap((field) => {
    const text = readText(cells.get(field) ?? '');
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(kept);
}
