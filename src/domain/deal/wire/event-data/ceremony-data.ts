/** Payload schemas of ceremony events: envelopes, notary sessions, insurance policies and handoffs. */
import { z } from 'zod';
import { timestamp } from '#kernel/atoms.ts';
import { certificate, policyTerms, sealed, signer } from '../ceremony-wire.ts';

const envelopeId = z.string();
const handed = z.strictObject({ handoffId: z.string() }).meta({ id: 'HandoffMoved' });
const policyRecord = z
  .strictObject({ policyId: z.string(), policyNumber: z.string(), ...policyTerms.shape })
  .meta({ id: 'PolicyRecord' });

export const ceremonyData = {
  'Envelope.sent@1': z.strictObject({
    envelopeId,
    signer,
    documents: z.array(
      z.strictObject({ documentId: z.string(), name: z.string(), pages: z.int(), digest: z.string() }),
    ),
    provider: z
      .strictObject({ connectionId: z.string(), adapter: z.string(), source: z.string(), isTest: z.boolean() })
      .optional(),
    expiresAt: timestamp.optional(),
  }),
  'Envelope.declined@1': z.strictObject({ envelopeId, reason: z.string() }),
  'Envelope.voided@1': z.strictObject({
    envelopeId,
    reason: z
      .enum(['re-desk', 'cancelled', 'replaced', 'unwound', 'expired', 'provider'])
      .meta({ id: 'EnvelopeVoidReason' }),
  }),
  'Document.signed@1': z.strictObject({ envelopeId, signer, documents: z.array(z.string()), certificate }),
  'Notarization.requested@1': z.strictObject({
    notarizationId: z.string(),
    signer,
    documentKind: z.literal('power-of-attorney'),
  }),
  'Notarization.completed@1': z.strictObject({ notarizationId: z.string(), ...sealed.shape }),
  'Notarization.failed@1': z.strictObject({
    notarizationId: z.string(),
    reason: z.literal('kba-failed'),
    retryAt: timestamp,
  }),
  'InsurancePolicy.submitted@1': z.strictObject({
    policyId: z.string(),
    policyNumber: z.string(),
    binder: policyRecord.optional(),
  }),
  'InsurancePolicy.verified@1': policyRecord,
  'InsurancePolicy.rejected@1': z.strictObject({ ...policyRecord.shape, reason: z.string() }),
  'Handoff.parked@1': z.strictObject({
    handoffId: z.string(),
    kind: z.enum(['sign', 'source']).meta({ id: 'HandoffKind' }),
    expiresAt: timestamp,
    envelopeId: envelopeId.optional(),
  }),
  'Handoff.claimed@1': handed,
  'Handoff.answered@1': handed,
  'Handoff.expired@1': handed,
};
