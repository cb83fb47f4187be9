/** Declares the endpoint that receives payment notices from the payment rail. */
import { endpoint } from '#kernel/endpoint.ts';

export const notices = {
  receiveNotice: endpoint({
    method: 'POST',
    path: '/buy/checkout/notices',
    summary: 'Receive a signed payment notice',
    description:
      'For the payment rail only, which signs its notices. A payment settles its delivered deal once, at the priced amount; before delivery the response is 409, so that the rail retries. Other notices return EMPTY.',
    access: 'open',
    live: 'connection',
    bodyText: 'raw',
    empty: 'The notice was authentic and needed no action.',
    refusals: [
      'forged-notice',
      'amount-mismatch',
      'order-conflict',
      'not-deliverable',
      'illegal-move',
      'concurrent-change',
    ],
    examples: [
      { name: 'with an invalid signature', body: { type: 'paid' }, answers: 'BLOCKED', code: 'forged-notice' },
    ],
  }),
};
