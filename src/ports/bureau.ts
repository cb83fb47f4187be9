/** Port of a credit bureau: a soft pull returns a file, a freeze, no file, or an outage. */
import type { PulledFile } from '#domain/credit/file.ts';
import type { IsoDate } from '#kernel/dates.ts';

/** The person, and the legal basis of the pull. */
export interface SoftPull {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** Five digits, or nine with a hyphen. */
  readonly zip: string;
  /** The only permissible purpose supported is the consumer's written instructions: 15 USC 1681b(a)(2). */
  readonly permissiblePurpose: 'written-instructions';
  /** A reference to the recorded consent, never its content. */
  readonly consentRef: string;
  /** The date of consent; the sandbox dates its file by it. */
  readonly asOf: IsoDate;
}

export type BureauAnswer = PulledFile | { readonly state: 'down' };

export interface Bureau {
  /** Provenance label of the answers. */
  readonly source: string;
  /** Invisible to other lenders. Never throws. */
  softPull(pull: SoftPull): Promise<BureauAnswer>;
}
