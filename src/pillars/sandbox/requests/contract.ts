/** Declares the request inspector: an account's own last calls. */
import { z } from 'zod';
import { links, provenance, queryInteger } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { REQUESTS_KEPT } from '#ports/request-log.ts';

const row = z.strictObject({
  requestId: z.string(),
  at: z.string().describe('On the account’s clock'),
  method: z.string(),
  path: z.string().describe('With its query; values that may be secret are struck out'),
  endpoint: z.string().optional(),
  status: z.int(),
  envelope: z.string(),
  latencyMs: z.number(),
  price: z.string().describe('US dollars that the endpoint posts'),
  inner: z.literal(true).optional().describe('A step that another call of the account took'),
});

export const requests = {
  listRequests: endpoint({
    method: 'GET',
    path: '/sandbox/requests',
    summary: 'List the account’s own last calls, newest first',
    description: `The last ${REQUESTS_KEPT} calls that were made with a sandbox key of the account. Bodies and headers are not kept, and secrets are struck out.`,
    access: 'key',
    live: null,
    query: z.strictObject({
      limit: queryInteger(1, REQUESTS_KEPT).optional().describe(`${REQUESTS_KEPT} when left out`),
      status: queryInteger(100, 599).optional(),
      envelope: z.string().max(80).optional(),
    }),
    ok: z.strictObject({ requests: z.array(row), total: z.int(), kept: z.int(), links, provenance }),
    empty: 'No call of the account yet, or none of that kind.',
    refusals: [],
    examples: [
      { name: 'after a call', given: [{ method: 'GET', path: '/pricing' }], answers: 'OK' },
      { name: 'before any', answers: 'EMPTY' },
    ],
  }),
};
