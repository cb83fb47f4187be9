/** State machine of an e-sign envelope: sent, then signed, declined or voided. */
import type { IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { DocumentSigned, EnvelopeDocument, Signer, SigningProvider } from '../deal-facts/ceremony-events.ts';
import type { DealEvent } from '../deal-facts/events.ts';

/** What a signer can do at the signing handoff. */
export const CEREMONY_DECISIONS = ['sign', 'decline', 'claim'] as const;

export type EnvelopeState = 'SENT' | 'COMPLETED' | 'DECLINED' | 'VOIDED';

export const esignEnvelope: Machine<EnvelopeState> = {
  id: 'esign-envelope',
  states: ['SENT', 'COMPLETED', 'DECLINED', 'VOIDED'],
  initial: ['SENT'],
  moves: [
    { on: 'Document.signed@1', from: ['SENT'], to: 'COMPLETED' },
    { on: 'Envelope.declined@1', from: ['SENT'], to: 'DECLINED' },
    // A repriced deal needs new documents, so even a signed envelope is voided.
    { on: 'Envelope.voided@1', from: ['SENT', 'COMPLETED'], to: 'VOIDED' },
  ],
};

export interface Envelope {
  readonly envelopeId: string;
  readonly state: EnvelopeState;
  readonly signer: Signer;
  readonly documents: readonly EnvelopeDocument[];
  readonly sentAt: IsoInstant;
  /** Absent on an envelope of the sandbox. */
  readonly provider?: SigningProvider;
  /** When its provider closes signing. */
  readonly expiresAt?: IsoInstant;
  readonly certificate?: DocumentSigned['certificate'];
  /** Why it was declined or voided. */
  readonly reason?: string;
}

export type EnvelopeEvent = DealEvent<
  'Envelope.sent@1' | 'Document.signed@1' | 'Envelope.declined@1' | 'Envelope.voided@1'
>;

/** Every envelope of a deal, oldest first; the last one is current. */
export function foldEnvelopes(envelopes: readonly Envelope[], event: EnvelopeEvent): readonly Envelope[] {
  if (event.type === 'Envelope.sent@1') return [...envelopes, { ...event.data, state: 'SENT', sentAt: event.at }];
  return envelopes.map((one) => (one.envelopeId === event.data.envelopeId ? withState(one, event) : one));
}

function withState(envelope: Envelope, event: Exclude<EnvelopeEvent, DealEvent<'Envelope.sent@1'>>): Envelope {
  const state = stateAfter(esignEnvelope, envelope.state, event.type);
  if (event.type === 'Document.signed@1') return { ...envelope, state, certificate: event.data.certificate };
  return { ...envelope, state, reason: event.data.reason };
}
