/** Decides the events of desking a deal: new figures, superseded links, voided envelopes. */
import { type Refusal, withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { CreditApplication } from '../../credit-application/credit-application.ts';
import type { LenderAnswer } from '../../deal-facts/credit-events.ts';
import type { TransportQuoted } from '../../deal-facts/delivery-events.ts';
import { type DealEvent, type DealSellerVerified, fact } from '../../deal-facts/events.ts';
import type { DealDesked, DeskedFigures } from '../../deal-facts/money-events.ts';
import { centsOf } from '../../deal-facts/protection.ts';
import { isFinanced } from '../financing.ts';
import { withMilestones } from '../milestones.ts';
import { type Deal, standingEnvelope, standingLink } from '../state.ts';
import { type DecisionContext, refusalOf } from './decision-context.ts';
import { answerSource } from './source.ts';

export interface DeskDeal extends DealDesked {
  /** The title and lien check of a private sale, run before its first figures. */
  readonly seller?: DealSellerVerified;
  readonly haul?: TransportQuoted;
  /** A simulated lender's ready approval, when no `financeType` was named. */
  readonly preapproval?: LenderAnswer;
  /** The events of rerating F&I products on the new figures; none when contracts are captured. */
  readonly rerated: readonly DealEvent[];
}

/** An identical request returns the current figures and appends nothing. */
export function deskDeal(
  deal: Deal,
  command: DeskDeal,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<'illegal-move'> {
  const refusal = refusalOf(deal, 'desk', context);
  if (refusal !== undefined) return refusal;
  if (isStandingRequest(deal, command.asked)) return [];
  const { now } = context;
  const events = [
    ...pullBack(deal, now),
    ...beforeFigures(deal, command, now),
    fact('Deal.desked@1', now, { desked: command.desked, asked: command.asked, ...restsOn(command) }),
    ...fileApplication(deal, command, context),
    ...bookHaul(deal, command.haul, now),
    ...command.rerated,
  ];
  return withMilestones(deal, events, now);
}

/** New figures with the selected F&I products; nothing when the total is unchanged. */
export function foldInProducts(deal: Deal, desked: DeskedFigures, { now }: Pick<DecisionContext, 'now'>): DealEvent[] {
  if (deal.desk === undefined || deal.desk.desked.products === desked.products) return [];
  const { asked } = deal.desk;
  const figures = { desked, asked, ...restsOn(deal.desk) };
  return [...pullBack(deal, now), fact('Deal.desked@1', now, figures), ...refileApplication(deal, { desked }, now)];
}

function restsOn({ vehicle, facts }: Pick<DealDesked, 'vehicle' | 'facts'>): Pick<DealDesked, 'vehicle' | 'facts'> {
  return withoutUndefined({ vehicle, facts });
}

/** True when this exact request produced the current figures. */
export function isStandingRequest({ desk }: Deal, asked: DealDesked['asked']): boolean {
  return desk !== undefined && isSameRequest(desk.asked, asked);
}

/** True when the figures, including selected products, equal the current ones to the cent, however requested. */
export function isStandingFigures({ desk }: Deal, desked: DeskedFigures): boolean {
  return desk !== undefined && figuresOf(desk.desked) === figuresOf(desked);
}

/** One function writes figures, so member order is stable. Derivations are not compared. */
function figuresOf({ derivation: _, ...figures }: DeskedFigures): string {
  return JSON.stringify(figures);
}

/** Ignores member order; absent equals undefined. */
function isSameRequest(a: DealDesked['asked'], b: DealDesked['asked']): boolean {
  return canonical(a) === canonical(b);
}

function canonical(request: DealDesked['asked']): string {
  return JSON.stringify(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Other figures need another link and other documents. Documents signed before the first figures name none and stay
 * valid.
 */
function pullBack(deal: Deal, now: string): DealEvent[] {
  const events: DealEvent[] = [];
  const link = standingLink(deal);
  if (link?.state === 'OPEN')
    events.push(fact('CheckoutLink.superseded@1', now, { linkId: link.linkId, reason: 're-desk' }));
  const envelope = standingEnvelope(deal);
  if (deal.desk !== undefined && (envelope?.state === 'SENT' || envelope?.state === 'COMPLETED')) {
    events.push(fact('Envelope.voided@1', now, { envelopeId: envelope.envelopeId, reason: 're-desk' }));
  }
  return events;
}

/** Desking accepts the pattern car of a search as its candidate, and a private sale only after the seller check. */
function beforeFigures(deal: Deal, { seller }: DeskDeal, now: string): DealEvent[] {
  if (deal.opening.dealType === 'Concierge Search' && !deal.sourced) {
    return [...answerSource(deal, now), fact('Deal.candidateSourced@1', now, { vin: deal.vin })];
  }
  if (deal.opening.dealType === 'Private Party' && deal.seller === undefined && seller !== undefined) {
    return [fact('Deal.sellerVerified@1', now, seller)];
  }
  return [];
}

/** Submits a financed deal to the lender; a declined one again when less is financed or more is put down. */
function fileApplication(deal: Deal, command: FilingFigures, { now, newId }: DecisionContext): DealEvent[] {
  if (!isFinanced(command.desked)) return [];
  if (deal.credit === undefined) return [submittedEvent(newId('app'), command, now)];
  // A lender has decided, so the ready approval no longer applies.
  if (isRestructured(deal.credit, command.desked))
    return [submittedEvent(newId('app'), { desked: command.desked }, now)];
  return refileApplication(deal, command, now);
}

type FilingFigures = Pick<DeskDeal, 'desked' | 'preapproval'>;

/** An undecided application follows the figures. */
function refileApplication({ credit }: Deal, { desked, preapproval }: FilingFigures, now: IsoInstant): DealEvent[] {
  if (credit?.state !== 'SUBMITTED' || credit.referred !== undefined || !isFinanced(desked)) return [];
  const ready = preapproval ?? credit.preapproval;
  const isSame =
    credit.amountFinanced === desked.amountFinanced &&
    credit.downPayment === desked.downPayment &&
    credit.termMonths === desked.term &&
    (credit.preapproval === undefined) === (ready === undefined);
  return isSame
    ? []
    : [submittedEvent(credit.applicationId, { desked, ...withoutUndefined({ preapproval: ready }) }, now)];
}

function submittedEvent(applicationId: string, { desked, preapproval }: FilingFigures, now: IsoInstant): DealEvent {
  const { amountFinanced, downPayment, term: termMonths } = desked;
  const ready = withoutUndefined({ preapproval });
  return fact('CreditApplication.submitted@1', now, {
    applicationId,
    amountFinanced,
    downPayment,
    termMonths,
    ...ready,
  });
}

function isRestructured(credit: CreditApplication, { amountFinanced, downPayment }: DeskedFigures): boolean {
  if (credit.state !== 'DECLINED') return false;
  return centsOf(amountFinanced) < centsOf(credit.amountFinanced) || centsOf(downPayment) > centsOf(credit.downPayment);
}

function bookHaul({ haul }: Deal, quote: TransportQuoted | undefined, now: string): DealEvent[] {
  if (quote === undefined) return [];
  if (haul !== undefined && haul.state !== 'QUOTED' && haul.state !== 'CANCELLED') return [];
  if (haul?.state === 'QUOTED' && haul.quote.quoteId === quote.quoteId) return [];
  return [fact('Transport.quoted@1', now, quote)];
}
