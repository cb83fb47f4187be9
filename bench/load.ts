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

/** Loopback only: anything else is refused. A short warm-up is thrown away. */
export async function measure(load: Load): Promise<Measured> {
  const { url, seconds, connections, method = 'GET', body, headers = {} } = load;
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('a load test only ever addresses loopback');
  const options = { url, connections, method, headers, ...(body === undefined ? {} : { body }) };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}
