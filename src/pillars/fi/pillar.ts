/** Lists the slices of the F&I pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { cancellations } from './cancellations/cancellations.contract.ts';
import { routes as cancellationsRoutes } from './cancellations/cancellations.routes.ts';
import { contracts } from './contracts/contracts.contract.ts';
import { routes as contractsRoutes } from './contracts/contracts.routes.ts';
import { contract } from './deals/contract/contract.contract.ts';
import { routes as contractRoutes } from './deals/contract/contract.routes.ts';
import { deals } from './deals/deals.contract.ts';
import { routes as dealsRoutes } from './deals/deals.routes.ts';
import { menu } from './deals/menu/menu.contract.ts';
import { routes as menuRoutes } from './deals/menu/menu.routes.ts';
import { extract } from './extract/extract.contract.ts';
import { routes as extractRoutes } from './extract/extract.routes.ts';
import { gl } from './gl/gl.contract.ts';
import { routes as glRoutes } from './gl/gl.routes.ts';
import { inforce } from './inforce/inforce.contract.ts';
import { routes as inforceRoutes } from './inforce/inforce.routes.ts';
import { quotes } from './quotes/quotes.contract.ts';
import { routes as quotesRoutes } from './quotes/quotes.routes.ts';
import { renewals } from './renewals/renewals.contract.ts';
import { routes as renewalsRoutes } from './renewals/renewals.routes.ts';

export const fi: Pillar = {
  name: 'fi',
  slices: {
    cancellations: slice(cancellations, cancellationsRoutes),
    extract: slice(extract, extractRoutes),
    deals: slice(deals, dealsRoutes),
    menu: slice(menu, menuRoutes),
    contract: slice(contract, contractRoutes),
    contracts: slice(contracts, contractsRoutes),
    gl: slice(gl, glRoutes),
    inforce: slice(inforce, inforceRoutes),
    quotes: slice(quotes, quotesRoutes),
    renewals: slice(renewals, renewalsRoutes),
  },
};
