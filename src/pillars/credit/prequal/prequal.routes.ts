/** Handler of prequalification: consent, then the bureau, then the result. */

import { statedBy } from '#domain/car/car.ts';
import { type CarFacts, factsOf } from '#domain/car/car-facts.ts';
import { type Consent, consentRefOf, isFutureConsent, PERMISSIBLE_PURPOSE } from '#domain/credit/consent.ts';
import { type Applicant, type Prequal, prequalFact, readPrequal } from '#domain/credit/prequal.ts';
import type { BuyingPower } from '#domain/credit/sizing/buying-power.ts';
import { vinOf } from '#domain/deal/desk-request.ts';
import { fact } from '#domain/deal-facts/events.ts';
import type { DealDesked } from '#domain/deal-facts/money-events.ts';
import { deskCarOf, deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { ok, type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { simulated } from '#kernel/provenance.ts';
import type { SoftPull } from '#ports/bureau.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { type AskTools, askOnce } from '../ask-once.ts';
import type { prequal } from './prequal.contract.ts';

type PrequalCall = CallOf<typeof prequal.prequalify>;
type PrequalTools = AskTools & Pick<Tools, 'bureau' | 'vehicles'>;

export const routes: Routes<typeof prequal, PrequalTools> = {
  prequalify: async (call, tools) => {
    const { body, now } = call;
    const { consent, dealId, coApplicant } = body;
    const future =
      futureConsent('consent', consent, now) ?? futureConsent('coApplicant.consent', coApplicant?.consent, now);
    if (future !== undefined) return future;
    if (dealId !== undefined) return forDeal(call, tools, dealId);
    const found = await pull(call, tools, now);
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

/** Pulls the file of each applicant; the second only after the first succeeded. */
async function pull(
  { body, caller }: PrequalCall,
  tools: PrequalTools,
  now: IsoInstant,
  dealt?: FinancedCar,
): Promise<Pulled | Refusal<'counterparty-unavailable'>> {
  const { bureau } = tools;
  const { applicant, consent, monthlyIncome, monthlyDebts } = body;
  const pulled = await bureau.softPull(softPull(applicant, consent));
  if (pulled.state === 'down') return noBureau();
  const financed = body.vin === undefined ? dealt : { vin: body.vin };
  const financedCar =
    financed === undefined ? undefined : await resolveFinancedCar(financed, { account: caller.account, now }, tools);
  const own = { monthlyIncome, monthlyDebts, car: financedCar?.car };
  const facts = withoutUndefined({ facts: financedCar?.facts });
  if (body.coApplicant === undefined) return { ...readPrequal(applicant, consent, pulled, own), ...facts };
  const { consent: agreed, monthlyIncome: income, monthlyDebts: debts, ...second } = body.coApplicant;
  const other = await bureau.softPull(softPull(second, agreed));
  if (other.state === 'down') return noBureau();
  const coApplicant = { applicant: second, pulled: other, monthlyIncome: income, monthlyDebts: debts };
  return { ...readPrequal(applicant, consent, pulled, { ...own, coApplicant }), ...facts };
}

function softPull(applicant: Applicant, consent: Consent): SoftPull {
  const { consentedAt } = consent;
  const purpose = { permissiblePurpose: PERMISSIBLE_PURPOSE.purpose, consentRef: consentRefOf(consent) };
  return { ...applicant, ...purpose, asOf: dateOf(consentedAt) };
}

function noBureau() {
  const reason = 'The bureau did not respond, and no file was pulled. Retry later.';
  return refuse('counterparty-unavailable', { reason });
}

/** A result with the facts of the car that limits it. */
type Pulled = Prequal & { readonly facts?: CarFacts };

/** The car to be financed; a deal's desk has its miles and value. */
interface FinancedCar {
  readonly vin: string;
  readonly desk?: DealDesked | undefined;
}

/** The car as desked, else as the caller sees it. */
async function resolveFinancedCar(
  { vin, desk }: FinancedCar,
  { account, now }: { readonly account: string | undefined; readonly now: IsoInstant },
  tools: PrequalTools,
) {
  const today = dateOf(now);
  const car = await resolveCar(tools, { vin: vinOf(vin), account, today });
  const said =
    desk === undefined ? {} : withoutUndefined({ odometer: desk.desked.odometer, condition: desk.desked.condition });
  const vehicle = desk?.vehicle ?? deskVehicleOf(car.identity);
  const { condition, ageYears, odometer, guideValue } = deskCarOf(vehicle, today, { ...statedBy(car), ...said });
  return {
    car: { used: condition === 'used', ageYears, miles: odometer, guideValue },
    facts: desk?.facts ?? factsOf(car, today, said),
  };
}

/** Returns the same answer, and stores the part that the deal needs. An identical result is not stored again. */
async function forDeal(call: PrequalCall, tools: PrequalTools, dealId: string) {
  const { body, base } = call;
  const asked = await askOnce(tools, call, {
    dealId,
    base,
    ask: ({ state: deal, now }) => pull(call, tools, now, { vin: deal.vin, desk: deal.desk }),
    record: ({ prequal: standing }, pulled, now) =>
      standing?.prequalId === pulled.prequalId ? [] : [fact('Prequal.completed@1', now, prequalFact(pulled))],
  });
  if (asked.kind !== 'ASKED') return asked;
  return ok({ ...prequalBody(asked.answer, body.consent, tools.bureau.source), dealId });
}

function prequalBody({ consentRef, buyingPower, joint, ...found }: Pulled, consent: Consent, source: string) {
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
