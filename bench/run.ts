/** Owns `npm run bench`: every row measured in one run, printed as ratios, so that a slow machine does not lie. */
import { execFileSync } from 'node:child_process';
import { measure } from './load.ts';
import { type Started, startCarport, startYardstick } from './processes.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? '4');
const CONNECTIONS = 50;
const PORT = 18_787;
const DEMO = 'F1XDEMCR4SDEM0001';

interface Row {
  readonly work: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

const rows: Row[] = [];
const report = (row: Row) => {
  rows.push(row);
  console.log(
    `${row.met ? 'met   ' : 'missed'}  ${row.work.padEnd(58)} ${row.measured.padEnd(34)} target ${row.target}`,
  );
};

async function ratioOfBare(carport: Started, work: string, path: string, target: number): Promise<void> {
  const answer = await fetch(`${carport.url}${path}`);
  const yardstick = await startYardstick(answer);
  const bare = await measure({ url: yardstick.url, seconds: SECONDS, connections: CONNECTIONS });
  await yardstick.stop();
  const ours = await measure({ url: `${carport.url}${path}`, seconds: SECONDS, connections: CONNECTIONS });
  const ratio = ours.perSecond / bare.perSecond;
  report({
    work,
    measured: `${ratio.toFixed(2)} (${Math.round(ours.perSecond)} of ${Math.round(bare.perSecond)}/s)`,
    target: `≥ ${target}`,
    met: ratio >= target,
  });
}

async function medianMs(carport: Started, work: string, path: string, body: object, targetMs: number): Promise<void> {
  const load = {
    url: `${carport.url}${path}`,
    method: 'POST' as const,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  const { p50Ms } = await measure({ ...load, seconds: SECONDS, connections: 1 });
  report({ work, measured: `${p50Ms} ms at the median`, target: `≤ ${targetMs} ms`, met: p50Ms <= targetMs });
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);
}

async function startUp(): Promise<Started> {
  const from = performance.now();
  const carport = await startCarport(PORT);
  await fetch(`${carport.url}/vin/${DEMO}`).then((reply) => reply.text());
  const firstAnswerMs = performance.now() - from;
  report({
    work: 'start to first answer',
    measured: `${Math.round(firstAnswerMs)} ms`,
    target: '≤ 1000 ms',
    met: firstAnswerMs <= 1000,
  });
  await fetch(`${carport.url}/openapi.json`).then((reply) => reply.text());
  const resident = residentMb(carport.pid);
  report({
    work: 'idle memory after the first documents',
    measured: `${resident} MB`,
    target: '≤ 200 MB',
    met: resident <= 200,
  });
  return carport;
}

const DESKED = {
  salesPrice: '32000',
  amountFinanced: '29500',
  monthlyPayment: '561.20',
  zip: '78701',
  term: 60,
  financeType: 'Loan',
  interestRate: 6.49,
  vehicleMSRP: '33500',
};

const carport = await startUp();
try {
  await ratioOfBare(carport, 'GET /vin/{vin}, keyless, against bare node:http', `/vin/${DEMO}`, 0.6);
  await ratioOfBare(
    carport,
    'GET /listings, two filters, against bare node:http',
    '/listings?vehicle.make=Toyota&retailListing.price=20000-60000&limit=10&spend=0',
    0.45,
  );
  await medianMs(
    carport,
    'POST /fi/quotes, every family, one client',
    '/fi/quotes',
    { vin: DEMO, odometer: 12_000, desked: DESKED },
    2,
  );
} finally {
  await carport.stop();
}
const missed = rows.filter(({ met }) => !met).length;
console.log(`${rows.length - missed} of ${rows.length} targets met`);
