/** Limits the addresses that tools may call to this service, without the MCP endpoint and key revocation. */

/** Where the caller stands: what a same-origin address is, and how one is asked. */
export interface Reach {
  /** The configured base address, without a trailing slash. */
  readonly base: string;
  /** Every origin that is this service, the configured one among them. */
  readonly origins: readonly string[];
  /** Runs a request through the whole service as the caller. */
  readonly inner: (request: Request) => Promise<Response>;
}

export interface Wanted {
  readonly method: string;
  /** An absolute same-origin address, or a path with an optional query. */
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Of `HEADERS_TAKEN` only. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Aimed =
  | { readonly ok: true; readonly request: Request; readonly url: URL }
  | { readonly ok: false; readonly reason: string };

const METHODS = new Set(['GET', 'POST']);
const ENDPOINT_OF_THIS_PROTOCOL = /^\/mcp(\/|$)/;
/** Retiring the caller's credential is left to the caller. */
const KEY_RETIRING = 'POST /keys/rotate';

/** Request headers that a script may set; the identity and the clock are those of the MCP connection. */
export const HEADERS_TAKEN = ['accept', 'idempotency-key', 'if-none-match', 'prefer', 'sandbox-fault'] as const;

const TAKEN: ReadonlySet<string> = new Set(HEADERS_TAKEN);
const OF_THE_CONNECTION =
  'Authorization is not set from here: every call carries the bearer of the MCP connection. Reconnect with another bearer to call as somebody else.';

/** Why a header is not sent; undefined where all may be. */
function refusedHeader(headers: Readonly<Record<string, string>>): string | undefined {
  const other = Object.keys(headers).find((name) => !TAKEN.has(name.toLowerCase()));
  if (other === undefined) return undefined;
  if (other.toLowerCase() === 'authorization') return OF_THE_CONNECTION;
  return `The header "${other.slice(0, 40)}" is not set from here; headers are ${HEADERS_TAKEN.join(', ')}.`;
}

/** The request to make, or why it is not made. The path is normalised before it is judged. */
export function requestFor(reach: Reach, { method, address, query, body, headers: wanted = {} }: Wanted): Aimed {
  if (!METHODS.has(method)) return refused(`Only GET and POST are called from here, not ${method.slice(0, 16)}.`);
  const url = resolve(reach, address);
  if (url === undefined)
    return refused(`Only addresses of ${reach.base} are called from here: send a path such as /listings.`);
  if (ENDPOINT_OF_THIS_PROTOCOL.test(url.pathname))
    return refused('The protocol endpoint /mcp is not called from within itself.');
  if (`${method} ${url.pathname.replace(/\/+$/, '')}` === KEY_RETIRING) {
    return refused('Keys are not rotated from here; call POST /keys/rotate yourself.');
  }
  const refusal = refusedHeader(wanted);
  if (refusal !== undefined) return refused(refusal);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const headers = headersOf(wanted);
  if (headers === undefined) return refused('A header value holds characters that no header may hold.');
  if (method === 'GET') return { ok: true, url, request: new Request(url, { headers }) };
  headers.set('content-type', 'application/json');
  const text = body === undefined ? '' : JSON.stringify(body);
  return { ok: true, url, request: new Request(url, { method, headers, body: text }) };
}

function headersOf(wanted: Readonly<Record<string, string>>): Headers | undefined {
  const lines = Object.entries({ accept: 'application/json', ...lowerCased(wanted) });
  // RFC 9110 §5.5: visible ASCII, blanks and tabs.
  return lines.every(([, value]) => /^[\t\x20-\x7e]*$/.test(value)) ? new Headers(lines) : undefined;
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function refused(reason: string): Aimed {
  return { ok: false, reason };
}

/** On the configured origin whatever name the caller used for it; undefined for any other origin. */
function resolve({ base, origins }: Reach, address: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.username !== '' || url.password !== '') return undefined;
  if (!origins.includes(url.origin)) return undefined;
  const own = new URL(base);
  // Set piece by piece: a path of two slashes would name another host when parsed again.
  own.pathname = url.pathname;
  own.search = url.search;
  own.hash = url.hash;
  return own;
}
