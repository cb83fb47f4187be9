/** Runs one load: requests per second, latencies and processor time at a fixed number of connections. */
import autocannon, { type Client, type Request } from 'autocannon';
import { cpuSeconds } from './processes.ts';

export interface Load {
  readonly url: string;
  readonly path: string;
  /** The server process, whose CPU time is measured. */
  readonly pid: number;
  readonly seconds: number;
  readonly connections: number;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  /** Sent with every call; its rate limit must be high enough. */
  readonly key?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time of the server per response. */
  readonly cpuMicros: number;
}

/** Enough callers that none reaches the spend ceiling during a run. */
const CALLERS = 1_000;
const WARM_UP_SECONDS = 1;
const TURNS = 2;

export const callerHeader = (n: number) => ({ 'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}` });

/** Allows loopback addresses only. */
export function onlyLoopback(url: string): void {
  if (new URL(url).hostname !== '127.0.0.1')
    throw new Error(`The load test was pointed at ${url}. It addresses 127.0.0.1 only.`);
}

/** The same request from many callers, so that no single meter or rate window dominates. */
function requestsOf({ path, method = 'GET', body, key }: Load): Request[] {
  const sent = body === undefined ? {} : { body };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const bearer = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return Array.from({ length: CALLERS }, (_, n) => ({
    method,
    path,
    headers: { ...type, ...callerHeader(n), ...bearer },
    ...sent,
  }));
}

/** Discards the start of the load. */
export async function warmUp(load: Load): Promise<void> {
  onlyLoopback(load.url);
  await autocannon({ ...load, requests: requestsOf(load), duration: WARM_UP_SECONDS });
}

export async function measure(load: Load): Promise<LoadResult> {
  onlyLoopback(load.url);
  const cpuBefore = cpuSeconds(load.pid);
  const result = await autocannon({ ...load, requests: requestsOf(load), duration: load.seconds });
  const cpu = cpuSeconds(load.pid) - cpuBefore;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${load.path}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors`);
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicros: (cpu * 1e6) / result.requests.total,
  };
}

/** Alternates both loads, so that other activity on the machine affects both equally. */
export async function runInSlices(ours: Load, theirs: Load): Promise<[LoadResult, LoadResult]> {
  await warmUp(ours);
  await warmUp(theirs);
  const taken: [LoadResult[], LoadResult[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    taken[0].push(await measure({ ...ours, seconds: ours.seconds / TURNS }));
    taken[1].push(await measure({ ...theirs, seconds: theirs.seconds / TURNS }));
  }
  return [mean(taken[0]), mean(taken[1])];
}

function mean(turns: readonly LoadResult[]): LoadResult {
  const of = (member: keyof LoadResult) => turns.reduce((sum, turn) => sum + turn[member], 0) / turns.length;
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), cpuMicros: of('cpuMicros') };
}

export interface Journey {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Sequential steps of one client, each using what earlier ones returned. */
  readonly steps: readonly Step[];
}

/** The state of one client, such as its deal. */
export interface ClientState {
  dealId?: string;
  /** Unique per step. */
  turn?: number;
}

export interface Step {
  readonly path: (bag: ClientState) => string;
  readonly body: (bag: ClientState) => object;
  readonly learn?: (answer: { dealId?: string }, bag: ClientState) => void;
}

/** Repeats journeys on every connection. Returns steps per second; a status other than 200 and 402 is a failure. */
export async function measureJourney({ url, connections, seconds, steps }: Journey): Promise<number> {
  onlyLoopback(url);
  let turns = 0;
  const requests = steps.map(
    ({ path, body, learn }): Request => ({
      method: 'POST',
      setupRequest: (request, context) => {
        const bag = context as ClientState;
        turns += 1;
        bag.turn = turns;
        const headers = { 'content-type': 'application/json', ...callerHeader(turns) };
        return { ...request, path: path(bag), headers, body: JSON.stringify(body(bag)) };
      },
      onResponse: (status, text, context) => {
        if (status !== 200 && status !== 402) throw new Error(`A step of the journey answered ${status}: ${text}`);
        learn?.(JSON.parse(text), context as ClientState);
      },
    }),
  );
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    setupClient: (_client: Client) => {},
  });
  if (result.errors > 0) throw new Error(`${result.errors} steps of the journey had no answer.`);
  return result.requests.average;
}
