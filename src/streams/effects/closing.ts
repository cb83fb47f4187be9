/** Calls of the carrier that delivers a car, and of the title office after a sale. */
import type { CodeOf } from '#domain/deal/decide/decision-context.ts';
import { type DeliverDeal, deliverDeal, type HaulOutcome } from '#domain/deal/decide/deliver.ts';
import { dispatchHaul, haulRefusal } from '#domain/deal/decide/haul.ts';
import { type SettleDeal, settleDeal } from '#domain/deal/decide/settle.ts';
import type { TitleApplied } from '#domain/deal-facts/delivery-events.ts';
import type { TitleRequest } from '#ports/title.ts';
import type { HaulOrder } from '#ports/transport.ts';
import type { EffectKind } from './kind.ts';

type HaulRequest = { readonly order: HaulOrder; readonly handing: DeliverDeal };

/** The transport that delivers the car to its buyer. */
export const haul: EffectKind<HaulRequest, HaulOutcome, CodeOf<'deliver'> | 'odometer-rollback'> = {
  counterparty: ({ haulier }) => haulier,
  call: ({ haulier }, { order }, key) => haulier.haul(order, key),
  record: (deal, { handing }, outcome, context) => deliverDeal(deal, { ...handing, haul: outcome }, context),
};

/** A transport whose steps the carrier reports one by one. */
export const dispatch: EffectKind<HaulOrder, HaulOutcome, 'illegal-move'> = {
  counterparty: ({ haulier }) => haulier,
  call: ({ haulier }, order, key) => haulier.haul(order, key),
  record: (deal, _, outcome, context) =>
    haulRefusal(deal, 'Transport.dispatched@1', context) ?? dispatchHaul(outcome, context),
};

type Settlement = Omit<SettleDeal, 'title'>;

type SettlementRequest = { readonly order: Settlement; readonly application: TitleRequest };
/** `order-conflict` comes from the store: another deal has claimed the order meanwhile. */
type SettlementCode = CodeOf<'settle'> | 'amount-mismatch' | 'order-conflict';

export const title: EffectKind<SettlementRequest, TitleApplied, SettlementCode> = {
  counterparty: ({ titleOffice }) => titleOffice,
  call: ({ titleOffice }, { application }, key) => titleOffice.apply(application, key),
  record: (deal, { order }, applied, context) => settleDeal(deal, { ...order, title: applied }, context),
};
