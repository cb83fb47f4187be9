/** Decides signing: sends the envelope, opens its handoff and applies the signer's answer. */
import type { Refusal } from '#kernel/answer.ts';
import { addSeconds } from '#kernel/dates.ts';
import type { DocumentSigned, EnvelopeSent, Signer } from '../../deal-facts/ceremony-events.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import { HANDOFF_TTL_SECONDS, isWaiting } from '../../handoff/handoff.ts';
import { withMilestones } from '../milestones.ts';
import { type Deal, standingEnvelope, standingHandoff } from '../state.ts';
import { type CodeOf, type DecisionContext, refusalOf } from './decision-context.ts';

/** True when this signer's envelope is sent and its handoff is open; a repeat returns it. */
function isAwaiting(deal: Deal, signer: Signer): boolean {
  const envelope = standingEnvelope(deal);
  const handoff = standingHandoff(deal, 'sign');
  return (
    envelope?.state === 'SENT' && envelope.signer.name === signer.name && handoff !== undefined && isWaiting(handoff)
  );
}

/**
 * The result without calling the provider, if any: a refusal, the sent envelope, or a replacement for its expired
 * handoff.
 */
export function envelopeAlready(
  deal: Deal,
  signer: Signer,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'esign'>> | undefined {
  const refusal = refusalOf(deal, 'esign', context);
  if (refusal !== undefined) return refusal;
  if (isAwaiting(deal, signer)) return [];
  const standing = standingEnvelope(deal);
  const isCold = standing?.state === 'SENT' && standing.signer.name === signer.name;
  return isCold ? [parkHandoff(standing, context)] : undefined;
}

/** Replaces an expired handoff; another signer gets another envelope. */
export function sendEnvelope(
  deal: Deal,
  sent: EnvelopeSent,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'esign'>> {
  const already = envelopeAlready(deal, sent.signer, context);
  if (already !== undefined) return already;
  const { now } = context;
  const standing = standingEnvelope(deal);
  const replaced: DealEvent[] =
    standing?.state === 'SENT'
      ? [fact('Envelope.voided@1', now, { envelopeId: standing.envelopeId, reason: 'replaced' })]
      : [];
  return [...replaced, fact('Envelope.sent@1', now, sent), parkHandoff(sent, context)];
}

/** Signing stays open until the provider's expiry, else for four hours. */
function parkHandoff(
  { envelopeId, expiresAt: until }: Pick<EnvelopeSent, 'envelopeId' | 'expiresAt'>,
  { now, newId }: DecisionContext,
): DealEvent {
  const expiresAt = until !== undefined && until > now ? until : addSeconds(now, HANDOFF_TTL_SECONDS);
  return fact('Handoff.parked@1', now, { handoffId: newId('handoff'), kind: 'sign', expiresAt, envelopeId });
}

/** The outcome of the signing session. */
export type Ceremony =
  | { readonly decision: 'sign'; readonly certificate: DocumentSigned['certificate'] }
  | { readonly decision: 'decline'; readonly reason: string }
  | { readonly decision: 'void'; readonly reason: 'expired' | 'provider' }
  | { readonly decision: 'claim' };

/** The result without calling the provider, if any: a refusal, the recorded outcome, or the claimed handoff. */
export function ceremonyAlready(
  deal: Deal,
  decision: Ceremony['decision'],
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'esign-ceremony'>> | undefined {
  if (standingEnvelope(deal)?.state === 'COMPLETED' && decision === 'sign') return [];
  const refusal = refusalOf(deal, 'esign-ceremony', context);
  if (refusal !== undefined) return refusal;
  const handoff = standingHandoff(deal, 'sign');
  if (handoff === undefined) return [];
  if (decision !== 'claim') return undefined;
  const { handoffId } = handoff;
  return handoff.state === 'PARKED' ? [fact('Handoff.claimed@1', context.now, { handoffId })] : [];
}

/** A repeated signature or claim returns the recorded outcome. */
export function holdCeremony(
  deal: Deal,
  ceremony: Ceremony,
  context: DecisionContext,
): readonly DealEvent[] | Refusal<CodeOf<'esign-ceremony'>> {
  const envelope = standingEnvelope(deal);
  const handoff = standingHandoff(deal, 'sign');
  // A provider's report is applied even after the handoff expired.
  const isReported = envelope?.state === 'SENT' && envelope.provider !== undefined && ceremony.decision !== 'claim';
  const already = isReported ? undefined : ceremonyAlready(deal, ceremony.decision, context);
  if (already !== undefined) return already;
  if (envelope === undefined || handoff === undefined || ceremony.decision === 'claim') return [];
  const { now } = context;
  const { envelopeId, signer } = envelope;
  const { handoffId } = handoff;
  const answered = isWaiting(handoff) ? [fact('Handoff.answered@1', now, { handoffId })] : [];
  if (ceremony.decision === 'void') return [fact('Envelope.voided@1', now, { envelopeId, reason: ceremony.reason })];
  if (ceremony.decision === 'decline') {
    return [fact('Envelope.declined@1', now, { envelopeId, reason: ceremony.reason }), ...answered];
  }
  const documents = envelope.documents.map(({ documentId }) => documentId);
  const signed = fact('Document.signed@1', now, { envelopeId, signer, documents, certificate: ceremony.certificate });
  return withMilestones(deal, [signed, ...answered], now);
}
