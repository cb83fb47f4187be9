/** Port of a credit bureau: a soft pull returns a file, a freeze, no file, or an outage. */
import type { PulledFile } from '#domain/credit/file.ts';
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

export type BureauAnswer = PulledFile | { readonly state: 'down' };

export interface Bureau {
  /** Provenance label of the answers. */
  readonly source: string;
  /** Leaves no mark that other lenders see. Never throws. */
  softPull(pull: SoftPull): Promise<BureauAnswer>;
}
