/** Lists the slices of the F&I pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { cancellations } from './cancellations/contract.ts';
import { routes as cancellationRoutes } from './cancellations/routes.ts';
import { contract } from './contract/contract.ts';
import { routes as contractRoutes } from './contract/routes.ts';
import { deal } from './deal/contract.ts';
import { routes as dealRoutes } from './deal/routes.ts';
import { extract } from './extract/contract.ts';
import { routes as extractRoutes } from './extract/routes.ts';
import { gl } from './gl/contract.ts';
import { routes as glRoutes } from './gl/routes.ts';
import { inforce } from './inforce/contract.ts';
import { routes as inforceRoutes } from './inforce/routes.ts';
import { menu } from './menu/contract.ts';
import { routes as menuRoutes } from './menu/routes.ts';
import { quotes } from './quotes/contract.ts';
import { routes as quoteRoutes } from './quotes/routes.ts';
import { renewals } from './renewals/contract.ts';
import { routes as renewalRoutes } from './renewals/routes.ts';

export const fi: Pillar = {
  name: 'fi',
  slices: {
    cancellations: slice(cancellations, cancellationRoutes),
    extract: slice(extract, extractRoutes),
    contract: slice(contract, contractRoutes),
    deal: slice(deal, dealRoutes),
    gl: slice(gl, glRoutes),
    inforce: slice(inforce, inforceRoutes),
    menu: slice(menu, menuRoutes),
    quotes: slice(quotes, quoteRoutes),
    renewals: slice(renewals, renewalRoutes),
  },
};
