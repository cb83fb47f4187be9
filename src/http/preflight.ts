/** Answers OPTIONS; never metered. */
import type { Presentation } from './answer/present.ts';
import { standardHeaders } from './answer/present.ts';
import { NO_CONTENT } from './answer/status.ts';

const STANDARD = 'Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, Prefer';
/** A star stands for every other name, but never for Authorization; the gateway's client sends the X- names. */
const MORE =
  'traceparent, X-Request-Id, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, X-Client-Type, X-Org, *';

/** `headers` are those of the pipeline's extension. */
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
