/** Handler of F&I quotes: a new F&I stream, or a deal quoted again on its own figures. */

import { isDeal } from '#domain/deal/state.ts';
import { fact } from '#domain/deal-facts/events.ts';
import type { QuoteBasis, QuoteRated } from '#domain/deal-facts/protection-events.ts';
import type { ProductType } from '#domain/fi/families.ts';
import { rerate } from '#domain/fi/lifecycle/decide-menu.ts';
import { basisOfDesk, type Quote, quote, quoteAgain } from '#domain/fi/quote.ts';
import { toWireFamily, toWireIneligible } from '#domain/fi/quoted-rates.ts';
import { factsOfIdentity } from '#domain/fi/rating/facts-of-identity.ts';
import { ok, refuse } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { beginStream, type DealTools, newDealId } from '#streams/deals.ts';
import type { FiSnapshot } from '../deal/fi-snapshot.ts';
import { figuresWith } from '../deal/fold-products.ts';
import { onFi } from '../deal/on-fi.ts';
import { DESKED_WORDS, type quotes } from './contract.ts';

type QuoteTools = DealTools & Pick<Tools, 'vehicles'>;
type QuoteCall = CallOf<typeof quotes.createQuote>;
type Desked = NonNullable<QuoteCall['body']['desked']>;

export const routes: Routes<typeof quotes, QuoteTools> = {
  createQuote: async (call, tools) => {
    const { body } = call;
    const quoteId = `quote_${tools.ids.base62(16)}`;
    if (body.dealId !== undefined) return quoteOnDeal(call, body.dealId, quoteId, tools);
    if (body.desked === undefined) return noFigures();
    const rated = rateFor(call, tools, { quoteId, desked: basisOf(body.desked), odometer: body.odometer });
    const { account } = call.caller;
    const record: QuoteRated = { ...rated.record, openedOn: call.today, ...(account === undefined ? {} : { account }) };
    const dealId = newDealId(tools);
    const decision = { events: [fact('Quote.rated@1', call.now, record)] };
    await beginStream(tools, call, { dealId, decision, list: false });
    return quoted(rated, dealId, call.base);
  },
};

async function quoteOnDeal(call: QuoteCall, dealId: string, quoteId: string, tools: QuoteTools) {
  const { body } = call;
  const snapshot = await onFi<'vin-mismatch' | 'missing-desked'>(tools, call, dealId, {
    verb: 'quote',
    decide: (before) => {
      const { deal, fi, now } = before;
      if (deal.vin !== body.vin) return refuse('vin-mismatch');
      const basis =
        standingBasis(before, call, tools) ?? (body.desked === undefined ? undefined : basisOf(body.desked));
      if (basis === undefined) return noFigures();
      const odometer = body.odometer ?? deal.desk?.desked.odometer ?? fi.quote?.odometer;
      return rerate(fi, rateFor(call, tools, { quoteId, desked: withMsrp(basis, call, tools), odometer }).record, now);
    },
  });
  if (snapshot.kind !== 'FI') return snapshot;
  const rated = snapshot.fi.quote === undefined ? undefined : quoteAgain(snapshot.fi.quote);
  if (rated === undefined) throw new Error('a fresh quote cannot be read back');
  return quoted(rated, dealId, call.base);
}

function noFigures() {
  return refuse('missing-desked', { problems: [problem('body', 'desked', DESKED_WORDS, undefined, 'missing-desked')] });
}

interface Rated {
  readonly quoteId: string;
  readonly desked: QuoteBasis;
  readonly odometer: number | undefined;
}

function rateFor({ body, today }: QuoteCall, { vehicles }: QuoteTools, { quoteId, desked, odometer }: Rated): Quote {
  const productTypes: readonly ProductType[] | undefined = body.productTypes ?? body.products;
  return quote({
    quoteId,
    vehicle: factsOfIdentity(vehicles.identify(body.vin, yearOf(today))),
    desked,
    ratedOn: today,
    ...(odometer === undefined ? {} : { odometer }),
    ...(productTypes === undefined ? {} : { productTypes }),
  });
}

/** The figures that already stand on the stream: the desk's without products, else those of its last quote. */
function standingBasis(
  { deal, fi, now }: FiSnapshot,
  { body, today }: QuoteCall,
  { vehicles: { identify } }: QuoteTools,
): QuoteBasis | undefined {
  if (deal.desk === undefined || !isDeal(deal)) return fi.quote?.desked;
  const withoutProducts = figuresWith(deal, 0 as Cents, now);
  return basisOfDesk(withoutProducts, toDecimal(identify(body.vin, yearOf(today)).msrpCents));
}

/** MSRP from the deal, else from the car's identity. */
function withMsrp(basis: QuoteBasis, { body, today }: QuoteCall, { vehicles }: QuoteTools): QuoteBasis {
  if (basis.vehicleMSRP !== undefined) return basis;
  return { ...basis, vehicleMSRP: toDecimal(vehicles.identify(body.vin, yearOf(today)).msrpCents) };
}

function basisOf(desked: Desked): QuoteBasis {
  const { financeType, term, zip, interestRate = 0, dealerState, vehicleMSRP } = desked;
  const zero = toDecimal(0 as Desked['salesPrice']);
  const orZero = (amount: Desked['downPayment']) => (amount === undefined ? zero : toDecimal(amount));
  return {
    financeType,
    salesPrice: toDecimal(desked.salesPrice),
    amountFinanced: toDecimal(desked.amountFinanced),
    monthlyPayment: toDecimal(desked.monthlyPayment),
    downPayment: orZero(desked.downPayment),
    tradeIn: orZero(desked.tradeIn),
    docFee: orZero(desked.docFee),
    totalTaxesAndFees: orZero(desked.totalTaxesAndFees),
    term,
    zip,
    interestRate,
    ...(vehicleMSRP === undefined ? {} : { vehicleMSRP: toDecimal(vehicleMSRP) }),
    ...(dealerState === undefined ? {} : { dealerState }),
  };
}

function quoted({ record, vehicle, rating }: Quote, dealId: string, base: string) {
  return ok({
    quoteId: record.quoteId,
    kind: record.kind,
    dealId,
    vin: record.vin,
    odometer: record.odometer,
    condition: vehicle.condition,
    vehicleClass: vehicle.class,
    desked: { ...record.desked },
    rates: rating.rates.map(toWireFamily),
    ineligible: rating.ineligible.map(toWireIneligible),
    validThrough: record.validThrough,
    edition: record.edition,
    links: { deal: `${base}/fi/deals/${dealId}`, menu: `${base}/fi/deals/${dealId}/menu` },
    provenance: simulated(SOURCES.fi),
  });
}
