/** Declares GET /index.json and GET /index.md, the front page in a fixed form. */
import { z } from 'zod';
import { json, links, provenance } from '#kernel/atoms.ts';
import { type Endpoint, endpoint, METHODS } from '#kernel/endpoint.ts';

const shown = z.object({
  operationId: z.string(),
  method: z.enum(METHODS).meta({ id: 'Method' }),
  path: z.string(),
  /** Present when the endpoint can be called directly. */
  url: z.string().optional(),
  summary: z.string(),
  price: z.string(),
  access: z.enum(['open', 'key', 'operator']).meta({ id: 'Access' }),
  modes: z
    .object({
      sandbox: z.literal(true),
      live: z.enum(['platform', 'connection', 'account']).meta({ id: 'LiveRail' }).nullable(),
    })
    .meta({ id: 'Modes' }),
});

/** The service as data; the page and the Markdown face have the same content. */
const whole = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('WebAPI'),
  kind: z.literal('landing@1'),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  url: z.string(),
  links,
  /** A few calls that work immediately. */
  /** How to continue from here. */
  hints: z.array(z.string()),
  start: z.array(z.object({ say: z.string(), method: z.enum(METHODS), url: z.string(), body: json.optional() })),
  prices: z.object({ model: z.literal('metered'), unit: z.literal('usd'), hardCeiling: z.number() }),
  pillars: z.array(z.object({ name: z.string(), heading: z.string(), endpoints: z.array(shown) })),
});

export type LandingFace = z.output<typeof whole>;

/** `Prefer: return=minimal` omits the endpoints. */
export const face = whole.extend({ pillars: whole.shape.pillars.optional(), provenance }).meta({ id: 'Landing' });
export type ShownEndpoint = z.output<typeof shown>;

export const fixed = {
  method: 'GET',
  access: 'open',
  live: null,
  cache: 'document',
  allowsUnknownMembers: true,
  refusals: [],
} as const satisfies Partial<Endpoint>;

export const index = {
  readLandingJson: endpoint({
    ...fixed,
    path: '/index.json',
    summary: 'Read the front page as JSON',
    ok: face,
    detail: ['pillars'],
    examples: [{ name: 'the service as data', answers: 'OK' }],
  }),
  readLandingMarkdown: endpoint({
    ...fixed,
    path: '/index.md',
    summary: 'Read the front page as Markdown',
    ok: z.string(),
    format: 'text/markdown',
    examples: [{ name: 'the service as text', answers: 'OK' }],
  }),
};
