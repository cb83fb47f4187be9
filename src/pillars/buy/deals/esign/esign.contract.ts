/** Declares the endpoints of signing: send the envelope, and complete its ceremony. */
import { z } from 'zod';
import { availableRow, blockedRow } from '#domain/deal/wire/move-rows.ts';
import { dealState, eventType } from '#domain/deal/wire/names.ts';
import { CEREMONY_DECISIONS } from '#domain/esign-envelope/esign-envelope.ts';
import { dealId, dealParams, links, provenance, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DESKED, NO_DEAL, OPENED, SENT, THE_DEAL } from '../../examples.ts';
import { checklist, dealDocument, envelope, handoffShape, moveDetail } from '../../shapes.ts';
import { dealOffer } from '../checkout/checkout.contract.ts';

const url = z.string().meta({ format: 'uri' });

const email = z
  .email()
  .max(200)
  .meta({ examples: ['ada@example.com'] });
export const signerBody = z
  .strictObject({ name: text(120, 'Ada Lovelace'), email: email.optional() })
  .meta({ id: 'SentSigner' });

export const esign = {
  sendEnvelope: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/esign',
    summary: 'Send the documents to a signer; the signing session is open for four hours',
    description:
      'A repeat for the same signer returns the open session, or a new one if it expired; another signer, a new envelope.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({ signer: signerBody }),
    offer: z.strictObject({
      ...dealOffer.shape,
      envelope,
      documents: z.array(dealDocument),
      ceremonyUrl: url,
      signUrl: url.optional().describe('Signing page of a connected provider, valid for minutes'),
    }),
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'concurrent-change', 'counterparty-unavailable', 'counterparty-refused'],
    examples: [
      {
        name: 'a desked deal',
        given: DESKED,
        params: THE_DEAL,
        body: { signer: { name: 'Ada Lovelace' } },
        answers: 'OFFER',
      },
      { name: 'no signer', given: OPENED, params: THE_DEAL, body: {}, answers: 'BLOCKED', code: 'validation-failed' },
      { ...NO_DEAL, body: { signer: { name: 'Ada Lovelace' } } },
    ],
  }),
  holdCeremony: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/esign/ceremony',
    summary: 'Complete the sandbox ceremony: sign, decline or claim',
    description:
      'Records Document.signed@1. Repeats return the standing result. A signing session older than four hours is refused; start a new one with POST …/esign.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({
      decision: z.enum(CEREMONY_DECISIONS).meta({ id: 'CeremonyDecision' }).optional().describe('Default: sign'),
      reason: text(400, 'the trade-in value is wrong').optional(),
      handoffId: text(64, 'handoff_4kT0aXw2')
        .optional()
        .describe('Id in ceremonyUrl; allows signing without the deal’s key'),
    }),
    ok: z.strictObject({
      dealId,
      state: dealState,
      envelope,
      documents: z.array(dealDocument),
      handoff: handoffShape.optional(),
      event: eventType.optional().describe('Event recorded by this call; absent on a repeat'),
      checklist: checklist.optional(),
      available: z.array(availableRow),
      blocked: z.array(blockedRow),
      links,
      provenance,
    }),
    detail: [...moveDetail, 'envelope.certificate', 'handoff'],
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: [
      'illegal-move',
      'no-envelope',
      'ceremony-expired',
      'signature-pending',
      'concurrent-change',
      'counterparty-unavailable',
    ],
    examples: [
      { name: 'signed', given: SENT, params: THE_DEAL, answers: 'OK' },
      {
        name: 'declined',
        given: SENT,
        params: THE_DEAL,
        body: { decision: 'decline', reason: 'the trade-in value is wrong' },
        answers: 'OK',
      },
      { name: 'without papers', given: DESKED, params: THE_DEAL, answers: 'REFUSED', code: 'no-envelope' },
      NO_DEAL,
    ],
  }),
  remindSigner: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/esign/reminders',
    summary: 'Remind the signer by email',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({}),
    ok: z.strictObject({ dealId, envelope, provenance }),
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['no-envelope', 'counterparty-unavailable', 'counterparty-refused'],
    examples: [
      { name: 'in the sandbox', given: SENT, params: THE_DEAL, answers: 'OK' },
      { name: 'without papers', given: DESKED, params: THE_DEAL, answers: 'REFUSED', code: 'no-envelope' },
      NO_DEAL,
    ],
  }),
  downloadEnvelope: endpoint({
    method: 'GET',
    path: '/buy/deals/{dealId}/esign/documents',
    summary: 'Download the documents from the e-sign provider',
    access: 'open',
    live: 'connection',
    params: dealParams,
    query: z.strictObject({
      part: z
        .enum(['signed', 'audit-trail'])
        .optional()
        .describe('Default: signed, with the audit trail if the provider appends it'),
    }),
    protocol: { 200: { description: 'The documents as PDF; the audit trail as PDF or ZIP.' } },
    notFound: 'Unknown deal, or an envelope of the sandbox, which stores no files.',
    refusals: ['no-envelope', 'counterparty-unavailable', 'counterparty-refused'],
    examples: [
      { name: 'in the sandbox', given: SENT, params: THE_DEAL, answers: 'EMPTY' },
      { name: 'without papers', given: DESKED, params: THE_DEAL, answers: 'REFUSED', code: 'no-envelope' },
      NO_DEAL,
    ],
  }),
};
