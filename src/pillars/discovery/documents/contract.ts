/** Declares the documents projected from the catalog. */
import { z } from 'zod';
import { decimal, links, provenance } from '#kernel/atoms.ts';
import { type Endpoint, endpoint, METHODS } from '#kernel/endpoint.ts';
import { TAGS } from './tags.ts';

/** Common traits: the same bytes for every caller, rendered before requests. */
const fixed = {
  method: 'GET',
  access: 'open',
  live: null,
  cache: 'document',
  refusals: [],
} as const satisfies Partial<Endpoint>;

/** A document in a published format gets no `type`, and unknown parameters are ignored. */
const published = { ...fixed, format: 'application/json', allowsUnknownMembers: true } as const;

const method = z.enum(METHODS).meta({ id: 'Method' });
const modesShape = z
  .object({
    sandbox: z.literal(true),
    live: z.enum(['platform', 'connection', 'account']).meta({ id: 'LiveRail' }).nullable(),
  })
  .meta({ id: 'Modes' });
const spendOffer = z
  .looseObject({
    id: z.string(),
    title: z.string(),
    price: z.object({ amount: decimal, currency: z.literal('USD') }).meta({ id: 'Usd' }),
  })
  .meta({ id: 'SpendOffer' });
const targets = z.array(z.looseObject({ href: z.string(), type: z.string() }).meta({ id: 'LinkTarget' }));

const serverCard = {
  ...published,
  format: 'application/mcp-server-card+json',
  ok: z
    .looseObject({
      $schema: z.string(),
      name: z.string(),
      title: z.string(),
      version: z.string(),
      description: z.string().max(100),
      websiteUrl: z.string(),
      remotes: z.array(
        z.looseObject({
          type: z.literal('streamable-http'),
          url: z.string(),
          supportedProtocolVersions: z.array(z.string()),
        }),
      ),
    })
    .meta({ id: 'McpServerCard' }),
  examples: [{ name: 'the card of the protocol endpoint', answers: 'OK' }],
} as const;

const probe = z.looseObject({ method: z.literal('GET'), url: z.string() }).meta({ id: 'Probe' });

export const documents = {
  readOpenapi: endpoint({
    ...published,
    path: '/openapi.json',
    summary: 'Read the OpenAPI 3.1 contract, or the part of it under one tag',
    query: z.looseObject({
      tag: z
        .enum(TAGS)
        .meta({ id: 'Tag' })
        .optional()
        .describe('The operations of one pillar, with what they refer to'),
    }),
    ok: z.looseObject({ openapi: z.literal('3.1.0') }),
    examples: [
      { name: 'the contract', answers: 'OK' },
      { name: 'the purchase alone', query: { tag: 'buy' }, answers: 'OK' },
      { name: 'an unknown tag', query: { tag: 'trains' }, answers: 'BLOCKED', code: 'validation-failed' },
    ],
  }),
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
  readIcp: endpoint({
    ...published,
    path: '/icp.json',
    summary: 'Read the agent classes',
    ok: z.looseObject({
      contract: z.string(),
      description: z.string(),
      version: z.literal(1),
      agent_classes: z.array(z.object({ id: z.string(), fit: z.string(), flow: z.array(z.string()) })),
      ladder: z.array(z.object({ rung: z.string(), durability: z.string() })),
      not_for: z.array(z.string()),
    }),
    examples: [{ name: 'the agent classes', answers: 'OK' }],
  }),
  readApiCatalog: endpoint({
    ...published,
    path: '/.well-known/api-catalog',
    summary: 'Read the API catalog (RFC 9727)',
    format: 'application/linkset+json',
    ok: z.looseObject({
      linkset: z.array(
        z.looseObject({
          anchor: z.string(),
          'service-desc': targets,
          'service-doc': targets,
          'service-meta': targets,
          status: targets,
        }),
      ),
    }),
    examples: [{ name: 'the link set', answers: 'OK' }],
  }),
  readServerCard: endpoint({ ...serverCard, path: '/mcp/server-card', summary: 'Read the MCP server card' }),
  readWellKnownServerCard: endpoint({
    ...serverCard,
    path: '/.well-known/mcp/server-card.json',
    summary: 'Read the MCP server card (older address)',
  }),
  readLlms: endpoint({
    ...published,
    path: '/llms.txt',
    summary: 'Read the service as one page of Markdown',
    format: 'text/markdown',
    ok: z.string(),
    examples: [{ name: 'the page', answers: 'OK' }],
  }),
  readLlmsFull: endpoint({
    ...published,
    path: '/llms-full.txt',
    summary: 'Read the whole service as one long page of Markdown',
    format: 'text/markdown',
    ok: z.string(),
    examples: [{ name: 'the long page', answers: 'OK' }],
  }),
  readFamily: endpoint({
    ...fixed,
    path: '/family.json',
    summary: 'Read the registry of sibling services',
    ok: z.looseObject({
      kind: z.literal('family@1'),
      family: z.array(
        z.looseObject({
          name: z.string(),
          origin: z.string(),
          role: z.string(),
          llms: z.string().optional(),
          card: z.string().optional(),
          seams: z.array(z.object({ rel: z.string(), to: z.string(), via: z.string() })),
        }),
      ),
      links,
      provenance,
    }),
    examples: [{ name: 'the family', answers: 'OK' }],
  }),
  readPricing: endpoint({
    ...fixed,
    path: '/pricing',
    summary: 'Read the Pricing Document',
    ok: z.looseObject({
      kind: z.literal('pricing@1'),
      model: z.literal('metered'),
      currency: z.literal('USD'),
      unit: z.literal('usd'),
      charging: z.string().describe('Which answers are charged'),
      offers: z.array(spendOffer),
      ledgerUrl: z.string(),
      links,
      provenance,
      hardCeiling: z.literal(25),
      binding: z.literal(false),
      statement: z.string(),
      rates: z.array(
        z.looseObject({
          operation: z.string(),
          method,
          path: z.string(),
          price: decimal,
          unit: z.literal('call'),
          modes: modesShape,
        }),
      ),
    }),
    examples: [{ name: 'prices', answers: 'OK' }],
  }),
};
