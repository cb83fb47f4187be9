/** Declares GET /family.json. */
import { z } from 'zod';
import { links, provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fixed } from '../published.ts';

export const family = {
  readFamily: endpoint({
    ...fixed,
    path: '/family.json',
    summary: 'Read the registry of sibling services',
    ok: z.looseObject({
      kind: z.literal('family@1'),
      family: z.array(
        z.looseObject({
          name: z.string(),
          origin: z.string(),
          role: z.string(),
          llms: z.string().optional(),
          card: z.string().optional(),
          seams: z.array(z.object({ rel: z.string(), to: z.string(), via: z.string() })),
        }),
      ),
      links,
      provenance,
    }),
    examples: [{ name: 'the family', answers: 'OK' }],
  }),
};
