/**
 * Platform gateway over HTTP: returns its bytes, or the reason why there are none. Never throws or follows redirects.
 */
import type { Gateway, GatewayAnswer } from '#ports/gateway.ts';

const TIMEOUT_MS = 5_000;
const BYTES_MAX = 8_388_608;
/** Statuses with which the gateway refuses this service rather than the caller. */
const REFUSING = new Set([401, 402, 403, 429]);

/** `send` is replaceable, so that a host can trace calls. */
export function httpGateway(origin: string, key: string | undefined, send: typeof fetch = fetch): Gateway {
  const headers = { accept: 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  return {
    async get(pathAndQuery) {
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const response = await send(`${origin}${pathAndQuery}`, { headers, redirect: 'manual', signal });
        return await answerOf(response);
      } catch {
        return { state: 'down' };
      }
    },
  };
}

async function answerOf(response: Response): Promise<GatewayAnswer> {
  const { status } = response;
  if (REFUSING.has(status)) {
    await response.body?.cancel();
    const wait = Number(response.headers.get('retry-after'));
    return { state: 'refused', ...(Number.isInteger(wait) && wait > 0 ? { retryAfterSeconds: wait } : {}) };
  }
  if (status !== 200 && status !== 400 && status !== 404) {
    await response.body?.cancel();
    return { state: 'down' };
  }
  const text = await response.text();
  if (status === 404) return { state: 'missing', text };
  if (status === 400) return { state: 'invalid', text };
  if (text.length > BYTES_MAX || !isJsonObject(text)) return { state: 'down' };
  const requestId = response.headers.get('x-request-id');
  return { state: 'answered', text, ...(requestId === null ? {} : { requestId }) };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
