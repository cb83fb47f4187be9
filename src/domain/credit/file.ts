/** Types of a consumer credit file, independent of the bureau that answered. */
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

/** Counts of a file; all whole numbers, `utilizationPct` in percent of card limits. */
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
  /** The score model's name, and the scale its numbers lie on. */
  readonly model: string;
  readonly scale: { readonly min: number; readonly max: number };
  /** Weightiest first. */
  readonly factorCodes: readonly string[];
  readonly summary: FileSummary;
}

/** The sanctions list the applicant was looked up on, whatever the file says. */
export interface OfacScreen {
  readonly result: 'clear' | 'possible-match';
  readonly listDate: IsoDate;
}

interface Screened {
  readonly alerts: readonly BureauAlert[];
  readonly ofac: OfacScreen;
}

/** Result of a pull. A freeze or a missing file carries no score, not even a reject value. */
export type PulledFile =
  | ({ readonly state: 'file'; readonly file: CreditFile } & Screened)
  | ({ readonly state: 'frozen' } & Screened)
  | ({ readonly state: 'no-hit' } & Screened);
