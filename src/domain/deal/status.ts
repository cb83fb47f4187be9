/** Computes a deal's state from its milestones, and what each verb still requires. */
import { addSeconds, epochMs, type IsoInstant } from '#kernel/dates.ts';
import { movesFrom } from '#kernel/machine.ts';
import { isWaiting } from '../handoff/handoff.ts';
import { stateOfStips } from '../stips/stips.ts';
import { financingOf } from './financing.ts';
import { DEAL_MACHINES, DEAL_VERBS, type DealStatus, type DealVerb } from './machine.ts';
import { type Deal, standingEnvelope, standingHandoff, standingLink } from './state.ts';

/** A settled car may be returned for a week. */
export const RETURN_WINDOW_SECONDS = 7 * 86_400;

/** Inputs of a guard besides the deal. */
export interface GuardContext {
  readonly now: IsoInstant;
  /** False when the operator has configured no checkout rail. */
  readonly railOpen: boolean;
}

/** The furthest valid milestone; a closed deal stays closed. */
export function statusOf(deal: Deal): DealStatus {
  if (deal.unwound !== undefined) return 'UNWOUND';
  if (deal.cancelled !== undefined) return 'CANCELLED';
  if (deal.settledAt !== undefined) return 'SETTLED';
  if (deal.delivery !== undefined) return 'DELIVERED';
  if (deal.desk === undefined) return openingStatus(deal);
  if (deal.clearedAt !== undefined) return 'CLEARED';
  if (standingEnvelope(deal)?.state === 'COMPLETED') return 'SIGNED';
  return standingLink(deal)?.state === 'OPEN' ? 'CHECKOUT_OPEN' : 'DESKED';
}

function openingStatus(deal: Deal): DealStatus {
  switch (deal.opening.dealType) {
    case 'Concierge Buy':
      return 'OPENED';
    case 'Concierge Search':
      return deal.sourced ? 'SOURCED' : 'SEARCHING';
    case 'Private Party':
      return deal.seller === undefined ? 'OPENED' : 'SELLER_VERIFIED';
  }
}

/** A requirement for delivery: a verb of the deal, or the name of what another pillar provides. */
export type DeliveryRequirement = DealVerb | typeof CREDIT_OWED;
/** A lender's approval, requested with POST /credit/decisions/simulate. */
export const CREDIT_OWED = 'credit-approval';

/** The verbs that still have to complete before delivery. */
export function openRequirements(deal: Deal, now: IsoInstant): DeliveryRequirement[] {
  const owed: DeliveryRequirement[] = [];
  if (deal.desk === undefined) owed.push('desk');
  const envelope = standingEnvelope(deal)?.state;
  if (envelope === 'SENT') owed.push('esign-ceremony');
  else if (envelope !== 'COMPLETED') owed.push('esign');
  if (deal.notary?.state !== 'COMPLETED') owed.push('notarize');
  if (stateOfStips(deal.stips) !== 'VERIFIED') owed.push('stips');
  if (deal.policy?.state !== 'VERIFIED') owed.push('insurance');
  return [...owed, ...owedCredit(deal, now)];
}

function owedCredit(deal: Deal, now: IsoInstant): DeliveryRequirement[] {
  return financingOf(deal, now)?.gap === undefined ? [] : [CREDIT_OWED];
}

/** True when the last document is in and the milestone is not recorded. */
export function isClearable(deal: Deal, now: IsoInstant): boolean {
  return statusOf(deal) === 'SIGNED' && openRequirements(deal, now).length === 0;
}

/** True while the return window of a settled deal is open, including its last second. */
export function isReturnable(deal: Deal, now: IsoInstant): boolean {
  return deal.settledAt !== undefined && epochMs(now) <= epochMs(addSeconds(deal.settledAt, RETURN_WINDOW_SECONDS));
}

const CLOSING: readonly DealStatus[] = ['DELIVERED', 'SETTLED', 'CANCELLED', 'UNWOUND'];

/**
 * What blocks a verb: verbs to do first, or a word for something final (`deal-cancelled`, `already-notarized`). Empty
 * when a well-formed command would be accepted now.
 */
