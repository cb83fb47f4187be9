/** Lists the slices of the data pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { desk } from './desk/contract.ts';
import { routes as deskRoutes } from './desk/routes.ts';
import { gateway } from './gateway/contract.ts';
import { routes as gatewayRoutes } from './gateway/routes.ts';
import { identity } from './identity/contract.ts';
import { routes as identityRoutes } from './identity/routes.ts';
import { listings } from './listings/contract.ts';
import { routes as listingsRoutes } from './listings/routes.ts';
import { record } from './record/contract.ts';
import { routes as recordRoutes } from './record/routes.ts';

export const data: Pillar = {
  name: 'data',
  slices: {
    desk: slice(desk, deskRoutes),
    gateway: slice(gateway, gatewayRoutes),
    identity: slice(identity, identityRoutes),
    listings: slice(listings, listingsRoutes),
    record: slice(record, recordRoutes),
  },
};
