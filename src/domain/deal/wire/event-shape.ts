/** Schema of an event, as a deal's stream and webhooks carry it: one shape for each type. */
import { z } from 'zod';
import { json, provenance, timestamp } from '#kernel/atoms.ts';
import type { WireEvent } from './event.ts';
import { EVENT_DATA } from './event-data/event-data.ts';
import { eventType } from './names.ts';

/** Members of every event beside its type and data. */
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

/** The same without the shape of its data, for a reader that has no room for the shapes of some sixty types. */
export const anyDealEvent = eventFrame.extend({ type: eventType, data: z.record(z.string(), json) }).meta({
  id: 'AnyDealEvent',
  description: 'CloudEvents 1.0 event, whose data /openapi.json?tag=buy shows for each type',
});

/** Written by the service itself: the compiler takes any type with any data, and the law tests hold each to its shape. */
export const dealEvent = z.preprocess(
  (event: WireEvent) => event,
  z
    .union(shapes)
    .meta({ id: 'DealEvent', description: 'Event with the members of CloudEvents 1.0; type tells its data' }),
);
