/** Declares the index of magic inputs. */
import { z } from 'zod';
import { links, provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const row = z.strictObject({
  port: z.string().describe('Who reads it'),
  input: z.string().describe('Input member'),
  how: z.enum(['last word is', 'begins with', 'holds', 'ends with', 'is']).meta({ id: 'MagicMatch' }),
  value: z.string(),
  example: z.string().describe('Complete input that triggers the row'),
  outcome: z.string(),
  effect: z.string(),
  endpoint: z.string(),
});

export const magicValues = {
  listMagicValues: endpoint({
    method: 'GET',
    path: '/sandbox/magic-values',
    summary: 'List every magic input',
    description: 'Read from the sandbox’s own tables. Case and blanks are ignored.',
    access: 'open',
    live: null,
    query: z.strictObject({ port: z.string().max(80).optional(), outcome: z.string().max(80).optional() }),
    ok: z.strictObject({ values: z.array(row), total: z.int(), links, provenance }),
    empty: 'No magic input for this port or outcome.',
    refusals: [],
    examples: [
      { name: 'all of them', answers: 'OK' },
      { name: 'of the notary', query: { port: 'notary' }, answers: 'OK' },
      { name: 'of nobody', query: { port: 'oracle' }, answers: 'EMPTY' },
    ],
    cache: 'deterministic',
  }),
};
