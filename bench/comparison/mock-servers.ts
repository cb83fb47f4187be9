/** Compares Carport with general mock servers on Carport's own OpenAPI document. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../test/processes/free-port.ts';
import { type Load, type LoadResult, measure, warmUp } from '../load.ts';
import { folder, residentMb, spawnNode, stopProcess, withCarport } from '../processes.ts';
import { type Row, thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from '../rows/bench.ts';
import { QUOTE } from '../rows/quotes.ts';
import { installCompared, programAt } from './install.ts';

interface Server {
  readonly name: string;
  /** How it produces its responses. */
  readonly answers: string;
  readonly args: (port: number, files: Files) => readonly string[];
}

/** The data of the other servers. */
interface Files {
  /** Carport's OpenAPI document. */
  readonly document: string;
  /** One VIN and the sample listings, in json-server's format. */
  readonly records: string;
  /** Carport's addresses for json-server. */
  readonly routes: string;
}

const SERVERS: readonly Server[] = [
  {
    name: 'Carport',
    answers: 'computed, metered, rate-limited and validated',
    args: (port) => ['hosts/cli.ts', 'serve', '--port', String(port)],
  },
  {
    name: 'Prism',
    answers: 'an example of the schema; requests are validated',
    args: (port, { document }) => [programAt('prism'), 'mock', document, '-p', String(port), '-v', 'silent'],
  },
  {
    name: 'Mockoon',
    answers: 'an example of the schema; requests are not looked at',
    args: (port, { document }) => [
      ...[programAt('mockoon-cli'), 'start', '-d', document, '-p', String(port)],
      ...['-l', '127.0.0.1', '--disable-log-to-file', '--disable-admin-api'],
    ],
  },
  {
    name: 'json-server',
    answers: 'kept records, filtered; a quote is written to a file and given back unrated',
    args: (port, { records, routes }) => [
      ...[programAt('json-server'), records, '--routes', routes, '-p', String(port), '-H', '127.0.0.1', '--quiet'],
    ],
  },
];

/** json-server's own names for two filters and a limit. */
const ROUTES = {
  '/listings?make=:make&price_max=:max&limit=:limit': '/cars?make=:make&askingPrice_lte=:max&_limit=:limit',
  '/fi/quotes': '/quotes',
};

const REQUESTS: readonly (Pick<Load, 'path' | 'method' | 'body'> & { readonly work: string })[] = [
  { work: '`GET /vin/{vin}`', path: `/vin/${DEMO_VIN}` },
  { work: '`GET /listings`, two filters', path: '/listings?make=Toyota&price_max=40000&limit=10' },
  { work: '`POST /fi/quotes`, every family', path: '/fi/quotes', method: 'POST', body: QUOTE },
];
const CONNECTIONS = 10;
/** Carport's throughput relative to the fastest competitor, on reads and on quotes. */
const TIMES_MIN = { GET: 20, POST: 1 } as const;
const SECONDS_MAX = 4;
const START_MS_MAX = 60_000;
const ASKED_AGAIN_MS = 5;

export async function measureMockServers({ report, seconds }: Bench): Promise<void> {
  await installCompared({
    folder: 'mock-servers',
    megabytes: 180,
    files: ['.bin/prism', '.bin/mockoon-cli', '.bin/json-server'],
  });
  const files = await withCarport(({ url }) => filesFrom(url));
  const results = new Map<string, ServerResult>();
  for (const server of SERVERS) {
    console.error(`  ${server.name}: ${server.answers}`);
    const one = await measureServer(server, files, Math.min(seconds, SECONDS_MAX)).catch((fault: Error) => {
      report.failed(`${server.name}: ${fault.message}`);
    });
    if (one !== undefined) results.set(server.name, one);
  }
  const row = (work: string, say: (one: ServerResult) => string, verdict: Pick<Row, 'target' | 'met'> = {}) => {
    const said = [...results].map(([name, one]) => `${name} ${say(one)}`);
    report.row({ work, measured: said.join(' · '), ...verdict });
  };
  REQUESTS.forEach(({ work, method = 'GET' }, i) => {
    const rates = [...results].map(([, { loads }]) => loads[i]?.perSecond ?? 0);
    const [ours = 0, ...others] = rates;
    const times = ours / Math.max(...others);
    row(
      work,
      ({ loads }) => {
        const { perSecond = 0, p50Ms, p99Ms } = loads[i] ?? {};
        return `${thousands(perSecond)} a second (p50 ${p50Ms} ms, p99 ${p99Ms} ms)`;
      },
      { target: `≥ ${TIMES_MIN[method]} times the fastest other`, met: times >= TIMES_MIN[method] },
    );
  });
  row('memory after these loads', ({ loadedMb }) => `${loadedMb} MB`);
  row('start to first answer', ({ startMs }) => `${thousands(startMs)} ms`);
}

async function filesFrom(url: string): Promise<Files> {
  const read = async (path: string) => (await fetch(`${url}${path}`)).text();
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const vin = { ...JSON.parse(await read(`/vin/${DEMO_VIN}`)), id: DEMO_VIN };
  const { listing: cars } = JSON.parse(await read('/listings?limit=500'));
  return {
    document: write('openapi.json', await read('/openapi.json')),
    records: write('records.json', JSON.stringify({ vin: [vin], cars, quotes: [] })),
    routes: write('routes.json', JSON.stringify(ROUTES)),
  };
}

interface ServerResult {
  readonly startMs: number;
  readonly loads: readonly LoadResult[];
  readonly loadedMb: number;
}

/** Logs are discarded, because at this rate nobody would read them. */
async function measureServer({ args }: Server, files: Files, seconds: number): Promise<ServerResult> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const from = performance.now();
  const env = {
    DATABASE_URL: `sqlite:${join(folder, `beside-${port}.db`)}`,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000/10',
    TRUST_PROXY: '1',
  };
  const child = spawnNode(args(port, files), env);
  child.stdout?.resume();
  try {
    await Promise.race([firstAnswer(`${url}${REQUESTS[0]?.path}`), deathOf(child)]);
    const startMs = performance.now() - from;
    const pid = child.pid ?? 0;
    const loads: LoadResult[] = [];
    for (const request of REQUESTS) {
      const load = { ...request, url, pid, seconds, connections: CONNECTIONS };
      await warmUp(load);
      loads.push(await measure(load));
    }
    return { startMs, loads, loadedMb: residentMb(pid) };
  } finally {
    await stopProcess(child, 'SIGTERM');
  }
}

async function deathOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The server ended with code ${code} before its first answer.`);
}

async function firstAnswer(address: string): Promise<void> {
  const deadline = performance.now() + START_MS_MAX;
  for (;;) {
    const reply = await fetch(address).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    if (performance.now() > deadline) throw new Error(`${address} did not answer in time.`);
    await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS));
  }
}
