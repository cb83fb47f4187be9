/** The members of a notice to an applicant. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Reason } from './reasons.ts';

/** A name and mailing address. */
export interface Addressee {
  readonly name: string;
  readonly address: string;
}

export interface NoticeScore {
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly date: IsoDate;
  readonly source: string;
  /** At most four, or five when inquiries count: 15 USC 1681g(f)(1)(C), (f)(9). */
  readonly keyFactors: readonly Reason[];
}

/** Members of the notice, and its due date. */
export interface AdverseActionNotice {
  readonly action: 'declined' | 'counter-offer' | 'less-favorable-terms';
  /** Thirty days from the decision, 12 CFR 1002.9(a)(1); for worse terms, the last day of the approval. */
  readonly dueBy: IsoDate;
  readonly rules: readonly string[];
  readonly creditor: Addressee;
  readonly principalReasons: readonly Reason[];
  /** Absent when nothing was declined. */
  readonly equalCredit?: { readonly statement: string; readonly agency: Addressee };
  readonly score: NoticeScore;
  readonly bureau: Addressee & { readonly phone: string };
  /** Days to request a free copy of the file: 15 USC 1681m(a)(4), 1681j(b). */
  readonly freeReportDays: number;
  readonly statement: string;
  /** The whole notice as a letter in plain text, ready to print. */
  readonly letter: string;
}
