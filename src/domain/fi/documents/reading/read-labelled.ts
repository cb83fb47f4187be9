/** Owns reading the values that stand beside, below or after the labels of a page, and choosing among several readings. */
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
/** Characters of a sentence that may lie between a label and its typed value. */
const PROSE_GAP_MAX = 110;

/** Keeps a reading when the field has none or a less sure one. */
export function keep(readings: FieldReadings, reading: Reading, offset: number, sureness: number): void {
  const confidence = Math.round(sureness * reading.quality * 100) / 100;
  for (const [field, value] of Object.entries(reading.values)) {
    const standing = readings.get(field);
    if (standing !== undefined && standing.confidence >= confidence) continue;
    readings.set(field, { value, start: offset + reading.start, end: offset + reading.end, confidence });
  }
}

/** Reads every labelled field of a page. */
export function readLabelled(lines: readonly PageLine[], finder: LabelFinder): FieldReadings {
  const labels = findLabels(lines, finder);
  const readings: FieldReadings = new Map();
  labels.forEach((_label, i) => {
    const beside = readBeside(lines, labels, i);
    if (beside === 'nothing') readBelow(lines, labels, i, readings);
    else if (beside !== undefined) keep(readings, beside.reading, beside.offset, beside.sureness);
  });
  return readings;
}

interface Placed {
  readonly reading: Reading;
  readonly offset: number;
  readonly sureness: number;
}

/** The value on the label's own line. `nothing` when no character stands there that could be one. */
function readBeside(lines: readonly PageLine[], labels: readonly Label[], i: number): Placed | 'nothing' | undefined {
  const label = labels[i];
  const line = label && lines[label.line];
  if (label === undefined || line === undefined) return undefined;
  const region = line.text.slice(label.valueAt, stopAt(labels, i, line.text.length));
  if (isRule(region)) return 'nothing';
  const { typed, read } = label.field.reader;
  const offset = line.start + label.valueAt;
  if (typed === undefined) {
    if (label.standing === 'prose') return undefined;
    const reading = read(region);
    if (reading === undefined) return undefined;
    const runsOn = label.standing === 'head' && /^[a-z]/.test(region.slice(reading.start));
    return runsOn ? undefined : { reading, offset, sureness: SURENESS[label.standing] };
  }
  const window = proseWindow(lines, labels, i, region);
  const reading = read(window);
  if (reading === undefined) return label.standing === 'prose' ? undefined : readInCell(label, region, offset);
  const isBeside = reading.start <= 14 && reading.end <= region.length;
  return { reading, offset, sureness: isBeside ? SURENESS[label.standing] : SURENESS.prose };
}

/** A last look at what stands right beside a label whose typed value did not read further on. */
function readInCell(label: Label, region: string, offset: number): Placed | undefined {
  const reading = label.field.reader.read(region);
  return reading && { reading, offset, sureness: SURENESS.prose };
}

/** Where the value region of a label ends: at the next label that stands as one, or that wants a value of the same type. */
function stopAt(labels: readonly Label[], i: number, lineEnd: number): number {
  const label = labels[i];
  for (let at = i + 1; at < labels.length; at += 1) {
    const next = labels[at];
    if (label === undefined || next === undefined || next.line !== label.line) break;
    if (next.standing !== 'prose') return next.at;
    if (label.field.reader.typed !== undefined && next.field.reader.typed === label.field.reader.typed) return next.at;
  }
  return lineEnd;
}

/** The region, and where a sentence runs on, the next line up to its first stop. */
function proseWindow(lines: readonly PageLine[], labels: readonly Label[], i: number, region: string): string {
  const label = labels[i];
  const line = label && lines[label.line];
  const next = label && lines[label.line + 1];
  if (label === undefined || line === undefined || next === undefined) return region.slice(0, PROSE_GAP_MAX);
  const cutShort = label.valueAt + region.length < line.text.length;
  if (cutShort || isRule(next.text)) return region.slice(0, PROSE_GAP_MAX);
  const first = labels.find(
    (one) =>
      one.line === label.line + 1 && (one.standing !== 'prose' || one.field.reader.typed === label.field.reader.typed),
  );
  // A line break is one character here, as long as it is in the content where the two are cut apart again.
  const gap = ' '.repeat(next.start - line.start - line.text.length);
  return (region + gap + next.text.slice(0, first?.at)).slice(0, PROSE_GAP_MAX);
}

/** The value under a label that has nothing beside it: by order where a row of labels heads a row of values, else the line below. */
function readBelow(lines: readonly PageLine[], labels: readonly Label[], i: number, readings: FieldReadings): void {
  const label = labels[i];
  if (label === undefined || label.standing === 'prose') return;
  const below = lines.findIndex((line, at) => at > label.line && at <= label.line + 3 && !isRule(line.text));
  const line = lines[below];
  if (line === undefined) return;
  if (labels.some((one) => one.line === below && one.standing !== 'prose' && one.at < 3)) return;
  const cell = cellUnder(cellsOf(lines[label.line]?.text ?? ''), cellsOf(line.text), label.at) ?? wholeOf(line, label);
  const reading = cell && label.field.reader.read(cell.text);
  if (cell !== undefined && reading !== undefined) keep(readings, reading, line.start + cell.at, SURENESS.below);
}

/** The cell of a value row that belongs to the heading at `at`: by order when the rows have as many cells, else the nearest. */
function cellUnder(headings: readonly Cell[], values: readonly Cell[], at: number): Cell | undefined {
  if (headings.length > 1 && headings.length === values.length) {
    return values[headings.findIndex((cell) => at >= cell.at && at < cell.at + cell.text.length)];
  }
  const distances = values.map((cell) => Math.abs(cell.at - at));
  const best = distances.indexOf(Math.min(...distances));
  return (distances[best] ?? Number.POSITIVE_INFINITY) <= 12 ? values[best] : undefined;
}

/** A label alone at the start of its line owns the whole line below. */
function wholeOf(line: PageLine, label: Label): Cell | undefined {
  return label.at <= 3 ? { text: line.text, at: 0 } : undefined;
}
