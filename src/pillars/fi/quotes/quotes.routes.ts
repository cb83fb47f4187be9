/** Handler of F&I quotes: a new F&I stream, or a deal quoted again on its own figures. */
import type { Car } from '#domain/car/car.ts';
import { type CarFacts, factsOf, statedFacts } from '#domain/car/car-facts.ts';
import { isDeal } from '#domain/deal/state.ts';
import { fact } from '#domain/deal-facts/events.ts';
import type { QuoteBasis, QuoteRated } from '#domain/deal-facts/protection-events.ts';
import type { ProductType } from '#domain/fi/families.ts';
import { rerate } from '#domain/fi/lifecycle/decide-menu.ts';
import { basisOfDesk, type Quote, quote, quoteAgain } from '#domain/fi/quote.ts';
import { toWireFamily, toWireIneligible } from '#domain/fi/quoted-rates.ts';
import { factsOfIdentity } from '#domain/fi/rating/facts-of-identity.ts';
import { ok, refuse, withoutUndefined } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { beginStream, type DealTools, newDealId } from '#streams/deals.ts';
import { runFiCommand } from '../deals/fi-command.ts';
import type { FiSnapshot } from '../deals/fi-snapshot.ts';
import { figuresWith } from '../deals/fold-products.ts';
import { DESKED_WORDS, type quotes } from './quotes.contract.ts';

type QuoteTools = DealTools & Pick<Tools, 'vehicles'>;
type QuoteCall = CallOf<typeof quotes.createQuote>;
type Desked = NonNullable<QuoteCall['body']['desked']>;

export const routes: Routes<typeof quotes, QuoteTools> = {
  createQuote: async (call, tools) => {
    const { body } = call;
    const quoteId = `quote_${tools.ids.base62(16)}`;
    const { account } = call.caller;
    const car = await resolveCar(tools, { vin: body.vin, account, today: call.today });
    if (body.dealId !== undefined) return quoteOnDeal(call, body.dealId, { quoteId, car }, tools);
    if (body.desked === undefined) return noFigures();
    const facts = saidFacts(call, car);
    const rated = rateFor(call, car, { quoteId, desked: basisOf(body.desked), facts });
    const record: QuoteRated = { ...rated.record, openedOn: call.today, ...withoutUndefined({ account }) };
    const dealId = newDealId(tools);
    const decision = { events: [fact('Quote.rated@1', call.now, record)] };
    await beginStream(tools, call, { dealId, decision, list: false });
    return quoteBody(rated, dealId, call.base);
  },
};

interface Asked {
  readonly quoteId: string;
  readonly car: Car;
}

async function quoteOnDeal(call: QuoteCall, dealId: string, { quoteId, car }: Asked, tools: QuoteTools) {
  const { body } = call;
  const snapshot = await runFiCommand<'vin-mismatch' | 'missing-desked'>(tools, call, dealId, {
    verb: 'quote',
    decide: (before) => {
      const { deal, fi, now } = before;
      if (deal.vin !== body.vin) return refuse('vin-mismatch');
      const basis = standingBasis(before, car) ?? (body.desked === undefined ? undefined : basisOf(body.desked));
      if (basis === undefined) return noFigures();
      const facts = factsOnDeal(before, saidFacts(call, car), body);
      const odometer = body.odometer ?? deal.desk?.desked.odometer ?? fi.quote?.odometer;
      return rerate(fi, rateFor(call, car, { quoteId, desked: withMsrp(basis, car), facts, odometer }).record, now);
    },
  });
  if (snapshot.kind !== 'FI') return snapshot;
  const rated = snapshot.fi.quote === undefined ? undefined : quoteAgain(snapshot.fi.quote);
  if (rated === undefined) throw new Error('The quote that was just recorded could not be rated again.');
  return quoteBody(rated, dealId, call.base);
}

function noFigures() {
  return refuse('missing-desked', { problems: [problem('body', 'desked', DESKED_WORDS, undefined, 'missing-desked')] });
}

interface Rated {
  readonly quoteId: string;
  readonly desked: QuoteBasis;
  readonly facts: CarFacts;
  readonly odometer?: number | undefined;
}

/** The facts of the car, overridden by those in the request. */
function saidFacts({ body, today }: QuoteCall, car: Car): CarFacts {
  return factsOf(car, today, { odometer: body.odometer, judged: true, msrpCents: body.desked?.vehicleMSRP });
}

/** The facts behind the deal's figures, else its last quote; those in the request take precedence. */
function factsOnDeal({ deal, fi }: FiSnapshot, said: CarFacts, { odometer, desked }: QuoteCall['body']): CarFacts {
  const standing = deal.desk?.facts ?? fi.quote?.facts;
  if (standing === undefined) return said;
  const figuresStand = deal.desk !== undefined || fi.quote !== undefined;
  return {
    ...standing,
    ...(odometer === undefined ? {} : { miles: said.miles, condition: said.condition }),
    ...(figuresStand || desked?.vehicleMSRP === undefined ? {} : { msrp: said.msrp }),
  };
}

function rateFor({ body, today }: QuoteCall, car: Car, { quoteId, desked, facts, odometer }: Rated): Quote {
  const productTypes: readonly ProductType[] | undefined = body.productTypes ?? body.products;
  const stated = statedFacts(facts);
  const miles = odometer ?? stated.odometer;
  return quote({
    quoteId,
    vehicle: factsOfIdentity(car.identity),
    desked,
    ratedOn: today,
    facts,
    ...stated,
    ...withoutUndefined({ odometer: miles, productTypes }),
  });
}

/** The figures already on the stream: those of the desk without products, else those of its last quote. */
function standingBasis({ deal, fi, now }: FiSnapshot, { identity }: Car): QuoteBasis | undefined {
  if (deal.desk === undefined || !isDeal(deal)) return fi.quote?.desked;
  const withoutProducts = figuresWith(deal, 0 as Cents, now);
  return basisOfDesk(withoutProducts, toDecimal(identity.msrpCents));
}

/** MSRP from the deal, else from the car's identity. */
function withMsrp(basis: QuoteBasis, { identity }: Car): QuoteBasis {
  if (basis.vehicleMSRP !== undefined) return basis;
  return { ...basis, vehicleMSRP: toDecimal(identity.msrpCents) };
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
    ...withoutUndefined({ dealerState }),
  };
}

function quoteBody({ record, vehicle, rating }: Quote, dealId: string, base: string) {
  return ok({
    quoteId: record.quoteId,
    kind: record.kind,
    dealId,
    vin: record.vin,
    odometer: record.odometer,
    condition: vehicle.condition,
    vehicleClass: vehicle.class,
    ...withoutUndefined({ facts: record.facts }),
    desked: { ...record.desked },
    rates: rating.rates.map(toWireFamily),
    ineligible: rating.ineligible.map(toWireIneligible),
    validThrough: record.validThrough,
    edition: record.edition,
    links: { deal: `${base}/fi/deals/${dealId}`, menu: `${base}/fi/deals/${dealId}/menu` },
    provenance: simulated(SOURCES.fi),
  });
}
