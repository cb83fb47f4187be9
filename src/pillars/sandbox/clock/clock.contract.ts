/** Declares the endpoints of the virtual clock: read it, advance it, set it. */
import { z } from 'zod';
import { clockReading, links, provenance, timestamp } from '#kernel/atoms.ts';
import { addDuration, CLOCK_MAX, CLOCK_MIN, isClockInstant } from '#kernel/dates.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const SOME_DAY = '2026-01-01T00:00:00.000Z';

const duration = expecting(
  z
    .string()
    .max(40)
    .refine((text) => (addDuration(SOME_DAY, text) ?? SOME_DAY) > SOME_DAY)
    .meta({ format: 'duration', examples: ['P3D'] }),
  'a positive ISO 8601 duration, such as P3D or PT4H',
);

const snapshot = expecting(
  timestamp.refine(isClockInstant).meta({ format: 'date-time', examples: ['2027-01-31T09:00:00Z'] }),
  `an ISO 8601 timestamp with a zone, from ${CLOCK_MIN} to ${CLOCK_MAX}`,
);

export const clock = {
  readClock: endpoint({
    method: 'GET',
    path: '/sandbox/clock',
    summary: 'Read the account’s virtual clock',
    description:
      'Deals, links, handoffs, retries and default dates follow this clock, which runs on from wherever it was set. Rate windows, meters, key lifetimes and Idempotency-Key use real time.',
    access: 'key',
    live: null,
    ok: z.strictObject({ ...clockReading.shape, links, provenance }),
    refusals: [],
    examples: [{ name: 'an unmoved clock', answers: 'OK' }],
  }),
  moveClock: endpoint({
    method: 'POST',
    path: '/sandbox/clock',
    summary: 'Advance the account’s clock, or set it',
    description:
      'Transitions that became due happen on the next read, dated when they were due. A clock set back dates no event before its predecessor. The header Sandbox-Now is for one call only.',
    access: 'key',
    live: null,
    body: z.strictObject({
      advance: duration.optional().describe('How far to advance from the current time'),
      now: snapshot.optional().describe('The instant to set it to'),
    }),
    ok: z.strictObject({ ...clockReading.shape, previous: z.string(), links, provenance }),
    refusals: ['sandbox-only'],
    examples: [
      { name: 'three days on', body: { advance: 'P3D' }, answers: 'OK' },
      { name: 'set', body: { now: '2027-01-31T09:00:00Z' }, answers: 'OK' },
      { name: 'neither', body: {}, answers: 'BLOCKED', code: 'validation-failed' },
    ],
  }),
};
