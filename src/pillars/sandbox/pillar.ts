/** Owns the list of sandbox slices. */
import { type Pillar, slice } from '#kernel/door.ts';
import { clock } from './clock/contract.ts';
import { routes as clockRoutes } from './clock/routes.ts';
import { reset } from './reset/contract.ts';
import { routes as resetRoutes } from './reset/routes.ts';

export const sandbox: Pillar = {
  name: 'sandbox',
  slices: {
    clock: slice(clock, clockRoutes),
    reset: slice(reset, resetRoutes),
  },
};
