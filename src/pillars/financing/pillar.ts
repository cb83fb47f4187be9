/** Lists the slices of the financing pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { refinance } from './refinance/contract.ts';
import { routes as refinanceRoutes } from './refinance/routes.ts';

export const financing: Pillar = {
  name: 'financing',
  slices: {
    refinance: slice(refinance, refinanceRoutes),
  },
};
