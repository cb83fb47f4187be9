/** Owns the doors of the front page: one address that negotiates, and two that force a face. */
import { z } from 'zod';
import { links } from '#kernel/atoms.ts';
import { type Door, door } from '#kernel/door.ts';

const shown = z.object({
  operationId: z.string(),
  method: z.string(),
  path: z.string(),
  /** Where the door can be called as it stands. */
  url: z.string().optional(),
  summary: z.string(),
  price: z.string(),
  access: z.enum(['open', 'key', 'operator']),
  modes: z.object({ sandbox: z.literal(true), live: z.enum(['platform', 'connection', 'account']).nullable() }),
});

/** The service as data; the page and the Markdown face say the same in other words. */
const face = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('WebAPI'),
  kind: z.literal('landing@1'),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  url: z.string(),
  links,
  /** A few calls that work at once. */
  start: z.array(z.object({ say: z.string(), method: z.string(), url: z.string(), body: z.json().optional() })),
  prices: z.object({ model: z.literal('metered'), unit: z.literal('usd'), hardCeiling: z.number() }),
  pillars: z.array(z.object({ name: z.string(), heading: z.string(), doors: z.array(shown) })),
});

export type LandingFace = z.output<typeof face>;
export type ShownDoor = z.output<typeof shown>;

const fixed = {
  method: 'GET',
  access: 'open',
  live: null,
  cache: 'document',
  ignoresStrangers: true,
  refusals: [],
} as const satisfies Partial<Door>;

export const landing = {
  readLanding: door({
    ...fixed,
    path: '/',
    summary: 'Open the front page',
    description:
      'Answers HTML where Accept names text/html ahead of JSON and Markdown, Markdown where it is named ahead of JSON, and JSON otherwise. `face` forces one.',
    query: z.looseObject({ face: z.enum(['html', 'json', 'md']).optional() }),
    ok: face,
    alsoIn: ['text/html', 'text/markdown'],
    examples: [{ name: 'the service as data', answers: 'OK' }],
  }),
  readLandingJson: door({
    ...fixed,
    path: '/index.json',
    summary: 'Read the front page as JSON',
    ok: face,
    examples: [{ name: 'the service as data', answers: 'OK' }],
  }),
  readLandingMarkdown: door({
    ...fixed,
    path: '/index.md',
    summary: 'Read the front page as Markdown',
    ok: z.string(),
    format: 'text/markdown',
    examples: [{ name: 'the service as text', answers: 'OK' }],
  }),
};
