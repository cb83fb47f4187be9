/** Lists the slices of the credit pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { decisions } from './decisions/decisions.contract.ts';
import { routes as decisionsRoutes } from './decisions/decisions.routes.ts';
import { prequal } from './prequal/prequal.contract.ts';
import { routes as prequalRoutes } from './prequal/prequal.routes.ts';

export const credit: Pillar = {
  name: 'credit',
  slices: {
    decisions: slice(decisions, decisionsRoutes),
    prequal: slice(prequal, prequalRoutes),
  },
};
