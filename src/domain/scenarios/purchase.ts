/** Scenario steps of a purchase, from opening to settlement, cancellation or unwinding. */

import { financingOf } from '#domain/deal/financing.ts';
import { type Deal, standingEnvelope, standingHandoff, standingLink } from '#domain/deal/state.ts';
import type { DealType } from '#domain/deal-facts/events.ts';
import { isWaiting } from '#domain/handoff/handoff.ts';
import { listingAt } from '#domain/listings/corpus.ts';
import { stateOfStips } from '#domain/stips/stips.ts';
import { TABLE_YEAR } from '#domain/vehicle/builds.ts';
import { sampleIdentity } from '#domain/vehicle/identity.ts';
import { type Cents, cents, dollars, parseDecimal, toDecimal } from '#kernel/money.ts';
import { parseVin } from '#kernel/vin.ts';
import { DEMO_VIN } from '../fleet/fixtures.data.ts';
import { decision } from './protection.ts';
import { idOf, type ScenarioStep, type Scene } from './scene.ts';

/** The buyer by deal type: a neighbor, someone from another state, a private person. */
const BUYERS: Readonly<Record<DealType, { readonly name: string; readonly zip: string }>> = {
  'Concierge Buy': { name: 'Ada Lovelace', zip: '94105' },
  'Concierge Search': { name: 'Grace Hopper', zip: '80202' },
  'Private Party': { name: 'Mary Somerville', zip: '78701' },
};

const TERM_MONTHS = 60;
const SHARE_DOWN = 0.1;

type DealStep = ScenarioStep;

function onDeal(
  does: string,
  verb: string,
  body: object | ((scene: Scene) => object) = {},
  unless?: (deal: Deal, scene: Scene) => boolean,
): DealStep {
  return {
    does,
    ask: (scene) => ({
      method: 'POST',
      path: `/buy/deals/${idOf(scene, 'dealId')}/${verb}`,
      body: typeof body === 'function' ? body(scene) : body,
    }),
    ...(unless === undefined
      ? {}
      : { unless: (scene: Scene) => scene.deal !== undefined && unless(scene.deal, scene) }),
  };
}

/** Skipped when a deal is given. */
export function open(dealType: DealType = 'Concierge Buy', vin?: string): ScenarioStep {
  return {
    does: 'open a deal',
    ask: (scene) => ({
      method: 'POST',
      path: '/buy/deals',
      body: { vin: vin ?? scene.vin, buyer: BUYERS[dealType], dealType },
    }),
    unless: ({ deal }) => deal !== undefined,
  };
}

/** On the demo car, so that the scenario's car is the candidate. */
export const openSearch = open('Concierge Search', DEMO_VIN);

function trigger(name: string, does: string, unless?: (deal: Deal) => boolean): ScenarioStep {
  return {
    does,
    ask: (scene) => ({
      method: 'POST',
      path: `/sandbox/deals/${idOf(scene, 'dealId')}/triggers/${name}`,
      body: name === 'source-candidate' ? { vin: scene.vin } : {},
    }),
    ...(unless === undefined ? {} : { unless: ({ deal }: Scene) => deal !== undefined && unless(deal) }),
  };
}

const hasFigures = (deal: Deal) => deal.desk !== undefined;

export const source = trigger(
  'source-candidate',
  'the concierge finds the car',
  (deal) => deal.sourced || hasFigures(deal),
);
export const verifySeller = trigger('verify-seller', 'title and lien are checked', (deal) => deal.seller !== undefined);

/** The asking price, else the list price. */
function priceOf(vin: string): Cents {
  const asking = listingAt(vin)?.retailListing.price;
  if (asking !== undefined && asking !== null) return dollars(asking);
  const parsed = parseVin(vin);
  if (parsed === undefined) throw new Error(`The scenario names ${vin}, which is not a VIN.`);
  return sampleIdentity(parsed, TABLE_YEAR).msrpCents;
}

function figures({ vin, deal, askingDollars }: Scene, financeType: 'Loan' | 'Cash'): object {
  const price = askingDollars === undefined ? priceOf(deal?.vin ?? vin) : dollars(askingDollars);
  return {
    salesPrice: toDecimal(price),
    downPayment: toDecimal(financeType === 'Cash' ? price : cents(price * SHARE_DOWN)),
    term: TERM_MONTHS,
    zip: deal?.opening.buyer.zip ?? BUYERS['Concierge Buy'].zip,
    financeType,
  };
}

export const desk = onDeal('work the numbers', 'desk', (scene) => figures(scene, 'Loan'), hasFigures);
export const deskCash = onDeal(
  'work the numbers of a cash sale',
  'desk',
  (scene) => figures(scene, 'Cash'),
  hasFigures,
);

/** The same request with five hundred dollars less down. */
export const redesk = onDeal('work other numbers', 'desk', ({ deal }) => {
  const request = deal?.desk?.asked ?? {};
  const down = parseDecimal(String(request.downPayment ?? '0'));
  const standing = down.ok ? down.cents : cents(0);
  const moved = standing >= dollars(500) ? standing - dollars(500) : standing + dollars(1);
  return { ...request, downPayment: toDecimal(cents(moved)) };
});

export const checkout = onDeal(
  'ask for a checkout link',
  'checkout',
  {},
  (deal) => standingLink(deal)?.state === 'OPEN',
);

