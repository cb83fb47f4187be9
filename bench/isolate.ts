/** Measures the start cost of an isolate, compared with an empty worker. */
import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
import { COMPATIBILITY_DATE } from '../hosts/worker/compatibility.ts';
import { startWorkerd } from '../test/runtimes/workers/workerd.ts';

const ROUNDS = 5;
const NEXT_ANSWERS = 30;
/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10;

interface Started {
  fetch(path: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>;
  close(): Promise<void>;
}

interface Cost {
  readonly startMs: number;
  readonly firstMs: number;
  readonly nextMs: number;
  readonly memoryMb: number;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** User and system time of a process so far. */
function computedMs(pid: number): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, 'name')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const beganMs = performance.now();
  await work();
  return performance.now() - beganMs;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function costOf(start: () => Promise<Started>, path: string): Promise<Cost> {
  const before = new Set(childrenOf(process.pid));
  const started = await start();
  const pid = childrenOf(process.pid).find((child) => !before.has(child)) ?? 0;
  const startMs = computedMs(pid);
  const answer = async () => (await started.fetch(path)).arrayBuffer();
  const firstMs = await timeOf(answer);
  const next: number[] = [];
  for (let i = 0; i < NEXT_ANSWERS; i += 1) next.push(await timeOf(answer));
  const memoryMb = residentMb(pid);
  await started.close();
  return { startMs, firstMs, nextMs: middle(next), memoryMb };
}

async function emptyWorker(): Promise<Started> {
  const script = 'export default { fetch: () => new Response("{}") }';
  const runtime = new Miniflare({ modules: true, script, compatibilityDate: COMPATIBILITY_DATE, port: 0 });
  const { origin } = await runtime.ready;
  return { fetch: (path) => fetch(origin + path), close: () => runtime.dispose() };
}

async function middleCost(start: () => Promise<Started>, path: string): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(start, path));
  const of = (member: keyof Cost) => middle(costs.map((cost) => cost[member]));
  return { startMs: of('startMs'), firstMs: of('firstMs'), nextMs: of('nextMs'), memoryMb: of('memoryMb') };
}

function printCost(endpoint: string, { startMs, firstMs, nextMs, memoryMb }: Cost): void {
  const figures = [
    `${startMs.toFixed(0)} ms`,
    `${firstMs.toFixed(0)} ms`,
    `${nextMs.toFixed(1)} ms`,
    `${memoryMb.toFixed(0)} MB`,
  ];
  console.log(endpoint.padEnd(26), figures.map((figure) => figure.padStart(14)).join(''));
}

console.log(
  'endpoint'.padEnd(26),
  ['start', 'first answer', 'next answers', 'memory'].map((head) => head.padStart(14)).join(''),
);
printCost('an empty worker', await middleCost(emptyWorker, '/'));
for (const endpoint of ['/pricing', '/vin/F1XDEMCR4SDEM0001', '/listings?make=Honda', '/openapi.json', '/verify'])
  printCost(endpoint, await middleCost(startWorkerd, endpoint));
