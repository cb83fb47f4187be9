/** Wire forms of a deal's parts: checkout link, handoffs, documents and verifications. */
import type { z } from 'zod';
import type { CheckoutLink } from '#domain/checkout-link/checkout-link.ts';
import type { DealState } from '#domain/deal/state.ts';
import { standingEnvelope } from '#domain/deal/state.ts';
import type { Envelope } from '#domain/esign-envelope/esign-envelope.ts';
import type { Handoff } from '#domain/handoff/handoff.ts';
import type { InsurancePolicy } from '#domain/insurance-policy/insurance-policy.ts';
import type { NotarySession } from '#domain/notary-session/notary-session.ts';
import { type StipRow, stateOfStips } from '#domain/stips/stips.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { ceremonyUrl, checkoutUrl } from '#streams/deals/pages.ts';
import type * as shapes from './shapes.ts';

export function toWireLink(link: CheckoutLink, base: string): z.input<typeof shapes.checkoutLink> {
  const { linkId, state, amount, amountTotal, openedAt, expiresAt, supersededBy } = link;
  return {
    linkId,
    state,
    status: state.toLowerCase() as Lowercase<typeof state>,
    checkoutUrl: checkoutUrl(base, linkId),
    amount,
    amount_total: amountTotal,
    currency: 'usd',
    openedAt,
    expiresAt,
    ...withoutUndefined({ supersededBy }),
  };
}

export function toWireHandoff(handoff: Handoff, base: string): z.input<typeof shapes.handoffShape> {
  const { handoffId, kind, state, parkedAt, expiresAt } = handoff;
  const url = kind === 'sign' ? { url: ceremonyUrl(base, handoffId) } : {};
  return { handoffId, kind, state, ...url, parkedAt, expiresAt };
}

export function toWireEnvelope(standing: Envelope): z.input<typeof shapes.envelope> {
  const { documents: _, expiresAt: _until, provider, ...envelope } = standing;
  return provider === undefined ? { ...envelope } : { ...envelope, provider: provider.source };
}

const PAPER_STATES = { SENT: 'sent', COMPLETED: 'signed', DECLINED: 'declined', VOIDED: 'voided' } as const;

/** The documents of the current envelope; filed once the deal is settled. */
export function toWireDocuments(deal: DealState): z.input<typeof shapes.dealDocument>[] {
  const standing = standingEnvelope(deal);
  if (standing === undefined) return [];
  return standing.documents.map((document) => ({
    ...document,
    state: deal.filed.includes(document.documentId) ? 'filed' : PAPER_STATES[standing.state],
  }));
}

export function toWireNotarization({ record, ...session }: NotarySession): z.input<typeof shapes.notarization> {
  if (record === undefined) return { ...session };
  const { notary, identity, meeting, seal } = record;
  return { ...session, notary, identity, meeting, seal };
}

export function toWireStips(rows: readonly StipRow[]): z.input<typeof shapes.stips> | undefined {
  const state = stateOfStips(rows);
  if (state === undefined) return undefined;
  return { state, rows: rows.map((row) => ({ ...row, checks: [...row.checks] })) };
}

export function toWirePolicy({ record, binder, ...policy }: InsurancePolicy): z.input<typeof shapes.policy> {
  const known = record ?? binder;
  return known === undefined ? { ...policy } : { ...known, ...policy, checks: [...known.checks] };
}
