/** Limits the addresses that tools may call to this service, without the MCP endpoint and key revocation. */

/** The caller's view of the service: which addresses are same-origin, and how to request them. */
export interface Reach {
  /** The configured base address, without a trailing slash. */
  readonly base: string;
  /** Every origin of this service, including the configured one. */
  readonly origins: readonly string[];
  /** Runs a request through the whole service as the caller. */
  readonly inner: (request: Request) => Promise<Response>;
}

export interface RequestedCall {
  readonly method: string;
  /** An absolute same-origin address, or a path with an optional query. */
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Names in `HEADERS_TAKEN` only. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type CheckedRequest =
  | { readonly ok: true; readonly request: Request; readonly url: URL }
  | { readonly ok: false; readonly reason: string };

const METHODS = new Set(['GET', 'POST']);
const ENDPOINT_OF_THIS_PROTOCOL = /^\/mcp(\/|$)/;
/** Only the caller itself may retire its key. */
const KEY_RETIRING = 'POST /keys/rotate';

/** Request headers that a script may set; identity and clock come from the MCP connection. */
export const HEADERS_TAKEN = ['accept', 'idempotency-key', 'if-none-match', 'prefer', 'sandbox-fault'] as const;

const TAKEN: ReadonlySet<string> = new Set(HEADERS_TAKEN);
const OF_THE_CONNECTION =
  'Authorization cannot be set here: every call uses the bearer token of the MCP connection. Reconnect with another token to call as another account.';

/** Why a header is not allowed; undefined when all are. */
function refusedHeader(headers: Readonly<Record<string, string>>): string | undefined {
  const other = Object.keys(headers).find((name) => !TAKEN.has(name.toLowerCase()));
  if (other === undefined) return undefined;
  if (other.toLowerCase() === 'authorization') return OF_THE_CONNECTION;
  return `The header "${other.slice(0, 40)}" cannot be set here; the supported headers are ${HEADERS_TAKEN.join(', ')}.`;
}

/** The request to make, or why it is not made. The path is normalized before it is checked. */
export function requestFor(
  reach: Reach,
  { method, address, query, body, headers: wanted = {} }: RequestedCall,
): CheckedRequest {
  if (!METHODS.has(method)) return refuseCall(`Only GET and POST can be called here, not ${method.slice(0, 16)}.`);
  const url = resolve(reach, address);
  if (url === undefined)
    return refuseCall(`Only addresses of ${reach.base} can be called here. Send a path such as /listings.`);
  if (ENDPOINT_OF_THIS_PROTOCOL.test(url.pathname))
    return refuseCall('The protocol endpoint /mcp cannot be called from within itself.');
  if (`${method} ${url.pathname.replace(/(?<!\/)\/+$/, '')}` === KEY_RETIRING) {
    return refuseCall('Keys cannot be rotated here. Call POST /keys/rotate directly.');
  }
  const refusal = refusedHeader(wanted);
  if (refusal !== undefined) return refuseCall(refusal);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const headers = headersOf(wanted);
  if (headers === undefined) return refuseCall('A header value contains characters that headers do not allow.');
  if (method === 'GET') return { ok: true, url, request: new Request(url, { headers }) };
  headers.set('content-type', 'application/json');
  const text = body === undefined ? '' : JSON.stringify(body);
  return { ok: true, url, request: new Request(url, { method, headers, body: text }) };
}

function headersOf(wanted: Readonly<Record<string, string>>): Headers | undefined {
  const lines = Object.entries({ accept: 'application/json', ...lowerCased(wanted) });
  // RFC 9110 section 5.5: visible ASCII, spaces and tabs.
  return lines.every(([, value]) => /^[\t\x20-\x7e]*$/.test(value)) ? new Headers(lines) : undefined;
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function refuseCall(reason: string): CheckedRequest {
  return { ok: false, reason };
}

/** Resolves to the configured origin, whichever of its names was used; undefined for any other origin. */
function resolve({ base, origins }: Reach, address: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.username !== '' || url.password !== '') return undefined;
  if (!origins.includes(url.origin)) return undefined;
  const own = new URL(base);
  // Set individually: a path starting with two slashes would be parsed as a host.
  own.pathname = url.pathname;
  own.search = url.search;
  own.hash = url.hash;
  return own;
}
