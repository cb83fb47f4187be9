/** Reads the values beside, below or after labels, and chooses among candidates. */
import { findLabels, type Label, type LabelFinder } from './labels.ts';
import { type Cell, cellsOf, isRule, type PageLine } from './page.ts';
import type { FieldValue, Reading } from './readers.ts';

/** A value with its position in the content and its confidence, 0 … 1. */
interface FieldReading {
  readonly value: FieldValue;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** The best reading of each field so far. */
export type FieldReadings = Map<string, FieldReading>;

/** Confidence by the label's position, chosen on the corpus; only the order matters, not the numbers. */
const SURENESS = { marked: 0.96, head: 0.92, below: 0.88, prose: 0.82 } as const;
/** Labels of a card that are unambiguous in capitals; `LN` is not, since it can mean lane. */
const RUN_TOGETHER: ReadonlySet<string> = new Set(['FN', 'DOB', 'EXP', 'ISS', 'SEX', 'HGT', 'WGT']);
/** Maximum characters from a label to the end of its value. */
const WINDOW_MAX = 140;
/** Maximum distance of a value beside its label; beyond it, the value belongs to a sentence. */
const BESIDE_MAX = 14;
/** A shorter number in a sentence is a count, not a document number. */
const PROSE_ID_MIN = 5;
/** Columns between a heading and the start of its value. */
const COLUMN_SHIFT_MAX = 12;
/** Lines below a label that may contain its value. */
const BELOW_LINES_MAX = 3;

/** Keeps a reading unless the field has one of higher confidence. */
export function keep(readings: FieldReadings, reading: Reading, offset: number, sureness: number): void {
  const confidence = Math.round(sureness * reading.quality * 100) / 100;
  for (const [field, value] of Object.entries(reading.values)) {
    const standing = readings.get(field);
    if (standing !== undefined && standing.confidence >= confidence) continue;
    readings.set(field, { value, start: offset + reading.start, end: offset + reading.end, confidence });
  }
}

/** A label with its surrounding lines and labels. */
interface Place {
  readonly label: Label;
  readonly line: PageLine;
  readonly lines: readonly PageLine[];
  /** Labels after this one on its line. */
  readonly following: readonly Label[];
  readonly labelsOf: (line: number) => readonly Label[];
}

/** Reads every labeled field of a page. */
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

/** The end of a label's value region: at the next clear label, or at one of the same type. */
function stopAt(label: Label, following: readonly Label[]): number | undefined {
  const { typed } = label.field.reader;
  const stop = following.find(
    (next) =>
      next.standing !== 'prose' || (typed === undefined ? isAbbreviation(next) : next.field.reader.typed === typed),
  );
  return stop?.at;
}

/** `FN` and similar, in capitals inside a line: a scan that joined the lines of a card. */
function isAbbreviation({ label }: Label): boolean {
  return RUN_TOGETHER.has(label);
}

/**
 * Free text counts only right beside a clear label; a lower-case letter after an unmarked label is a continuing
 * sentence.
 */
function readWordsBeside({ label, line }: Place, region: string, readings: FieldReadings): void {
  if (label.standing === 'prose' && !isAbbreviation(label)) return;
  const reading = label.field.reader.read(region);
  if (reading === undefined) return;
  if (label.standing === 'head' && /^[a-z]/.test(region.slice(reading.start))) return;
  keep(readings, reading, line.start + label.valueAt, SURENESS[label.standing]);
}

/** A typed value may come later in its sentence, across one line break. */
function readTyped(place: Place, region: string, runsOn: boolean, readings: FieldReadings): void {
  const { label, line } = place;
  const offset = line.start + label.valueAt;
  const { read, typed } = label.field.reader;
  const reading = read(region) ?? (runsOn ? read(withNextLine(place, region)) : undefined);
  if (reading === undefined) return;
  const isBeside = reading.start <= BESIDE_MAX && reading.end <= region.length;
  // A single word inside a sentence (`to`, `charge`) is a label only when its value follows immediately.
  if (!isBeside && label.standing === 'prose' && !/[\s-]/.test(label.label)) return;
  if (typed === 'identifier' && label.standing === 'prose' && reading.end - reading.start < PROSE_ID_MIN) return;
  keep(readings, reading, offset, isBeside ? SURENESS[label.standing] : SURENESS.prose);
}

/**
 * The region and the next line up to its first stop. The line break becomes as many blanks, so that offsets are
 * unchanged.
 */
function withNextLine({ label, line, lines, labelsOf }: Place, region: string): string {
  const next = lines[label.line + 1];
  if (next === undefined) return region;
  const gap = ' '.repeat(next.start - line.start - line.text.length);
  const stop = stopAt(label, labelsOf(label.line + 1));
  return (region + gap + next.text.slice(0, stop)).slice(0, WINDOW_MAX);
}

/** The value under a label with nothing beside it: by column under headings, else the line below. */
function readBelow({ label, line, lines, labelsOf }: Place, readings: FieldReadings): void {
  const from = label.line + 1;
  const near = lines.slice(from, from + BELOW_LINES_MAX);
  const skipped = near.findIndex(({ text }) => !isRule(text));
  const values = near[skipped];
  if (values === undefined) return;
  if (labelsOf(from + skipped).some((one) => one.standing !== 'prose' && one.at < 3)) return;
  const cell = cellUnder(cellsOf(line.text), cellsOf(values.text), label.at) ?? wholeOf(values, label);
  const reading = cell && label.field.reader.read(cell.text.slice(0, WINDOW_MAX));
  if (cell !== undefined && reading !== undefined) keep(readings, reading, values.start + cell.at, SURENESS.below);
}

/** The value cell for the heading at `at`: by order when both rows have the same number of cells, else the nearest. */
function cellUnder(headings: readonly Cell[], values: readonly Cell[], at: number): Cell | undefined {
  if (headings.length > 1 && headings.length === values.length) {
    return values[headings.findLastIndex((cell) => cell.at <= at)];
  }
  const distanceOf = (cell: Cell) => Math.abs(cell.at - at);
  const [nearest] = values.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return nearest !== undefined && distanceOf(nearest) <= COLUMN_SHIFT_MAX ? nearest : undefined;
}

/** A label alone on its line owns the whole line below. */
function wholeOf(line: PageLine, label: Label): Cell | undefined {
  return label.at <= 3 ? { text: line.text, at: 0 } : undefined;
}
