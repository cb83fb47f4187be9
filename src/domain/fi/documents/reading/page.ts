/** Splits document text into lines and cells that keep their offsets in the submitted text. */

/** One printed line; `start` is its offset in the content. */
export interface PageLine {
  readonly text: string;
  readonly start: number;
}

export interface Cell {
  readonly text: string;
  /** Offset in the line. */
  readonly at: number;
}

/** Typographic blanks, quotes and dashes, each replaced by one plain character so that offsets are unchanged. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '],
  [/[\u2018\u2019\u2032]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\uff1a/g, ':'],
];

/** The lines of a document. */
export function pageLines(content: string): PageLine[] {
  const plain = PLAIN.reduce((text, [pattern, by]) => text.replace(pattern, by), content);
  const lines: PageLine[] = [];
  const breaks = /\r\n|[\n\r\u2028\u2029\f\v]/g;
  let start = 0;
  for (const match of plain.matchAll(breaks)) {
    lines.push({ text: plain.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  lines.push({ text: plain.slice(start), start });
  return lines;
}

/** Parts of a line separated by two blanks, a tab or a bar. */
export function cellsOf(line: string): Cell[] {
  return [...line.matchAll(/[^\s|](?:[^\t|]*?[^\s|])?(?=\s{2,}|\s*[\t|]|\s*$)/g)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
}

/** True for a line without text: blank, or only rules such as `-----` and `|---|`. */
export function isRule(line: string): boolean {
  return /^[\s|_\-=+.*]*$/.test(line);
}
