/** Markdown building blocks of vehicle pages: headings, tables and escaped text. */

type Cell = string | number | boolean | null;
export type Line = readonly [name: string, value: unknown];

/** A heading with its text; nothing when the text is empty. */
export function section(heading: string, text: string): string {
  return text === '' ? '' : `## ${heading}\n\n${text}`;
}

/** One row for each member with a single value; nested members are omitted. */
export function table(lines: readonly Line[]): string {
  const shown = lines.filter((line): line is [string, Cell] => isCell(line[1]));
  if (shown.length === 0) return '';
  return [
    '| | |',
    '|---|---|',
    ...shown.map(([name, value]) => `| ${plain(name)} | ${plain(String(value ?? 'none'))} |`),
  ].join('\n');
}

function isCell(value: unknown): value is Cell {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Escapes text that may come from the gateway, so that it cannot break a cell or become markup. */
export function plain(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]|<>#]/g, (mark) => (mark === '<' ? '&lt;' : `\\${mark}`));
}