const buyerOf = ({ deal }: Scene) => deal?.opening.buyer.name ?? BUYERS['Concierge Buy'].name;
const signer = (scene: Scene) => ({ signer: { name: buyerOf(scene) } });
const lastNamed = (name: string) => ({ signer: { name: `Ada ${name}` } });

export const esign = onDeal('send the papers', 'esign', signer, (deal) => {
  const envelope = standingEnvelope(deal)?.state;
  const handoff = standingHandoff(deal, 'sign');
  return envelope === 'COMPLETED' || (envelope === 'SENT' && handoff !== undefined && isWaiting(handoff));
});
export const sign = onDeal('sign', 'esign/ceremony', {}, (deal) => standingEnvelope(deal)?.state === 'COMPLETED');
export const declineToSign = onDeal('refuse to sign', 'esign/ceremony', { decision: 'decline', reason: 'the price' });
export const claimHandoff = onDeal('open the signing page', 'esign/ceremony', { decision: 'claim' });

export const notarize = onDeal('notarize', 'notarize', signer, (deal) => deal.notary?.state === 'COMPLETED');
export const notarizeLater = onDeal('ask for a notary', 'notarize', lastNamed('Pending'));
export const failIdentity = onDeal('miss the identity questions', 'notarize', lastNamed('Kbafail'));

/** A driver license, and every proof that the lender still requests. */
export const prove = onDeal(
  'hand in the proofs',
  'stips',
  ({ deal }) => ({
    stips: [
      'driver-license',
      ...(deal?.stips ?? [])
        .filter(({ state }) => state !== 'VERIFIED')
        .map(({ code }) => ({ code, documentRef: `${code.toLowerCase()}-current.pdf` })),
    ],
  }),
  (deal) => stateOfStips(deal.stips) === 'VERIFIED',
);
export const proveTooLate = onDeal('hand in an old pay stub', 'stips', {
  stips: [{ code: 'POI', documentRef: 'expired-pay-stub.pdf' }],
});

const policy = (policyNumber: string) => ({ policy: { policyNumber } });
export const insure = onDeal(
  'insure the car',
  'insurance',
  policy('HM-204-118'),
  (deal) => deal.policy?.state === 'VERIFIED',
);
export const insureLater = onDeal('name a policy not yet confirmed', 'insurance', policy('PENDING-204-118'));
export const insureTooLow = onDeal('name a policy with a high deductible', 'insurance', policy('LOW-204-118'));

export const deliver = (method: 'pickup' | 'driveway' | 'transport') =>
  onDeal('hand the car over', 'deliver', { method }, (deal) => deal.delivery !== undefined);

/** Made with the operator's authority, because the caller has none. */
export const settle: ScenarioStep = {
  does: 'settle at the priced amount',
  ask: (scene) => {
    const dealId = idOf(scene, 'dealId');
    const total = parseDecimal(scene.deal?.desk?.desked.total ?? '0');
    const amount_total = total.ok ? total.cents : 0;
    const body = { order_id: `order_of_${dealId}`, amount_total, currency: 'usd' };
    return { method: 'POST', path: `/buy/deals/${dealId}/settle`, body, as: 'operator' };
  },
  unless: ({ deal }) => deal?.settledAt !== undefined,
};

export const cancel = (reason: string) => onDeal('call the deal off', 'cancel', { reason });
export const unwind = (reason: string) => onDeal('unwind the sale', 'unwind', { reason });

/** Sets the clock to an instant from the scene; skipped when there is none. */
function clockAt(does: string, when: (scene: Scene) => string | undefined): ScenarioStep {
  return {
    does,
    ask: (scene) => ({ method: 'POST', path: '/sandbox/clock', body: { now: when(scene) } }),
    unless: (scene) => when(scene) === undefined,
  };
}

export const linkGoesCold = clockAt('let the link expire', ({ deal }) => deal && standingLink(deal)?.expiresAt);
export const handoffGoesCold = clockAt(
  'let four hours pass',
  ({ deal }) => deal && standingHandoff(deal, 'sign')?.expiresAt,
);
export const officeAnswers = clockAt('wait for the title office', ({ deal }) => deal?.title?.application.dueAt);

export const dispatch = trigger('dispatch-haul', 'a carrier accepts the load', (deal) => deal.haul?.state !== 'QUOTED');
export const pickUp = trigger('pick-up-haul', 'the car is picked up', (deal) => deal.haul?.state !== 'DISPATCHED');
export const dropOff = trigger(
  'deliver-haul',
  'the car comes off the truck',
  (deal) => deal.haul?.state !== 'PICKED_UP',
);
export const callOffHaul = trigger('cancel-haul', 'the load is called off');
export const releaseLien = trigger(
  'release-lien',
  'the lien is released',
  (deal) => deal.title?.state !== 'LIEN_RECORDED',
);

/** Skipped for cash, and when the lender has approved the financed amount. */
const approveLoan: ScenarioStep = {
  ...decision('approved'),
  unless: ({ deal }) => deal !== undefined && financingOf(deal, deal.lastAt ?? '')?.gap === undefined,
};

/** The steps of every purchase after desking. */
export const papers: readonly ScenarioStep[] = [esign, sign, notarize, prove, approveLoan, insure];
