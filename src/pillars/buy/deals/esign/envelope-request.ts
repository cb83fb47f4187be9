/** Builds the envelope request of a deal: its documents, their contents, and the provider. */

import type { PaperFacts, TruthInLending } from '#domain/contract-papers/paper-facts.ts';
import { vinOf } from '#domain/deal/desk-request.ts';
import type { Deal } from '#domain/deal/state.ts';
import { scheduleOfDeal } from '#domain/deal/wire/schedule.ts';
import type { EnvelopeProvider, Signer } from '#domain/deal-facts/ceremony-events.ts';
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { papersOf } from '#domain/esign-envelope/papers.ts';
import { PRODUCT_NAMES } from '#domain/fi/families.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoDate, yearOf } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import type { EnvelopeRequest } from '#ports/esign.ts';
import type { Tools } from '#ports/tools.ts';
import type { DealSnapshot } from '#streams/deals.ts';

export function envelopeRequest(
  snapshot: DealSnapshot,
  { vehicles }: Pick<Tools, 'vehicles'>,
  { signer, provider }: { readonly signer: Signer; readonly provider: EnvelopeProvider | undefined },
): EnvelopeRequest {
  const { state: deal, dealId } = snapshot;
  return {
    dealId,
    signer,
    papers: papersFor(deal),
    facts: factsOf(snapshot, vehicles, signer),
    revision: revisionOf(deal),
    ...withoutUndefined({ provider }),
  };
}

function papersFor(deal: Deal) {
  const { desk, protection, opening } = deal;
  const protectedBy = protection.selected !== undefined || protection.contracts.some(({ state }) => state !== 'VOIDED');
  return papersOf(opening.dealType, { financeType: desk?.desked.financeType, protectedBy });
}

/** Changes with the car, the figures and each envelope sent before. */
function revisionOf({ vin, desk, envelopes }: Deal): string {
  return hashId('papers-revision', vin, JSON.stringify(desk?.desked ?? null), envelopes.length);
}

function factsOf(
  { state: deal, dealId, history, now }: DealSnapshot,
  vehicles: Tools['vehicles'],
  signer: Signer,
): PaperFacts {
  const { opening, desk, credit } = deal;
  const date = dateOf(now);
  const products = fiDealOf(history)
    .contracts.filter(({ state }) => state !== 'VOIDED')
    .map(({ contractId, staged }) => ({ ...staged, contractId, name: PRODUCT_NAMES[staged.productType] }));
  return withoutUndefined({
    dealId,
    dealType: opening.dealType,
    date,
    buyer: { name: opening.buyer.name ?? signer.name, zip: opening.buyer.zip },
    vehicle: vehicleOf(deal, vehicles, date),
    figures: desk === undefined ? undefined : figuresOf(desk.desked),
    truthInLending: desk === undefined ? undefined : truthInLendingOf(desk.desked, date),
    lender: credit?.answer?.lender?.name,
    products: products.map((one) => ({
      contractId: one.contractId,
      name: one.name,
      coverage: one.coverage,
      termMonths: one.termMonths,
      termMiles: one.termMiles,
      deductible: one.deductible,
      price: one.price,
      form: one.form,
      effectiveDate: one.effectiveDate,
      expirationDate: one.expirationDate,
    })),
  });
}

function vehicleOf({ vin, desk }: Deal, vehicles: Tools['vehicles'], date: IsoDate): PaperFacts['vehicle'] {
  const { year, make, model, trim } = vehicles.identify(vinOf(vin), yearOf(date));
  const { condition, odometer } = desk?.desked ?? {};
  return withoutUndefined({ vin, year: year ?? undefined, make, model, trim, condition, odometer });
}

function figuresOf({ derivation: _, ...figures }: DeskedFigures) {
  return figures;
}

/** Consecutive equal payments form one line of the schedule. */
function truthInLendingOf(desked: DeskedFigures, contractDate: IsoDate): TruthInLending | undefined {
  const schedule = scheduleOfDeal(desked, { contractDate });
  if (schedule === undefined) return undefined;
  const { prepaidFinanceCharge: _, ...disclosed } = schedule.truthInLending;
  const payments: { count: number; amount: number; firstDue: IsoDate }[] = [];
  for (const { payment, date } of schedule.payments) {
    const last = payments.at(-1);
    if (last?.amount === payment) last.count += 1;
    else payments.push({ count: 1, amount: payment, firstDue: date });
  }
  return { ...disclosed, payments };
}
