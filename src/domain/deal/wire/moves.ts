/** Maps each deal verb to its endpoint, required members and an example body, for `available[]` and `blocked[]`. */
import type { JsonObject } from '#kernel/answer.ts';
import { DELIVERY_METHODS } from '../../deal-facts/delivery-events.ts';
import { FINANCE_TYPES } from '../../desk/desk-input.ts';
import { CEREMONY_DECISIONS } from '../../esign-envelope/esign-envelope.ts';
import { financingOf } from '../financing.ts';
import type { DealVerb } from '../machine.ts';
import { type Deal, pricedCents } from '../state.ts';
import { CREDIT_OWED, type GuardContext, standingOf } from '../status.ts';

/** Body members with a few possible values, by name. */
type Choices = Readonly<Record<string, readonly string[]>>;

export interface MoveContext extends GuardContext {
  /** The lenders that can be asked for a decision. */
  readonly lenderIds: readonly string[];
}

interface Move {
  /** Relative to the deal's address. */
  readonly path: string;
  /** Required body members. */
  readonly requires: readonly string[];
  /** An acceptable body, filled from the deal; absent when none is needed. */
  readonly example?: (deal: Deal, dealId: string) => JsonObject;
  /** Optional members that determine how the purchase continues. */
  readonly choices?: Choices;
}

const signerOf = ({ opening }: Deal) => ({ signer: { name: opening.buyer.name ?? 'Ada Lovelace' } });

const MOVES: Readonly<Record<DealVerb, Move>> = {
  desk: {
    path: 'desk',
    requires: ['salesPrice', 'downPayment', 'term', 'zip'],
    example: figuresOf,
    choices: { financeType: FINANCE_TYPES },
  },
  checkout: { path: 'checkout', requires: [] },
  esign: { path: 'esign', requires: ['signer.name'], example: signerOf },
  'esign-ceremony': { path: 'esign/ceremony', requires: [], choices: { decision: CEREMONY_DECISIONS } },
  notarize: { path: 'notarize', requires: ['signer.name'], example: signerOf },
  stips: { path: 'stips', requires: ['stips'], example: proofsOf },
  insurance: {
    path: 'insurance',
    requires: ['policy.policyNumber'],
    example: () => ({ policy: { policyNumber: 'HM-204-118' } }),
  },
  deliver: { path: 'deliver', requires: [], choices: { method: DELIVERY_METHODS } },
  settle: { path: 'settle', requires: ['order_id', 'amount_total'], example: orderOf },
  cancel: { path: 'cancel', requires: ['reason'] },
  unwind: { path: 'unwind', requires: ['reason'] },
};

/** The current figures, or typical ones for the buyer's ZIP. */
function figuresOf({ desk, opening }: Deal) {
  const { salesPrice = '31500.00', downPayment = '4000.00', term = 60, zip = opening.buyer.zip } = desk?.desked ?? {};
  return { salesPrice, downPayment, term, zip };
}

/** The proofs still requested; a driver license when there are none. */
function proofsOf({ stips }: Deal) {
  const codes = stips.filter(({ state }) => state !== 'VERIFIED').map(({ code }) => code);
  return { stips: codes.length === 0 ? ['driver-license'] : codes };
}

/** One order per deal, so that a repeat does not settle it twice. */
function orderOf(deal: Deal, dealId: string) {
  return { order_id: dealId.replace(/^deal_/, 'order_'), amount_total: pricedCents(deal), currency: 'usd' };
}

/**
 * The request that obtains a lender's approval, which no verb of the deal provides; the request with proofs if the
 * lender requires them.
 */
function helpFor(deal: Deal, { now, lenderIds }: MoveContext, dealHref: string) {
  if (financingOf(deal, now)?.gap === 'conditions-open')
    return { help: { method: 'POST' as const, href: `${dealHref}/${MOVES.stips.path}`, example: proofsOf(deal) } };
  const [base, dealId] = dealHref.split('/buy/deals/');
  const example: JsonObject = { dealId, decision: 'approved' };
  const choices = { lenderId: [...lenderIds] };
  return { help: { method: 'POST' as const, href: `${base}/credit/decisions/simulate`, example, choices } };
}

/** The moves of a deal with their addresses. */
export function toWireMoves(deal: Deal, context: MoveContext, dealHref: string) {
  const { available, blocked } = standingOf(deal, context);
  const dealId = dealHref.slice(dealHref.lastIndexOf('/') + 1);
  const helped = blocked.find(({ by }) => by.includes(CREDIT_OWED));
  return {
    available: available.map((verb) => {
      const { path, requires, example, choices } = MOVES[verb];
      return {
        transition: verb,
        method: 'POST' as const,
        href: `${dealHref}/${path}`,
        requires: [...requires],
        ...(example === undefined ? {} : { example: example(deal, dealId) }),
        ...(choices === undefined ? {} : { choices: copyChoices(choices) }),
      };
    }),
    blocked: blocked.map((row) => ({
      transition: row.verb,
      blockedBy: [...row.by],
      ...(row === helped ? helpFor(deal, context, dealHref) : {}),
    })),
  };
}

function copyChoices(choices: Choices): Record<string, string[]> {
  return Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, [...values]]));
}
