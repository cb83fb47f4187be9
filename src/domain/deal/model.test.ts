import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '#kernel/answer.ts';
import { addSeconds, epochMs } from '#kernel/dates.ts';
import { movesFrom, reachable } from '#kernel/machine.ts';
import { dollars } from '#kernel/money.ts';
import {
  ADA,
  contextAt,
  dealAfterEvents,
  deskCommand,
  ENVELOPE,
  insuredOutcome,
  lenderSays,
  lockedNotary,
  NOTARIZED,
  openedDeal,
  proof,
  REQUEST,
  SIGNED,
  START,
  TITLE,
  UNINSURED,
  WAITING,
  withOverdueMoves,
} from '#test/samples/deal-cases.ts';
import type { CreditDecision } from '../deal-facts/credit-events.ts';
import type { DealEvent } from '../deal-facts/events.ts';
import { openCheckout } from './decide/checkout.ts';
import { cancelDeal, unwindDeal } from './decide/close.ts';
import { decideOnDeal } from './decide/credit.ts';
import type { DecisionContext } from './decide/decision-context.ts';
import { deliverDeal } from './decide/deliver.ts';
import { deskDeal } from './decide/desk.ts';
import { settleDeal } from './decide/settle.ts';
import { holdCeremony, sendEnvelope } from './decide/sign.ts';
import { insure, notarize, submitStips } from './decide/verify.ts';
import { isFinanced } from './financing.ts';
import { DEAL_MACHINES, DEAL_TYPES, DEAL_VERBS, type DealVerb } from './machine.ts';
import { type Deal, pricedCents, standingEnvelope } from './state.ts';
import { isOpenToLenders, openRequirements, standingOf, statusOf } from './status.ts';

/** The number of commands so far, which makes each command new. */
type Command = (deal: Deal, context: DecisionContext, nth: number) => readonly DealEvent[] | Refusal;

/** A caller's verb, or the lender's decision. */
type Mover = DealVerb | 'lender';

/** The lender decides on the current figures. */
const lenderDecides =
  (decision: CreditDecision): Command =>
  (deal, context, nth) =>
    decideOnDeal(
      deal,
      {
        applicationId: deal.credit?.applicationId ?? `app_${nth}`,
        row: lenderSays(deal, decision, context.now),
        desked: deal.desk?.desked,
      },
      context.now,
    );

/** One new, well-formed command per verb: a verb in `available` must accept it. */
const FRESH: Readonly<Record<DealVerb, Command>> = {
  desk: (deal, context, nth) => deskDeal(deal, deskCommand({ ...REQUEST, downPayment: dollars(1000 + nth) }), context),
  checkout: openCheckout,
  esign: (deal, context, nth) =>
    sendEnvelope(deal, { ...ENVELOPE, envelopeId: `envelope_${nth}`, signer: { name: `Signer ${nth}` } }, context),
  'esign-ceremony': (deal, context) => holdCeremony(deal, SIGNED, context),
  notarize: (deal, context, nth) => notarize(deal, { name: `Signer ${nth}` }, NOTARIZED, context),
  stips: (deal, context, nth) => submitStips(deal, [proof('DLC', `license-${nth}.pdf`)], context),
  insurance: (deal, context, nth) => insure(deal, insuredOutcome(`P-${nth}`), context),
  deliver: (deal, context) => deliverDeal(deal, { method: 'pickup', location: { zip: '85004' } }, context),
  settle: (deal, context, nth) =>
    settleDeal(
      deal,
      { orderId: `order_${nth}`, amountTotal: pricedCents(deal) ?? 0, method: 'card', paymentId: 'p', title: TITLE },
      context,
    ),
  cancel: (deal, context) => cancelDeal(deal, { reason: 'walked away', voided: [] }, context),
  unwind: (deal, context) => unwindDeal(deal, { reason: 'returned', voided: [] }, context),
};

/** Commands that fail with an outcome rather than a refusal. */
const UNLUCKY: readonly (readonly [Mover, Command])[] = [
  ['notarize', (deal, context) => notarize(deal, ADA, lockedNotary(context.now), context)],
  ['stips', (deal, context, nth) => submitStips(deal, [proof('POI', `expired-${nth}.pdf`, 'date-fresh')], context)],
  ['insurance', (deal, context) => insure(deal, UNINSURED, context)],
  ['insurance', (deal, context) => insure(deal, WAITING, context)],
  ['esign-ceremony', (deal, context) => holdCeremony(deal, { decision: 'decline', reason: 'the price' }, context)],
  ['esign-ceremony', (deal, context) => holdCeremony(deal, { decision: 'claim' }, context)],
  ['desk', (deal, context) => deskDeal(deal, deskCommand(), context)],
  ['desk', (deal, context) => deskDeal(deal, deskCommand({ ...REQUEST, financeType: 'Loan' }), context)],
  ['desk', (deal, context) => deskDeal(deal, deskCommand({ ...REQUEST, financeType: 'Cash' }), context)],
  ['lender', lenderDecides('approved')],
  ['lender', lenderDecides('declined')],
  ['lender', lenderDecides('conditioned')],
];

const BY_MOVER: Readonly<Record<Mover, Command>> = { ...FRESH, lender: lenderDecides('approved') };
const verbs = Object.entries(FRESH) as [DealVerb, Command][];
const reckless: readonly DealVerb[] = ['cancel', 'desk'];

