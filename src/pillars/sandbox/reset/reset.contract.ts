/** Declares the reset of an account's sandbox data. */
import { z } from 'zod';
import { clockReading, links, provenance } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const SCOPES = ['all', 'deal', 'webhooks', 'clock'] as const;
const count = z.int().min(0);

const scope = expecting(z.enum(SCOPES).meta({ id: 'ResetScope' }), `one of ${SCOPES.join(', ')}`);

export const reset = {
  resetSandbox: endpoint({
    method: 'POST',
    path: '/sandbox/reset',
    summary: 'Reset the account’s sandbox data',
    description:
      '`deal` ends every deal, F&I stream, refinance application and lead of the account; `webhooks` removes its webhooks; `clock` returns to real time; `all` does all three and empties imported inventory. Ended ids become unknown. Fixtures, keys, spend and settled order ids are never reset.',
    repeats: 'A retry removes what the first attempt left, and counts only that.',
    access: 'key',
    live: null,
    body: z.strictObject({ scope: scope }),
    ok: z.strictObject({
      scope,
      counts: z.strictObject({
        deals: count,
        applications: count,
        leads: count,
        cars: count.describe('Of imported inventory'),
        webhooks: count,
        clocks: count,
      }),
      clock: z.strictObject(clockReading.shape),
      links,
      provenance,
    }),
    refusals: ['sandbox-only'],
    examples: [
      {
        name: 'everything',
        given: [{ method: 'POST', path: '/buy/deals', body: { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } } }],
        body: { scope: 'all' },
        answers: 'OK',
      },
      { name: 'no such scope', body: { scope: 'universe' }, answers: 'BLOCKED', code: 'validation-failed' },
    ],
  }),
};
