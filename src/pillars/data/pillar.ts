/** Lists the slices of the data pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { desk } from './desk/desk.contract.ts';
import { routes as deskRoutes } from './desk/desk.routes.ts';
import { gateway } from './gateway/gateway.contract.ts';
import { routes as gatewayRoutes } from './gateway/gateway.routes.ts';
import { identity } from './identity/identity.contract.ts';
import { routes as identityRoutes } from './identity/identity.routes.ts';
import { listings } from './listings/listings.contract.ts';
import { routes as listingsRoutes } from './listings/listings.routes.ts';
import { record } from './record/record.contract.ts';
import { routes as recordRoutes } from './record/record.routes.ts';

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
