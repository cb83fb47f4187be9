/** Builds the adverse action notice of a decline or a counter-offer. Regulation B, 12 CFR 1002.9; FCRA, 15 USC 1681m(a). */
import { addDays, dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { SCORE_SCALE } from '../../credit-tiers/score.ts';
import type { Addressee, AdverseActionNotice, NoticeScore } from './adverse-action-notice.ts';
import { AGENCIES, FTC } from './agencies.data.ts';
import { type OfferedTerms, withLetter } from './letter.ts';
import { type Reason, reasonsOfScore } from './reasons.ts';

export interface NoticeFacts {
  readonly action: 'declined' | 'counter-offer';
  readonly decidedAt: IsoInstant;
  readonly creditor: Addressee & { readonly kind: string };
  readonly reasons: readonly Reason[];
  readonly score: number;
  /** Codes of the score's factors; the typical ones if absent. */
  readonly factorCodes?: readonly string[] | undefined;
  /** Terms of a counter-offer. */
  readonly offered?: OfferedTerms | undefined;
}

const NOTICE_DAYS = 30;
export const FREE_REPORT_DAYS = 60;

/** The simulated bureau; its telephone number is reserved for fiction. */
export const BUREAU = Object.freeze({
  name: 'Sandbox Credit Bureau',
  address: 'P.O. Box 0100, Sampleton, TX 78799',
  phone: '800-555-0199',
});

/** Substantially the wording required by 12 CFR 1002.9(b)(1); the agency follows it. */
const EQUAL_CREDIT =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The agency below administers compliance with this law concerning this creditor.';

export function noticeOf(facts: NoticeFacts): AdverseActionNotice {
  const { action, decidedAt, creditor, reasons, score, factorCodes, offered } = facts;
  const date = dateOf(decidedAt);
  const { name, address } = AGENCIES[creditor.kind] ?? FTC;
  const notice = {
    action,
    dueBy: addDays(date, NOTICE_DAYS),
    rules: ['12 CFR 1002.9', '15 USC 1681m(a)'],
    creditor: { name: creditor.name, address: creditor.address },
    principalReasons: reasons,
    equalCredit: { statement: EQUAL_CREDIT, agency: { name, address } },
    score: scoreOf(score, date, factorCodes),
    bureau: BUREAU,
    freeReportDays: FREE_REPORT_DAYS,
    statement: `The decision is based in whole or in part on a report from ${BUREAU.name}, which did not make the decision and cannot give its reasons. The applicant has the right to know what is in the file, to request a free copy of it within ${FREE_REPORT_DAYS} days of this notice, and to dispute anything inaccurate or incomplete with ${BUREAU.name}.`,
  };
  return withLetter(notice, offered);
}

/** The score as disclosed in a notice: 15 USC 1681m(a)(2), 12 CFR 1022.73(a)(1)(ix). */
export function scoreOf(value: number, date: IsoDate, codes?: readonly string[]): NoticeScore {
  return { value, range: { ...SCORE_SCALE }, date, source: BUREAU.name, keyFactors: reasonsOfScore(value, codes) };
}
