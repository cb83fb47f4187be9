/** Declares GET /pricing. */
import { z } from 'zod';
import { decimal, links, provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fixed, method, modesShape, spendOffer } from '../published.ts';

export const pricing = {
  readPricing: endpoint({
    ...fixed,
    path: '/pricing',
    summary: 'Read the Pricing Document',
    ok: z.looseObject({
      kind: z.literal('pricing@1'),
      model: z.literal('metered'),
      currency: z.literal('USD'),
      unit: z.literal('usd'),
      charging: z.string().describe('Which answers are charged'),
      offers: z.array(spendOffer),
      ledgerUrl: z.string(),
      links,
      provenance,
      hardCeiling: z.literal(25),
      binding: z.literal(false),
      statement: z.string(),
      rates: z.array(
        z.looseObject({
          operation: z.string(),
          method,
          path: z.string(),
          price: decimal,
          unit: z.literal('call'),
          modes: modesShape,
        }),
      ),
    }),
    examples: [{ name: 'prices', answers: 'OK' }],
  }),
};
