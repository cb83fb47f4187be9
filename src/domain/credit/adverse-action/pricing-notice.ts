/** Builds the risk-based pricing notice of an approval on worse terms. 12 CFR 1022.72 and 1022.73(a)(1), form H-6. */
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import { TIERS } from '../../credit-tiers/tiers.data.ts';
import type { TierLetter } from '../../credit-tiers/tiers.ts';
import type { Addressee, AdverseActionNotice } from './adverse-action-notice.ts';
import { withLetter } from './letter.ts';
import { BUREAU, FREE_REPORT_DAYS, scoreOf } from './notice.ts';

/** With five tiers, the two cheapest require no notice: the tiered pricing method, 12 CFR 1022.72(b)(2). */
const CHEAPEST_TIERS = 2;

/** True when consumers of the tier pay materially more than a substantial share of the others. */
export function owesPricingNotice(tier: TierLetter): boolean {
  return TIERS.findIndex(({ letter }) => letter === tier) >= CHEAPEST_TIERS;
}

/** The statements of 12 CFR 1022.73(a)(1)(i) to (ix), in its order. */
const STATEMENTS: readonly string[] = [
  'A consumer report is a record of your credit history: how you pay your bills, what you owe, and whether accounts are late.',
  'We used information from your consumer report to set the terms of the credit that we offer you, such as the annual percentage rate.',
  'These terms may be less favorable than the terms offered to consumers with better credit histories.',
  'We encourage you to check the information in your report. You have the right to dispute anything inaccurate in it.',
  `${BUREAU.name} gave us your report. Federal law gives you a free copy of it for ${FREE_REPORT_DAYS} days after you receive this notice. Write to ${BUREAU.address} or call ${BUREAU.phone}.`,
  'More about consumer reports: www.consumerfinance.gov/learnmore.',
  'A credit score is a number that takes into account information in a consumer report. We used your score to set these terms. It can change as your credit history changes.',
];

export interface PricingFacts {
  readonly decidedAt: IsoInstant;
  /** The last day of the approval. The notice is due before the contract is signed, 12 CFR 1022.73(c)(1)(i). */
  readonly expiresAt: IsoInstant;
  readonly creditor: Addressee;
  readonly score: number;
  readonly factorCodes?: readonly string[] | undefined;
}

export function pricingNoticeOf(facts: PricingFacts): AdverseActionNotice {
  const { decidedAt, expiresAt, creditor, score, factorCodes } = facts;
  const { name, address } = creditor;
  return withLetter({
    action: 'less-favorable-terms',
    dueBy: dateOf(expiresAt),
    rules: ['12 CFR 1022.72', '12 CFR 1022.73(a)(1)'],
    creditor: { name, address },
    principalReasons: [],
    score: scoreOf(score, dateOf(decidedAt), factorCodes),
    bureau: BUREAU,
    freeReportDays: FREE_REPORT_DAYS,
    statement: STATEMENTS.join(' '),
  });
}
