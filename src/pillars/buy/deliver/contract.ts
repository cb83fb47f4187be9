/** Declares the endpoint that delivers the car. */
import { z } from 'zod';
import { dealParams, miles, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { CLEARED, NO_DEAL, OPENED, THE_DEAL } from '../examples.ts';
import { deal } from '../shapes.ts';

export const deliver = {
  deliverDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/deliver',
    summary: 'Hand the car over: picked up, brought to the driveway, or hauled',
    description:
      'Answers the deal. Needs every paper in. `transport` runs the haul first; a `receivedBy` that holds decline makes the carrier decline, which leaves the deal cleared and the haul cancelled.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({
      method: z.enum(['pickup', 'driveway', 'transport']).optional().describe('pickup when left out'),
      odometer: miles.optional(),
      receivedBy: text(120, 'Ada Lovelace').optional(),
    }),
    ok: deal,
    notFound: 'No such deal, or another account’s.',
    refusals: ['illegal-move', 'not-deliverable', 'odometer-rollback', 'concurrent-change'],
    examples: [
      { name: 'picked up', given: CLEARED, params: THE_DEAL, answers: 'OK' },
      { name: 'hauled', given: CLEARED, params: THE_DEAL, body: { method: 'transport' }, answers: 'OK' },
      { name: 'before the papers', given: OPENED, params: THE_DEAL, answers: 'REFUSED', code: 'not-deliverable' },
      NO_DEAL,
    ],
  }),
};
