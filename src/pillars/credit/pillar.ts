/** Lists the slices of the credit pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { decisions } from './decisions/contract.ts';
import { routes as decisionsRoutes } from './decisions/routes.ts';
import { prequal } from './prequal/contract.ts';
import { routes as prequalRoutes } from './prequal/routes.ts';

export const credit: Pillar = {
  name: 'credit',
  slices: {
    decisions: slice(decisions, decisionsRoutes),
    prequal: slice(prequal, prequalRoutes),
  },
};
