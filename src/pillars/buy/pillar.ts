/** Lists the slices of the buy pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { notices } from './checkout/notices/notices.contract.ts';
import { routes as noticesRoutes } from './checkout/notices/notices.routes.ts';
import { composition } from './composition/composition.contract.ts';
import { routes as compositionRoutes } from './composition/composition.routes.ts';
import { cancel } from './deals/cancel/cancel.contract.ts';
import { routes as cancelRoutes } from './deals/cancel/cancel.routes.ts';
import { checkout } from './deals/checkout/checkout.contract.ts';
import { routes as checkoutRoutes } from './deals/checkout/checkout.routes.ts';
import { deals } from './deals/deals.contract.ts';
import { routes as dealsRoutes } from './deals/deals.routes.ts';
import { deliver } from './deals/deliver/deliver.contract.ts';
import { routes as deliverRoutes } from './deals/deliver/deliver.routes.ts';
import { desk } from './deals/desk/desk.contract.ts';
import { routes as deskRoutes } from './deals/desk/desk.routes.ts';
import { esign } from './deals/esign/esign.contract.ts';
import { routes as esignRoutes } from './deals/esign/esign.routes.ts';
import { events } from './deals/events/events.contract.ts';
import { routes as eventsRoutes } from './deals/events/events.routes.ts';
import { insurance } from './deals/insurance/insurance.contract.ts';
import { routes as insuranceRoutes } from './deals/insurance/insurance.routes.ts';
import { notarize } from './deals/notarize/notarize.contract.ts';
import { routes as notarizeRoutes } from './deals/notarize/notarize.routes.ts';
import { settle } from './deals/settle/settle.contract.ts';
import { routes as settleRoutes } from './deals/settle/settle.routes.ts';
import { stips } from './deals/stips/stips.contract.ts';
import { routes as stipsRoutes } from './deals/stips/stips.routes.ts';
import { unwind } from './deals/unwind/unwind.contract.ts';
import { routes as unwindRoutes } from './deals/unwind/unwind.routes.ts';
import { callbacks } from './esign/callbacks/callbacks.contract.ts';
import { routes as callbacksRoutes } from './esign/callbacks/callbacks.routes.ts';

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
