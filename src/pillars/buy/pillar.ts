/** Lists the slices of the buy pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { ceremonies } from './ceremonies/contract.ts';
import { routes as ceremonyRoutes } from './ceremonies/routes.ts';
import { checkout } from './checkout/contract.ts';
import { routes as checkoutRoutes } from './checkout/routes.ts';
import { close } from './close/contract.ts';
import { routes as closeRoutes } from './close/routes.ts';
import { composition } from './composition/contract.ts';
import { routes as compositionRoutes } from './composition/routes.ts';
import { deals } from './deals/contract.ts';
import { routes as dealRoutes } from './deals/routes.ts';
import { deliver } from './deliver/contract.ts';
import { routes as deliverRoutes } from './deliver/routes.ts';
import { desk } from './desk/contract.ts';
import { routes as deskRoutes } from './desk/routes.ts';
import { events } from './events/contract.ts';
import { routes as eventRoutes } from './events/routes.ts';
import { notices } from './notices/contract.ts';
import { routes as noticeRoutes } from './notices/routes.ts';
import { settle } from './settle/contract.ts';
import { routes as settleRoutes } from './settle/routes.ts';
import { sign } from './sign/contract.ts';
import { routes as signRoutes } from './sign/routes.ts';

export const buy: Pillar = {
  name: 'buy',
  slices: {
    composition: slice(composition, compositionRoutes),
    deals: slice(deals, dealRoutes),
    events: slice(events, eventRoutes),
    desk: slice(desk, deskRoutes),
    checkout: slice(checkout, checkoutRoutes),
    sign: slice(sign, signRoutes),
    ceremonies: slice(ceremonies, ceremonyRoutes),
    deliver: slice(deliver, deliverRoutes),
    notices: slice(notices, noticeRoutes),
    settle: slice(settle, settleRoutes),
    close: slice(close, closeRoutes),
  },
};
