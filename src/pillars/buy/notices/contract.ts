/** Declares the endpoint that receives payment notices from the payment rail. */
import { endpoint } from '#kernel/endpoint.ts';

export const notices = {
  receiveNotice: endpoint({
    method: 'POST',
    path: '/buy/checkout/notices',
    summary: 'Take a signed notice of the payment rail',
    description:
      'For the configured payment rail alone, which signs what it sends. A payment settles its delivered deal at the priced amount, once; before delivery it is 409, so that the rail sends it again later. Whatever else the rail tells is noted and answered EMPTY.',
    access: 'open',
    live: 'connection',
    bodyText: 'raw',
    empty: 'The notice is genuine and was dealt with.',
    refusals: [
      'forged-notice',
      'amount-mismatch',
      'order-conflict',
      'not-deliverable',
      'illegal-move',
      'concurrent-change',
    ],
    examples: [{ name: 'from a stranger', body: { type: 'paid' }, answers: 'BLOCKED', code: 'forged-notice' }],
  }),
};
