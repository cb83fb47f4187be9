/** Schema of an event, as in a deal's stream and in webhooks: one shape per type. */
import { z } from 'zod';
import { json, provenance, timestamp } from '#kernel/atoms.ts';
import type { WireEvent } from './event.ts';
import { EVENT_DATA } from './event-data/event-data.ts';
import { eventType } from './names.ts';

/** Members of every event besides type and data. */
export const eventFrame = z
  .strictObject({
    seq: z.int(),
    id: z.string(),
    specversion: z.literal('1.0'),
    source: z.string(),
    time: timestamp,
    subject: z.string(),
    provenance,
  })
  .meta({ id: 'EventFrame' });

const shapes = Object.entries(EVENT_DATA).map(([type, data]) => eventFrame.extend({ type: z.literal(type), data }));

/** The same without typed data, for readers without room for some sixty shapes. */
export const anyDealEvent = eventFrame.extend({ type: eventType, data: z.record(z.string(), json) }).meta({
  id: 'AnyDealEvent',
  description: 'CloudEvents 1.0 event, whose data /openapi.json?tag=buy shows for each type',
});

/**
 * Written by the service itself: the compiler accepts any type with any data, and law tests check each against its
 * shape.
 */
export const dealEvent = z.preprocess(
  (event: WireEvent) => event,
  z
    .union(shapes)
    .meta({ id: 'DealEvent', description: 'Event with the members of CloudEvents 1.0; type determines its data' }),
);
