/** Schema of an event, as a deal's stream and webhooks carry it. */
import { z } from 'zod';
import { json, provenance, timestamp } from '#kernel/atoms.ts';
import { eventType } from './names.ts';

export const dealEvent = z
  .strictObject({
    seq: z.int(),
    id: z.string(),
    specversion: z.literal('1.0'),
    source: z.string(),
    type: eventType,
    time: timestamp,
    subject: z.string(),
    data: z.record(z.string(), json),
    provenance,
  })
  .meta({ id: 'DealEvent', description: 'Event with the members of CloudEvents 1.0' });
