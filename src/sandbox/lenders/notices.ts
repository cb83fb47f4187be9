/** Adds reasons to a decision, and the notices owed to each applicant. Pure. */
import { noticeOf } from '#domain/credit/adverse-action/notice.ts';
import { owesPricingNotice, pricingNoticeOf } from '#domain/credit/adverse-action/pricing-notice.ts';
import {
  REASONS_MAX,
  type Reason,
  reasonsOf,
  reasonsOfScore,
  reasonsOfShortfalls,
} from '#domain/credit/adverse-action/reasons.ts';
import type {
  AskedProof,
  CounterOffer,
  CreditRequest,
  LenderCard,
  LenderDecision,
  Ratios,
} from '#domain/credit/decision.ts';
import { percentText } from '#domain/credit/percent.ts';
import type { ProgrammeRow } from '#domain/credit/sizing/programme.data.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import { PANEL } from './panel.data.ts';
import { shortfallsOf } from './shortfalls.ts';

interface Outcome {
  readonly expiresAt: IsoInstant;
  readonly declined: boolean;
  readonly counterOffer: CounterOffer | undefined;
  /** The customer rate in percent a year. */
  readonly aprPct: number;
  readonly reasons: readonly Reason[];
  readonly programme: ProgrammeRow;
  readonly asked: Ratios;
}

type Notices = Pick<LenderDecision, 'notice' | 'coApplicantNotice'>;

/**
 * The reasons named by the caller, else the missed limits, else the terms changed by a counter-offer; the score's
 * factors only when none of these applies.
 */
export function reasonsFor(
  request: CreditRequest,
  programme: ProgrammeRow,
  asked: Ratios,
  counterOffer?: CounterOffer,
): Reason[] {
  const { simulate, score, factorCodes, joint } = request;
  // The factors of the pull belong to the first applicant.
  const codes = joint === undefined || joint.scores[0] === score ? factorCodes : undefined;
  if (simulate.reasons !== undefined) return reasonsOf(simulate.reasons);
  const missed = reasonsOfShortfalls(shortfallsOf(request, programme, asked));
  if (missed.length > 0) return missed;
  const countered = counterOffer === undefined ? [] : reasonsOf(countersOf(counterOffer));
  return countered.length > 0 ? countered : reasonsOfScore(score, codes).slice(0, REASONS_MAX);
}

/** The lines of form C-1 for the changed terms. */
function countersOf({ amountFinanced, termMonths, maxPayment, downPaymentMin }: CounterOffer): string[] {
  return [
    ...(maxPayment === undefined ? [] : ['C1-08']),
    ...(amountFinanced === undefined && termMonths === undefined ? [] : ['C1-23']),
    ...(downPaymentMin === undefined ? [] : ['C1-24']),
  ];
}

/** One notice to each applicant, with that applicant's own score only: 12 CFR 1022.75(c)(1). */
export function noticesFor(request: CreditRequest, lender: LenderCard, outcome: Outcome): Notices {
  const [own = request.score, other] = request.joint?.scores ?? [request.score];
  const notice = noticeFor({ ...request, score: own }, lender, outcome, request);
  if (notice === undefined) return {};
  const { factorCodes: _, ...withoutFactors } = request;
  const second =
    other === undefined ? undefined : noticeFor({ ...withoutFactors, score: other }, lender, outcome, request);
  return { notice, ...withoutUndefined({ coApplicantNotice: second }) };
}

/**
 * A decline requires a notice, and so does a counter-offer that the applicant has not accepted: 12 CFR 1002.2(c)(1)(i).
 * An approval on worse terms requires the risk-based pricing notice, which an adverse action notice replaces: 12 CFR
 * 1022.74(b).
 */
function noticeFor(
  { decidedAt, score, factorCodes, tier }: CreditRequest,
  lender: LenderCard,
  { declined, counterOffer, programme, asked, expiresAt, reasons, aprPct }: Outcome,
  decided: CreditRequest,
): LenderDecision['notice'] {
  const creditor = {
    name: lender.name,
    kind: lender.kind,
    address: PANEL.find(({ id }) => id === lender.id)?.address ?? '',
  };
  if (!declined && counterOffer === undefined) {
    return owesPricingNotice(tier)
      ? pricingNoticeOf({ decidedAt, expiresAt, creditor, score, factorCodes })
      : undefined;
  }
  const offered =
    counterOffer === undefined ? undefined : { lines: termLines(counterOffer, aprPct), acceptBy: dateOf(expiresAt) };
  return noticeOf({
    action: declined ? 'declined' : 'counter-offer',
    decidedAt,
    creditor,
    reasons: declined ? reasons : reasonsFor(decided, programme, asked, counterOffer),
    score,
    factorCodes,
    offered,
  });
}

function termLines({ amountFinanced, termMonths, downPaymentMin, maxPayment }: CounterOffer, aprPct: number): string[] {
  return [
    ...(amountFinanced === undefined ? [] : [`Amount financed: at most ${toDecimal(amountFinanced)}`]),
    ...(termMonths === undefined ? [] : [`Term: ${termMonths} months`]),
    ...(downPaymentMin === undefined ? [] : [`Down payment: at least ${toDecimal(downPaymentMin)}`]),
    ...(maxPayment === undefined ? [] : [`Monthly payment: at most ${toDecimal(maxPayment)}`]),
    `Rate: ${percentText(aprPct)} % a year`,
  ];
}

/** The information that an application lacks, its deadline, and the consequence: 12 CFR 1002.9(c)(2), form C-6. */
export function informationNeeded(stipulations: readonly AskedProof[], dueBy: IsoInstant): string[] {
  if (stipulations.length === 0) return [];
  const named = stipulations.map(({ text }) => text.replace(/\.$/, '')).join('; ');
  return [`Needed by ${dateOf(dueBy)}: ${named}. Without them, the application will not be considered further.`];
}
