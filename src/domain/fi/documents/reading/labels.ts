/** Finds printed labels in a document, with a confidence for each. */
import type { PageLine } from './page.ts';
import type { Reader } from './readers.ts';

/** A field to find, with all its label spellings. */
export interface LabelledField {
  readonly labels: readonly string[];
  readonly reader: Reader;
}

/**
 * The position of a label: `marked` by a following colon, number sign or leader; `head` at the start of a line or cell;
 * `prose` inside a sentence.
 */
type LabelStanding = 'marked' | 'head' | 'prose';

export interface Label {
  readonly field: LabelledField;
  /** As printed. */
  readonly label: string;
  readonly line: number;
  /** Offsets in the line: of the label, and of the text after it and its marks. */
  readonly at: number;
  readonly valueAt: number;
  readonly standing: LabelStanding;
}

export interface LabelFinder {
  readonly pattern: RegExp;
  readonly fields: ReadonlyMap<string, LabelledField>;
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9#]/g, '');
}

function patternOf(spelling: string): string {
  return spelling
    .split(/[\s./-]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[#&()'+]/g, (mark) => (mark === "'" ? "'?" : `\\${mark}`)))
    .join("[\\s./_'-]{0,3}");
}

/**
 * Prepares the labels of a kind of document. Longer spellings take precedence over shorter ones with the same start. Two
 * spellings with the same letters, such as `VIN` and `V.I.N.`, name the field that lists either first.
 */
export function labelFinder(fields: readonly LabelledField[]): LabelFinder {
  const bySpelling = new Map<string, LabelledField>();
  const spellings: string[] = [];
  for (const field of fields) {
    for (const spelling of field.labels) {
      const key = squeeze(spelling);
      if (!bySpelling.has(key)) bySpelling.set(key, field);
      spellings.push(spelling);
    }
  }
  spellings.sort((a, b) => b.length - a.length);
  const marks =
    '(?:\\s*\\([^()\\n]{0,40}\\))?((?:\\s*(?:["\']?[:=]["\']?|[#|]|\\.{2,}|_{2,}|\\.(?=\\s|$)|-(?=\\s)))*\\s*)';
  const body = [...new Set(spellings.map(patternOf))].join('|');
  return {
    pattern: new RegExp(`(?<![A-Za-z0-9])(${body})(?:(?<=#)|(?![A-Za-z0-9]))${marks}`, 'gi'),
    fields: bySpelling,
  };
}

/** The labels of each line that has words, in reading order. */
export function findLabels(lines: readonly PageLine[], finder: LabelFinder): Map<number, readonly Label[]> {
  const byLine = new Map<number, readonly Label[]>();
  lines.forEach(({ text }, line) => {
    if (!/[A-Za-z0-9]/.test(text)) return;
    byLine.set(line, labelsOfLine(text, line, finder));
  });
  const isCard = numberedHeads([...byLine.values()].flat()) >= NUMBERED_MIN;
  for (const [line, labels] of byLine) {
    const text = lines[line]?.text ?? '';
    byLine.set(
      line,
      mergeTwins(
        labels.filter((one) => !isNumbered(one) || (isCard && one.standing === 'head')),
        text,
      ),
    );
  }
  return byLine;
}

function labelsOfLine(text: string, line: number, { pattern, fields }: LabelFinder): Label[] {
  const labels: Label[] = [];
  // `matchAll` would copy the pattern for each line, which takes 10 µs at its length.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const label = match[1] ?? '';
    const field = fields.get(squeeze(label));
    if (field === undefined) continue;
    const standing = standingOf(text, match.index, label, match[2] ?? '');
    labels.push({ field, label, line, at: match.index, valueAt: match.index + match[0].length, standing });
  }
  return labels;
}

/** Characters before a label that show whether it starts a line or cell. */
const BEFORE = 8;

function standingOf(text: string, at: number, label: string, marks: string): LabelStanding {
  if (/[:#=|_]|\.\./.test(marks) || label.endsWith('#')) return 'marked';
  const before = at <= BEFORE ? `\n${text.slice(0, at)}` : text.slice(at - BEFORE, at);
  return /(?:\n\s*|\s{2}|[\t|;*>]\s*|\n\s*\d{1,2}[.)]\s*)$/.test(before) ? 'head' : 'prose';
}

/**
 * Numbered labels of a card (`4a`, `12`) are ordinary numbers elsewhere: they count at the start of cells, three or
 * more on a page.
 */
const NUMBERED_MIN = 3;

function isNumbered({ label }: Label): boolean {
  return /^\d{1,2}[a-d]?$/i.test(label);
}

function numberedHeads(labels: readonly Label[]): number {
  const heads = labels.filter((one) => isNumbered(one) && one.standing === 'head');
  return new Set(heads.map(({ label }) => label.toLowerCase())).size;
}

/** Two adjacent labels of one field (`4d DL`) are one label, with the better position of the two. */
function mergeTwins(labels: readonly Label[], text: string): Label[] {
  const merged: Label[] = [];
  for (const label of labels) {
    const before = merged.at(-1);
    const isTwin = before?.field === label.field && text.slice(before.valueAt, label.at).trim() === '';
    if (before === undefined || !isTwin) merged.push(label);
    else
      merged[merged.length - 1] = { ...label, standing: label.standing === 'prose' ? before.standing : label.standing };
  }
  return merged;
}
