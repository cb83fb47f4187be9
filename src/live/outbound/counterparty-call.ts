/** Calls a counterparty over HTTP: one deadline, a bounded response, no redirects, and failures as typed faults. */
import type { CounterpartyFault, FaultName } from '#ports/counterparty-fault.ts';

/** The longest time until the complete response. */
const TIMEOUT_MS = 10_000;
const BYTES_MAX = 26_214_400;
/** The wait when the counterparty names none. */
const RETRY_AFTER_SECONDS = 30;

export interface OutboundCall {
  /** Name of the adapter in faults. */
  readonly counterparty: string;
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs?: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A response below 500 other than 401, 403 and 429, or the fault. Never throws. */
export async function callCounterparty(
  send: typeof fetch,
  { counterparty, url, init, timeoutMs = TIMEOUT_MS }: OutboundCall,
): Promise<OutboundAnswer | CounterpartyFault> {
  const signal = AbortSignal.timeout(timeoutMs);
  const failure = (fault: FaultName) => ({ fault, counterparty });
  try {
    const response = await send(url, { ...init, redirect: 'manual', signal });
    const fault = faultOf(response.status);
    if (fault !== undefined) {
      await response.body?.cancel();
      return fault === 'throttled'
        ? { ...failure(fault), retryAfterSeconds: waitOf(response.headers) }
        : failure(fault);
    }
    const bytes = await readBounded(response);
    return bytes === undefined ? failure('unreadable') : { status: response.status, headers: response.headers, bytes };
  } catch {
    return failure(signal.aborted ? 'timeout' : 'unreachable');
  }
}

function faultOf(status: number): FaultName | undefined {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'throttled';
  // A redirect from an API counts as a failure, like a server error.
  return status >= 500 || (status >= 300 && status < 400) ? 'failing' : undefined;
}

function waitOf(headers: Headers): number {
  const wait = Number(headers.get('retry-after'));
  return Number.isInteger(wait) && wait > 0 && wait <= 86_400 ? wait : RETRY_AFTER_SECONDS;
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > BYTES_MAX) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The parsed JSON of a response; undefined when it is not JSON. */
export function jsonOf({ bytes }: Pick<OutboundAnswer, 'bytes'>): unknown {
  return jsonIn(new TextDecoder().decode(bytes));
}

/** Undefined for text that is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
