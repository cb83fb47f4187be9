/** Handler of the decision simulator. */
import { type Car, ownMiles } from '#domain/car/car.ts';
import type { AskedLoan, CreditRequest } from '#domain/credit/decision.ts';
import type { DecisionRow } from '#domain/credit/decision-row.ts';
import { ratedCar } from '#domain/credit/rated-car.ts';
import { askedLoan, decideOnDeal, standingScore } from '#domain/deal/decide/credit.ts';
import { vinOf } from '#domain/deal/desk-request.ts';
import type { Deal } from '#domain/deal/state.ts';
import { centsOf } from '#domain/deal-facts/protection.ts';
import { deskCarOf, deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { decideOnApplication, type RefinanceApplication } from '#domain/refinance/application.ts';
import { refusedTrigger } from '#domain/refinance/wire-moves.ts';
import { ok, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import type { AnswerOf, CallOf, Routes } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import type { DealSnapshot } from '#streams/deals.ts';
import { RECORD_ATTEMPTS_MAX } from '#streams/effects/run.ts';
import { onRefinance, readRefinance } from '#streams/refinance-applications.ts';
import { type AskTools, askOnce } from '../ask-once.ts';
import { askLender } from './ask-lender.ts';
import type { decisions } from './decisions.contract.ts';

type SimulateCall = CallOf<typeof decisions.simulateDecision>;
type Simulated = Promise<AnswerOf<typeof decisions.simulateDecision>>;
type DecisionTools = AskTools & Pick<Tools, 'vehicles'>;

export const routes: Routes<typeof decisions, DecisionTools> = {
  simulateDecision: (call, tools) => {
    const { dealId, applicationId = '' } = call.body;
    return dealId === undefined ? onApplication(call, tools, applicationId) : onBuyDeal(call, tools, dealId);
  },
};

async function onBuyDeal(call: SimulateCall, tools: DecisionTools, dealId: string): Simulated {
  const { base } = call;
  const asked = await askOnce(tools, call, {
    dealId,
    base,
    ask: (snapshot) => askAboutDeal(call, tools, snapshot),
    record: (deal, { applicationId, row, desked }, now) =>
      decideOnDeal(deal, { applicationId: deal.credit?.applicationId ?? applicationId, row, desked }, now),
  });
  if (asked.kind !== 'ASKED') return asked;
  const { answer, handled } = asked;
  const { credit } = handled.state;
  if (credit === undefined) throw new Error('A credit decision was recorded without an application.');
  const links = {
    deal: `${base}/buy/deals/${dealId}`,
    events: `${base}/buy/deals/${dealId}/events`,
    stips: `${base}/buy/deals/${dealId}/stips`,
  };
  const events = handled.appended.map(({ seq, type }) => ({ seq, type }));
  const { applicationId, state } = credit;
  return ok({
    kind: 'decision@1' as const,
    dealId,
    applicationId,
    state,
    ...answer.row,
    events,
    links,
    provenance: simulated(tools.lenders.source),
  });
}

/** The lender's decision on the deal's figures, with those figures. */
async function askAboutDeal(
  { body }: SimulateCall,
  tools: DecisionTools,
  { state: deal, dealId, lastSeq, now }: DealSnapshot,
) {
  const { credit } = deal;
  if (body.applicationId !== undefined && body.applicationId !== credit?.applicationId) {
    return refuseProblems([
      problem('body', 'applicationId', `left out, or the application of ${dealId}`, body.applicationId),
    ]);
  }
  const applicationId = credit?.applicationId ?? `app_${tools.ids.base62(16)}`;
  const desked = deal.desk?.desked;
  const { odometer, condition } = desked ?? {};
  const car = ratedCar(deal.vin, now, { odometer, condition, modelYear: deal.desk?.vehicle?.modelYear });
  const { factorCodes, basis, ...terms } = withPrequal(body, deal, now);
  const decided = await askLender(tools.lenders, terms, {
    ...withoutUndefined({ factorCodes }),
    applicationId,
    revision: lastSeq,
    car,
    decidedAt: now,
    loan: askedLoan(desked),
  });
  if ('kind' in decided) return decided;
  const row: DecisionRow = basis === undefined ? decided : { ...decided, comments: [basis, ...decided.comments] };
  return { applicationId, row, desked };
}

type Scored = SimulateCall['body'] & Pick<CreditRequest, 'factorCodes'> & { readonly basis?: string };

/**
 * The scores and factors of the deal's prequalification, used while it is valid and the caller names none. A joint
 * prequalification stays joint.
 */
function withPrequal(body: SimulateCall['body'], deal: Deal, now: IsoInstant): Scored {
  const standing = standingScore(deal, dateOf(now));
  if (body.score !== undefined || body.tier !== undefined || standing === undefined) return body;
  const { prequalId, scores, factors } = standing;
  const [score, other] = scores;
  const second =
    other === undefined ? {} : { coApplicant: { score: other, ...withoutUndefined(body.coApplicant ?? {}) } };
  const basis = `Decided on the ${other === undefined ? 'score' : 'scores'} of prequalification ${prequalId}.`;
  return { ...body, ...second, score, basis, ...withoutUndefined({ factorCodes: factors }) };
}

async function onApplication(call: SimulateCall, tools: DecisionTools, applicationId: string): Simulated {
  const { body, base, now } = call;
  const closedRefusal = (application: RefinanceApplication) =>
    refusedTrigger({ applicationId, application, base, now }, body.decision);
  const before = await readRefinance(tools, call, applicationId);
  if ('kind' in before) return before;
  const refusal = closedRefusal(before.application);
  if (refusal !== undefined) return refusal;
  const known = await carOfLien(before.application, call, tools);
  const { loan, car, lenderId, refinance } = refinanceAsked(before.application, call, known);
  const row = await askLender(
    tools.lenders,
    { lenderId, ...body },
    { applicationId, revision: before.lastSeq, car, decidedAt: now, loan, refinance },
  );
  if ('kind' in row) return row;
  const event = decideOnApplication(row, now);
  const snapshot = await onRefinance(
    tools,
    call,
    applicationId,
    ({ application }) => closedRefusal(application) ?? { events: [event] },
    RECORD_ATTEMPTS_MAX,
  );
  if ('kind' in snapshot) return snapshot;
  const { state } = snapshot.application;
  if (state === 'FUNDED') throw new Error('A refinance decision was recorded on a funded application.');
  const self = `${base}/financing/refinance/applications/${applicationId}`;
  return ok({
    kind: 'decision@1' as const,
    applicationId,
    state,
    ...row,
    events: [{ seq: snapshot.lastSeq, type: event.type }],
    links: { application: self },
    provenance: simulated(tools.lenders.source),
  });
}

/** The car of a lien as its owner sees it. */
async function carOfLien({ opened }: RefinanceApplication, { caller, today }: SimulateCall, tools: DecisionTools) {
  return resolveCar(tools, { vin: vinOf(opened.vin), account: caller.account, today });
}

/** The request to the new lender: the offered amount at the offered rate against the guide value, nothing down. */
function refinanceAsked({ opened }: RefinanceApplication, { now }: SimulateCall, known: Car) {
  const balance = centsOf(opened.offer.amountFinanced);
  const { termMonths, apr, lenderId } = opened.offer;
  const use = { condition: 'used' as const, odometer: ownMiles(known) };
  const { guideValue } = deskCarOf(deskVehicleOf(known.identity), dateOf(now), use);
  const loan: AskedLoan = {
    amountFinanced: balance,
    downPayment: centsOf('0.00'),
    price: balance,
    guideValue,
    termMonths,
    aprPct: Number(apr),
  };
  const car = ratedCar(opened.vin, now, { ...use, modelYear: known.identity.assumedYear });
  return { loan, car, lenderId, refinance: { offeredAprPct: Number(apr) } };
}
