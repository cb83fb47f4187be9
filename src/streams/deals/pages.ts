/** Data of the checkout and signing pages, public to anyone who has the address. */
import type { CheckoutLink } from '#domain/checkout-link/checkout-link.ts';
import type { DealStatus } from '#domain/deal/machine.ts';
import type { Deal } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import type { EnvelopeDocument, Signer } from '#domain/deal-facts/ceremony-events.ts';
import type { FinanceType } from '#domain/deal-facts/money-events.ts';
import type { Handoff } from '#domain/handoff/handoff.ts';
import { type NotFound, notFound, withoutUndefined } from '#kernel/answer.ts';
import { type Provenance, relayedBy, SOURCES, simulated } from '#kernel/provenance.ts';
import {
  ANYONE,
  type CallContext,
  type DealName,
  type DealSnapshot,
  type DealTools,
  dealBy,
  readDeal,
} from '../deals.ts';

/** The page where a buyer pays. */
export function checkoutUrl(base: string, linkId: string): string {
  return `${base}/?checkout=${linkId}`;
}

/** The page where a signer signs. */
export function ceremonyUrl(base: string, handoffId: string): string {
  return `${base}/?sign=${handoffId}`;
}

interface Page {
  readonly dealId: string;
  readonly dealType: string;
  /** State of the deal. */
  readonly state: DealStatus;
  readonly vin: string;
  readonly links: Readonly<Record<string, string>>;
  readonly provenance: Provenance;
}

/** Desked figures shown on the buyer's pages; amounts are decimal strings in US dollars. */
export interface PageFigures {
  readonly financeType: FinanceType;
  readonly salesPrice: string;
  readonly totalTaxesAndFees: string;
  readonly products: string;
  readonly total: string;
  readonly downPayment: string;
  readonly amountFinanced: string;
  /** APR in percent. */
  readonly interestRate: number;
  readonly term: number;
  readonly monthlyPayment: string;
  readonly financeCharge: string;
  readonly totalOfPayments: string;
  readonly odometer?: number;
  /** Present once a lender has decided. */
  readonly lender?: string;
}

export interface CheckoutPage extends Page {
  /** Absent before the deal is desked. */
  readonly figures?: PageFigures;
  readonly paymentLink: string;
  readonly status: 'open' | 'superseded' | 'settled' | 'expired';
  readonly price: { readonly amount: string; readonly currency: 'USD' };
  readonly expiresAt: string;
  /** The link that replaces a superseded one. */
  readonly supersededBy?: string;
  /** The payment page of a configured rail, while the link is open. */
  readonly payUrl?: string;
  readonly settle: { readonly path: string; readonly amount_total: number; readonly currency: 'usd' };
}

export interface SignPage extends Page {
  readonly figures?: PageFigures;
  readonly buyer: { readonly name?: string };
  readonly handoffId: string;
  readonly status: 'parked' | 'claimed' | 'signed' | 'declined' | 'voided' | 'expired';
  readonly signer: Signer;
  readonly documents: readonly EnvelopeDocument[];
  readonly expiresAt: string;
  /** The endpoint of the ceremony; a page claims it with `{decision: "claim"}`. */
  /** The provider where people sign instead of on the page; absent in the sandbox. */
  readonly provider?: string;
  readonly ceremony: { readonly path: string; readonly decisions: readonly string[] };
}

/** The state of a checkout link; EMPTY 404 for an unknown one. */
export async function readCheckoutPage(
  tools: DealTools,
  call: CallContext & { readonly base: string },
  linkId: string,
): Promise<CheckoutPage | NotFound> {
  const snapshot = await behind(tools, call, 'checkout', linkId);
  const link = snapshot?.state.links.find((one) => one.linkId === linkId);
  if (snapshot === undefined || link === undefined)
    return notFound('Unknown checkout link. Create one with POST /buy/deals/{dealId}/checkout.');
  return checkoutPage(snapshot.state, snapshot.dealId, link, call.base);
}

