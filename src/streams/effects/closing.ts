/** Calls of the carrier that delivers a car, and of the title office after a sale. */
import type { CodeOf } from '#domain/deal/decide/decision-context.ts';
import { type DeliverDeal, deliverDeal, type HaulOutcome } from '#domain/deal/decide/deliver.ts';
import { type SettleDeal, settleDeal } from '#domain/deal/decide/settle.ts';
import type { TitleApplied } from '#domain/deal-facts/delivery-events.ts';
import type { TitleRequest } from '#ports/title.ts';
import type { HaulOrder } from '#ports/transport.ts';
import type { EffectKind } from './kind.ts';

type HaulRequest = { readonly order: HaulOrder; readonly handing: DeliverDeal };

export const haul: EffectKind<HaulRequest, HaulOutcome, CodeOf<'deliver'> | 'odometer-rollback'> = {
  counterparty: ({ haulier }) => haulier,
  call: ({ haulier }, { order }, key) => haulier.haul(order, key),
  record: (deal, { handing }, outcome, context) => deliverDeal(deal, { ...handing, haul: outcome }, context),
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
