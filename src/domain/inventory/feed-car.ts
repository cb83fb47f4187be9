/** Reads one feed row into a vehicle with its corrections, or refuses it with every problem. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { checkDigitOf, hasValidCheckDigit, modelYear, parseVin, type Vin } from '#kernel/vin.ts';
import {
  type CarCondition,
  type CellReading,
  conditionOf,
  isSoldStatus,
  readComments,
  readDay,
  readFlag,
  readMiles,
  readOptions,
  readPhotos,
  readPrice,
  readText,
  readYear,
} from './cells.ts';
import type { CellsByColumn, FeedColumn, FeedRow } from './columns.ts';
import type { DecodedMembers } from './decoded.ts';

/** A rooftop's car as fed. Omitted members are absent. */
export type FeedCar = {
  readonly vin: Vin;
  readonly stock?: string;
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
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
  /** Dealer cost in US dollars; returned to the dealer's own keys only. */
  readonly invoice?: number;
  readonly dealerCost?: number;
  readonly options?: readonly string[];
  readonly comments?: string;
  readonly condition: CarCondition;
  readonly listedOn?: string;
  readonly photos?: readonly string[];
  /** Facts from the VIN's decode; the feed's own members take precedence. */
  readonly decoded?: DecodedMembers;
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

/** Below this mileage, a car of the current or previous model year counts as new. */
const NEW_MILES = 1000;
const KEPT_TEXTS = [
  'stock',
  'make',
  'model',
  'trim',
  'bodyStyle',
  'exteriorColor',
  'interiorColor',
  'transmission',
  'drivetrain',
  'engine',
  'fuel',
] as const;

/** Collects corrections and problems while a row is read. */
class Notes {
  readonly corrections: Correction[] = [];
  readonly problems: Problem[] = [];

  /** The value of a cell; undefined when it is absent or invalid. */
  take<Value>(
    cells: CellsByColumn,
    field: FeedColumn,
    read: (text: string) => CellReading<Value>,
    member: string = field,
  ): Value | undefined {
    const text = cells.get(field);
    if (text === undefined) return undefined;
    const reading = read(text);
    if (!reading.ok) {
      this.problems.push(problem('body', field, reading.expected, text));
      return undefined;
    }
    if (reading.corrected !== undefined) this.correct(member, text, reading.value, reading.corrected);
    return reading.value;
  }

  /** The same for an optional cell: an invalid one is reported as a correction. */
  takeOptional<Value>(
    cells: CellsByColumn,
    field: FeedColumn,
    read: (text: string) => CellReading<Value>,
  ): Value | undefined {
    const text = cells.get(field);
    if (text === undefined) return undefined;
    const reading = read(text);
    if (reading.ok) return reading.value;
    this.correct(field, text, '', `not read: ${reading.expected}`);
    return undefined;
  }

  correct(field: string, from: string, to: unknown, why: string): void {
    this.corrections.push({ field, from, to: to === null ? '' : String(to), why });
  }

  require(field: FeedColumn, expected: string): void {
    if (!this.problems.some((one) => one.path === field))
      this.problems.push(problem('body', field, expected, undefined));
  }
}

/** Reads a row. Corrects the form of its values, and the values that the VIN determines. */
export function readCar({ line, cells, repaired }: FeedRow, currentYear: number): RowOutcome {
  const notes = new Notes();
  if (repaired !== undefined) notes.correct('', '', '', repaired);
  const vin = readVin(cells, notes);
  if (vin === undefined) return { line, outcome: 'refused', problems: notes.problems };
  const status = cells.get('status') ?? '';
  if (isSoldStatus(status)) notes.problems.push(problem('body', 'status', 'a car that is for sale', status));
  const year = readModelYear(vin, cells, notes, currentYear);
  const money = readMoney(cells, notes);
  const listedOn = notes.takeOptional(cells, 'listedOn', readDay);
  const use = year === undefined ? undefined : readUse(cells, notes, currentYear - year);
  if (notes.problems.length > 0 || use === undefined || year === undefined)
    return { line, outcome: 'refused', vin, problems: notes.problems };
  const car: FeedCar = {
    vin,
    year,
    ...keptTexts(cells),
    ...use,
    ...money,
    ...withoutUndefined({ listedOn }),
    ...keptLists(cells),
  };
  const { corrections } = notes;
  return corrections.length === 0
    ? { line, outcome: 'accepted', car }
    : { line, outcome: 'corrected', car, corrections };
}

/** Some exports surround a VIN with blanks, dashes, asterisks or apostrophes. */
function readVin(cells: CellsByColumn, notes: Notes): Vin | undefined {
  const text = cells.get('vin');
  const vin = parseVin((text ?? '').normalize('NFKC').replace(/[\s\-*'"]/g, ''));
  if (vin === undefined) {
    notes.problems.push(problem('body', 'vin', 'a VIN of 17 characters A–Z, 0–9 without I, O, Q', text));
    return undefined;
  }
  if (text !== undefined && text !== vin) notes.correct('vin', text, vin, 'upper case without blanks');
  // 49 CFR 565 requires the check digit on cars made for North America; others may use the position freely.
  if (/^[1-57]/.test(vin) && !hasValidCheckDigit(vin))
    notes.correct('vin', vin, vin, `the check digit is ${vin.charAt(8)} and should be ${checkDigitOf(vin)}`);
  return vin;
}

/** The fed year, unless the VIN contradicts it. */
function readModelYear(vin: Vin, cells: CellsByColumn, notes: Notes, currentYear: number): number | undefined {
  const decodedYear = modelYear(vin, currentYear);
  const fed = notes.take(cells, 'year', readYear);
  // Position 10 repeats every thirty years, so only a different code contradicts the VIN.
  if (decodedYear !== null && fed !== undefined && (fed - decodedYear) % 30 !== 0) {
    notes.correct('year', String(fed), decodedYear, 'position 10 of the VIN says so');
    return decodedYear;
  }
  if (fed !== undefined) return fed;
  if (decodedYear === null) notes.require('year', 'a model year; position 10 of this VIN names none');
  else if (!cells.has('year')) notes.correct('year', '', decodedYear, 'read from the VIN');
  return decodedYear ?? undefined;
}

/** The asking price (or the MSRP if none is posted) and the dealer cost. */
function readMoney(cells: CellsByColumn, notes: Notes): Pick<FeedCar, 'price' | 'msrp' | 'invoice' | 'dealerCost'> {
  const posted = notes.take(cells, 'price', readPrice) ?? null;
  const msrp = notes.take(cells, 'msrp', readPrice) ?? undefined;
  const [invoice, dealerCost] = (['invoice', 'dealerCost'] as const).map(
    (field) => notes.takeOptional(cells, field, readPrice) ?? undefined,
  );
  const isUnpriced = posted === null && msrp !== undefined;
  if (isUnpriced) notes.correct('price', cells.get('price') ?? '', msrp, 'the MSRP, since no other price is posted');
  return {
    price: isUnpriced ? msrp : posted,
    ...withoutUndefined({ msrp, invoice, dealerCost }),
  };
}

/** Miles and condition determine each other when one is missing; a used car without miles is refused, never guessed. */
function readUse(
  cells: CellsByColumn,
  notes: Notes,
  ageYears: number,
): { miles: number; condition: CarCondition } | undefined {
  const miles = cells.has('miles')
    ? notes.take(cells, 'miles', (text) => readMiles(text, cells.get('milesUnit')))
    : notes.take(cells, 'kilometers', (text) => readMiles(text, 'km'), 'miles');
  if ((cells.has('miles') || cells.has('kilometers')) && miles === undefined) return undefined;
  const word = cells.get('condition') ?? '';
  const likelyNew = ageYears <= 1 && (miles === undefined || miles < NEW_MILES);
  const judged = conditionOf(word) ?? (likelyNew ? 'new' : 'used');
  if (conditionOf(word) === undefined) notes.correct('condition', word, judged, 'determined by year and miles');
  else if (word.length === 1) notes.correct('condition', word, judged, 'the usual word');
  const condition = judged === 'used' && readFlag(cells.get('certified') ?? '') ? 'certified' : judged;
  if (miles !== undefined) return { miles, condition };
  if (condition !== 'new') {
    notes.require('miles', 'the miles of a used car');
    return undefined;
  }
  notes.correct('miles', '', 0, 'a new car');
  return { miles: 0, condition };
}

function keptTexts(cells: CellsByColumn): Partial<Record<(typeof KEPT_TEXTS)[number], string>> {
  const kept = KEPT_TEXTS.flatMap((field) => {
    const text = readText(cells.get(field) ?? '');
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(kept);
}

function keptLists(cells: CellsByColumn): Pick<FeedCar, 'doors' | 'options' | 'comments' | 'photos' | 'photoCount'> {
  const doors = Number(cells.get('doors'));
  const options = readOptions(cells.get('options') ?? '');
  const comments = readComments(cells.get('comments') ?? '');
  const photos = readPhotos(cells.get('photos') ?? '');
  return {
    ...(Number.isInteger(doors) && doors >= 1 && doors <= 9 ? { doors } : {}),
    ...(options.length === 0 ? {} : { options }),
    ...(comments === '' ? {} : { comments }),
    ...(photos.length === 0 ? {} : { photos }),
    photoCount: photos.length,
  };
}
