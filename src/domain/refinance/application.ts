/** State machine of a refinance application: opened on an offer, decided, funded at payoff. */

import type { Json } from '#kernel/answer.ts';
import { epochMs, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { Verdict } from '../credit/decision.ts';
import type { OfferRow } from './offer-row.ts';

export type RefinanceState = 'OPENED' | 'APPROVED' | 'DECLINED' | 'FUNDED';
/** The endpoints' verbs, with the lender's verdict where it determines the transition. */
export type RefinanceTrigger = Verdict | 'payoff';

/** After a conditioned decision the application stays open until the lender has its proofs and decides again. */
export const refinanceApplication: Machine<RefinanceState, RefinanceTrigger> = {
  id: 'refinance-application',
  states: ['OPENED', 'APPROVED', 'DECLINED', 'FUNDED'],
  initial: ['OPENED'],
  moves: [
    { on: 'approved', from: ['OPENED'], to: 'APPROVED' },
    { on: 'declined', from: ['OPENED'], to: 'DECLINED' },
    { on: 'conditioned', from: ['OPENED'], to: 'OPENED' },
    { on: 'payoff', from: ['APPROVED'], to: 'FUNDED' },
  ],
};

type Extra = { readonly [member: string]: Json | undefined };

type RefinanceOpened = {
  /** Absent on a keyless application, which is open to anyone who has its id. */
  readonly account?: string;
  readonly vin: string;
  readonly currentBalance: string;
  readonly currentApr: string;
  readonly remainingTermMonths: number;
  readonly offer: OfferRow;
  readonly validThrough: IsoDate;
};

/** The lender's answer as returned; channel-attested. */
export type RefinanceDecisioned = {
  readonly decisionId: string;
  readonly decision: Verdict;
  readonly expiresAt: IsoInstant;
  readonly attestation: { readonly channel: string; readonly simulated: boolean };
} & Extra;

/** The lender answers later; the answer is not shown before. */
type RefinanceReferred = { readonly answerDueAt: IsoInstant; readonly answer: RefinanceDecisioned };

export type PayoffSent = {
  readonly payoffId: string;
  readonly amount: string;
  readonly perDiem: string;
  readonly goodThrough: IsoDate;
};
type RefinanceFunded = { readonly payoffId: string; readonly lenderId: string };

interface RefinanceEventData {
  'RefinanceApplication.opened@1': RefinanceOpened;
  'RefinanceApplication.decisioned@1': RefinanceDecisioned;
  'RefinanceApplication.referred@1': RefinanceReferred;
  'Payoff.sent@1': PayoffSent;
  'RefinanceApplication.funded@1': RefinanceFunded;
  /** The owner reset the sandbox: the application is gone. */
  'RefinanceApplication.reset@1': Readonly<Record<string, never>>;
}
type RefinanceEventType = keyof RefinanceEventData;

export type RefinanceEvent<Type extends RefinanceEventType = RefinanceEventType> = {
  [Name in Type]: { readonly type: Name; readonly at: IsoInstant; readonly data: RefinanceEventData[Name] };
}[Type];

export interface RefinanceApplication {
  readonly state: RefinanceState;
  readonly opened: RefinanceOpened;
  readonly openedAt: IsoInstant;
  readonly decision?: RefinanceDecisioned & { readonly at: IsoInstant };
  readonly referred?: RefinanceReferred;
  readonly payoff?: PayoffSent & { readonly at: IsoInstant };
}

/** The application after one more event; undefined before opening. */
export function evolveRefinance(
  application: RefinanceApplication | undefined,
  event: RefinanceEvent,
): RefinanceApplication | undefined {
  if (event.type === 'RefinanceApplication.opened@1')
    return { state: 'OPENED', opened: event.data, openedAt: event.at };
  if (application === undefined || event.type === 'RefinanceApplication.reset@1') return undefined;
  const { at } = event;
  switch (event.type) {
    case 'RefinanceApplication.referred@1':
      return { ...application, referred: event.data };
    case 'RefinanceApplication.decisioned@1': {
      const { referred: _, ...heard } = application;
      const state = stateAfter(refinanceApplication, application.state, event.data.decision);
      return { ...heard, state, decision: { ...event.data, at } };
    }
    case 'Payoff.sent@1':
      return { ...application, payoff: { ...event.data, at } };
    case 'RefinanceApplication.funded@1':
      return { ...application, state: stateAfter(refinanceApplication, application.state, 'payoff') };
  }
}

/** The lender's answer once due, dated when it was due. */
export function overdueAnswer(
  application: RefinanceApplication | undefined,
  now: IsoInstant,
): RefinanceEvent<'RefinanceApplication.decisioned@1'> | undefined {
  const referred = application?.referred;
  if (referred === undefined || epochMs(referred.answerDueAt) > epochMs(now)) return undefined;
  return { type: 'RefinanceApplication.decisioned@1', at: referred.answerDueAt, data: referred.answer };
}

/** Records a decision now, or schedules it when it is delayed. */
export function decideOnApplication(
  answer: RefinanceDecisioned & { readonly visibleAt: IsoInstant },
  at: IsoInstant,
): RefinanceEvent<'RefinanceApplication.decisioned@1' | 'RefinanceApplication.referred@1'> {
  return answer.visibleAt > at
    ? { type: 'RefinanceApplication.referred@1', at, data: { answerDueAt: answer.visibleAt, answer } }
    : { type: 'RefinanceApplication.decisioned@1', at, data: answer };
}

/** What blocks a trigger now; undefined when it is legal. An approval expires. */
export function refinanceBlocker(
  application: RefinanceApplication,
  trigger: RefinanceTrigger,
  now: IsoInstant,
): string | undefined {
  const legal = refinanceApplication.moves.some((move) => move.on === trigger && move.from.includes(application.state));
  if (!legal) return `application-${application.state.toLowerCase()}`;
  if (trigger === 'payoff' && (application.decision?.expiresAt ?? now) < now) return 'approval-lapsed';
  return undefined;
}
