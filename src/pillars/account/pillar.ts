/** Lists the slices of the account pillar. */
import { type Pillar, slice } from '#kernel/endpoint.ts';
import { keys } from './keys/keys.contract.ts';
import { routes as keysRoutes } from './keys/keys.routes.ts';

export const account: Pillar = {
  name: 'account',
  slices: {
    keys: slice(keys, keysRoutes),
  },
};
