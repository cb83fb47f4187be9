/** Handler of prequalification: consent, then the bureau, then the result. */

import { type Consent, consentRefOf, isFutureConsent, PERMISSIBLE_PURPOSE } from '#domain/credit/consent.ts';
import { type Applicant, type Prequal, prequalFact, readPrequal } from '#domain/credit/prequal.ts';
import type { BuyingPower } from '#domain/credit/sizing/buying-power.ts';
import { vinOf } from '#domain/deal/desk-request.ts';
import { fact } from '#domain/deal-facts/events.ts';
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { deskCarOf, deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { ok, type Refusal, refuse } from '#kernel/answer.ts';
import { dateOf, type IsoInstant, yearOf } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { simulated } from '#kernel/provenance.ts';
import type { SoftPull } from '#ports/bureau.ts';
import type { Tools } from '#ports/tools.ts';
import { type DealTools, onDeal } from '#streams/deals.ts';
import { closedToLenders } from '../closed-deal.ts';
import type { prequal } from './contract.ts';

type PrequalCall = CallOf<typeof prequal.prequalify>;
type PrequalTools = DealTools & Pick<Tools, 'bureau' | 'settings' | 'vehicles'>;

export const routes: Routes<typeof prequal, PrequalTools> = {
  prequalify: async (call, tools) => {
    const { body, now } = call;
    const { consent, dealId, coApplicant } = body;
    const future =
      futureConsent('consent', consent, now) ?? futureConsent('coApplicant.consent', coApplicant?.consent, now);
    if (future !== undefined) return future;
    if (dealId !== undefined) return forDeal(call, tools, dealId);
    const found = await pull(body, tools, now);
    return 'kind' in found ? found : ok(prequalBody(found, consent, tools.bureau.source));
  },
};

function futureConsent(path: string, consent: Consent | undefined, now: IsoInstant) {
  if (consent === undefined || !isFutureConsent(consent.consentedAt, now)) return undefined;
  return refuse('consent-required', {
    reason: `${path}.consentedAt is in the future. Send the time when consent was given.`,
    problems: [problem('body', `${path}.consentedAt`, `a time not after ${now}`, consent.consentedAt)],
  });
}

/** Pulls the file of each applicant, the second one only where the first was answered. */
async function pull(body: PrequalCall['body'], { bureau, vehicles }: PrequalTools, now: IsoInstant, dealt?: CarWish) {
  const { applicant, consent, monthlyIncome, monthlyDebts } = body;
  const pulled = await bureau.softPull(softPull(applicant, consent));
  if (pulled.state === 'down') return noBureau();
  const wish = body.vin === undefined ? dealt : { vin: body.vin };
  const car = wish === undefined ? undefined : lentOn(wish, now, vehicles);
  const own = { monthlyIncome, monthlyDebts, car };
  if (body.coApplicant === undefined) return readPrequal(applicant, consent, pulled, own);
  const { consent: agreed, monthlyIncome: income, monthlyDebts: debts, ...second } = body.coApplicant;
  const other = await bureau.softPull(softPull(second, agreed));
  if (other.state === 'down') return noBureau();
  const coApplicant = { applicant: second, pulled: other, monthlyIncome: income, monthlyDebts: debts };
  return readPrequal(applicant, consent, pulled, { ...own, coApplicant });
}

function softPull(applicant: Applicant, consent: Consent): SoftPull {
  const { consentedAt } = consent;
  const purpose = { permissiblePurpose: PERMISSIBLE_PURPOSE.purpose, consentRef: consentRefOf(consent) };
  return { ...applicant, ...purpose, asOf: dateOf(consentedAt) };
}

function noBureau() {
  const reason = 'The bureau did not answer, and no file was pulled. Retry later.';
  return refuse('counterparty-unavailable', { reason });
}

/** The car that a loan would be lent on; a deal’s desk knows its miles and its value. */
interface CarWish {
  readonly vin: string;
  readonly desked?: DeskedFigures | undefined;
}

function lentOn({ vin, desked }: CarWish, now: IsoInstant, vehicles: Tools['vehicles']) {
  const vehicle = deskVehicleOf(vehicles.identify(vinOf(vin), yearOf(now)));
  const { condition, ageYears, odometer, guideValue } = deskCarOf(vehicle, dateOf(now), {
    odometer: desked?.odometer,
    condition: desked?.condition,
  });
  return { used: condition === 'used', ageYears, miles: odometer, guideValue };
}

/** The same answer, and the deal keeps what it needs of it. A result that stands already is not written again. */
async function forDeal(call: PrequalCall, tools: PrequalTools, dealId: string) {
  const { body, base } = call;
  const { bureau } = tools;
  let found: Prequal | undefined;
  const handled = await onDeal(tools, call, dealId, async ({ state: deal, now }) => {
    const refusal = closedToLenders(deal, { now, base, dealId, settings: tools.settings });
    if (refusal !== undefined) return refusal;
    const pulled = await pull(body, tools, now, { vin: deal.vin, desked: deal.desk?.desked });
    if ('kind' in pulled) return pulled;
    found = pulled;
    const stands = deal.prequal?.prequalId === pulled.prequalId;
    return { events: stands ? [] : [fact('Prequal.completed@1', now, prequalFact(pulled))] };
  });
  if (handled.kind === 'EMPTY') return handled;
  // The loop refuses with what was decided above, or that somebody else was faster.
  if (handled.kind === 'REFUSAL') {
    return handled as Refusal<'counterparty-unavailable' | 'illegal-move' | 'concurrent-change'>;
  }
  if (handled.kind === 'TAKEN' || found === undefined) throw new Error('a prequalification claims no names');
  return ok({ ...prequalBody(found, body.consent, bureau.source), dealId: handled.dealId });
}

function prequalBody({ consentRef, buyingPower, joint, ...found }: Prequal, consent: Consent, source: string) {
  return {
    kind: 'prequal@1' as const,
    ...found,
    factors: [...found.factors],
    alerts: [...found.alerts],
    ofac: { ...found.ofac },
    redFlags: { ...found.redFlags, codes: [...found.redFlags.codes] },
    ...(buyingPower === undefined ? {} : { buyingPower: powerBody(buyingPower) }),
    ...(joint === undefined ? {} : { joint: { ...joint, scores: [...joint.scores] } }),
    inquiry: {
      kind: 'soft' as const,
      affectsScore: false as const,
      permissiblePurpose: PERMISSIBLE_PURPOSE.purpose,
      statute: PERMISSIBLE_PURPOSE.statute,
      consentRef,
      consent,
    },
    provenance: simulated(source),
  };
}

function powerBody({ estimatedAprPct, termMonths, maxAmountFinanced, maxMonthlyPayment, limitedBy }: BuyingPower) {
  return {
    estimatedApr: estimatedAprPct.toFixed(2),
    termMonths,
    maxAmountFinanced: toDecimal(maxAmountFinanced),
    maxMonthlyPayment: toDecimal(maxMonthlyPayment),
    limitedBy,
  };
}
