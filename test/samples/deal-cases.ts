/** Test fixtures for deal decisions: a fixed context, commands without ports, and ways to drive a deal to a state. */

import { type DecisionRow, SIMULATOR } from '#domain/credit/decision-row.ts';
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import type { DeskDeal } from '#domain/deal/decide/desk.ts';
import { openDeal } from '#domain/deal/decide/open.ts';
import type { InsurerOutcome, NotaryOutcome } from '#domain/deal/decide/verify.ts';
import { type DeskRequest, deskFiguresFor, storedDeskRequest, vinOf } from '#domain/deal/desk-request.ts';
import { PREAPPROVAL_CHANNEL } from '#domain/deal/financing.ts';
import { overdue } from '#domain/deal/overdue.ts';
import { type Deal, type DealState, evolve, isDeal, NO_DEAL } from '#domain/deal/state.ts';
import { toWireDesked } from '#domain/deal/wire/desk-wire.ts';
import type { PolicyRecord, Signer } from '#domain/deal-facts/ceremony-events.ts';
import type { CheckedStip, CreditDecision, LenderAnswer } from '#domain/deal-facts/credit-events.ts';
import type { TitleApplied, TransportQuoted } from '#domain/deal-facts/delivery-events.ts';
import type { DealEvent, DealType } from '#domain/deal-facts/events.ts';
import { deskVehicleOf } from '#domain/desk/desk-vehicle.ts';
import { sampleIdentity } from '#domain/vehicle/identity.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { addSeconds, type IsoInstant } from '#kernel/dates.ts';
import { type Cents, dollars } from '#kernel/money.ts';

export const START = '2026-11-27T12:00:00.000Z';
export const VIN = 'F1XDEMCR4SDEM0001';
export const ADA: Signer = { name: 'Ada Lovelace' };
const DAY = 86_400;

/** Ids count up, so that the same story yields the same events. */
export function contextAt(now: IsoInstant, railOpen = true): DecisionContext {
  let next = 0;
  return { now, railOpen, dealId: 'deal_case', newId: (prefix) => `${prefix}_${now}_${next++}` };
}

/** A newly opened deal. */
export function openedDeal(dealType: DealType = 'Concierge Buy', now: IsoInstant = START): Deal {
  return dealAfterEvents(
    NO_DEAL,
    openDeal({ dealType, vin: VIN, buyer: { zip: '94105', name: ADA.name } }, contextAt(now)),
  );
}

/** The deal after more events. Fails the test when they are a refusal. */
export function dealAfterEvents(deal: DealState, decided: readonly DealEvent[] | { readonly kind: string }): Deal {
  if ('kind' in decided) throw new Error(`A move of the case was refused: ${JSON.stringify(decided)}`);
  const state = decided.reduce(evolve, deal);
  if (!isDeal(state)) throw new Error('The events of the case open no deal.');
  return state;
}

/** The deal after overdue clock moves. */
export function withOverdueMoves(deal: Deal, now: IsoInstant): { deal: Deal; events: DealEvent[] } {
  const events: DealEvent[] = [];
  let state: DealState = deal;
  for (let due = overdue(state, now); due !== undefined; due = overdue(state, now)) {
    events.push(due);
    state = evolve(state, due);
  }
  return { deal: dealAfterEvents(state, []), events };
}

export const REQUEST: DeskRequest = { salesPrice: dollars(31_500), downPayment: dollars(4000), term: 60, zip: '94105' };

/** The sandbox lender's ready approval. */
const PREAPPROVAL: LenderAnswer = {
  decisionId: 'decision_ready',
  decision: 'approved',
  lender: { name: 'L' },
  attestation: { channel: PREAPPROVAL_CHANNEL, simulated: true },
};

