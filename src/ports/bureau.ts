/** Owns the promise of a credit bureau: a soft pull answers a file, a freeze, no file, or that the bureau is down. */
import type { IsoDate } from '#kernel/dates.ts';

/** Whom the pull is about and what allows it. */
export interface SoftPull {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** Five digits, or nine with a hyphen. */
  readonly zip: string;
  /** The consumer's written instructions are the only purpose of this promise: 15 USC 1681b(a)(2). */
  readonly permissiblePurpose: 'written-instructions';
  /** Names the consent on record, never what it says. */
  readonly consentRef: string;
  /** The day the consent was given, which the sandbox dates its file by. */
  readonly asOf: IsoDate;
}

export type AlertKind = 'freeze' | 'fraud-alert' | 'address-mismatch' | 'deceased' | 'ofac';

export interface BureauAlert {
  readonly kind: AlertKind;
  /** The bureau's own code. */
  readonly code: string;
  readonly text: string;
}

/** Counts of a file; all whole numbers, `utilizationPct` 0 … 100 of card limits. */
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

/** The list the applicant was looked up on, whatever the file says. */
export interface OfacScreen {
  readonly result: 'clear' | 'possible-match';
  readonly listDate: IsoDate;
}

interface Screened {
  readonly alerts: readonly BureauAlert[];
  readonly ofac: OfacScreen;
}

export type BureauAnswer =
  | ({ readonly state: 'file'; readonly file: CreditFile } & Screened)
  | ({ readonly state: 'frozen' } & Screened)
  | ({ readonly state: 'no-hit' } & Screened)
  | { readonly state: 'down' };

export interface Bureau {
  /** The provenance label of whoever answers. */
  readonly source: string;
  /** Leaves no mark that other lenders see. Never throws. */
  softPull(pull: SoftPull): Promise<BureauAnswer>;
}
