/** Declares the request inspector: an account's own last calls, live, and the bodies of one. */
import { z } from 'zod';
import { links, provenance, queryInteger, refusalCode } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { REQUESTS_KEPT } from '#ports/request-log.ts';

const row = z
  .strictObject({
    requestId: z.string(),
    at: z.string().describe('On the account’s clock'),
    method: z.string(),
    path: z.string().describe('With the query, without secrets'),
    endpoint: z.string().optional(),
    status: z.int(),
    envelope: z.string(),
    latencyMs: z.number(),
    price: z.string().describe('US dollars'),
    code: refusalCode.optional().describe('Of a refusal'),
    reason: z.string().optional(),
    problems: z
      .array(z.strictObject({ path: z.string(), expected: z.string() }))
      .optional()
      .describe('At most 10'),
    inner: z.literal(true).optional().describe('A step inside another call'),
  })
  .meta({ id: 'LoggedCall' });

const body = z.strictObject({ text: z.string(), clipped: z.literal(true).optional() }).meta({
  id: 'KeptBody',
  description: 'JSON without secrets and personal data; clipped at 16,384 characters',
});

export const requests = {
  listRequests: endpoint({
    method: 'GET',
    path: '/sandbox/requests',
    summary: 'List the account’s last calls, newest first',
    description: `The last ${REQUESTS_KEPT} calls made with a sandbox key of the account, without secrets and without reads of this log. With \`Accept: text/event-stream\`, all calls as they are answered: \`id\` is the seq, and \`Last-Event-ID\` resumes after it.`,
    access: 'key',
    unlogged: true,
    live: null,
    query: z.strictObject({
      limit: queryInteger(1, REQUESTS_KEPT).optional().describe(`Default: ${REQUESTS_KEPT}`),
      status: queryInteger(100, 599).optional(),
      envelope: z.string().max(80).optional(),
    }),
    ok: z.strictObject({ requests: z.array(row), total: z.int(), kept: z.int(), lastSeq: z.int(), links, provenance }),
    alsoIn: ['text/event-stream'],
    empty: 'The account has no matching calls.',
    refusals: [],
    examples: [
      { name: 'after a call', given: [{ method: 'GET', path: '/pricing' }], answers: 'OK' },
      { name: 'before any', answers: 'EMPTY' },
    ],
  }),
  readRequest: endpoint({
    method: 'GET',
    path: '/sandbox/requests/{requestId}',
    summary: 'Read one of the account’s last calls with its bodies',
    description: 'Bodies are kept in the memory of the process that answered, unless too long or not JSON.',
    access: 'key',
    unlogged: true,
    live: null,
    params: z.object({ requestId: z.string().max(128) }),
    ok: z.strictObject({ call: row, request: body.optional(), answer: body.optional(), links, provenance }),
    notFound: 'No such call of this account is stored.',
    refusals: [],
    examples: [
      {
        name: 'the last call',
        given: [
          { method: 'GET', path: '/pricing' },
          { method: 'GET', path: '/sandbox/requests' },
        ],
        params: { requestId: '{requestId}' },
        answers: 'OK',
      },
      { name: 'a call that is not stored', params: { requestId: 'unknown' }, answers: 'EMPTY' },
    ],
  }),
};