/** The state of a signing session; EMPTY 404 for an unknown one. */
export async function readSignPage(
  tools: DealTools,
  call: CallContext & { readonly base: string },
  handoffId: string,
): Promise<SignPage | NotFound> {
  const snapshot = await behind(tools, call, 'sign', handoffId);
  const handoff = snapshot?.state.handoffs.find((one) => one.handoffId === handoffId);
  const page =
    snapshot === undefined || handoff === undefined
      ? undefined
      : signPage(snapshot.state, snapshot.dealId, handoff, call.base);
  return page ?? notFound('Unknown signing session. Start one with POST /buy/deals/{dealId}/esign.');
}

async function behind(
  tools: DealTools,
  callContext: CallContext,
  name: DealName,
  key: string,
): Promise<DealSnapshot | undefined> {
  const dealId = await dealBy(tools, name, key);
  if (dealId === undefined) return undefined;
  const snapshot = await readDeal(tools, callContext, dealId, { reach: ANYONE });
  return 'kind' in snapshot ? undefined : snapshot;
}

function checkoutPage(deal: Deal, dealId: string, link: CheckoutLink, base: string): CheckoutPage {
  const { linkId, state, amount, amountTotal, expiresAt, supersededBy, payUrl } = link;
  return {
    paymentLink: linkId,
    status: state.toLowerCase() as Lowercase<typeof state>,
    price: { amount, currency: 'USD' },
    ...figuresOf(deal),
    expiresAt,
    ...withoutUndefined({ supersededBy }),
    ...(payUrl === undefined || state !== 'OPEN' ? {} : { payUrl }),
    settle: { path: `/buy/deals/${dealId}/settle`, amount_total: amountTotal, currency: 'usd' },
    ...pageOf(deal, dealId, base, SOURCES.paymentRail),
    links: { self: checkoutUrl(base, linkId), deal: `${base}/buy/deals/${dealId}` },
  };
}

/** Undefined for a handoff without an envelope. */
function signPage(deal: Deal, dealId: string, handoff: Handoff, base: string): SignPage | undefined {
  const envelope = deal.envelopes.find((one) => one.envelopeId === handoff.envelopeId);
  if (envelope === undefined) return undefined;
  const closed = { COMPLETED: 'signed', DECLINED: 'declined', VOIDED: 'voided' } as const;
  const handoffStatus = { PARKED: 'parked', CLAIMED: 'claimed', ANSWERED: 'signed', EXPIRED: 'expired' } as const;
  const path = `/buy/deals/${dealId}/esign/ceremony`;
  return {
    handoffId: handoff.handoffId,
    status: envelope.state === 'SENT' ? handoffStatus[handoff.state] : closed[envelope.state],
    signer: envelope.signer,
    buyer: withoutUndefined({ name: deal.opening.buyer.name }),
    ...figuresOf(deal),
    documents: envelope.documents,
    expiresAt: handoff.expiresAt,
    ...withoutUndefined({ provider: envelope.provider?.adapter }),
    ceremony: { path, decisions: envelope.provider === undefined ? ['claim', 'sign', 'decline'] : ['claim'] },
    ...pageOf(deal, dealId, base, SOURCES.esign),
    ...(envelope.provider === undefined ? {} : { provenance: relayedBy(envelope.provider.source) }),
    links: {
      self: ceremonyUrl(base, handoff.handoffId),
      ceremony: `${base}${path}`,
      deal: `${base}/buy/deals/${dealId}`,
    },
  };
}

function figuresOf({ desk, credit }: Deal): { readonly figures?: PageFigures } {
  if (desk === undefined) return {};
  const { desked } = desk;
  const lender = credit?.answer?.lender?.name;
  return {
    figures: {
      financeType: desked.financeType,
      salesPrice: desked.salesPrice,
      totalTaxesAndFees: desked.totalTaxesAndFees,
      products: desked.products,
      total: desked.total,
      downPayment: desked.downPayment,
      amountFinanced: desked.amountFinanced,
      interestRate: desked.interestRate,
      term: desked.term,
      monthlyPayment: desked.monthlyPayment,
      financeCharge: desked.financeCharge,
      totalOfPayments: desked.totalOfPayments,
      ...withoutUndefined({ odometer: desked.odometer, lender }),
    },
  };
}

function pageOf(deal: Deal, dealId: string, base: string, source: string): Page {
  const links = { deal: `${base}/buy/deals/${dealId}` };
  return {
    dealId,
    dealType: deal.opening.dealType,
    state: statusOf(deal),
    vin: deal.vin,
    links,
    provenance: simulated(source),
  };
}
