/** State machines of the three deal types: which verb is legal in which state, and the next state. */
import type { Machine, Move } from '#kernel/machine.ts';
import type { DealType } from '../deal-facts/events.ts';

export const DEAL_STATES = [
  'OPENED',
  'SEARCHING',
  'SOURCED',
  'SELLER_VERIFIED',
  'DESKED',
  'CHECKOUT_OPEN',
  'SIGNED',
  'CLEARED',
  'DELIVERED',
  'SETTLED',
  'CANCELLED',
  'UNWOUND',
] as const;
export type DealStatus = (typeof DEAL_STATES)[number];

/** Moves of a deal, named after the endpoints' verbs. */
export const DEAL_VERBS = [
  'desk',
  'checkout',
  'esign',
  'esign-ceremony',
  'notarize',
  'stips',
  'insurance',
  'deliver',
  'settle',
  'cancel',
  'unwind',
] as const;
export type DealVerb = (typeof DEAL_VERBS)[number];

/** In addition to the verbs: acts of a person at a handoff, of a counterparty, or of the clock. */
export type DealTrigger = DealVerb | 'source' | 'verify-seller' | 'lender' | 'clock';

type DealMove = Move<DealStatus, DealTrigger>;

const PRICED: readonly DealStatus[] = ['DESKED', 'CHECKOUT_OPEN', 'SIGNED', 'CLEARED'];

/** Verbs that do not change the state of a live deal. */
function movesThatStay(on: DealTrigger, states: readonly DealStatus[]): DealMove[] {
  return states.map((state) => ({ on, from: [state], to: state }));
}

/** The rows that every deal type shares, given the states before its first figures. */
function sharedMoves(opening: readonly DealStatus[]): DealMove[] {
  const live = [...opening, ...PRICED];
  return [
    { on: 'desk', from: live, to: 'DESKED' },
    // Documents signed early count as soon as there are figures.
    { on: 'desk', from: opening, to: 'SIGNED' },
    { on: 'desk', from: opening, to: 'CLEARED' },
    { on: 'checkout', from: ['DESKED'], to: 'CHECKOUT_OPEN' },
    // A repeat returns the same link; a signed, cleared or delivered deal keeps its state.
    ...movesThatStay('checkout', ['CHECKOUT_OPEN', 'SIGNED', 'CLEARED', 'DELIVERED']),
    { on: 'clock', from: ['CHECKOUT_OPEN'], to: 'DESKED' },
    ...movesThatStay('esign', live),
    ...movesThatStay('esign-ceremony', live),
    { on: 'esign-ceremony', from: ['DESKED', 'CHECKOUT_OPEN'], to: 'SIGNED' },
    { on: 'esign-ceremony', from: ['DESKED', 'CHECKOUT_OPEN'], to: 'CLEARED' },
    ...(['notarize', 'stips', 'insurance'] as const).flatMap((on) => movesThatStay(on, live)),
    ...(['notarize', 'stips', 'insurance', 'lender', 'clock'] as const).map(
      (on): DealMove => ({ on, from: ['SIGNED'], to: 'CLEARED' }),
    ),
    // A lender may decide, and decide again, until the deal is settled.
    ...movesThatStay('lender', [...live, 'DELIVERED']),
    // After a spot delivery the lender may still request proofs.
    ...movesThatStay('stips', ['DELIVERED']),
    { on: 'deliver', from: ['CLEARED'], to: 'DELIVERED' },
    // When the carrier declines, the deal stays cleared.
    ...movesThatStay('deliver', ['CLEARED']),
    { on: 'settle', from: ['DELIVERED'], to: 'SETTLED' },
    { on: 'cancel', from: live, to: 'CANCELLED' },
    { on: 'unwind', from: ['DELIVERED', 'SETTLED'], to: 'UNWOUND' },
  ];
}

const LATER: readonly DealStatus[] = [...PRICED, 'DELIVERED', 'SETTLED', 'CANCELLED', 'UNWOUND'];

const conciergeBuy: Machine<DealStatus, DealTrigger> = {
  id: 'deal.concierge-buy',
  states: ['OPENED', ...LATER],
  initial: ['OPENED'],
  moves: sharedMoves(['OPENED']),
};

const conciergeSearch: Machine<DealStatus, DealTrigger> = {
  id: 'deal.concierge-search',
  states: ['SEARCHING', 'SOURCED', ...LATER],
  initial: ['SEARCHING'],
  moves: [{ on: 'source', from: ['SEARCHING', 'SOURCED'], to: 'SOURCED' }, ...sharedMoves(['SEARCHING', 'SOURCED'])],
};

const privateParty: Machine<DealStatus, DealTrigger> = {
  id: 'deal.private-party',
  states: ['OPENED', 'SELLER_VERIFIED', ...LATER],
  initial: ['OPENED'],
  moves: [
    { on: 'verify-seller', from: ['OPENED'], to: 'SELLER_VERIFIED' },
    ...sharedMoves(['OPENED', 'SELLER_VERIFIED']),
  ],
};

/** The machine of each deal type. */
export const DEAL_MACHINES: Readonly<Record<DealType, Machine<DealStatus, DealTrigger>>> = {
  'Concierge Buy': conciergeBuy,
  'Concierge Search': conciergeSearch,
  'Private Party': privateParty,
};

export const DEAL_TYPES = ['Concierge Buy', 'Concierge Search', 'Private Party'] as const satisfies readonly DealType[];
