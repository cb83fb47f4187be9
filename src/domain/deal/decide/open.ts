/** Decides the opening of a deal, and of the vehicle search that a concierge deal starts with. */
import { addSeconds } from '#kernel/dates.ts';
import { type DealEvent, type DealOpened, fact } from '../../deal-facts/events.ts';
import { HANDOFF_TTL_SECONDS } from '../../handoff/handoff.ts';
import type { DecisionContext } from './decision-context.ts';

/** A search opens a handoff for the concierge who looks for the car. */
export function openDeal(opening: DealOpened, { now, newId }: DecisionContext): DealEvent[] {
  const opened = fact('Deal.opened@1', now, opening);
  if (opening.dealType !== 'Concierge Search') return [opened];
  const parked = fact('Handoff.parked@1', now, {
    handoffId: newId('handoff'),
    kind: 'source',
    expiresAt: addSeconds(now, HANDOFF_TTL_SECONDS),
  });
  return [opened, parked];
}
