/** Lists the slices of the dealer pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { deals } from './deals/deals.contract.ts';
import { routes as dealsRoutes } from './deals/deals.routes.ts';
import { inventory } from './inventory/inventory.contract.ts';
import { routes as inventoryRoutes } from './inventory/inventory.routes.ts';
import { leads } from './leads/leads.contract.ts';
import { routes as leadsRoutes } from './leads/leads.routes.ts';

export const dealer: Pillar = {
  name: 'dealer',
  slices: {
    deals: slice(deals, dealsRoutes),
    inventory: slice(inventory, inventoryRoutes),
    leads: slice(leads, leadsRoutes),
  },
};
