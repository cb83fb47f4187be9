/** Wire form of a whole deal, as returned by every endpoint that reads or moves one. */
import { paymentPlan } from '#domain/checkout-link/tenders.ts';
import { checklistOf } from '#domain/deal/checklist.ts';
import { type Financing, financingOf } from '#domain/deal/financing.ts';
import { type Deal, standingHandoff, standingLink } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { type MoveContext, toWireMoves } from '#domain/deal/wire/moves.ts';
import { centsOf } from '#domain/deal-facts/protection.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import { returnRightOf } from '#domain/law/return-right.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { DealHandled, DealSnapshot } from '#streams/deals.ts';
import { dealHref } from './buy-command.ts';
import {
  toWireDocuments,
  toWireEnvelope,
  toWireHandoff,
  toWireLink,
  toWireNotarization,
  toWirePolicy,
  toWireStips,
} from './papers.ts';
import type { WireDeal } from './shapes.ts';

export interface AnswerContext extends MoveContext {
  readonly base: string;
}

/** The deal as returned. Members without a value yet are omitted. */
export function toWireDeal(snapshot: DealSnapshot | DealHandled, context: AnswerContext): WireDeal {
  const { state: deal, dealId, history, lastSeq } = snapshot;
  const { dealType, buyer, openedAt } = deal.opening;
  const href = dealHref(context.base, dealId);
  return {
    dealId,
    dealType,
    state: statusOf(deal),
    vin: deal.vin,
    buyer,
    openedAt,
    dealDate: deal.dealDate ?? openedAt.slice(0, 10),
    ...figures(snapshot, context.base),
    ...papers(deal, context.base),
    ...endings(deal),
    checklist: toWireChecklist(history),
    ...toWireMoves(deal, context, href),
    lastSeq,
    links: { ...linksOf(context.base, dealId), vehicle: `${context.base}/${deal.vin}` },
    provenance: simulated(SOURCES.deal),
  };
}

export function toWireChecklist(history: DealSnapshot['history']): WireDeal['checklist'] {
  const { steps, completed, total } = checklistOf(history);
  return { steps: [...steps], completed, total };
}

export function linksOf(base: string, dealId: string): Record<string, string> {
  const self = dealHref(base, dealId);
  return { self, checklist: `${self}/checklist`, events: `${self}/events`, fi: `${base}/fi/deals/${dealId}` };
}

function figures({ state: deal, dealId, history, now }: DealSnapshot | DealHandled, base: string) {
  const link = standingLink(deal);
  const financing = financingOf(deal, now);
  const fi = fiDealOf(history);
  return {
    ...withoutUndefined({ desked: deal.desk?.desked }),
    ...(deal.desk?.facts === undefined ? {} : { facts: deal.desk.facts }),
    ...(fi.state === undefined ? {} : { fi: toWireProtection(fi, `${base}/fi/deals/${dealId}`) }),
    ...(deal.prequal === undefined ? {} : { prequal: toWirePrequal(deal.prequal) }),
    ...(deal.credit === undefined ? {} : { credit: toWireCredit(deal.credit) }),
    ...(financing === undefined ? {} : { financing: toWireFinancing(financing) }),
    ...(link === undefined ? {} : { checkout: toWireLink(link, base) }),
  };
}

function toWirePrequal({ factors, scores, ...prequal }: NonNullable<Deal['prequal']>) {
  return {
    ...prequal,
    ...(factors === undefined ? {} : { factors: [...factors] }),
    ...(scores === undefined ? {} : { scores: [...scores] }),
  };
}

/** Who pays which part of a desked deal. */
export function planOf({ desk, credit }: Deal) {
  if (desk === undefined) throw new Error('The payment plan of a deal needs its figures, and it has none.');
  const { tenders, ...plan } = paymentPlan(desk.desked, credit?.answer?.lender?.name);
  return { ...plan, tenders: tenders.map((one) => ({ ...one })) };
}

function toWireFinancing({ amountFinanced, approvedAmount, backEnd, gap }: Financing) {
  return {
    amountFinanced: toDecimal(amountFinanced),
    ...(approvedAmount === undefined ? {} : { approvedAmount: toDecimal(approvedAmount) }),
    ...(backEnd > 0 ? { productsSince: toDecimal(backEnd) } : {}),
    covered: gap === undefined,
    ...withoutUndefined({ gap }),
  };
}

