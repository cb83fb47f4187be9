/** Calls of the carrier that brings a car, and of the title office after a sale. */
import { type DeliverDeal, deliverDeal, type HaulOutcome } from '#domain/deal/decide/deliver.ts';
import { type SettleDeal, settleDeal } from '#domain/deal/decide/settle.ts';
import type { TitleApplied } from '#domain/deal-facts/delivery-events.ts';
import type { TitleRequest } from '#ports/title.ts';
import type { HaulOrder } from '#ports/transport.ts';
import type { EffectKind } from './kind.ts';

export const haul: EffectKind<{ readonly order: HaulOrder; readonly handing: DeliverDeal }, HaulOutcome> = {
  counterparty: ({ haulier }) => haulier,
  call: ({ haulier }, { order }, key) => haulier.haul(order, key),
  record: (deal, { handing }, outcome, context) => deliverDeal(deal, { ...handing, haul: outcome }, context),
};

type Settlement = Omit<SettleDeal, 'title'>;

export const title: EffectKind<{ readonly order: Settlement; readonly application: TitleRequest }, TitleApplied> = {
  counterparty: ({ titleOffice }) => titleOffice,
  call: ({ titleOffice }, { application }, key) => titleOffice.apply(application, key),
  record: (deal, { order }, applied, context) => settleDeal(deal, { ...order, title: applied }, context),
};
