/** Markdown building blocks of vehicle pages: headings, tables and escaped text. */

type Cell = string | number | boolean | null;
export type Line = readonly [name: string, value: unknown];

/** A heading with what stands under it; nothing where there is nothing. */
export function section(heading: string, text: string): string {
  return text === '' ? '' : `## ${heading}\n\n${text}`;
}

/** One row for each member that is a single value; what holds more is left out. */
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

/** Text that cannot break a cell or become markup: it may come from the gateway. */
export function plain(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]|<>#]/g, (mark) => (mark === '<' ? '&lt;' : `\\${mark}`));
}
