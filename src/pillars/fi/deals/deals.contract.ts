/** Declares the endpoint that reads the F&I side of a deal. */
import { z } from 'zod';
import { ineligibleFamily, quoteBasis } from '#domain/deal/wire/protection-wire.ts';
import { dealParams, queryInteger } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { contract, fiFrame, menu, ratedFamily, selection } from '../shapes.ts';
import { RATED } from './menu/menu.contract.ts';

export const deals = {
  readFiDeal: endpoint({
    method: 'GET',
    path: '/fi/deals/{dealId}',
    summary: 'Read the F&I side of a deal: state, rates, menu, selection and contracts',
    access: 'open',
    live: 'connection',
    params: dealParams,
    query: z.strictObject({
      asOfSeq: queryInteger(1, 1_000_000).optional().describe('Reads the deal as of that event seq'),
    }),
    ok: z.strictObject({
      ...fiFrame,
      edition: z.string(),
      desked: quoteBasis,
      rates: z.array(ratedFamily),
      ineligible: z.array(ineligibleFamily),
      menu: menu.optional(),
      selection: selection.optional(),
      contracts: z.array(contract),
    }),
    empty: 'Nothing has been rated on the deal yet.',
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: [],
    cache: 'revalidate',
    examples: [
      { name: 'a rated deal', given: [RATED], params: { dealId: '{dealId}' }, answers: 'OK' },
      { name: 'an unknown deal', params: { dealId: 'deal_unknown' }, answers: 'EMPTY' },
    ],
  }),
};
