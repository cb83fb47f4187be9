/** Handlers of refinance. Quotes store nothing; an application has its own stream. */
import { percentText } from '#domain/credit/percent.ts';
import { centsOf } from '#domain/deal/protection.ts';
import type { RefinanceApplication, RefinanceEvent } from '#domain/refinance/application.ts';
import type { Lien } from '#domain/refinance/lien.ts';
import { offerRow } from '#domain/refinance/offer-row.ts';
import { payoffOf } from '#domain/refinance/payoff.ts';
import { OFFER_DAYS, priceRefinance, type RefinancePricing } from '#domain/refinance/pricing.ts';
import { refinanceAvailable, refusedTrigger } from '#domain/refinance/wire-moves.ts';
import { type Empty, empty, offer, ok, refuse, refuseProblems } from '#kernel/answer.ts';
import { addDays, dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { onRefinance, openRefinance, readRefinance } from '#streams/refinance-applications.ts';
import type { refinance } from './contract.ts';
import { applicationBody, lienBody } from './wire.ts';

type Unpriced = Exclude<RefinancePricing, { outcome: 'offers' }>;

const WHY_EMPTY: Readonly<Record<Unpriced['outcome'], (pricing: Unpriced) => string>> = {
  'at-or-below-floor': ({ band }) =>
    `The current rate is at or below the floor of ${percentText(band.baseAprPct)} for ${band.termMonths} months; nothing can improve on it.`,
  'no-improving-lender': () => 'No lender of the panel improves on the current rate.',
};

export const routes: Routes<typeof refinance, Pick<Tools, 'refinancePanel' | 'events' | 'ids'>> = {
  quoteRefinance: async ({ body, today, base }, { refinancePanel }) => {
    const lien = lienOf(body);
    const pricing = priceRefinance(lien, await refinancePanel.rates(lien));
    if (pricing.outcome !== 'offers') return nothingBetter(lien, pricing, refinancePanel.source);
    return offer(quoteBody(lien, pricing, { today, base, source: refinancePanel.source }));
  },

  applyForRefinance: async ({ body, caller, now, today, base }, tools) => {
    const lien = lienOf(body);
    const { refinancePanel } = tools;
    const pricing = priceRefinance(lien, await refinancePanel.rates(lien));
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
        ...(caller.account === undefined ? {} : { account: caller.account }),
        ...lienBody(lien),
        offer: offerRow(chosen, validThrough),
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
        const standpoint = { applicationId, application, base, now };
        const refusal = refusedTrigger(standpoint, 'payoff');
        if (refusal !== undefined) return refusal;
        const payoff = payoffDue(application, now);
        const { amount } = body;
        if (amount !== undefined && amount < centsOf(payoff.amount)) {
          const told = { expected: payoff.amount, received: toDecimal(amount), missing: [] };
          return refuse('short-payoff', { extra: { ...told, available: refinanceAvailable(standpoint) } });
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

function lienOf(body: { vin: Vin; currentBalance: Cents; currentApr: number; remainingTermMonths: number }): Lien {
  const { vin, currentBalance, currentApr: currentAprPct, remainingTermMonths } = body;
  return { vin, currentBalance, currentAprPct, remainingTermMonths };
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
  });
}

interface Asked {
  readonly today: IsoDate;
  readonly base: string;
  readonly source: string;
}

function quoteBody(
  lien: Lien,
  pricing: Extract<RefinancePricing, { outcome: 'offers' }>,
  { today, base, source }: Asked,
) {
  const { band, currentPayment, offers } = pricing;
  const validThrough = addDays(today, OFFER_DAYS);
  const rows = offers.map((row) => offerRow(row, validThrough));
  const apply = `${base}/financing/refinance/applications`;
  const { vin, currentBalance, currentAprPct, remainingTermMonths } = lien;
  return {
    id: `quote_${hashId('refinance-quote', vin, currentBalance, currentAprPct, remainingTermMonths)}`,
    title: `Refinance ${toDecimal(currentBalance)} over ${band.termMonths} months`,
    kind: 'refinance-quote@1',
    ...lienBody(lien),
    termMonths: band.termMonths,
    baseApr: percentText(band.baseAprPct),
    currentPayment: toDecimal(currentPayment),
    offers: rows,
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
