/** Lists the slices of the buy pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { notices } from './checkout/notices/contract.ts';
import { routes as noticesRoutes } from './checkout/notices/routes.ts';
import { composition } from './composition/contract.ts';
import { routes as compositionRoutes } from './composition/routes.ts';
import { cancel } from './deals/cancel/contract.ts';
import { routes as cancelRoutes } from './deals/cancel/routes.ts';
import { checkout } from './deals/checkout/contract.ts';
import { routes as checkoutRoutes } from './deals/checkout/routes.ts';
import { deals } from './deals/contract.ts';
import { deliver } from './deals/deliver/contract.ts';
import { routes as deliverRoutes } from './deals/deliver/routes.ts';
import { desk } from './deals/desk/contract.ts';
import { routes as deskRoutes } from './deals/desk/routes.ts';
import { esign } from './deals/esign/contract.ts';
import { routes as esignRoutes } from './deals/esign/routes.ts';
import { events } from './deals/events/contract.ts';
import { routes as eventsRoutes } from './deals/events/routes.ts';
import { insurance } from './deals/insurance/contract.ts';
import { routes as insuranceRoutes } from './deals/insurance/routes.ts';
import { notarize } from './deals/notarize/contract.ts';
import { routes as notarizeRoutes } from './deals/notarize/routes.ts';
import { routes as dealsRoutes } from './deals/routes.ts';
import { settle } from './deals/settle/contract.ts';
import { routes as settleRoutes } from './deals/settle/routes.ts';
import { stips } from './deals/stips/contract.ts';
import { routes as stipsRoutes } from './deals/stips/routes.ts';
import { unwind } from './deals/unwind/contract.ts';
import { routes as unwindRoutes } from './deals/unwind/routes.ts';
import { callbacks } from './esign/callbacks/contract.ts';
import { routes as callbacksRoutes } from './esign/callbacks/routes.ts';

export const buy: Pillar = {
  name: 'buy',
  slices: {
    composition: slice(composition, compositionRoutes),
    deals: slice(deals, dealsRoutes),
    events: slice(events, eventsRoutes),
    desk: slice(desk, deskRoutes),
    checkout: slice(checkout, checkoutRoutes),
    esign: slice(esign, esignRoutes),
    callbacks: slice(callbacks, callbacksRoutes),
    notarize: slice(notarize, notarizeRoutes),
    stips: slice(stips, stipsRoutes),
    insurance: slice(insurance, insuranceRoutes),
    deliver: slice(deliver, deliverRoutes),
    notices: slice(notices, noticesRoutes),
    settle: slice(settle, settleRoutes),
    cancel: slice(cancel, cancelRoutes),
    unwind: slice(unwind, unwindRoutes),
  },
};
