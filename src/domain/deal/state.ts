/** Folds a deal's stream into its state. The state itself is never stored. */
import { withoutUndefined } from '#kernel/answer.ts';
import { dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { type CheckoutLink, foldLinks } from '../checkout-link/checkout-link.ts';
import { type CreditApplication, foldApplication } from '../credit-application/credit-application.ts';
import type { PrequalCompleted } from '../deal-facts/credit-events.ts';
import type { DealDelivered } from '../deal-facts/delivery-events.ts';
import type { Buyer, CounterpartyAsked, DealEvent, DealSellerVerified, DealType } from '../deal-facts/events.ts';
import type { DealDesked, PaymentCaptured, PaymentRefunded } from '../deal-facts/money-events.ts';
import { centsOf, foldProtection, NO_PROTECTION, type Protection } from '../deal-facts/protection.ts';
import { type Envelope, foldEnvelopes } from '../esign-envelope/esign-envelope.ts';
import { foldHandoffs, type Handoff } from '../handoff/handoff.ts';
import { foldPolicy, type InsurancePolicy } from '../insurance-policy/insurance-policy.ts';
import { foldNotary, type NotarySession } from '../notary-session/notary-session.ts';
import { foldStips, type StipRow } from '../stips/stips.ts';
import { foldTitle, type TitleWork } from '../title/title.ts';
import { foldHaul, type Haul } from '../transport/transport.ts';
import { foldPostings, type LedgerPosting } from './ledger-posting.ts';

/** The opening; absent on an F&I-only stream. */
interface Opening {
  readonly dealType: DealType;
  readonly vin: string;
  readonly buyer: Buyer;
  readonly openedAt: IsoInstant;
  readonly isLive: boolean;
}

export type OpenRequest = CounterpartyAsked & { readonly at: IsoInstant };

export interface DealState {
  readonly opening?: Opening;
  /** Owner of the stream; absent on a keyless one. */
  readonly account?: string;
  /** The date of contracts: when the stream began. */
  readonly dealDate?: IsoDate;
  /** The car of the deal; the candidate once one is found. */
  readonly vin?: string;
  readonly sourced: boolean;
  readonly seller?: DealSellerVerified;
  readonly desk?: DealDesked & { readonly at: IsoInstant };
  readonly links: readonly CheckoutLink[];
  readonly envelopes: readonly Envelope[];
  readonly handoffs: readonly Handoff[];
  readonly notary?: NotarySession | undefined;
  readonly stips: readonly StipRow[];
  readonly policy?: InsurancePolicy | undefined;
  readonly prequal?: PrequalCompleted & { readonly at: IsoInstant };
  readonly credit?: CreditApplication | undefined;
  readonly haul?: Haul | undefined;
  readonly protection: Protection;
  readonly clearedAt?: IsoInstant | undefined;
  readonly delivery?: DealDelivered & { readonly at: IsoInstant };
  readonly payment?: PaymentCaptured & { readonly at: IsoInstant };
  readonly settledAt?: IsoInstant;
  readonly filed: readonly string[];
  readonly title?: TitleWork | undefined;
  /** Journal entries for the dealer's books: the sale, and its reversal. */
  readonly postings: readonly LedgerPosting[];
  readonly refund?: PaymentRefunded & { readonly at: IsoInstant };
  readonly cancelled?: { readonly at: IsoInstant; readonly reason: string };
  readonly unwound?: { readonly at: IsoInstant; readonly reason: string; readonly legs: readonly string[] };
  /** Requests to real counterparties without a recorded outcome, oldest first. */
  readonly asked: readonly OpenRequest[];
  /** Time of the latest event. */
  readonly lastAt?: IsoInstant;
}

/** A stream that is a buy deal. */
export type Deal = DealState & { readonly opening: Opening; readonly vin: string };

export const NO_DEAL: DealState = {
  sourced: false,
  links: [],
  envelopes: [],
  handoffs: [],
  stips: [],
  filed: [],
  asked: [],
  postings: [],
  protection: NO_PROTECTION,
};

type Of<Noun extends string> = Extract<DealEvent, { readonly type: `${Noun}.${string}` }>;

function isOf<Noun extends string>(event: DealEvent, ...nouns: readonly Noun[]): event is Of<Noun> {
  return nouns.some((noun) => event.type.startsWith(noun) && event.type[noun.length] === '.');
}

/** The deal after one more event. Events are never refused, because they happened. */
export function evolve(deal: DealState, event: DealEvent): DealState {
  const begun: DealState = deal.dealDate === undefined ? { ...deal, dealDate: dateOf(event.at) } : deal;
  return { ...withPart(begun, event), lastAt: event.at };
}

function withPart(deal: DealState, event: DealEvent): DealState {
  if (isOf(event, 'Deal')) return withMilestone(deal, event);
  if (isOf(event, 'Counterparty')) return { ...deal, asked: openRequests(deal.asked, event) };
  if (isOf(event, 'CheckoutLink')) return { ...deal, links: foldLinks(deal.links, event) };
  if (isOf(event, 'Envelope') || event.type === 'Document.signed@1') {
    return { ...deal, envelopes: foldEnvelopes(deal.envelopes, event) };
  }
  if (isOf(event, 'Handoff')) return { ...deal, handoffs: foldHandoffs(deal.handoffs, event) };
  if (isOf(event, 'Notarization')) return { ...deal, notary: foldNotary(deal.notary, event) };
  if (isOf(event, 'InsurancePolicy')) return { ...deal, policy: foldPolicy(deal.policy, event) };
  if (isOf(event, 'Stipulation')) return withStips(deal, event);
  if (isOf(event, 'Prequal')) return { ...deal, prequal: { ...event.data, at: event.at } };
  if (isOf(event, 'CreditApplication')) return { ...deal, credit: foldApplication(deal.credit, event) };
  if (isOf(event, 'Transport')) return { ...deal, haul: foldHaul(deal.haul, event) };
  if (isOf(event, 'JournalEntry')) return { ...deal, postings: foldPostings(deal.postings, event) };
  if (isOf(event, 'Title')) return { ...deal, title: foldTitle(deal.title, event) };
  if (isOf(event, 'Quote', 'Menu', 'Contract')) return withProtection(deal, event);
  if (isOf(event, 'Payment')) return withPayment(deal, event);
  return { ...deal, filed: event.data.documents };
}

function withMilestone(deal: DealState, event: Of<'Deal'>): DealState {
  const { at } = event;
  switch (event.type) {
    case 'Deal.opened@1': {
      const { dealType, vin, buyer, account, mode } = event.data;
      const owner = withoutUndefined({ account });
      return { ...deal, ...owner, vin, opening: { dealType, vin, buyer, openedAt: at, isLive: mode === 'live' } };
    }
    case 'Deal.candidateSourced@1':
      return { ...deal, vin: event.data.vin, sourced: true };
    case 'Deal.sellerVerified@1':
      return { ...deal, seller: event.data };
    case 'Deal.desked@1':
      return { ...deal, desk: { ...event.data, at }, clearedAt: undefined };
    case 'Deal.cleared@1':
      return { ...deal, clearedAt: at };
    case 'Deal.delivered@1':
      return { ...deal, delivery: { ...event.data, at } };
    case 'Deal.settled@1':
      return { ...deal, settledAt: at };
    case 'Deal.cancelled@1':
      return { ...deal, cancelled: { at, reason: event.data.reason } };
    case 'Deal.unwound@1':
      return { ...deal, unwound: { at, ...event.data } };
    case 'Deal.reset@1':
      return NO_DEAL;
  }
}

/** A repeated request replaces the earlier one with its key. */
function openRequests(asked: readonly OpenRequest[], event: Of<'Counterparty'>): readonly OpenRequest[] {
  const others = asked.filter(({ key }) => key !== event.data.key);
  return event.type === 'Counterparty.asked@1' ? [...others, { ...event.data, at: event.at }] : others;
}

/** A stipulation event updates the proofs; a request also updates the conditions of the application. */
function withStips(deal: DealState, event: Of<'Stipulation'>): DealState {
  const stips = foldStips(deal.stips, event);
  if (event.type !== 'Stipulation.requested@1') return { ...deal, stips };
  return { ...deal, stips, credit: foldApplication(deal.credit, event) };
}

/** The first quote of an F&I-only stream names its owner. */
function withProtection(deal: DealState, event: Of<'Quote' | 'Menu' | 'Contract'>): DealState {
  const protection = foldProtection(deal.protection, event);
  if (event.type !== 'Quote.rated@1' || deal.vin !== undefined) return { ...deal, protection };
  const owner = withoutUndefined({ account: event.data.account });
  return { ...deal, ...owner, vin: event.data.vin, protection };
}

function withPayment(deal: DealState, event: Of<'Payment'>): DealState {
  const { at } = event;
  if (event.type === 'Payment.captured@1') return { ...deal, payment: { ...event.data, at } };
  return { ...deal, refund: { ...event.data, at } };
}

/** True when a buyer opened this stream; false for an F&I-only stream. */
export function isDeal(deal: DealState): deal is Deal {
  return deal.opening !== undefined && deal.vin !== undefined;
}

/** The current link: the last one opened. */
export function standingLink(deal: DealState): CheckoutLink | undefined {
  return deal.links.at(-1);
}

/** The current envelope: the last one sent. */
export function standingEnvelope(deal: DealState): Envelope | undefined {
  return deal.envelopes.at(-1);
}

/** The last handoff of a kind of work. */
export function standingHandoff(deal: DealState, kind: Handoff['kind']): Handoff | undefined {
  return deal.handoffs.findLast((one) => one.kind === kind);
}

/** The only amount that settles the deal, in integer cents; undefined before the first figures. */
export function pricedCents(deal: DealState): number | undefined {
  return deal.desk === undefined ? undefined : centsOf(deal.desk.desked.total);
}
