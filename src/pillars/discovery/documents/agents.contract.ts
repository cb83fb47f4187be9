/** Declares GET /.well-known/agents.json. */
import { z } from 'zod';
import { decimal, links } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { method, modesShape, published, spendOffer } from '../published.ts';

const probe = z.looseObject({ method: z.literal('GET'), url: z.string() }).meta({ id: 'Probe' });

export const agents = {
  readAgentsCard: endpoint({
    ...published,
    path: '/.well-known/agents.json',
    summary: 'Read the capability card',
    ok: z.looseObject({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      version: z.string(),
      url: z.string(),
      provider: z.looseObject({ name: z.string(), url: z.string() }),
      openapi: z.string(),
      llms: z.string(),
      interfaces: z.looseObject({
        http: z
          .record(
            z.string(),
            z.looseObject({
              method,
              url: z.string(),
              auth: z.enum(['none', 'bearer']),
              summary: z.string(),
              price: z.looseObject({ amount: decimal, currency: z.literal('USD'), unit: z.literal('call') }).optional(),
              modes: modesShape,
            }),
          )
          .describe('By operation id'),
        mcp: z.looseObject({
          transport: z.literal('streamable-http'),
          url: z.string(),
          auth: z.literal('none'),
          card: z.string(),
          tools: z.array(z.string()),
        }),
        testSuite: z.looseObject({
          url: z.string(),
          digest: z.string(),
          version: z.string(),
          environment: z.string(),
          runner: z.string(),
        }),
        webhooks: z.looseObject({ url: z.string() }),
      }),
      links,
      attestationLadder: z.array(
        z.looseObject({
          rung: z.string(),
          auth: z.enum(['none', 'bearer']),
          durability: z.string(),
          grants: z.string(),
          description: z.string(),
        }),
      ),
      monetization: z.looseObject({ model: z.literal('metered'), offers: z.array(spendOffer), probe }),
      probes: z.looseObject({
        keyless: probe,
        pricing: probe,
        knownEmpty: z.array(probe),
        knownForbidden: z.array(probe),
        overCeiling: probe.extend({ param: z.literal('spend') }),
      }),
    }),
    examples: [{ name: 'the card', answers: 'OK' }],
  }),
};
