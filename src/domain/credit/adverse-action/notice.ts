/** Builds the adverse action notice of a decline or a counter-offer. Regulation B, 12 CFR 1002.9; FCRA, 15 USC 1681m(a). */
import { addDays, dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { SCORE_SCALE } from '../../credit-tiers/score.ts';
import type { Addressee, AdverseActionNotice, NoticeScore } from './adverse-action-notice.ts';
import { AGENCIES, FTC } from './agencies.data.ts';
import { withLetter } from './letter.ts';
import { type Reason, reasonsOfScore } from './reasons.ts';

export interface NoticeFacts {
  readonly action: 'declined' | 'counter-offer';
  readonly decidedAt: IsoInstant;
  readonly creditor: Addressee & { readonly kind: string };
  readonly reasons: readonly Reason[];
  readonly score: number;
}

const NOTICE_DAYS = 30;
export const FREE_REPORT_DAYS = 60;

/** The simulated bureau; its number lies in the range that is kept for fiction. */
export const BUREAU = Object.freeze({
  name: 'Sandbox Credit Bureau',
  address: 'P.O. Box 0100, Sampleton, TX 78799',
  phone: '800-555-0199',
});

/** Substantially the wording that 12 CFR 1002.9(b)(1) requires; the agency follows it. */
const EQUAL_CREDIT =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The agency below administers compliance with this law concerning this creditor.';

export function noticeOf({ action, decidedAt, creditor, reasons, score }: NoticeFacts): AdverseActionNotice {
  const date = dateOf(decidedAt);
  const { name, address } = AGENCIES[creditor.kind] ?? FTC;
  return withLetter({
    action,
    dueBy: addDays(date, NOTICE_DAYS),
    rules: ['12 CFR 1002.9', '15 USC 1681m(a)'],
    creditor: { name: creditor.name, address: creditor.address },
    principalReasons: reasons,
    equalCredit: { statement: EQUAL_CREDIT, agency: { name, address } },
    score: scoreOf(score, date),
    bureau: BUREAU,
    freeReportDays: FREE_REPORT_DAYS,
    statement: `${BUREAU.name} did not make this decision and cannot give its reasons. Within ${FREE_REPORT_DAYS} days of this notice the applicant may request a free copy of the file from it, and may dispute with it anything inaccurate or incomplete.`,
  });
}

/** The score as a notice tells it: 15 USC 1681m(a)(2), 12 CFR 1022.73(a)(1)(ix). */
export function scoreOf(value: number, date: IsoDate): NoticeScore {
  return { value, range: { ...SCORE_SCALE }, date, source: BUREAU.name, keyFactors: reasonsOfScore(value) };
}
