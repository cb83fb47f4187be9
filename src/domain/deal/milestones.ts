/** Derives events that follow from other events: conditions requested and met, documents complete. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { CreditApplication } from '../credit-application/credit-application.ts';
import { type DealEvent, fact } from '../deal-facts/events.ts';
import type { StipRow } from '../stips/stips.ts';
import { isFinanced, isFinancingImplied, PREAPPROVAL_CHANNEL } from './financing.ts';
import { type Deal, type DealState, evolve, isDeal } from './state.ts';
import { isClearable } from './status.ts';

/** The milestones that now follow and are not recorded yet, in order. */
export function milestonesOf(deal: DealState, at: IsoInstant): DealEvent[] {
  if (!isDeal(deal) || deal.cancelled !== undefined || deal.unwound !== undefined) return [];
  const requested = conditionsRequested(deal.credit);
  if (requested !== undefined) return [fact('Stipulation.requested@1', at, requested)];
  const met = conditionsMet(deal.credit, deal.stips);
  if (met !== undefined) return [fact('CreditApplication.conditionsMet@1', at, met)];
  if (!isClearable(deal, at)) return [];
  const approval = recordedPreapproval(deal, at);
  return [approval ?? fact('Deal.cleared@1', at, {})];
}

/** Appends the events that follow from the given ones. */
export function withMilestones(deal: DealState, events: readonly DealEvent[], at: IsoInstant): DealEvent[] {
  const all = [...events];
  let state = events.reduce(evolve, deal);
  for (let more = milestonesOf(state, at); more.length > 0; more = milestonesOf(state, at)) {
    all.push(...more);
    state = more.reduce(evolve, state);
  }
  return all;
}

/** A simulated lender's ready approval of the signed figures; undefined when already recorded. */
function recordedPreapproval(deal: Deal, at: IsoInstant): DealEvent | undefined {
  const desked = deal.desk?.desked;
  const { credit } = deal;
  if (desked === undefined || credit === undefined || !isFinanced(desked) || !isFinancingImplied(deal))
    return undefined;
  const answer = credit.state === 'SUBMITTED' ? credit.preapproval : credit.answer;
  if (answer?.attestation.channel !== PREAPPROVAL_CHANNEL) return undefined;
  const { amountFinanced, products } = desked;
  if (credit.state !== 'SUBMITTED' && credit.answer?.decidedOn?.amountFinanced === amountFinanced) return undefined;
  return fact('CreditApplication.decisioned@1', at, {
    ...answer,
    applicationId: credit.applicationId,
    approved: { ...answer.approved, amountFinanced },
    decidedOn: { amountFinanced, products },
    decidedAt: at,
    visibleAt: at,
  });
}

/** The conditions of a decision that have not been requested yet. */
function conditionsRequested(credit: CreditApplication | undefined) {
  if (credit?.state !== 'CONDITIONED' || credit.conditions.length > 0) return undefined;
  const { applicationId, answer } = credit;
  const stips = answer?.stipulations ?? [];
  return stips.length === 0 ? undefined : { applicationId, decisionId: answer?.decisionId, stips };
}

function conditionsMet(credit: CreditApplication | undefined, stips: readonly StipRow[]) {
  if (credit?.state !== 'CONDITIONED' || credit.conditions.length === 0) return undefined;
  const met = credit.conditions.every((code) => stips.some((row) => row.code === code && row.state === 'VERIFIED'));
  return met ? { applicationId: credit.applicationId, codes: credit.conditions } : undefined;
}
