/** Declares the endpoint that receives callbacks of e-sign providers. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';

export const callbacks = {
  receiveCallback: endpoint({
    method: 'POST',
    path: '/buy/esign/callbacks/{connectionId}',
    summary: 'Receive a signed callback of an e-sign provider',
    description:
      'For the provider of the connection only, which signs its callbacks. Carport then reads the envelope from the provider and records it.',
    access: 'open',
    live: 'connection',
    params: z.object({
      connectionId: z
        .string()
        .max(64)
        .meta({ examples: ['connection_4kT0aXw2'] }),
    }),
    bodyText: 'raw',
    protocol: { 200: { description: 'Accepted; the text that the provider expects.' } },
    refusals: ['forged-notice', 'counterparty-unavailable', 'concurrent-change'],
    examples: [
      {
        name: 'with an invalid signature',
        params: { connectionId: 'connection_unknown' },
        body: { event: {} },
        answers: 'BLOCKED',
        code: 'forged-notice',
      },
    ],
  }),
};
