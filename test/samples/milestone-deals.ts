/** Deals at each milestone, as starting points for tests. */

import { openCheckout } from '#domain/deal/decide/checkout.ts';
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import { deliverDeal } from '#domain/deal/decide/deliver.ts';
import { deskDeal } from '#domain/deal/decide/desk.ts';
import { type SettleDeal, settleDeal } from '#domain/deal/decide/settle.ts';
import { holdCeremony, sendEnvelope } from '#domain/deal/decide/sign.ts';
import { insure, notarize, submitStips } from '#domain/deal/decide/verify.ts';
import { type Deal, pricedCents } from '#domain/deal/state.ts';
import { addSeconds } from '#kernel/dates.ts';
import {
  ADA,
  contextAt,
  dealAfterEvents,
  deskCommand,
  ENVELOPE,
  insuredOutcome,
  NOTARIZED,
  openedDeal,
  proof,
  SIGNED,
  START,
  TITLE,
} from './deal-cases.ts';

export const HOUR = 3600;
export const context: DecisionContext = contextAt(START);

/** The context that many seconds later. */
export function contextAfter(seconds: number): DecisionContext {
  return contextAt(addSeconds(START, seconds));
}

/** The names of the decided events; a refusal is returned unchanged. */
export function names(decided: readonly { readonly type: string }[] | object): unknown {
  return Array.isArray(decided) ? decided.map(({ type }: { type: string }) => type) : decided;
}

export const desked = dealAfterEvents(openedDeal(), deskDeal(openedDeal(), deskCommand(), context));
export const linked = dealAfterEvents(desked, openCheckout(desked, context));
export const sent = dealAfterEvents(desked, sendEnvelope(desked, ENVELOPE, context));
export const signed = dealAfterEvents(sent, holdCeremony(sent, SIGNED, context));

/** The three verifications on a given deal. */
export const verifications: readonly ((deal: Deal) => Deal)[] = [
  (deal) => dealAfterEvents(deal, notarize(deal, ADA, NOTARIZED, context)),
  (deal) => dealAfterEvents(deal, submitStips(deal, [proof()], context)),
  (deal) => dealAfterEvents(deal, insure(deal, insuredOutcome(), context)),
];
export const cleared = verifications.reduce((deal, step) => step(deal), signed);
export const delivered = dealAfterEvents(
  cleared,
  deliverDeal(cleared, { method: 'pickup', location: { zip: '85004' } }, context),
);

export function order(orderId = 'order_1', amountTotal = pricedCents(delivered) ?? 0): SettleDeal {
  return { orderId, amountTotal, method: 'card', paymentId: 'payment_1', title: TITLE };
}

export const settled = dealAfterEvents(delivered, settleDeal(delivered, order(), context));
