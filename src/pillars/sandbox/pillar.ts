/** Lists the slices of the sandbox pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { clock } from './clock/clock.contract.ts';
import { routes as clockRoutes } from './clock/clock.routes.ts';
import { fork } from './deals/fork/fork.contract.ts';
import { routes as forkRoutes } from './deals/fork/fork.routes.ts';
import { triggers } from './deals/triggers/triggers.contract.ts';
import { routes as triggersRoutes } from './deals/triggers/triggers.routes.ts';
import { fixtures } from './fixtures/fixtures.contract.ts';
import { routes as fixturesRoutes } from './fixtures/fixtures.routes.ts';
import { magicValues } from './magic-values/magic-values.contract.ts';
import { routes as magicValuesRoutes } from './magic-values/magic-values.routes.ts';
import { parity } from './parity/parity.contract.ts';
import { routes as parityRoutes } from './parity/parity.routes.ts';
import { recon } from './recon/recon.contract.ts';
import { routes as reconRoutes } from './recon/recon.routes.ts';
import { requests } from './requests/requests.contract.ts';
import { routes as requestsRoutes } from './requests/requests.routes.ts';
import { reset } from './reset/reset.contract.ts';
import { routes as resetRoutes } from './reset/reset.routes.ts';
import { scenarios } from './scenarios/scenarios.contract.ts';
import { routes as scenariosRoutes } from './scenarios/scenarios.routes.ts';

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