type Step =
  | { readonly does: readonly [Mover, Command] }
  | { readonly waits: number }
  | { readonly does: 'what is owed' };

const onward = fc.constant<Step>({ does: 'what is owed' });
const any = fc.constantFrom(...verbs.filter(([verb]) => !reckless.includes(verb))).map((does): Step => ({ does }));
const rash = fc.constantFrom(...verbs.filter(([verb]) => reckless.includes(verb))).map((does): Step => ({ does }));
const unlucky = fc.constantFrom(...UNLUCKY).map((does): Step => ({ does }));
const wait = fc.constantFrom(60, 3600, 5 * 3600, 86_400, 9 * 86_400).map((waits): Step => ({ waits }));
const step = fc.oneof(
  { weight: 12, arbitrary: onward },
  { weight: 4, arbitrary: any },
  { weight: 1, arbitrary: rash },
  { weight: 2, arbitrary: unlucky },
  { weight: 2, arbitrary: wait },
);

/** The next verb towards settlement. */
function owedVerb(deal: Deal, now: string): Mover {
  const status = statusOf(deal);
  const owed = openRequirements(deal, now);
  if (owed[0] === 'credit-approval') return 'lender';
  return (
    DEAL_VERBS.find((verb) => owed.includes(verb)) ??
    (status === 'DELIVERED' ? 'settle' : status === 'CLEARED' ? 'deliver' : 'stips')
  );
}

/**
 * False for a refusal, and for an answer from the current state, which is not a move. An open link is offered again.
 */
function isAccepted(verb: DealVerb, decided: ReturnType<Command>): boolean {
  return !('kind' in decided) && (decided.length > 0 || verb === 'checkout');
}

/** What a lender may still request after delivery. */
const LENDERS: readonly string[] = ['credit-approval', 'stips'];

function expectInvariants(deal: Deal, now: string): void {
  const status = statusOf(deal);
  const open = deal.links.filter(({ state }) => state === 'OPEN');
  expect(open.length).toBeLessThanOrEqual(1);
  for (const link of open) expect(link.amountTotal).toBe(pricedCents(deal));
  expect(deal.envelopes.filter(({ state }) => state === 'SENT').length).toBeLessThanOrEqual(1);
  if (status === 'SETTLED') expect(deal.payment?.amountTotal).toBe(pricedCents(deal));
  // Only a lender may undo progress after delivery.
  if (deal.delivery !== undefined)
    expect(openRequirements(deal, now).filter((one) => !LENDERS.includes(one))).toEqual([]);
  if (status === 'SETTLED' && deal.desk !== undefined && isFinanced(deal.desk.desked))
    expect(deal.credit?.state).toBe('APPROVED');
  if (status === 'CANCELLED') {
    expect(open).toEqual([]);
    expect(standingEnvelope(deal)?.state).not.toBe('SENT');
    expect(deal.payment).toBeUndefined();
  }
  if (status === 'UNWOUND') expect(deal.refund?.amount).toBe(deal.payment?.amount);
}

describe.each(DEAL_TYPES)('any sequence of commands on a %s', (dealType) => {
  const machine = DEAL_MACHINES[dealType];
  const allowsMove = (on: string, from: string, to: string) =>
    movesFrom(machine, from as never).some((move) => move.on === on && move.to === to);

  const visited = new Set<string>(machine.initial);

  it('follows the state machine, keeps every invariant, and accepts exactly the moves it lists', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => {
        let deal = openedDeal(dealType);
        let now = START;
        for (const [nth, one] of steps.entries()) {
          now = addSeconds(now, 'waits' in one ? one.waits : 0);
          const before = withOverdueMoves(deal, now).deal;
          if (statusOf(before) !== statusOf(deal))
            expect(allowsMove('clock', statusOf(deal), statusOf(before))).toBe(true);
          deal = before;
          expectInvariants(deal, now);
          const context = contextAt(now);
          const offered = standingOf(deal, context).available;
          const accepted = verbs.filter(([verb, command]) => isAccepted(verb, command(deal, context, nth + 1000)));
          expect(accepted.map(([verb]) => verb).sort()).toEqual([...offered].sort());
          if ('waits' in one) continue;
          const owed = owedVerb(deal, now);
          const [verb, give] = one.does === 'what is owed' ? [owed, BY_MOVER[owed]] : one.does;
          const decided = give(deal, context, nth);
          if ('kind' in decided || decided.length === 0) continue;
          if (verb === 'lender' && !isOpenToLenders(deal)) continue;
          if (verb !== 'lender') expect(offered).toContain(verb);
          const moved = dealAfterEvents(deal, decided);
          expect(
            allowsMove(verb, statusOf(deal), statusOf(moved)),
            `${verb}: ${statusOf(deal)} → ${statusOf(moved)}`,
          ).toBe(true);
          for (const event of decided) expect(epochMs(event.at)).toBe(epochMs(now));
          deal = moved;
          visited.add(statusOf(deal));
          expectInvariants(deal, now);
        }
      }),
      { numRuns: 120, seed: 20261127 },
    );
    // States that need no person at a handoff and no counterparty are reached by commands alone.
    const others = ['SOURCED', 'SELLER_VERIFIED'];
    expect([...visited].sort()).toEqual(machine.states.filter((state) => !others.includes(state)).sort());
  }, 60_000);

  it('can reach every state of the machine', () => {
    expect([...reachable(machine)].sort()).toEqual([...machine.states].sort());
  });
});
