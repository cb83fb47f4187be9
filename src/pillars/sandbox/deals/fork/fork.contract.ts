/** Declares the endpoint that forks a deal, to try two outcomes. */
import { z } from 'zod';
import { dealState, fiState } from '#domain/deal/wire/names.ts';
import { dealId, dealParams, integer, links, provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

export const fork = {
  forkDeal: endpoint({
    method: 'POST',
    path: '/sandbox/deals/{dealId}/fork',
    summary: 'Fork a deal, now or as of an event seq',
    description:
      'The copy is yours and keeps every event with its time; links, envelopes, contracts and orders get new ids. A fixture has just reached its state.',
    access: 'key',
    live: null,
    params: dealParams,
    body: z.strictObject({ asOfSeq: integer(1, 1_000_000).optional().describe('Default: all events') }),
    ok: z.strictObject({
      dealId,
      vin: z.string(),
      state: z.union([dealState, fiState]).describe('Of the deal, or of its F&I side if there is no buy deal'),
      lastSeq: z.int(),
      links,
      provenance,
    }),
    notFound: 'Unknown deal, or a deal of another account.',
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
