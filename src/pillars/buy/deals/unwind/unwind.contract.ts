/** Declares the endpoint that unwinds a sale. */
import { z } from 'zod';
import { dealParams, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DELIVERED, DESKED, NO_DEAL, THE_DEAL } from '../../examples.ts';
import { deal, dealDetail } from '../../shapes.ts';

const WHY = { reason: 'the buyer walked away' };

export const unwind = {
  unwindDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/unwind',
    summary: 'Unwind a delivered sale, or a settled one within seven days',
    description: 'Returns the deal. Each step is an event: contracts voided, link closed, payment refunded.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({
      reason: text(400, 'the buyer walked away'),
      refund: z
        .strictObject({ method: text(40, 'original') })
        .optional()
        .describe('Default: the original payment method'),
    }),
    ok: deal,
    detail: dealDetail,
    notFound: 'Unknown deal, or a deal of another account.',
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
