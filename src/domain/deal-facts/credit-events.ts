/** Payloads of credit events on a deal: application, decisions and stipulations. */
import type { Json } from '#kernel/answer.ts';
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';

type Extra = { readonly [member: string]: Json | undefined };

/** Why no approval covers the amount financed. */
export const CREDIT_GAPS = ['undecided', 'declined', 'conditions-open', 'expired', 'amount-above-approval'] as const;
export type CreditGap = (typeof CREDIT_GAPS)[number];

export type CreditDecision = 'approved' | 'declined' | 'conditioned';

export type CreditApplicationSubmitted = {
  readonly applicationId: string;
  readonly amountFinanced: string;
  readonly downPayment: string;
  readonly termMonths: number;
  /** A simulated lender's ready approval, for a deal whose desk request named no `financeType`. */
  readonly preapproval?: LenderAnswer;
} & Extra;

/** The result of a soft pull for the deal, without the applicant's identity. */
export type PrequalCompleted = {
  readonly prequalId: string;
  readonly result: 'score' | 'frozen' | 'no-hit';
  /** The score that decides: of two applicants, the lower one. */
  readonly score?: number;
  /** Of both applicants of a joint one, the first applicant's first. */
  readonly scores?: readonly number[];
  readonly tier?: string;
  readonly lowBand?: boolean;
  /** Codes of the key factors of the first applicant's score, weightiest first. */
  readonly factors?: readonly string[];
  readonly consentRef: string;
  readonly validThrough: IsoDate;
};

/** A lender's answer. It names the channel that attested it. */
export type LenderAnswer = {
  readonly decisionId: string;
  readonly decision: CreditDecision;
  readonly attestation: { readonly channel: string; readonly simulated: boolean };
  readonly lender?: { readonly name: string } & Extra;
  /** Absent on a decline; without an amount when nothing was desked. */
  readonly approved?: { readonly amountFinanced?: string; readonly maxAdvancePct?: number } & Extra;
  readonly counterOffer?: { readonly amountFinanced?: string } & Extra;
  /** The last moment of an approval. */
  readonly expiresAt?: IsoInstant;
  /** The proofs that a conditioned decision requests. */
  readonly stipulations?: readonly RequestedStip[];
} & Extra;

export type CreditApplicationDecisioned = LenderAnswer & {
  readonly applicationId: string;
  /** The desk's figures at the decision; absent when nothing was desked. */
  readonly decidedOn?: { readonly amountFinanced: string; readonly products: string };
};

/** A manual review. The lender's later answer is stored here, and not shown until it is due. */
export type CreditApplicationReferred = {
  readonly applicationId: string;
  readonly lenderId: string;
  readonly answerDueAt: IsoInstant;
  readonly answer: CreditApplicationDecisioned;
};
export type CreditApplicationConditionsMet = {
  readonly applicationId: string;
  readonly codes: readonly string[];
} & Extra;

/** A requested proof: a code of the stipulation list with its standard sentence. */
type RequestedStip = {
  readonly code: string;
  readonly text: string;
  readonly dueBy?: IsoInstant;
} & Extra;
export type StipulationRequested = { readonly applicationId: string; readonly stips: readonly RequestedStip[] } & Extra;

export type StipCheck = { readonly name: string; readonly result: 'pass' | 'fail' };
export type SubmittedStip = { readonly code: string; readonly documentRef: string } & Extra;
export type CheckedStip = SubmittedStip & {
  readonly text: string;
  readonly checks: readonly StipCheck[];
  readonly reason?: string;
};
export type StipulationSubmitted = { readonly stips: readonly SubmittedStip[] };
export type StipulationVerified = { readonly stips: readonly CheckedStip[] };
export type StipulationRejected = { readonly stips: readonly CheckedStip[] };
