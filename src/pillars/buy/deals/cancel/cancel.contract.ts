/** Declares the endpoint that cancels a deal. */
import { z } from 'zod';
import { dealParams, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DELIVERED, DESKED, NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';
import { deal, dealDetail } from '../../shapes.ts';

const WHY = { reason: 'the buyer walked away' };

export const cancel = {
  cancelDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/cancel',
    summary: 'Cancel a deal before delivery',
    description:
      'Returns the deal. Closes an open link, voids the envelope, cancels the transport and voids F&I contracts.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({ reason: text(400, 'the buyer walked away') }),
    ok: deal,
    detail: dealDetail,
    notFound: 'Unknown deal, or a deal of another account.',
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
};
