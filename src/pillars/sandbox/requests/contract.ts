/** Declares the request inspector: an account's own last calls. */
import { z } from 'zod';
import { links, provenance, queryInteger } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { REQUESTS_KEPT } from '#ports/request-log.ts';

const row = z.strictObject({
  requestId: z.string(),
  at: z.string().describe('On the account’s clock'),
  method: z.string(),
  path: z.string().describe('Including the query; possible secrets are redacted'),
  endpoint: z.string().optional(),
  status: z.int(),
  envelope: z.string(),
  latencyMs: z.number(),
  price: z.string().describe('US dollars that the endpoint posts'),
  code: z.string().optional().describe('Of a refusal'),
  reason: z.string().optional().describe('What the code means, and the remedy'),
  problems: z
    .array(z.strictObject({ path: z.string(), expected: z.string() }))
    .optional()
    .describe('Where the request was wrong, at most 10'),
  inner: z.literal(true).optional().describe('Step taken inside another call of the account'),
});

export const requests = {
  listRequests: endpoint({
    method: 'GET',
    path: '/sandbox/requests',
    summary: 'List the account’s last calls, newest first',
    description: `The last ${REQUESTS_KEPT} calls made with a sandbox key of the account. Bodies and headers are not stored, secrets are redacted, and calls of this endpoint are left out.`,
    access: 'key',
    unlogged: true,
    live: null,
    query: z.strictObject({
      limit: queryInteger(1, REQUESTS_KEPT).optional().describe(`Default: ${REQUESTS_KEPT}`),
      status: queryInteger(100, 599).optional(),
      envelope: z.string().max(80).optional(),
    }),
    ok: z.strictObject({ requests: z.array(row), total: z.int(), kept: z.int(), links, provenance }),
    empty: 'The account has no matching calls.',
    refusals: [],
    examples: [
      { name: 'after a call', given: [{ method: 'GET', path: '/pricing' }], answers: 'OK' },
      { name: 'before any', answers: 'EMPTY' },
    ],
  }),
};
