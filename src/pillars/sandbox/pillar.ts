/** Lists the slices of the sandbox pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { clock } from './clock/contract.ts';
import { routes as clockRoutes } from './clock/routes.ts';
import { fixtures } from './fixtures/contract.ts';
import { routes as fixtureRoutes } from './fixtures/routes.ts';
import { forks } from './forks/contract.ts';
import { routes as forkRoutes } from './forks/routes.ts';
import { magic } from './magic/contract.ts';
import { routes as magicRoutes } from './magic/routes.ts';
import { parity } from './parity/contract.ts';
import { routes as parityRoutes } from './parity/routes.ts';
import { recon } from './recon/contract.ts';
import { routes as reconRoutes } from './recon/routes.ts';
import { requests } from './requests/contract.ts';
import { routes as requestRoutes } from './requests/routes.ts';
import { reset } from './reset/contract.ts';
import { routes as resetRoutes } from './reset/routes.ts';
import { scenarios } from './scenarios/contract.ts';
import { routes as scenarioRoutes } from './scenarios/routes.ts';
import { triggers } from './triggers/contract.ts';
import { routes as triggerRoutes } from './triggers/routes.ts';

export const sandbox: Pillar = {
  name: 'sandbox',
  slices: {
    clock: slice(clock, clockRoutes),
    reset: slice(reset, resetRoutes),
    fixtures: slice(fixtures, fixtureRoutes),
    magic: slice(magic, magicRoutes),
    requests: slice(requests, requestRoutes),
    forks: slice(forks, forkRoutes),
    parity: slice(parity, parityRoutes),
    scenarios: slice(scenarios, scenarioRoutes),
    triggers: slice(triggers, triggerRoutes),
    recon: slice(recon, reconRoutes),
  },
};
