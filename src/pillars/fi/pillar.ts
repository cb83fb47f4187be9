/** Lists the slices of the F&I pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { cancellations } from './cancellations/contract.ts';
import { routes as cancellationsRoutes } from './cancellations/routes.ts';
import { contracts } from './contracts/contract.ts';
import { routes as contractsRoutes } from './contracts/routes.ts';
import { contract } from './deals/contract/contract.ts';
import { routes as contractRoutes } from './deals/contract/routes.ts';
import { deals } from './deals/contract.ts';
import { menu } from './deals/menu/contract.ts';
import { routes as menuRoutes } from './deals/menu/routes.ts';
import { routes as dealsRoutes } from './deals/routes.ts';
import { extract } from './extract/contract.ts';
import { routes as extractRoutes } from './extract/routes.ts';
import { gl } from './gl/contract.ts';
import { routes as glRoutes } from './gl/routes.ts';
import { inforce } from './inforce/contract.ts';
import { routes as inforceRoutes } from './inforce/routes.ts';
import { quotes } from './quotes/contract.ts';
import { routes as quotesRoutes } from './quotes/routes.ts';
import { renewals } from './renewals/contract.ts';
import { routes as renewalsRoutes } from './renewals/routes.ts';

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
