/** Declares the endpoint of a deal's event stream: one page, or an open SSE stream. */

import { z } from 'zod';
import { dealEvent } from '#domain/deal/wire/event-shape.ts';
import { dealId, dealParams, links, provenance, queryInteger } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';

const LIMIT_MAX = 1000;
const AFTER_MAX = 999_999_999_999;

export const events = {
  readEvents: endpoint({
    method: 'GET',
    path: '/buy/deals/{dealId}/events',
    summary: 'Read a deal’s events: a JSON page, or server-sent events',
    description:
      'With `Accept: text/event-stream`, events are streamed as they happen: `id` is the seq, `event` the type, `data` the event. `Last-Event-ID` resumes after that seq, also on the JSON page, and takes precedence over `after`. The stream stays open.',
    access: 'open',
    live: 'account',
    params: dealParams,
    query: z.strictObject({
      after: queryInteger(0, AFTER_MAX).optional().describe('Only events with a higher seq'),
      limit: queryInteger(1, LIMIT_MAX).optional().describe('Default: 100'),
    }),
    ok: z.strictObject({
      dealId,
      events: z.array(dealEvent),
      after: z.int(),
      limit: z.int(),
      lastSeq: z.int().describe('Last seq of the whole stream'),
      links,
      provenance,
    }),
    alsoIn: ['text/event-stream'],
    empty: 'No event is later than `after`.',
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: [],
    examples: [
      { name: 'the first page', given: OPENED, params: THE_DEAL, answers: 'OK' },
      { name: 'nothing later', given: OPENED, params: THE_DEAL, query: { after: '100' }, answers: 'EMPTY' },
      NO_DEAL,
    ],
  }),
};
