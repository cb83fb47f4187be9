/** Lists the slices of the sandbox pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { clock } from './clock/contract.ts';
import { routes as clockRoutes } from './clock/routes.ts';
import { fork } from './deals/fork/contract.ts';
import { routes as forkRoutes } from './deals/fork/routes.ts';
import { triggers } from './deals/triggers/contract.ts';
import { routes as triggersRoutes } from './deals/triggers/routes.ts';
import { fixtures } from './fixtures/contract.ts';
import { routes as fixturesRoutes } from './fixtures/routes.ts';
import { magicValues } from './magic-values/contract.ts';
import { routes as magicValuesRoutes } from './magic-values/routes.ts';
import { parity } from './parity/contract.ts';
import { routes as parityRoutes } from './parity/routes.ts';
import { recon } from './recon/contract.ts';
import { routes as reconRoutes } from './recon/routes.ts';
import { requests } from './requests/contract.ts';
import { routes as requestsRoutes } from './requests/routes.ts';
import { reset } from './reset/contract.ts';
import { routes as resetRoutes } from './reset/routes.ts';
import { scenarios } from './scenarios/contract.ts';
import { routes as scenariosRoutes } from './scenarios/routes.ts';

export const sandbox: Pillar = {
  name: 'sandbox',
  slices: {
    clock: slice(clock, clockRoutes),
    reset: slice(reset, resetRoutes),
    fixtures: slice(fixtures, fixturesRoutes),
    magicValues: slice(magicValues, magicValuesRoutes),
    requests: slice(requests, requestsRoutes),
    fork: slice(fork, forkRoutes),
    triggers: slice(triggers, triggersRoutes),
    parity: slice(parity, parityRoutes),
    scenarios: slice(scenarios, scenariosRoutes),
    recon: slice(recon, reconRoutes),
  },
};
