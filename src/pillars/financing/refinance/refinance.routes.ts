/** Handlers of refinance. Quotes store nothing; an application has its own stream. */
import { ownMiles } from '#domain/car/car.ts';
import { type CarFacts, factsOf } from '#domain/car/car-facts.ts';
import { percentText } from '#domain/credit/percent.ts';
import { centsOf } from '#domain/deal-facts/protection.ts';
import { deskCarOf, deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { isStateCode, type StateCode } from '#domain/places/states.ts';
import type { RefinanceApplication, RefinanceEvent } from '#domain/refinance/application.ts';
import { type Closing, closingOf } from '#domain/refinance/closing.ts';
import type { FundingPlan, Lien } from '#domain/refinance/lien.ts';
import { offerRow } from '#domain/refinance/offer-row.ts';
import { PAYOFF_DAYS, payoffOf } from '#domain/refinance/payoff.ts';
import { OFFER_DAYS, priceRefinance, type RefinancePricing } from '#domain/refinance/pricing.ts';
import { refinanceAvailable, refusedTrigger } from '#domain/refinance/wire-moves.ts';
import { titleStandingOf } from '#domain/vehicle/history/history.ts';
import { type Empty, empty, offer, ok, refuse, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { addDays, dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, cents, sum, toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { type CarTools, resolveCar } from '#streams/cars/resolve-car.ts';
import { onRefinance, openRefinance, readRefinance } from '#streams/refinance-applications.ts';
import type { refinance } from './refinance.contract.ts';
import { applicationBody, closingBody, excludedRow, lienBody } from './refinance.wire.ts';

type RefinanceTools = Pick<Tools, 'refinancePanel' | 'events' | 'ids' | 'vehicles'>;
type Unpriced = Exclude<RefinancePricing, { outcome: 'offers' }>;

const WHY_EMPTY: Readonly<Record<Unpriced['outcome'], (pricing: Unpriced) => string>> = {
  'at-or-below-floor': ({ band }) =>
    `The current rate is at or below the floor of ${percentText(band.baseAprPct)} for ${band.termMonths} months; nothing can improve on it.`,
  'no-improving-lender': () => 'No lender of the panel that accepts this lien improves on the current rate.',
  'no-eligible-lender': ({ excluded }) =>
    `No lender of the panel accepts this lien: ${[...new Set(excluded.flatMap(({ reasons }) => reasons))].slice(0, 3).join('; ')}.`,
};

export const routes: Routes<typeof refinance, RefinanceTools> = {
  quoteRefinance: async ({ body, caller, today, base }, tools) => {
    const { refinancePanel } = tools;
    const lien = lienOf(body);
    const early = earlyFunding(body.fundingDate, today);
    if (early !== undefined) return early;
    const { facts, collateral } = await collateralOf(body, { account: caller.account, today }, tools);
    const pricing = priceRefinance(lien, await refinancePanel.rates(lien), collateral);
    if (pricing.outcome !== 'offers') return nothingBetter(lien, pricing, refinancePanel.source);
    const closing = closingOf(lien, planOf(body, today), stateOf(body.state));
    return offer(quoteBody(lien, pricing, { today, base, source: refinancePanel.source, closing, facts }));
  },

  applyForRefinance: async ({ body, caller, now, today, base }, tools) => {
    const lien = lienOf(body);
    const { refinancePanel } = tools;
    const early = earlyFunding(body.fundingDate, today);
    if (early !== undefined) return early;
    const { collateral } = await collateralOf(body, { account: caller.account, today }, tools);
    const pricing = priceRefinance(lien, await refinancePanel.rates(lien), collateral);
    if (pricing.outcome !== 'offers') return nothingBetter(lien, pricing, refinancePanel.source);
    const { offers } = pricing;
    const chosen = body.lenderId === undefined ? offers[0] : offers.find((row) => row.lenderId === body.lenderId);
    if (chosen === undefined) {
      const offering = offers.map((row) => row.lenderId).join(', ');
      return refuseProblems([problem('body', 'lenderId', `a lender with an offer: ${offering}`, body.lenderId)]);
    }
    const validThrough = addDays(today, OFFER_DAYS);
    const opened: RefinanceEvent<'RefinanceApplication.opened@1'> = {
      type: 'RefinanceApplication.opened@1',
      at: now,
      data: {
        ...withoutUndefined({ account: caller.account }),
        ...lienBody(lien),
        offer: offerRow(chosen, validThrough, agencyFeesOf(closingOf(lien, planOf(body, today), stateOf(body.state)))),
        validThrough,
      },
    };
    const snapshot = await openRefinance(tools, { caller, now }, opened);
    return ok(applicationBody(snapshot, refinancePanel.source, base, now));
  },

  readRefinanceApplication: async ({ params, caller, now, base }, tools) => {
    const snapshot = await readRefinance(tools, { caller, now }, params.applicationId);
    return 'kind' in snapshot ? snapshot : ok(applicationBody(snapshot, tools.refinancePanel.source, base, now));
  },

  remitPayoff: async ({ params, body, caller, now, base }, tools) => {
    const snapshot = await onRefinance(
      tools,
      { caller, now },
      params.applicationId,
      ({ applicationId, application }) => {
        const guardContext = { applicationId, application, base, now };
        const refusal = refusedTrigger(guardContext, 'payoff');
        if (refusal !== undefined) return refusal;
        const payoff = payoffDue(application, now);
        const { amount } = body;
        if (amount !== undefined && amount < centsOf(payoff.amount)) {
          const amounts = { expected: payoff.amount, received: toDecimal(amount), missing: [] };
          return refuse('short-payoff', { extra: { ...amounts, available: refinanceAvailable(guardContext) } });
        }
        const { lenderId } = application.opened.offer;
        const events: RefinanceEvent[] = [
          { type: 'Payoff.sent@1', at: now, data: payoff },
          { type: 'RefinanceApplication.funded@1', at: now, data: { payoffId: payoff.payoffId, lenderId } },
        ];
        return { events };
      },
    );
    if (!('kind' in snapshot)) return ok(applicationBody(snapshot, tools.refinancePanel.source, base, now));
    return snapshot;
  },
};

function payoffDue({ opened }: RefinanceApplication, now: IsoInstant) {
  const { vin, currentBalance, currentApr } = opened;
  return payoffOf({ vin, balance: centsOf(currentBalance), aprPct: Number(currentApr), on: dateOf(now) });
}

type LienBody = CallOf<typeof refinance.quoteRefinance>['body'];

function lienOf({ vin, currentBalance, currentApr: currentAprPct, remainingTermMonths, creditScore }: LienBody): Lien {
  const scored = withoutUndefined({ creditScore });
  return { vin, currentBalance, currentAprPct, remainingTermMonths, ...scored };
}

interface Seen {
  readonly account: string | undefined;
  readonly today: IsoDate;
}

/**
 * The car for lenders' limits. Miles and value are used only when the caller or the account's inventory states the
 * odometer, because both would otherwise be guesses.
 */
async function collateralOf({ vin, odometer: said, state }: LienBody, { account, today }: Seen, tools: CarTools) {
  const car = await resolveCar(tools, { vin, account, today });
  const odometer = said ?? ownMiles(car);
  const asUsed = { odometer, condition: 'used' as const, title: titleStandingOf(vin) };
  const { ageYears, odometer: miles, guideValue } = deskCarOf(deskVehicleOf(car.identity), today, asUsed);
  const read = odometer === undefined ? {} : { miles, guideValue };
  const facts = factsOf(car, today, { odometer: said, condition: 'used' });
  return { facts, collateral: { ageYears, ...read, state: stateOf(state) } };
}

/** Payoff letters are valid for ten days; by default the loan funds on the last of them. */
function planOf({ fundingDate }: LienBody, today: IsoDate): FundingPlan {
  return { on: today, fundingDate: fundingDate ?? addDays(today, PAYOFF_DAYS) };
}

function earlyFunding(fundingDate: IsoDate | undefined, today: IsoDate) {
  if (fundingDate === undefined || (fundingDate >= today && fundingDate <= addDays(today, OFFER_DAYS)))
    return undefined;
  const expected = `a date from ${today} to ${addDays(today, OFFER_DAYS)}, while the offer is valid`;
  return refuseProblems([problem('body', 'fundingDate', expected, fundingDate)]);
}

/** Territories have no row in these tables. */
function stateOf(state: string | undefined): StateCode | undefined {
  return state !== undefined && isStateCode(state) ? state : undefined;
}

function agencyFeesOf({ fees }: Closing): Cents {
  return sum(cents(0), ...fees.map(({ amount }) => amount));
}

function nothingBetter(lien: Lien, pricing: Unpriced, source: string): Empty {
  const { outcome, band } = pricing;
  return empty(WHY_EMPTY[outcome](pricing), simulated(source), {
    code: outcome,
    kind: 'refinance-quote@1',
    ...lienBody(lien),
    termMonths: band.termMonths,
    baseApr: percentText(band.baseAprPct),
    offers: [],
    excluded: pricing.excluded.map(excludedRow),
  });
}

interface Asked {
  readonly today: IsoDate;
  readonly base: string;
  readonly source: string;
  readonly closing: Closing;
  readonly facts: CarFacts;
}

function quoteBody(
  lien: Lien,
  pricing: Extract<RefinancePricing, { outcome: 'offers' }>,
  { today, base, source, closing, facts }: Asked,
) {
  const { band, currentPayment, offers, excluded } = pricing;
  const validThrough = addDays(today, OFFER_DAYS);
  const rows = offers.map((row) => offerRow(row, validThrough, agencyFeesOf(closing)));
  const apply = `${base}/financing/refinance/applications`;
  const { vin, currentBalance, currentAprPct, remainingTermMonths, creditScore } = lien;
  return {
    id: `quote_${hashId('refinance-quote', vin, currentBalance, currentAprPct, remainingTermMonths, ...(creditScore === undefined ? [] : [creditScore]))}`,
    title: `Refinance ${toDecimal(currentBalance)} over ${band.termMonths} months`,
    kind: 'refinance-quote@1',
    ...lienBody(lien),
    termMonths: band.termMonths,
    baseApr: percentText(band.baseAprPct),
    currentPayment: toDecimal(currentPayment),
    offers: rows,
    excluded: excluded.map(excludedRow),
    closing: closingBody(closing),
    facts,
    validThrough,
    binding: false,
    statement: 'Simulated rates of a sandbox panel. A lender decides on an application.',
    alternatives: [{ mode: 'apply', description: 'Apply for the best offer, or name a lenderId.', url: apply }],
    environment: 'sandbox',
    simulated: true,
    links: { apply, vehicle: `${base}/${vin}` },
    provenance: { ...simulated(source) },
  };
}
