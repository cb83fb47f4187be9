/** Declares the endpoints that cancel or unwind a deal. */
import { z } from 'zod';
import { dealParams, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DELIVERED, DESKED, NO_DEAL, OPENED, THE_DEAL } from '../examples.ts';
import { deal, dealDetail } from '../shapes.ts';

const reason = text(400, 'the buyer walked away');
const notFound = 'Unknown deal, or a deal of another account.';
const WHY = { reason: 'the buyer walked away' };

export const close = {
  cancelDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/cancel',
    summary: 'Cancel a deal before delivery',
    description:
      'Returns the deal. Closes an open link, voids the envelope, cancels the transport and voids F&I contracts.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({ reason }),
    ok: deal,
    detail: dealDetail,
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
    summary: 'Unwind a delivered sale, or a settled one within seven days',
    description:
      'Returns the deal. Each step is an event: contracts voided, link closed, payment refunded. Nothing is deleted.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({
      reason,
      refund: z
        .strictObject({ method: text(40, 'original') })
        .optional()
        .describe('Default: the original payment method'),
    }),
    ok: deal,
    detail: dealDetail,
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
