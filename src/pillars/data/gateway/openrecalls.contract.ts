/** Declares GET /openrecalls/{vin}. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { recallsFound } from './recalls.contract.ts';
import { description, examples, offline, params, refusals } from './relayed.ts';

const openRecalls = recallsFound.extend({ status: z.string().optional(), openRecalls: z.number().optional() });

export const openrecalls = {
  readOpenRecalls: endpoint({
    method: 'GET',
    path: '/openrecalls/{vin}',
    summary: 'Read the recalls still open on a VIN',
    description,
    price: '0.01',
    access: 'open',
    live: 'platform',
    params,
    ok: openRecalls,
    notFound: offline,
    refusals,
    examples,
  }),
};
