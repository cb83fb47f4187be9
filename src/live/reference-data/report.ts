/** The report of an import of public data, and its failure. */

export interface ImportReport {
  readonly rows: number;
  readonly kept: number;
  /** The newest date in the file. */
  readonly date: string;
}

export type OnProgress = (file: string, progress: { readonly done: number; readonly total: number }) => void;

/** Rows between progress reports. */
export const REPORT_EVERY = 5_000;

/** A file of the wrong kind; the message names the expected one. */
export class NotTheFile extends Error {
  override readonly name = 'NotTheFile';
}
