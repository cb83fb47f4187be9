/** Owns the list of slices of the F&I pillar. */
import { type Pillar, slice } from '#kernel/door.ts';
import { cancellations } from './cancellations/contract.ts';
import { routes as cancellationRoutes } from './cancellations/routes.ts';
import { quotes } from './quotes/contract.ts';
import { routes as quoteRoutes } from './quotes/routes.ts';

export const fi: Pillar = {
  name: 'fi',
  slices: {
    cancellations: slice(cancellations, cancellationRoutes),
    quotes: slice(quotes, quoteRoutes),
  },
};
