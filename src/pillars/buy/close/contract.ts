/** Declares the endpoints that cancel or unwind a deal. */
import { z } from 'zod';
import { dealParams, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DELIVERED, DESKED, NO_DEAL, OPENED, THE_DEAL } from '../examples.ts';
import { deal } from '../shapes.ts';

const reason = text(400, 'the buyer walked away');
const notFound = 'No such deal, or another account’s.';
const WHY = { reason: 'the buyer walked away' };

export const close = {
  cancelDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/cancel',
    summary: 'Call a deal off before delivery',
    description:
      'Answers the deal. Pulls back an open link and papers that are out, calls off the haul, voids F&I contracts.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({ reason }),
    ok: deal,
    notFound,
    refusals: ['illegal-move', 'concurrent-change'],
    examples: [
      { name: 'after the desk', given: DESKED, params: THE_DEAL, body: WHY, answers: 'OK' },
      { name: 'no reason', given: OPENED, params: THE_DEAL, body: {}, answers: 'BLOCKED', code: 'validation-failed' },
      {
        name: 'after delivery',
        given: DELIVERED,
        params: THE_DEAL,
        body: WHY,
        answers: 'REFUSED',
        code: 'illegal-move',
      },
      { ...NO_DEAL, body: WHY },
    ],
  }),
  unwindDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/unwind',
    summary: 'Reverse a delivered sale, or a settled one within seven days',
    description:
      'Answers the deal. Every leg is a fact: contracts voided, link pulled back, payment refunded; nothing is deleted.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({
      reason,
      refund: z
        .strictObject({ method: text(40, 'original') })
        .optional()
        .describe('The original way when left out'),
    }),
    ok: deal,
    notFound,
    refusals: ['illegal-move', 'return-window-closed', 'concurrent-change'],
    examples: [
      {
        name: 'after delivery',
        given: DELIVERED,
        params: THE_DEAL,
        body: { reason: 'funding refused' },
        answers: 'OK',
      },
      { name: 'before delivery', given: DESKED, params: THE_DEAL, body: WHY, answers: 'REFUSED', code: 'illegal-move' },
      { ...NO_DEAL, body: WHY },
    ],
  }),
};
