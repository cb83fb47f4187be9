/** Declares the endpoint that delivers the car. */

import { z } from 'zod';
import { deliveryMethod } from '#domain/deal/wire/names.ts';
import { dealParams, miles, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { CLEARED, NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';
import { deal, dealDetail } from '../../shapes.ts';

export const deliver = {
  deliverDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/deliver',
    summary: 'Deliver the car by pickup, driveway delivery or transport',
    description:
      'Returns the deal, which must be cleared. `transport` runs the transport first; a `receivedBy` that contains decline makes the carrier decline: the deal stays cleared and the transport is cancelled.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({
      method: deliveryMethod.optional().describe('Default: pickup'),
      odometer: miles.optional(),
      receivedBy: text(120, 'Ada Lovelace').optional(),
    }),
    ok: deal,
    detail: [...dealDetail, 'desked'],
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'not-deliverable', 'odometer-rollback', 'concurrent-change'],
    examples: [
      { name: 'picked up', given: CLEARED, params: THE_DEAL, answers: 'OK' },
      { name: 'hauled', given: CLEARED, params: THE_DEAL, body: { method: 'transport' }, answers: 'OK' },
      { name: 'before the papers', given: OPENED, params: THE_DEAL, answers: 'REFUSED', code: 'not-deliverable' },
      NO_DEAL,
    ],
  }),
};
