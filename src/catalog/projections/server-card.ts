/** The MCP server card: endpoint and supported protocol revisions (SEP-2127). */
import type { Source } from '../source.ts';
import { DESCRIPTION, NAME, TITLE, VERSION } from './identity.ts';

export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';
const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
/** Supported protocol revisions; a test requests each. */
const MCP_REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'] as const;
/** The start of the description, since a card allows at most a hundred characters. */
const IN_SHORT = DESCRIPTION.split(':')[0] ?? DESCRIPTION;

/** Tools are omitted, because the endpoint lists them itself. */
export function serverCard({ settings }: Source): object {
  const base = settings.baseUrl;
  return {
    $schema: SCHEMA,
    name: `${reverseDomain(new URL(base).hostname)}/${NAME}`,
    title: TITLE,
    version: VERSION,
    description: `${IN_SHORT}.`,
    websiteUrl: base,
    remotes: [{ type: 'streamable-http', url: `${base}/mcp`, supportedProtocolVersions: MCP_REVISIONS }],
  };
}

/** `com.example.cars` for `cars.example.com`; an IP address is kept, with colons as dots. */
function reverseDomain(hostname: string): string {
  if (/^[\d.]+$/.test(hostname)) return hostname;
  if (hostname.startsWith('['))
    return hostname
      .slice(1, -1)
      .replace(/:+/g, '.')
      .replace(/^\.|\.$/g, '');
  return hostname.split('.').reverse().join('.');
}
