/** Declares the parity page. */

import { z } from 'zod';
import { links, provenance } from '#kernel/atoms.ts';
import { endpoint, METHODS } from '#kernel/endpoint.ts';

const rail = z.enum(['platform', 'connection', 'account']).meta({ id: 'LiveRail' }).nullable();

const row = z.strictObject({
  operation: z.string(),
  method: z.enum(METHODS),
  path: z.string(),
  modes: z.object({ sandbox: z.literal(true), live: rail }).meta({ id: 'Modes' }),
  rail,
  counterparty: z.string().optional(),
  adapter: z.enum(['pending', 'landed']).optional(),
  differs: z.string(),
  why: z.string(),
});

export const parity = {
  readParity: endpoint({
    method: 'GET',
    path: '/sandbox/parity',
    summary: 'Read how live mode differs, by endpoint',
    access: 'open',
    live: null,
    ok: z.strictObject({
      kind: z.literal('parity@1'),
      statement: z.string(),
      modes: z.record(z.string(), z.string()),
      headers: z.record(z.string(), z.string()),
      endpoints: z.array(row),
      capabilities: z.strictObject({
        requirements: z.int(),
        green: z.int(),
        live: z.int(),
        sandbox: z.int(),
        href: z.string(),
        differs: z.string(),
      }),
      links,
      provenance,
    }),
    refusals: [],
    examples: [{ name: 'the page', answers: 'OK' }],
    cache: 'document',
  }),
};
