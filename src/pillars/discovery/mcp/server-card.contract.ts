/** Declares GET /mcp/server-card and its older address. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { published } from '../published.ts';

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

export const serverCards = {
  readServerCard: endpoint({ ...serverCard, path: '/mcp/server-card', summary: 'Read the MCP server card' }),
  readWellKnownServerCard: endpoint({
    ...serverCard,
    path: '/.well-known/mcp/server-card.json',
    summary: 'Read the MCP server card (older address)',
  }),
};
