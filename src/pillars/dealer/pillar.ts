/** Owns the list of slices of the dealer pillar. */
import { type Pillar, slice } from '#kernel/door.ts';
import { leads } from './leads/contract.ts';
import { routes as leadsRoutes } from './leads/routes.ts';

export const dealer: Pillar = {
  name: 'dealer',
  slices: {
    leads: slice(leads, leadsRoutes),
  },
};
