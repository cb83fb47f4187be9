/** The members of a notice to an applicant. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Reason } from './reasons.ts';

/** A name and where mail reaches it. */
export interface Addressee {
  readonly name: string;
  readonly address: string;
}

export interface NoticeScore {
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly date: IsoDate;
  readonly source: string;
  /** Four at most, five where inquiries count: 15 USC 1681g(f)(1)(C), (f)(9). */
  readonly keyFactors: readonly Reason[];
}

/** Members of the notice, and the day by which it is due. */
export interface AdverseActionNotice {
  readonly action: 'declined' | 'counter-offer' | 'less-favorable-terms';
  /** Thirty days from the decision, 12 CFR 1002.9(a)(1); the last day of the approval for worse terms. */
  readonly dueBy: IsoDate;
  readonly rules: readonly string[];
  readonly creditor: Addressee;
  readonly principalReasons: readonly Reason[];
  /** Absent where nothing was declined. */
  readonly equalCredit?: { readonly statement: string; readonly agency: Addressee };
  readonly score: NoticeScore;
  readonly bureau: Addressee & { readonly phone: string };
  /** Days in which a free copy of the file may be requested: 15 USC 1681m(a)(4), 1681j(b). */
  readonly freeReportDays: number;
  readonly statement: string;
  /** The whole notice as a letter in plain text, ready to print. */
  readonly letter: string;
}
