/** What an import of public data reports, and how it fails. */

export interface ImportReport {
  readonly rows: number;
  readonly kept: number;
  /** The newest date in the file. */
  readonly date: string;
}

export type OnProgress = (file: string, progress: { readonly done: number; readonly total: number }) => void;

/** Rows between two reports of progress. */
export const REPORT_EVERY = 5_000;

/** A file of another kind; the message names the one that is expected. */
export class NotTheFile extends Error {
  override readonly name = 'NotTheFile';
}
