/** Owns `npm run bench`: every row measured in one run, printed as ratios, so that a slow machine does not lie. */
import { execFileSync } from 'node:child_process';
import { benchDealCommands } from './deal-commands.ts';
import { benchListingsIndex } from './listings-index.ts';
import { measure } from './load.ts';
import { measurePage } from './page.ts';
import { type Started, startCarport, startYardstick } from './processes.ts';
import { benchQuotes } from './quotes.ts';
import { Report } from './report.ts';
import { benchSseReaders } from './sse-readers.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? '4');
const CONNECTIONS = 50;
const PORT = 18_787;
const DEMO = 'F1XDEMCR4SDEM0001';
const LISTINGS = '/listings?vehicle.make=Toyota&retailListing.price=20000-60000&limit=10';
const report = new Report();

async function ratioOfBare(carport: Started, work: string, path: string, target: number): Promise<void> {
  const yardstick = await startYardstick(await fetch(`${carport.url}${path}`));
  const bare = await measure({ url: `${yardstick.url}${path}`, seconds: SECONDS, connections: CONNECTIONS });
  await yardstick.stop();
  const ours = await measure({ url: `${carport.url}${path}`, seconds: SECONDS, connections: CONNECTIONS });
  const ratio = ours.perSecond / bare.perSecond;
  const measured = `${ratio.toFixed(2)} (${Math.round(ours.perSecond)} of ${Math.round(bare.perSecond)}/s, p99 ${ours.p99Ms} ms)`;
  report.row({ work, measured, target: `≥ ${target}`, met: ratio >= target });
}

interface Timed {
  readonly work: string;
  readonly path: string;
  readonly body: object;
  readonly targetMs: number;
}

/** The whole round trip of one client at a time, which bounds the server's own time from above. */
async function medianMs(carport: Started, { work, path, body, targetMs }: Timed): Promise<void> {
  const load = { url: `${carport.url}${path}`, method: 'POST' as const, body: JSON.stringify(body) };
  const { p50Ms } = await measure({
    ...load,
    headers: { 'content-type': 'application/json' },
    seconds: SECONDS,
    connections: 1,
  });
  report.row({ work, measured: `${p50Ms} ms at the median`, target: `≤ ${targetMs} ms`, met: p50Ms <= targetMs });
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);
}

async function startUp(): Promise<Started> {
  const from = performance.now();
  const carport = await startCarport(PORT);
  await fetch(`${carport.url}/vin/${DEMO}`).then((reply) => reply.text());
  const firstAnswerMs = Math.round(performance.now() - from);
  report.row({
    work: 'start to first answer',
    measured: `${firstAnswerMs} ms`,
    target: '≤ 1000 ms',
    met: firstAnswerMs <= 1000,
  });
  await fetch(`${carport.url}/conformance?limit=1`).then((reply) => reply.text());
  const resident = residentMb(carport.pid);
  report.row({
    work: 'idle memory with the whole catalog loaded',
    measured: `${resident} MB`,
    target: '≤ 200 MB',
    met: resident <= 200,
  });
  return carport;
}

/** In a process of its own, so that its memory is its own. */
function benchReconciliation(): void {
  const told = JSON.parse(execFileSync(process.execPath, ['bench/reconcile.ts']).toString()) as Record<string, number>;
  const { readSeconds = 0, reconcileSeconds = 0, heapGrowthMb } = told;
  const measured = `${(readSeconds + reconcileSeconds).toFixed(1)} s, heap grew ${heapGrowthMb} MB`;
  report.row({
    work: 'reconcile 50,000 lines with 20,000 contracts',
    measured,
    target: 'seconds',
    met: readSeconds + reconcileSeconds < 10,
  });
}

const carport = await startUp();
try {
  await ratioOfBare(carport, 'GET /vin/{vin}, keyless, metered, against bare node:http', `/vin/${DEMO}`, 0.6);
  await ratioOfBare(carport, 'GET /listings, two filters, against bare node:http', LISTINGS, 0.45);
  await benchQuotes(report);
  await medianMs(carport, {
    work: 'exec of a trivial script, one client',
    path: '/mcp',
    body: trivialScript(),
    targetMs: 50,
  });
  await benchDealCommands(carport, report);
  await benchSseReaders(carport, report);
  benchListingsIndex(report);
  benchReconciliation();
  for (const row of await measurePage(carport.url)) report.row(row);
} finally {
  await carport.stop();
}
report.summary();

function trivialScript(): object {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'exec', arguments: { code: 'return 1 + 1' } } };
}
