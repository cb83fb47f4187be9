/** Answers OPTIONS; never metered. */
import type { Presentation } from './answer/present.ts';
import { standardHeaders } from './answer/present.ts';
import { NO_CONTENT } from './answer/status.ts';

/** A star stands for every other name, but never for Authorization; the gateway's client sends the X- names. */
const HEADERS_ALLOWED =
  'Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, Prefer, Sandbox-Fault, Sandbox-Now, traceparent, X-Request-Id, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, X-Client-Type, X-Org, *';

export function preflight(allow: readonly string[], how: Presentation): Response {
  return new Response(null, {
    status: NO_CONTENT,
    headers: {
      ...standardHeaders('OK', how),
      allow: allow.join(', '),
      'access-control-allow-methods': allow.join(', '),
      'access-control-allow-headers': HEADERS_ALLOWED,
      'access-control-max-age': '86400',
    },
  });
}