export function blockersOf(deal: Deal, verb: DealVerb, guardContext: GuardContext): string[] {
  const status = statusOf(deal);
  const own = guards[verb](deal, guardContext);
  if (own.length > 0) return own;
  const legal = movesFrom(DEAL_MACHINES[deal.opening.dealType], status).some((move) => move.on === verb);
  return legal ? [] : [closedWord(status)];
}

/** The status from which nothing more is sold on a deal and its price is final; undefined before. */
export function closedStatusOf(deal: Deal): DealStatus | undefined {
  const status = statusOf(deal);
  return CLOSING.includes(status) ? status : undefined;
}

/** True while a lender's decision is accepted: until the deal is settled or cancelled. */
export function isOpenToLenders(deal: Deal): boolean {
  const rows = movesFrom(DEAL_MACHINES[deal.opening.dealType], statusOf(deal));
  return rows.some(({ on }) => on === 'lender');
}

/** True before delivery and closing, while figures and documents may change. */
export function isLive(deal: Deal): boolean {
  return !CLOSING.includes(statusOf(deal));
}

const closedWord = (status: DealStatus) => `deal-${status.toLowerCase()}`;

type Guard = (deal: Deal, guardContext: GuardContext) => string[];

/** A guard that applies only before delivery and closing. */
function whileLive(guard: Guard): Guard {
  return (deal, guardContext) => {
    const status = statusOf(deal);
    return CLOSING.includes(status) ? [closedWord(status)] : guard(deal, guardContext);
  };
}

const never: Guard = () => [];

const guards: Readonly<Record<DealVerb, Guard>> = {
  desk: whileLive(never),
  cancel: whileLive(never),
  stips: (deal) => {
    const status = statusOf(deal);
    if (status === 'DELIVERED' && deal.credit?.state === 'CONDITIONED') return [];
    return CLOSING.includes(status) ? [closedWord(status)] : [];
  },
  checkout: (deal, { railOpen }) => {
    if (!railOpen) return ['checkout-rail'];
    const status = statusOf(deal);
    if (status === 'DELIVERED') return standingLink(deal)?.state === 'OPEN' ? [] : [closedWord(status)];
    if (CLOSING.includes(status)) return [closedWord(status)];
    return deal.desk === undefined ? ['desk'] : [];
  },
  esign: whileLive((deal) => (standingEnvelope(deal)?.state === 'COMPLETED' ? ['already-signed'] : [])),
  'esign-ceremony': whileLive((deal) => {
    const envelope = standingEnvelope(deal);
    if (envelope?.state === 'COMPLETED') return ['already-signed'];
    const handoff = standingHandoff(deal, 'sign');
    return envelope?.state === 'SENT' && handoff !== undefined && isWaiting(handoff) ? [] : ['esign'];
  }),
  notarize: whileLive((deal) => (deal.notary?.state === 'COMPLETED' ? ['already-notarized'] : [])),
  insurance: whileLive((deal) => (deal.policy?.state === 'VERIFIED' ? ['already-insured'] : [])),
  deliver: whileLive((deal, { now }) => openRequirements(deal, now)),
  settle: (deal, { now }) => {
    const status = statusOf(deal);
    // A lender may still decline after delivery: then the sale is refinanced or unwound.
    if (status === 'DELIVERED') return owedCredit(deal, now);
    return CLOSING.includes(status) ? [closedWord(status)] : [...openRequirements(deal, now), 'deliver'];
  },
  unwind: (deal, { now }) => {
    const status = statusOf(deal);
    if (status === 'DELIVERED') return [];
    if (status === 'SETTLED') return isReturnable(deal, now) ? [] : ['return-window-closed'];
    return CLOSING.includes(status) ? [closedWord(status)] : [...openRequirements(deal, now), 'deliver'];
  },
};

export interface VerbStanding {
  readonly available: readonly DealVerb[];
  readonly blocked: readonly { readonly verb: DealVerb; readonly by: readonly string[] }[];
}

/** Every verb of the deal: legal now, or blocked and by what. */
export function standingOf(deal: Deal, guardContext: GuardContext): VerbStanding {
  const verdicts = DEAL_VERBS.map((verb) => ({ verb, by: blockersOf(deal, verb, guardContext) }));
  return {
    available: verdicts.filter(({ by }) => by.length === 0).map(({ verb }) => verb),
    blocked: verdicts.filter(({ by }) => by.length > 0),
  };
}
