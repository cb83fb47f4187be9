/**
 * Decides the events that time alone causes on a deal: expired links and handoffs, and delayed answers of lender,
 * carrier and title office.
 */
import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import type { CreditApplicationReferred } from '../deal-facts/credit-events.ts';
import { type DealEvent, fact } from '../deal-facts/events.ts';
import { isWaiting } from '../handoff/handoff.ts';
import { answerDueAt, confirmedPolicy, type InsurancePolicy } from '../insurance-policy/insurance-policy.ts';
import { overdueTitle } from '../title/title.ts';
import { overdueHaul } from '../transport/transport.ts';
import { milestonesOf } from './milestones.ts';
import { type Deal, type DealState, isDeal, standingEnvelope, standingHandoff, standingLink } from './state.ts';

/** The first event due by `now`, dated when it was due; undefined when there is none. */
export function overdue(deal: DealState, now: IsoInstant): DealEvent | undefined {
  if (!isDeal(deal)) return undefined;
  const [milestone] = milestonesOf(deal, deal.lastAt ?? now);
  if (milestone !== undefined) return milestone;
  return (
    dueEvents(deal, now)
      .filter((event) => epochMs(event.at) <= epochMs(now))
      .sort((a, b) => epochMs(a.at) - epochMs(b.at))[0] ?? titleStep(deal, now)
  );
}

function dueEvents(deal: DealState, now: IsoInstant): DealEvent[] {
  if (deal.cancelled !== undefined || deal.unwound !== undefined || deal.settledAt !== undefined) return [];
  const due: DealEvent[] = [];
  const link = standingLink(deal);
  if (link?.state === 'OPEN') due.push(fact('CheckoutLink.expired@1', link.expiresAt, { linkId: link.linkId }));
  for (const handoff of [standingHandoff(deal, 'source'), standingHandoff(deal, 'sign')]) {
    if (handoff === undefined || !isWaiting(handoff)) continue;
    // The handoff of a voided or declined envelope has nothing to sign.
    if (handoff.kind === 'sign' && standingEnvelope(deal)?.state !== 'SENT') continue;
    due.push(fact('Handoff.expired@1', handoff.expiresAt, { handoffId: handoff.handoffId }));
  }
  if (deal.policy?.state === 'PENDING') due.push(...carrierAnswer(deal.policy));
  if (deal.credit?.referred !== undefined) due.push(lenderAnswer(deal.credit.referred));
  const haul = overdueHaul(deal.haul, now);
  return haul === undefined ? due : [...due, haul];
}

function lenderAnswer({ answerDueAt, answer }: CreditApplicationReferred): DealEvent {
  return fact('CreditApplication.decisioned@1', answerDueAt, answer);
}

function carrierAnswer(policy: InsurancePolicy): DealEvent[] {
  const record = confirmedPolicy(policy);
  return record === undefined ? [] : [fact('InsurancePolicy.verified@1', answerDueAt(policy), record)];
}

function titleStep(deal: Deal, now: IsoInstant): DealEvent | undefined {
  return deal.unwound === undefined ? overdueTitle(deal.vin, deal.title, now) : undefined;
}
