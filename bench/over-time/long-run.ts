/** Runs mixed traffic for minutes, and shows whether latency or memory drifts. */
import autocannon, { type Request } from 'autocannon';
import { callerHeader, onlyLoopback } from '../load.ts';
import { residentMb, withCarport } from '../processes.ts';
import { thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from '../rows/bench.ts';
import { CLIENTS, OPEN, STIPULATIONS } from '../rows/deal-commands.ts';
import { QUOTE } from '../rows/quotes.ts';

const MINUTE_SECONDS = 60;
/** The last minute relative to the first warm one. */
const DRIFT_MAX = 1.3;
const READS = [
  `/vin/${DEMO_VIN}`,
  '/vin/1HGCM82633A004352',
  '/listings?vehicle.make=Toyota&limit=10',
  `/payments/${DEMO_VIN}?zip=78701`,
  `/taxes/${DEMO_VIN}?zip=94105`,
];

interface Minute {
  readonly answers: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly memoryMb: number;
}

/** Reads, quotes, and deals of a dozen commands, sequentially on each connection. */
export function measureLongRun({ report, minutes }: Bench): Promise<void> {
  return withCarport(async ({ url, pid }) => {
    onlyLoopback(url);
    const atStartMb = residentMb(pid);
    const minutesSeen: Minute[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      const last = await oneMinute(url, pid);
      minutesSeen.push(last);
      const { answers, p50Ms, p99Ms, memoryMb } = last;
      console.error(
        `  minute ${minute + 1}: ${thousands(answers)} answers, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${memoryMb} MB`,
      );
    }
    const [first, last] = [minutesSeen[Math.min(1, minutesSeen.length - 1)], minutesSeen.at(-1)];
    if (first === undefined || last === undefined) return;
    const drift = last.memoryMb / first.memoryMb;
    const slower = last.p99Ms / first.p99Ms;
    report.row({
      work: `mixed traffic of ${CLIENTS} clients for ${minutes} minutes, ${thousands(minutesSeen.reduce((sum, { answers }) => sum + answers, 0))} answers`,
      measured: `memory ${atStartMb} MB at the start, ${minutesSeen.map(({ memoryMb }) => memoryMb).join(', ')} MB by minute; p99 ${minutesSeen.map(({ p99Ms }) => p99Ms).join(', ')} ms`,
      target: `memory and p99 of the last minute ≤ ${DRIFT_MAX} times those of the second`,
      met: drift <= DRIFT_MAX && slower <= DRIFT_MAX,
    });
  });
}

async function oneMinute(url: string, pid: number): Promise<Minute> {
  const result = await autocannon({ url, connections: CLIENTS, duration: MINUTE_SECONDS, requests: requests() });
  if (result.errors > 0 || result['5xx'] > 0)
    throw new Error(`${result.errors} calls had no answer and ${result['5xx']} were answered with a 5xx.`);
  return {
    answers: result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    memoryMb: residentMb(pid),
  };
}

let turns = 0;

/** A different caller for each call, so that no rate window dominates. */
function nextCaller(): Record<string, string> {
  turns += 1;
  return { 'content-type': 'application/json', ...callerHeader(turns) };
}

function requests(): Request[] {
  const reads = READS.map(
    (path): Request => ({
      method: 'GET',
      setupRequest: (request) => ({ ...request, path, headers: nextCaller() }),
    }),
  );
  const quote: Request = {
    method: 'POST',
    setupRequest: (request) => ({ ...request, path: '/fi/quotes', body: QUOTE, headers: nextCaller() }),
  };
  const deal = [OPEN, ...STIPULATIONS.slice(1)].map(
    ({ path, body, learn }): Request => ({
      method: 'POST',
      setupRequest: (request, context) => ({
        ...request,
        path: path(context),
        body: JSON.stringify(body({ ...context, turn: turns })),
        headers: nextCaller(),
      }),
      onResponse: (_status, text, context) => learn?.(JSON.parse(text), context),
    }),
  );
  return [...reads, quote, ...deal];
}
