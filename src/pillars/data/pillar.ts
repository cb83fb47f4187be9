/** Owns the list of slices of the data pillar. */
import { type Pillar, slice } from '#kernel/door.ts';
import { gateway } from './gateway/contract.ts';
import { routes as gatewayRoutes } from './gateway/routes.ts';

export const data: Pillar = {
  name: 'data',
  slices: {
    gateway: slice(gateway, gatewayRoutes),
  },
};
