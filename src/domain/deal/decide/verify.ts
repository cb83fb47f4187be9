/** Decides the three one-call verifications: notary, stipulations, insurance. Repeats return the standing result. */
import type { Refusal } from '#kernel/answer.ts';
import { epochMs } from '#kernel/dates.ts';
import type {
  NotarizationCompleted,
  NotarizationFailed,
  PolicyRecord,
  Signer,
} from '../../deal-facts/ceremony-events.ts';
import type { CheckedStip } from '../../deal-facts/credit-events.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import { OTHER } from '../../stips/codes.ts';
import { withMilestones } from '../milestones.ts';
import type { Deal } from '../state.ts';
import { type DecisionContext, refusalOf } from './decision-context.ts';

export type NotaryOutcome =
  | { readonly state: 'REQUESTED'; readonly notarizationId: string }
  | { readonly state: 'COMPLETED'; readonly record: NotarizationCompleted }
  | { readonly state: 'FAILED'; readonly failure: NotarizationFailed };

/** True when the result is already recorded: completed for this signer, or failed and still locked out. */
function isNotarizedFor({ notary }: Deal, signer: Signer, now: string): boolean {
  if (notary?.signer.name !== signer.name) return false;
  if (notary.state === 'FAILED') return notary.retryAt !== undefined && epochMs(now) < epochMs(notary.retryAt);
  return notary.state === 'COMPLETED';
}

/** The result without calling the notary, if any: this signer's recorded one, or a refusal. */
export function notarizedAlready(
  deal: Deal,
  signer: Signer,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> | undefined {
  return isNotarizedFor(deal, signer, context.now) ? [] : refusalOf(deal, 'notarize', context);
}

export function notarize(
  deal: Deal,
  signer: Signer,
  outcome: NotaryOutcome,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const already = notarizedAlready(deal, signer, context);
  if (already !== undefined) return already;
  const { now } = context;
  const notarizationId = idOf(outcome);
  const isSecondCall = deal.notary?.state === 'REQUESTED' && deal.notary.notarizationId === notarizationId;
  const documentKind = 'power-of-attorney';
  const events: DealEvent[] = isSecondCall
    ? []
    : [fact('Notarization.requested@1', now, { notarizationId, signer, documentKind })];
  if (outcome.state === 'COMPLETED') events.push(fact('Notarization.completed@1', now, outcome.record));
  if (outcome.state === 'FAILED') events.push(fact('Notarization.failed@1', now, outcome.failure));
  return withMilestones(deal, events, now);
}

function idOf(outcome: NotaryOutcome): string {
  if (outcome.state === 'COMPLETED') return outcome.record.notarizationId;
  return outcome.state === 'FAILED' ? outcome.failure.notarizationId : outcome.notarizationId;
}

/** Submitted and checked proofs; failed ones are recorded separately from passed ones. */
export function submitStips(
  deal: Deal,
  checked: readonly CheckedStip[],
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const refusal = refusalOf(deal, 'stips', context);
  if (refusal !== undefined) return refusal;
  if (checked.every((stip) => stands(deal, stip))) return [];
  const { now } = context;
  const submitted = checked.map(({ code, documentRef }) => ({ code, documentRef }));
  const events: DealEvent[] = [fact('Stipulation.submitted@1', now, { stips: submitted })];
  const passed = checked.filter((stip) => stip.reason === undefined);
  const failed = checked.filter((stip) => stip.reason !== undefined);
  if (passed.length > 0) events.push(fact('Stipulation.verified@1', now, { stips: passed }));
  if (failed.length > 0) events.push(fact('Stipulation.rejected@1', now, { stips: failed }));
  return withMilestones(deal, events, now);
}

function stands({ stips }: Deal, { code, documentRef }: CheckedStip): boolean {
  return stips.some(
    (row) =>
      (row.state === 'VERIFIED' || row.state === 'REJECTED') &&
      row.documentRef === documentRef &&
      (row.code === code || code === OTHER),
  );
}

export type InsurerOutcome =
  | { readonly state: 'PENDING'; readonly binder: PolicyRecord }
  | { readonly state: 'VERIFIED'; readonly record: PolicyRecord }
  | { readonly state: 'REJECTED'; readonly record: PolicyRecord; readonly reason: string };

/** True when this policy was already verified or is pending. */
function isInsuredBy({ policy }: Deal, policyNumber: string): boolean {
  return policy?.policyNumber === policyNumber;
}

/** The result without calling the carrier, if any: this policy's recorded one, or a refusal. */
export function insuredAlready(
  deal: Deal,
  policyNumber: string,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> | undefined {
  return isInsuredBy(deal, policyNumber) ? [] : refusalOf(deal, 'insurance', context);
}

export function insure(
  deal: Deal,
  outcome: InsurerOutcome,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const record = outcome.state === 'PENDING' ? outcome.binder : outcome.record;
  const already = insuredAlready(deal, record.policyNumber, context);
  if (already !== undefined) return already;
  const { now } = context;
  const { policyId, policyNumber } = record;
  const binder = outcome.state === 'PENDING' ? { binder: outcome.binder } : {};
  const events: DealEvent[] = [fact('InsurancePolicy.submitted@1', now, { policyId, policyNumber, ...binder })];
  if (outcome.state === 'VERIFIED') events.push(fact('InsurancePolicy.verified@1', now, record));
  if (outcome.state === 'REJECTED') {
    events.push(fact('InsurancePolicy.rejected@1', now, { ...record, reason: outcome.reason }));
  }
  return withMilestones(deal, events, now);
}