function toWireProtection({ state = 'RATED', quote, selection, contracts }: ReturnType<typeof fiDealOf>, href: string) {
  return {
    state,
    ...(quote === undefined ? {} : { quoteId: quote.quoteId, validThrough: quote.validThrough }),
    ...(selection === undefined ? {} : { package: selection.package, retailTotal: selection.retailTotal }),
    contracts: contracts.map(({ contractId, state: standing, staged }) => ({
      contractId,
      state: standing,
      productType: staged.productType,
      price: staged.price,
    })),
    href,
  };
}

function toWireCredit(credit: NonNullable<Deal['credit']>) {
  const { applicationId, state, submittedAt, amountFinanced, termMonths } = credit;
  const { decision, decidedAt, answer, referred, conditions } = credit;
  return {
    applicationId,
    state,
    submittedAt,
    amountFinanced,
    termMonths,
    ...(decision === undefined ? {} : { decision, decidedAt, answer }),
    ...withoutUndefined({ answerDueAt: referred?.answerDueAt }),
    ...(conditions.length === 0 ? {} : { conditions: [...conditions] }),
  };
}

function papers(deal: Deal, base: string) {
  const handoff = standingHandoff(deal, 'sign') ?? standingHandoff(deal, 'source');
  const envelope = deal.envelopes.at(-1);
  const stips = toWireStips(deal.stips);
  return {
    ...(handoff === undefined ? {} : { handoff: toWireHandoff(handoff, base) }),
    ...(envelope === undefined ? {} : { envelope: toWireEnvelope(envelope) }),
    documents: toWireDocuments(deal),
    ...(deal.notary === undefined ? {} : { notarization: toWireNotarization(deal.notary) }),
    ...withoutUndefined({ stips }),
    ...(deal.policy === undefined ? {} : { insurance: toWirePolicy(deal.policy) }),
  };
}

function endings(deal: Deal) {
  const { haul, delivery, payment, title, refund, cancelled, unwound } = deal;
  return {
    ...(haul === undefined
      ? {}
      : { transport: { state: haul.state, ...haul.quote, ...haul.order, ...reasonOf(haul) } }),
    ...(delivery === undefined ? {} : { delivery: { ...delivery, ...returnRight(deal, delivery.at) } }),
    ...(payment === undefined ? {} : { payment: toWirePayment(payment) }),
    ...(title === undefined ? {} : { title: toWireTitle(title) }),
    ...withoutUndefined({ refund, cancelled }),
    ...(unwound === undefined ? {} : { unwound: { ...unwound, legs: [...unwound.legs] } }),
  };
}

function reasonOf({ reason }: Pick<NonNullable<Deal['haul']>, 'reason'>) {
  return withoutUndefined({ reason });
}

export function toWirePayment({
  at,
  amountTotal,
  orderId,
  settlementRef,
  paidAt,
  ...payment
}: NonNullable<Deal['payment']>) {
  const said = {
    ...withoutUndefined({ settlement_ref: settlementRef, paid_at: paidAt }),
  };
  return { ...payment, amount_total: amountTotal, order_id: orderId, ...said, capturedAt: at };
}

function toWireTitle({ state, application, appliedAt, history, titleNumber }: NonNullable<Deal['title']>) {
  const number = withoutUndefined({ titleNumber });
  return { ...application, state, appliedAt, ...number, history: history.map((one) => ({ ...one })) };
}

/** The buyer's right of return, where state law grants one. */
function returnRight({ desk, opening }: Deal, deliveredAt: IsoInstant) {
  if (desk === undefined) return {};
  const { state, condition = 'used', salesPrice } = desk.desked;
  const right = returnRightOf({
    state,
    condition,
    price: centsOf(salesPrice),
    deliveredOn: dateOf(deliveredAt),
    byDealer: opening.dealType !== 'Private Party',
  });
  if (right === undefined) return {};
  const { restockingFee, law, ...terms } = right;
  return { returnRight: { ...terms, restockingFee: toDecimal(restockingFee), ...law } };
}
