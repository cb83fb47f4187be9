/** Builds the adverse action notice of a declined applicant: principal reasons and disclosures. Regulation B and FCRA §615(a). */
import { addDays, dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { factorText, pickFactors } from './factors.ts';

export interface Reason {
  readonly code: string;
  readonly text: string;
}

/** What the notice must say and by when. */
export interface AdverseActionNotice {
  /** Thirty days from the decision: 12 CFR 1002.9(a)(1). */
  readonly dueBy: IsoDate;
  readonly rules: readonly string[];
  /** The bureau did not decide; the consumer may have the file free for this many days and may dispute it: 15 USC 1681m(a). */
  readonly freeReportDays: number;
  readonly statement: string;
}

/** Regulation B, comment 9(b)(2)-1: more than four reasons help nobody. */
export const REASONS_MAX = 4;

const NOTICE_DAYS = 30;
const FREE_REPORT_DAYS = 60;

/** The reasons of the given codes, in order; codes of no list are left out by the caller. */
export function reasonsOf(codes: readonly string[]): Reason[] {
  return codes.slice(0, REASONS_MAX).map((code) => ({ code, text: factorText(code) ?? code }));
}

/** The four principal reasons of a score, for a decline whose lender named none. */
export function reasonsOfScore(score: number): Reason[] {
  const picked = pickFactors({ score, bits: 0, thin: false, clean: false, leads: [], manyInquiries: false });
  return picked.map(({ code, text }) => ({ code, text }));
}

export function noticeOf(decidedAt: IsoInstant): AdverseActionNotice {
  return {
    dueBy: addDays(dateOf(decidedAt), NOTICE_DAYS),
    rules: ['12 CFR 1002.9', '15 USC 1681m(a)'],
    freeReportDays: FREE_REPORT_DAYS,
    statement:
      'The bureau did not make this decision. The applicant may have a free copy of the file and may dispute it.',
  };
}
