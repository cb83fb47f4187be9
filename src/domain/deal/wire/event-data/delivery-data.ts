/** Payload schemas of delivery events: transport and title work. */
import { z } from 'zod';
import { timestamp } from '#kernel/atoms.ts';
import { haul, haulCancelReason, haulOrder, lienholder, temporaryPlate } from '../delivery-wire.ts';

const inspection = z
  .strictObject({ orderId: z.string(), odometer: z.number().optional(), notes: z.array(z.string()) })
  .meta({ id: 'TransportInspection' });
const onTitle = z.strictObject({ titleId: z.string() }).meta({ id: 'TitleMoved' });
const { quoteId, fromZip, toZip, distanceMiles, price, eta, expiresAt } = haul.shape;

export const deliveryData = {
  'Transport.quoted@1': z.strictObject({ quoteId, fromZip, toZip, distanceMiles, price, eta, expiresAt }),
  'Transport.dispatched@1': z.strictObject({ quoteId, ...haulOrder.shape }),
  'Transport.pickedUp@1': inspection,
  'Transport.delivered@1': inspection,
  'Transport.cancelled@1': z.strictObject({ quoteId, reason: haulCancelReason }),
  'Title.applied@1': z.strictObject({
    titleId: z.string(),
    titleState: z.string(),
    owner: z.string(),
    lienholder: lienholder.optional(),
    plate: temporaryPlate,
    dueAt: timestamp.optional(),
    rejected: z.literal('name-mismatch').optional(),
  }),
  'Title.lienRecorded@1': onTitle,
  'Title.lienReleased@1': onTitle,
  'Title.issued@1': z.strictObject({ titleId: z.string(), titleNumber: z.string() }),
};
