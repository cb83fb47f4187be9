/** A printed document: headings, rows, the federal box and paragraphs, in order. */

export interface PrintedPaper {
  /** As listed in the envelope. */
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Row = readonly [label: string, value: string];

export type Block =
  | { readonly kind: 'rows'; readonly heading: string; readonly rows: readonly Row[] }
  /** Disclosures that must be grouped and segregated by law. */
  | { readonly kind: 'box'; readonly cells: readonly BoxCell[] }
  | { readonly kind: 'text'; readonly text: string };

interface BoxCell {
  readonly term: string;
  readonly says: string;
  readonly value: string;
}

const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE = new Intl.NumberFormat('en-US');

/** Formats `31500.00` as `$31,500.00`. */
export function dollars(amount: string | number): string {
  return CENTS.format(Number(amount));
}

/** `12,345 miles`. */
export function miles(count: number): string {
  return `${WHOLE.format(count)} miles`;
}

/** Rows with known values. */
export function rows(heading: string, all: readonly (readonly [string, string | undefined])[]): Block {
  const known = all.flatMap(([label, value]): Row[] => (value === undefined ? [] : [[label, value]]));
  return { kind: 'rows', heading, rows: known };
}
