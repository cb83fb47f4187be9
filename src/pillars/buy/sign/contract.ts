/** Declares the endpoints of signing: send the envelope, and complete its ceremony. */
import { z } from 'zod';
import { dealId, dealParams, links, provenance, text, timestamp } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { offerHandoff } from '../checkout/contract.ts';
import { DESKED, NO_DEAL, OPENED, SENT, THE_DEAL } from '../examples.ts';
import { availableRow, blockedRow } from '../moves.ts';
import { checklist, dealDocument, envelope, handoffShape } from '../shapes.ts';

const url = z.string().meta({ format: 'uri' });

const email = z
  .email()
  .max(200)
  .meta({ examples: ['ada@example.com'] });
export const signerBody = z
  .strictObject({ name: text(120, 'Ada Lovelace'), email: email.optional() })
  .meta({ id: 'SentSigner' });

export const sign = {
  sendEnvelope: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/esign',
    summary: 'Send the papers to a signer and park a signing endpoint for four hours',
    description:
      'Asking again for the same signer answers the standing endpoint; a cold endpoint is replaced, another signer gets another envelope. The ceremony is completed at POST …/esign/ceremony.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({ signer: signerBody }),
    offer: z.strictObject({
      id: z.string(),
      title: z.string(),
      message: z.string(),
      dealId,
      state: z.string(),
      envelope,
      documents: z.array(dealDocument),
      ceremonyUrl: url,
      handoff: offerHandoff,
      expiresAt: timestamp,
      status: z.literal('requires_escalation'),
      continue_url: url,
      expires_at: timestamp,
      environment: z.string(),
      simulated: z.boolean(),
      available: z.array(availableRow),
      blocked: z.array(blockedRow),
      links,
      provenance,
    }),
    notFound: 'No such deal, or another account’s.',
    refusals: ['illegal-move', 'concurrent-change'],
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
    summary: 'Complete the sandbox signing: sign, decline, or claim the endpoint',
    description:
      'Registers Document.signed@1. Signing what is signed answers what stands. A signing endpoint older than four hours is refused; ask for a new one at POST …/esign.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({
      decision: z.enum(['sign', 'decline', 'claim']).optional().describe('sign when left out'),
      reason: text(400, 'the trade-in value is wrong').optional(),
      handoffId: text(64, 'handoff_4kT0aXw2')
        .optional()
        .describe('The id in ceremonyUrl: whoever was given the signing endpoint may sign without the deal’s key'),
    }),
    ok: z.strictObject({
      dealId,
      state: z.string(),
      envelope,
      documents: z.array(dealDocument),
      handoff: handoffShape.optional(),
      event: z.string().optional().describe('The fact that this call registered; absent on a repeat'),
      checklist,
      available: z.array(availableRow),
      blocked: z.array(blockedRow),
      links,
      provenance,
    }),
    notFound: 'No such deal, or another account’s.',
    refusals: ['illegal-move', 'no-envelope', 'ceremony-expired', 'concurrent-change'],
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
};
