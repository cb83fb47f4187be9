/** Declares the endpoint that always returns an OFFER. */
import { z } from 'zod';
import { decimal } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

export const offer = {
  readOffer: endpoint({
    method: 'GET',
    path: '/offer',
    summary: 'Read the offer at the spend ceiling',
    description: 'Always returns 402. The price is a stated intent, not bound by published terms. Reading it is free.',
    access: 'open',
    live: 'account',
    offer: z.object({
      kind: z.literal('offer@1'),
      id: z.string(),
      title: z.string(),
      message: z.string(),
      price: z.object({ amount: decimal, currency: z.literal('USD') }).meta({ id: 'Usd' }),
      hardCeiling: z.literal(25),
      binding: z.literal(false),
      statement: z.string(),
      handoff: z.object({ kind: z.enum(['reauthorize', 'identify']), url: z.string() }),
      alternatives: z.array(
        z.object({ mode: z.string(), description: z.string(), url: z.string() }).meta({ id: 'Alternative' }),
      ),
    }),
    refusals: [],
    examples: [{ name: 'the offer', answers: 'OFFER' }],
  }),
};
