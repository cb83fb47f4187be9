/** Reads the values beside, below or after labels, and chooses among candidates. */
import { findLabels, type Label, type LabelFinder } from './labels.ts';
import { type Cell, cellsOf, isRule, type PageLine } from './page.ts';
import type { FieldValue, Reading } from './readers.ts';

/** A value with its place in the content and how sure it is, 0 … 1. */
export interface FieldReading {
  readonly value: FieldValue;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** The best reading of each field so far. */
export type FieldReadings = Map<string, FieldReading>;

/** How sure a value is by how it stands to its label. Source: judgement on the corpus; the order matters, not the digits. */
const SURENESS = { marked: 0.96, head: 0.92, below: 0.88, prose: 0.82 } as const;
/** Labels of a card that mean nothing else where they stand in capitals; `LN` is a lane as well. */
const RUN_TOGETHER: ReadonlySet<string> = new Set(['FN', 'DOB', 'EXP', 'ISS', 'SEX', 'HGT', 'WGT']);
/** Characters that may lie between a label and the end of its value. */
const WINDOW_MAX = 140;
/** A value this near its label stands beside it; one further on is read out of a sentence. */
const BESIDE_MAX = 14;
/** A shorter number in a sentence is a count, not the number of a document. */
const PROSE_ID_MIN = 5;
/** Lines below a label in which its value may stand. */
const BELOW_LINES_MAX = 3;

/** Keeps a reading when the field has none or a less sure one. */
export function keep(readings: FieldReadings, reading: Reading, offset: number, sureness: number): void {
  const confidence = Math.round(sureness * reading.quality * 100) / 100;
  for (const [field, value] of Object.entries(reading.values)) {
    const standing = readings.get(field);
    if (standing !== undefined && standing.confidence >= confidence) continue;
    readings.set(field, { value, start: offset + reading.start, end: offset + reading.end, confidence });
  }
}

/** One label with the lines and labels around it. */
interface Place {
  readonly label: Label;
  readonly line: PageLine;
  readonly lines: readonly PageLine[];
  /** Labels after this one on its line. */
  readonly following: readonly Label[];
  readonly labelsOf: (line: number) => readonly Label[];
}

/** Reads every labelled field of a page. */
export function readLabelled(lines: readonly PageLine[], finder: LabelFinder): FieldReadings {
  const byLine = findLabels(lines, finder);
  const labelsOf = (line: number) => byLine.get(line) ?? [];
  const readings: FieldReadings = new Map();
  for (const [at, labels] of byLine) {
    const line = lines[at];
    if (line === undefined) continue;
    labels.forEach((label, i) => {
      readPlace({ label, line, lines, following: labels.slice(i + 1, i + 6), labelsOf }, readings);
    });
  }
  return readings;
}

function readPlace(place: Place, readings: FieldReadings): void {
  const { label, line, following } = place;
  const stop = stopAt(label, following);
  const region = line.text.slice(label.valueAt, Math.min(stop ?? line.text.length, label.valueAt + WINDOW_MAX));
  if (isRule(region)) {
    if (label.standing !== 'prose') readBelow(place, readings);
    else if (stop === undefined) readTyped(place, region, true, readings);
  } else if (label.field.reader.typed === undefined) {
    readWordsBeside(place, region, readings);
  } else {
    readTyped(place, region, stop === undefined, readings);
  }
}

/** Where the value region of a label ends: at the next label that stands as one, or that wants a value of the same type. */
function stopAt(label: Label, following: readonly Label[]): number | undefined {
  const { typed } = label.field.reader;
  const stop = following.find(
    (next) =>
      next.standing !== 'prose' || (typed === undefined ? isAbbreviation(next) : next.field.reader.typed === typed),
  );
  return stop?.at;
}

/** `FN` and its like, printed in capitals in the middle of a line: a scan that ran the lines of a card together. */
function isAbbreviation({ label }: Label): boolean {
  return RUN_TOGETHER.has(label);
}

/** Free text counts right beside a label that stands as one; a small letter after an unmarked label is a sentence running on. */
function readWordsBeside({ label, line }: Place, region: string, readings: FieldReadings): void {
  if (label.standing === 'prose' && !isAbbreviation(label)) return;
  const reading = label.field.reader.read(region);
  if (reading === undefined) return;
  if (label.standing === 'head' && /^[a-z]/.test(region.slice(reading.start))) return;
  keep(readings, reading, line.start + label.valueAt, SURENESS[label.standing]);
}

/** A typed value may stand further along its sentence, also over one line break. */
function readTyped(place: Place, region: string, runsOn: boolean, readings: FieldReadings): void {
  const { label, line } = place;
  const offset = line.start + label.valueAt;
  const { read, typed } = label.field.reader;
  const reading = read(region) ?? (runsOn ? read(withNextLine(place, region)) : undefined);
  if (reading === undefined) return;
  const isBeside = reading.start <= BESIDE_MAX && reading.end <= region.length;
  // A lone word inside a sentence (`to`, `charge`) is a label only when its value follows at once.
  if (!isBeside && label.standing === 'prose' && !/[\s-]/.test(label.label)) return;
  if (typed === 'identifier' && label.standing === 'prose' && reading.end - reading.start < PROSE_ID_MIN) return;
  keep(readings, reading, offset, isBeside ? SURENESS[label.standing] : SURENESS.prose);
}

/** The region and the next line up to its first stop. The line break is blanks, as many as it has characters, so that offsets stand. */
function withNextLine({ label, line, lines, labelsOf }: Place, region: string): string {
  const next = lines[label.line + 1];
  if (next === undefined || isRule(next.text) || label.valueAt + region.length < line.text.length) return region;
  const gap = ' '.repeat(next.start - line.start - line.text.length);
  const stop = stopAt(label, labelsOf(label.line + 1));
  return (region + gap + next.text.slice(0, stop)).slice(0, WINDOW_MAX);
}

/** The value under a label that has nothing beside it: by column where headings stand over values, else the line below. */
function readBelow({ label, line, lines, labelsOf }: Place, readings: FieldReadings): void {
  let below = label.line + 1;
  while (below <= label.line + BELOW_LINES_MAX && isRule(lines[below]?.text ?? '')) below += 1;
  const values = lines[below];
  if (values === undefined || below > label.line + BELOW_LINES_MAX) return;
  if (labelsOf(below).some((one) => one.standing !== 'prose' && one.at < 3)) return;
  const cell = cellUnder(cellsOf(line.text), cellsOf(values.text), label.at) ?? wholeOf(values, label);
  const reading = cell && label.field.reader.read(cell.text.slice(0, WINDOW_MAX));
  if (cell !== undefined && reading !== undefined) keep(readings, reading, values.start + cell.at, SURENESS.below);
}

/** The cell of a value row that belongs to the heading at `at`: by order when the rows have as many cells, else the nearest. */
function cellUnder(headings: readonly Cell[], values: readonly Cell[], at: number): Cell | undefined {
  if (headings.length > 1 && headings.length === values.length) {
    return values[headings.findIndex((cell) => at >= cell.at && at < cell.at + cell.text.length)];
  }
  const distances = values.map((cell) => Math.abs(cell.at - at));
  const best = distances.reduce((least, distance, i) => (distance < (distances[least] ?? 0) ? i : least), 0);
  return (distances[best] ?? Number.POSITIVE_INFINITY) <= 12 ? values[best] : undefined;
}

/** A label alone at the start of its line owns the whole line below. */
function wholeOf(line: PageLine, label: Label): Cell | undefined {
  return label.at <= 3 ? { text: line.text, at: 0 } : undefined;
}
