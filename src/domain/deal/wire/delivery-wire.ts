/** Schemas of a car's transport and delivery, as shown on a deal. */
import { z } from 'zod';
import { decimal, isoDate, timestamp } from '#kernel/atoms.ts';
import { legalSource } from '../../desk/derivation/derivation-wire.ts';
import { deliveryMethod, transportState } from './names.ts';

export const haulCancelReason = z.enum(['carrier-declined', 'cancelled']).meta({ id: 'DealTransportReason' });

export const lienholder = z.strictObject({ name: z.string(), eltId: z.string() });
export const temporaryPlate = z.strictObject({ number: z.string(), kind: z.literal('temporary'), expires: isoDate });

const window = z.strictObject({ from: isoDate, to: isoDate }).meta({ id: 'DateWindow' });

/** The order that a carrier accepted. */
export const haulOrder = z.strictObject({
  orderId: z.string(),
  carrier: z.strictObject({ name: z.string(), mc: z.string(), usdot: z.string() }).meta({ id: 'Carrier' }),
  pickupWindow: window,
  deliveryWindow: window,
});

/** A quote, with its order once the car is in transport. */
export const haul = z
  .strictObject({
    quoteId: z.string(),
    fromZip: z.string(),
    toZip: z.string(),
    distanceMiles: z.number(),
    price: decimal,
    eta: z.strictObject({ min: z.int(), max: z.int() }).describe('Days'),
    expiresAt: timestamp,
    ...haulOrder.partial().shape,
  })
  .meta({ id: 'Haul' });

export const transport = haul.extend({
  state: transportState,
  reason: haulCancelReason.optional(),
});

export const delivery = z.strictObject({
  method: deliveryMethod,
  at: timestamp,
  location: z.strictObject({ zip: z.string() }),
  odometer: z.number().optional(),
  receivedBy: z.string().optional(),
  returnRight: z
    .strictObject({
      until: isoDate,
      milesMax: z.number(),
      restockingFee: decimal,
      ...legalSource.shape,
    })
    .optional()
    .describe('Right of return, where the law grants one'),
});