/** A simulator decision on the current figures, without counter-offers. */
export function lenderSays(deal: Deal, decision: CreditDecision, now: IsoInstant): DecisionRow {
  const desked = deal.desk?.desked;
  const approved = { maxAdvancePct: 125, ...withoutUndefined({ amountFinanced: desked?.amountFinanced }) };
  const proof = {
    code: 'POI',
    text: 'income',
    party: 'buyer' as const,
    dueBy: addSeconds(now, 30 * DAY),
    state: 'OUTSTANDING' as const,
  };
  return {
    decisionId: `decision_${now}`,
    decision,
    lenderId: 'lender',
    lender: { id: 'lender', name: 'L', kind: 'bank' },
    tier: 'A',
    buyRate: '6.51',
    customerRate: '6.51',
    reserve: { type: 'flat', amount: '0.00' },
    ...(decision === 'declined' ? {} : { approved }),
    dealerFee: '0.00',
    stipulations: decision === 'conditioned' ? [proof] : [],
    reasons: [],
    ratios: {},
    comments: [],
    decidedAt: now,
    visibleAt: now,
    expiresAt: addSeconds(now, 30 * DAY),
    attestation: SIMULATOR,
  };
}

export function deskCommand(request: DeskRequest = REQUEST, more: Partial<DeskDeal> = {}): DeskDeal {
  const worked = deskFiguresFor(VIN, request, 0 as Cents, {
    today: START.slice(0, 10),
    vehicle: deskVehicleOf(sampleIdentity(vinOf(VIN), 2026)),
  });
  if (!worked.ok) throw new Error(JSON.stringify(worked.problems));
  const ready = request.financeType === undefined ? { preapproval: PREAPPROVAL } : {};
  return { desked: toWireDesked(worked.desked), asked: storedDeskRequest(request), rerated: [], ...ready, ...more };
}

export const HAUL: TransportQuoted = {
  quoteId: 'haul_1',
  fromZip: '85004',
  toZip: '94105',
  distanceMiles: 747,
  price: '864.02',
  eta: { min: 3, max: 5 },
  expiresAt: addSeconds(START, 7 * DAY),
};

export const ENVELOPE = {
  envelopeId: 'envelope_1',
  signer: ADA,
  documents: [{ documentId: 'doc_1', name: "Buyer's order", pages: 2, digest: 'd1' }],
};
export const SIGNED = {
  decision: 'sign',
  certificate: { certificateId: 'cert_1', signedAt: START, digest: 'c1' },
} as const;

export const NOTARIZED: NotaryOutcome = {
  state: 'COMPLETED',
  record: {
    notarizationId: 'ot_1',
    notary: { name: 'N', commissionState: 'CA', commissionNumber: '1', commissionExpires: '2028-01-01' },
    identity: { kba: 'passed', credentialAnalysis: 'passed' },
    meeting: { startedAt: START, endedAt: START },
    seal: { digest: 's1' },
  },
};

export function lockedNotary(now: IsoInstant): NotaryOutcome {
  return { state: 'FAILED', failure: { notarizationId: 'ot_2', reason: 'kba-failed', retryAt: addSeconds(now, DAY) } };
}

export function proof(code = 'DLC', documentRef = 'license.pdf', reason?: string): CheckedStip {
  const why = withoutUndefined({ reason });
  return {
    code,
    documentRef,
    text: code,
    checks: [{ name: 'legible', result: reason === undefined ? 'pass' : 'fail' }],
    ...why,
  };
}

const record = (policyNumber: string): PolicyRecord => ({
  policyId: `pol_${policyNumber}`,
  policyNumber,
  carrier: { name: 'C', naic: '99901' },
  effective: '2026-08-01',
  expiration: '2027-02-01',
  vehicle: { vin: VIN },
  limits: { bodilyInjury: '100/300', propertyDamage: '100', uninsured: '100/300' },
  deductibles: { comprehensive: '500.00', collision: '500.00' },
  lienholder: { name: 'L', address: 'A', listed: true },
  namedInsured: ADA.name,
  checks: [{ name: 'policy-active', result: 'unknown' }],
});

/** A policy that its carrier confirms. */
export function insuredOutcome(policyNumber = 'P-1'): InsurerOutcome {
  return { state: 'VERIFIED', record: record(policyNumber) };
}
export const UNINSURED: InsurerOutcome = { state: 'REJECTED', record: record('LAPSED-1'), reason: 'policy-active' };
export const WAITING: InsurerOutcome = { state: 'PENDING', binder: record('PENDING-1') };

export const TITLE: TitleApplied = {
  titleId: 'title_1',
  titleState: 'CA',
  owner: ADA.name,
  plate: { number: 'T1', kind: 'temporary', expires: '2027-01-26' },
  dueAt: addSeconds(START, 20 * DAY),
};
