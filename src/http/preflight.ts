/** Handles OPTIONS; never metered. */
import type { Presentation } from './answer/present.ts';
import { standardHeaders } from './answer/present.ts';
import { NO_CONTENT } from './answer/status.ts';

const STANDARD = 'Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, Prefer';
/** `*` covers every header except Authorization; the X- names are those of the gateway's client. */
const MORE =
  'traceparent, X-Request-Id, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, X-Client-Type, X-Org, *';

/** `headers` are the extension's request headers. */
export function preflight(allow: readonly string[], headers: readonly string[], how: Presentation): Response {
  return new Response(null, {
    status: NO_CONTENT,
    headers: {
      ...standardHeaders('OK', how),
      allow: allow.join(', '),
      'access-control-allow-methods': allow.join(', '),
      'access-control-allow-headers': [STANDARD, ...headers, MORE].join(', '),
      'access-control-max-age': '86400',
    },
  });
}
