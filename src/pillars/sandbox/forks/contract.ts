/** Declares the endpoint that forks a deal, so that two outcomes can be tried. */
import { z } from 'zod';
import { dealId, dealParams, integer, links, provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

export const forks = {
  forkDeal: endpoint({
    method: 'POST',
    path: '/sandbox/deals/{dealId}/fork',
    summary: 'Copy a deal as it stands, or as it stood after so many events',
    description:
      'The copy is yours, keeps every fact with its time, and goes its own way from there. Links, envelopes, contracts and orders are named anew. An exemplar is copied as if its story had just ended.',
    access: 'key',
    live: null,
    params: dealParams,
    body: z.strictObject({ asOfSeq: integer(1, 1_000_000).optional().describe('All events when left out') }),
    ok: z.strictObject({
      dealId,
      vin: z.string(),
      state: z.string(),
      lastSeq: z.int(),
      links,
      provenance,
    }),
    notFound: 'No such deal, or another account’s.',
    refusals: ['sandbox-only'],
    examples: [
      {
        name: 'a deal before it was cancelled',
        given: [{ method: 'POST', path: '/sandbox/scenarios/concierge-buy-cancelled', body: {} }],
        params: { dealId: '{dealId}' },
        body: { asOfSeq: 2 },
        answers: 'OK',
      },
      { name: 'an exemplar', params: { dealId: 'deal_fx0005' }, answers: 'OK' },
      { name: 'an unknown deal', params: { dealId: 'deal_unknown' }, answers: 'EMPTY' },
    ],
  }),
};
