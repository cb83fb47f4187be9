/** Owns one measured run: requests a second and latencies of an address under a fixed number of connections. */
import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Enough callers that none of them reaches the spend ceiling within a run. */
const CALLERS = 1_000;

/** Loopback only: anything else is refused. A short warm-up is thrown away. */
export async function measure(load: Load): Promise<Measured> {
  const { url, seconds, connections, method = 'GET', body, headers = {} } = load;
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('a load test only ever addresses loopback');
  // Each connection is a caller of its own, so that no single meter or rate window is what is measured.
  const requests = Array.from({ length: CALLERS }, (_, n) => ({
    method,
    path: new URL(url).pathname + new URL(url).search,
    headers: { ...headers, 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
    ...(body === undefined ? {} : { body }),
  }));
  const options = { url, connections, requests };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}
