/** Types of a consumer credit file, independent of the bureau. */
import type { IsoDate } from '#kernel/dates.ts';

export type AlertKind = 'freeze' | 'fraud-alert' | 'address-mismatch' | 'deceased' | 'ofac';
export const ALERT_KINDS = [
  'freeze',
  'fraud-alert',
  'address-mismatch',
  'deceased',
  'ofac',
] as const satisfies AlertKind[];

export interface BureauAlert {
  readonly kind: AlertKind;
  /** The bureau's own code. */
  readonly code: string;
  readonly text: string;
}

/** Counts in a file; `utilizationPct` is a percentage of card limits. */
export interface FileSummary {
  readonly tradelines: number;
  readonly openAuto: number;
  readonly oldestMonths: number;
  readonly utilizationPct: number;
  readonly delinquencies30_60_90: { readonly days30: number; readonly days60: number; readonly days90: number };
  readonly inquiries12mo: number;
  readonly publicRecords: number;
  readonly collections: number;
}

export interface CreditFile {
  readonly score: number;
  /** The name and scale of the score model. */
  readonly model: string;
  readonly scale: { readonly min: number; readonly max: number };
  /** Weightiest first. */
  readonly factorCodes: readonly string[];
  readonly summary: FileSummary;
}

/** The sanctions list that the applicant was screened against, whatever the file says. */
export interface OfacScreen {
  readonly result: 'clear' | 'possible-match';
  readonly listDate: IsoDate;
}

interface Screened {
  readonly alerts: readonly BureauAlert[];
  readonly ofac: OfacScreen;
}

/** Result of a pull. A freeze or missing file has no score, not even a reject value. */
export type PulledFile =
  | ({ readonly state: 'file'; readonly file: CreditFile } & Screened)
  | ({ readonly state: 'frozen' } & Screened)
  | ({ readonly state: 'no-hit' } & Screened);
