/** Owns the list of slices of the credit pillar. */
import { type Pillar, slice } from '#kernel/door.ts';
import { prequal } from './prequal/contract.ts';
import { routes as prequalRoutes } from './prequal/routes.ts';

export const credit: Pillar = {
  name: 'credit',
  slices: {
    prequal: slice(prequal, prequalRoutes),
  },
};
