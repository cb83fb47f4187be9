/** Owns finding the printed labels of a document: which field each names and how surely it stands as a label. */
import type { PageLine } from './page.ts';
import type { Reader } from './readers.ts';

/** One field to look for, under any of its label spellings. */
export interface LabelledField {
  readonly labels: readonly string[];
  readonly reader: Reader;
}

/**
 * How a label stands: `marked` with a colon, number sign or leader after it; `head` at the start of a line or cell;
 * `prose` in the middle of a sentence.
 */
export type LabelStanding = 'marked' | 'head' | 'prose';

export interface Label {
  readonly field: LabelledField;
  /** As printed. */
  readonly label: string;
  readonly line: number;
  /** Offsets in the line: of the label, and of what follows it and its marks. */
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

/** Prepares the labels of a kind of document. Longer spellings win over shorter ones that begin alike. */
export function labelFinder(fields: readonly LabelledField[]): LabelFinder {
  const bySpelling = new Map<string, LabelledField>();
  const spellings: string[] = [];
  for (const field of fields) {
    for (const spelling of field.labels) {
      const key = squeeze(spelling);
      if (bySpelling.has(key)) continue;
      bySpelling.set(key, field);
      spellings.push(spelling);
    }
  }
  spellings.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const marks = '(?:\\s*\\([^()\\n]{0,40}\\))?(\\s*(?:[:#=|]|\\.{2,}|_{2,}|\\.(?=\\s|$)|-(?=\\s))*)';
  const body = spellings.map(patternOf).join('|');
  return {
    pattern: new RegExp(`(?<![A-Za-z0-9])(${body})(?:(?<=#)|(?![A-Za-z0-9]))${marks}`, 'gi'),
    fields: bySpelling,
  };
}

/** Every label of a page, in reading order. A label directly followed by another of the same field is one label. */
export function findLabels(lines: readonly PageLine[], finder: LabelFinder): Label[] {
  const labels: Label[] = [];
  lines.forEach(({ text }, line) => {
    for (const match of text.matchAll(finder.pattern)) {
      const label = match[1] ?? '';
      const field = finder.fields.get(squeeze(label));
      if (field === undefined) continue;
      const valueAt = match.index + match[0].length;
      labels.push({
        field,
        line,
        at: match.index,
        valueAt,
        label,
        standing: standingOf(text, match.index, label, match[2] ?? ''),
      });
    }
  });
  const real = withoutStrayNumbers(labels);
  return real.filter((label, i) => {
    const next = real[i + 1];
    if (next === undefined || next.line !== label.line || next.field !== label.field) return true;
    return (lines[label.line]?.text.slice(label.valueAt, next.at) ?? '').trim() !== '';
  });
}

function standingOf(text: string, at: number, label: string, marks: string): LabelStanding {
  if (/[:#=|_]|\.\./.test(marks) || label.endsWith('#')) return 'marked';
  const before = text.slice(0, at);
  return /(?:^|\s{2}|[\t|;*>]\s*|^\s*\d{1,2}[.)]\s*)$/.test(before) ? 'head' : 'prose';
}

/** Numbered labels of a card (`4a`, `12`) are ordinary numbers elsewhere: they count only at the head of cells, three or more on a page. */
function withoutStrayNumbers(labels: readonly Label[]): Label[] {
  const isNumbered = ({ label }: Label) => /^\d/.test(label);
  const heads = labels.filter((one) => isNumbered(one) && one.standing === 'head');
  const isCard = new Set(heads.map(({ label }) => label.toLowerCase())).size >= 3;
  return labels.filter((one) => !isNumbered(one) || (isCard && one.standing === 'head'));
}
