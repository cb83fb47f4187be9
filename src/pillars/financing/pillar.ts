/** Lists the slices of the financing pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { refinance } from './refinance/refinance.contract.ts';
import { routes as refinanceRoutes } from './refinance/refinance.routes.ts';

export const financing: Pillar = {
  name: 'financing',
  slices: {
    refinance: slice(refinance, refinanceRoutes),
  },
};
