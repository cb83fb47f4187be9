/** Personas of the sandbox bureau: last names that choose an outcome, in any case, with any first name. */
import type { AlertKind } from '#domain/credit/file.ts';

/** One persona. What it leaves out follows the score as for anybody else. */
export interface Persona {
  readonly lastName: string;
  readonly outcome: 'score' | 'frozen' | 'no-hit' | 'down';
  readonly score?: number;
  readonly story: string;
  /** Factor codes that come first. */
  readonly leads?: readonly string[];
  /** Nothing derogatory is on file. */
  readonly clean?: true;
  readonly thin?: true;
  readonly alert?: AlertKind;
  readonly publicRecords?: number;
  readonly inquiries12mo?: number;
}

export const CAST: readonly Persona[] = [
  { lastName: 'Superprime', outcome: 'score', score: 840, clean: true, story: 'Paid everything, always' },
  { lastName: 'Prime', outcome: 'score', score: 720, clean: true, story: 'Solid file, one auto loan' },
  { lastName: 'Nearprime', outcome: 'score', score: 640, leads: ['10'], story: 'High card balances' },
  { lastName: 'Subprime', outcome: 'score', score: 575, leads: ['13'], story: 'Recent late payments' },
  { lastName: 'Lowband', outcome: 'score', score: 605, clean: true, story: 'Below 620 with nothing derogatory' },
  { lastName: 'Thinfile', outcome: 'score', score: 612, clean: true, thin: true, leads: ['07', '14'], story: 'Two accounts, nine months old' },
  { lastName: 'Rebuilder', outcome: 'score', score: 655, clean: true, leads: ['40'], publicRecords: 1, story: 'A bankruptcy four years back, clean since' },
  { lastName: 'Ceiling', outcome: 'score', score: 899, clean: true, story: 'The top of the band' },
  { lastName: 'Floor', outcome: 'score', score: 550, story: 'The bottom of the band' },
  { lastName: 'Inquirer', outcome: 'score', score: 700, inquiries12mo: 7, story: 'The inquiry factor arrives as a fifth' },
  { lastName: 'Frozen', outcome: 'frozen', alert: 'freeze', story: 'A security freeze: no score is released' },
  { lastName: 'Nohit', outcome: 'no-hit', story: 'The bureau has no file' },
  { lastName: 'Fraudalert', outcome: 'score', score: 690, alert: 'fraud-alert', story: 'The score is released, the identity must be checked' },
  { lastName: 'Ofachit', outcome: 'score', score: 710, alert: 'ofac', story: 'A possible match on the sanctions list; buying power is withheld' },
  { lastName: 'Mismatch', outcome: 'score', score: 705, alert: 'address-mismatch', story: 'The address differs from the file' },
  { lastName: 'Outage', outcome: 'down', story: 'The bureau does not answer' },
];

/** The bureau's own words for each alert. */
export const ALERTS: Readonly<Record<AlertKind, { readonly code: string; readonly text: string }>> = {
  freeze: { code: 'FRZ', text: 'A security freeze is in place; ask the applicant to lift it, which a bureau does within the hour' },
  'fraud-alert': { code: 'FRA', text: 'A fraud alert is on file; verify the identity before going on' },
  'address-mismatch': { code: 'ADM', text: 'The address given differs from the one on file' },
  deceased: { code: 'DEC', text: 'The file is reported as that of a deceased person' },
  ofac: { code: 'OFC', text: 'The name may be on the sanctions list; stop and review before going on' },
};

/** The day the sandbox's sanctions list is dated. */
export const SANCTIONS_LIST_DATE = '2026-11-02';
