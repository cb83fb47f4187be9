/** Stored and wire form of a lender's decision: decimal strings, with the channel that attested it. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import type { TierLetter } from '../credit-tiers/tiers.ts';
import type { AdverseActionNotice } from './adverse-action/adverse-action-notice.ts';
import type { Reason } from './adverse-action/reasons.ts';
import type { LenderDecision, LoanLimits, Verdict } from './decision.ts';
import { percentText } from './percent.ts';

/** The simulator acts for the lender; a connected lender would attest its own decisions. */
export const SIMULATOR = Object.freeze({ channel: 'simulator', simulated: true } as const);

type WrittenLimits = {
  readonly amountFinanced?: string;
  readonly termMonths?: number;
  readonly downPaymentMin?: string;
  readonly maxPayment?: string;
};

type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Plain<T[Name]> }
    : T;

export type DecisionRow = {
  readonly decisionId: string;
  readonly decision: Verdict;
  readonly lenderId: string;
  readonly lender: { readonly id: string; readonly name: string; readonly kind: string };
  readonly tier: TierLetter;
  readonly buyRate: string;
  readonly customerRate: string;
  readonly reserve: {
    readonly type: 'flat' | 'participation';
    readonly capPoints?: string;
    readonly splitPct?: number;
    readonly amount?: string;
  };
  readonly approved?: WrittenLimits & { readonly payment?: string; readonly maxAdvancePct: number };
  readonly counterOffer?: WrittenLimits & { readonly reason: string };
  readonly dealerFee: string;
  readonly stipulations: {
    readonly code: string;
    readonly text: string;
    readonly party: 'buyer' | 'dealer';
    readonly dueBy: IsoInstant;
    readonly state: 'OUTSTANDING';
  }[];
  readonly reasons: Plain<Reason>[];
  readonly notice?: Plain<AdverseActionNotice>;
  readonly coApplicantNotice?: Plain<AdverseActionNotice>;
  readonly ratios: { readonly pti?: string; readonly dti?: string; readonly ltv?: string };
  readonly comments: string[];
  readonly decidedAt: IsoInstant;
  /** When the applicant sees it; later than `decidedAt` only when a delay was requested. */
  readonly visibleAt: IsoInstant;
  readonly expiresAt: IsoInstant;
  readonly attestation: { readonly channel: string; readonly simulated: boolean };
};

export function decisionRow(
  decision: LenderDecision,
  at: { decidedAt: IsoInstant; visibleAt: IsoInstant },
  attestation: DecisionRow['attestation'] = SIMULATOR,
): DecisionRow {
  const { approved, counterOffer, notice, coApplicantNotice, ratios, lender } = decision;
  return {
    decisionId: decision.decisionId,
    decision: decision.decision,
    lenderId: lender.id,
    lender: { ...lender },
    tier: decision.tier,
    buyRate: percentText(decision.buyRatePct),
    customerRate: percentText(decision.customerRatePct),
    reserve: reserveRow(decision),
    ...(approved === undefined ? {} : { approved: approvedRow(approved) }),
    ...(counterOffer === undefined
      ? {}
      : { counterOffer: { ...limitsRow(counterOffer), reason: counterOffer.reason } }),
    dealerFee: toDecimal(decision.dealerFee),
    stipulations: decision.stipulations.map((stip) => ({ ...stip })),
    reasons: decision.reasons.map((reason) => ({ ...reason })),
    ...(notice === undefined ? {} : { notice: noticeRow(notice) }),
    ...(coApplicantNotice === undefined ? {} : { coApplicantNotice: noticeRow(coApplicantNotice) }),
    ratios: presentAsText(ratios, percentText),
    comments: [...decision.comments],
    ...at,
    expiresAt: decision.expiresAt,
    attestation,
  };
}

function approvedRow({ payment, maxAdvancePct, ...limits }: NonNullable<LenderDecision['approved']>) {
  const paid = payment === undefined ? {} : { payment: toDecimal(payment) };
  return { ...limitsRow(limits), ...paid, maxAdvancePct };
}

function noticeRow(notice: AdverseActionNotice): Plain<AdverseActionNotice> {
  const { rules, principalReasons, score } = notice;
  return {
    ...notice,
    rules: [...rules],
    principalReasons: [...principalReasons],
    score: { ...score, keyFactors: [...score.keyFactors] },
  };
}

function reserveRow({ reserve }: LenderDecision): DecisionRow['reserve'] {
  if (reserve.type === 'flat') return { type: 'flat', amount: toDecimal(reserve.amount) };
  return { type: 'participation', capPoints: percentText(reserve.capPoints), splitPct: reserve.splitPct };
}

function limitsRow({ termMonths, amountFinanced, downPaymentMin, maxPayment }: Partial<LoanLimits>): WrittenLimits {
  const amounts = presentAsText<'amountFinanced' | 'downPaymentMin' | 'maxPayment', Cents>(
    {
      ...withoutUndefined({ amountFinanced, downPaymentMin, maxPayment }),
    },
    toDecimal,
  );
  return { ...amounts, ...withoutUndefined({ termMonths }) };
}

/** The present members, as text. */
function presentAsText<Name extends string, Value>(
  members: { readonly [Member in Name]?: Value },
  text: (value: Value) => string,
): { readonly [Member in Name]?: string } {
  const rows = Object.entries(members) as [Name, Value][];
  return Object.fromEntries(rows.map(([name, value]) => [name, text(value)])) as { readonly [Member in Name]?: string };
}
