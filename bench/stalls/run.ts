/** `npm run stalls`: sends each sample to a real server and prints how long a caller of GET /vin waited meanwhile. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { SAMPLES, type Sample } from './samples.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, at: { type: 'string', default: '1' } },
});
const COPIES = Number(values.at);

async function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (child.stdout === null) throw new Error('the process has no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = pattern.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('the process ended before it answered');
}

const server = spawn(process.execPath, ['hosts/cli.ts', 'serve'], {
  env: { ...process.env, PORT: '0', DATABASE_URL: 'memory:', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const base = await lineOf(server, /answers at (\S+)/);
const canary = spawn(
  process.execPath,
  [new URL('./canary.ts', import.meta.url).pathname, `${base}/vin/1HGCM82633A004352`],
  {
    stdio: ['pipe', 'pipe', 'inherit'],
  },
);
const told = createInterface({ input: canary.stdout });

const keyOf = async (): Promise<string> =>
  ((await (await fetch(`${base}/keys`, { method: 'POST' })).json()) as { key: string }).key;

async function send({ path, body, keyed = false }: Sample): Promise<string> {
  const headers = {
    ...(keyed ? { authorization: `Bearer ${await keyOf()}` } : {}),
    'content-type': 'application/json',
  };
  const response = await fetch(base + path, { method: 'POST', body, headers }).catch((fault: Error) => fault);
  if (response instanceof Error) return `failed: ${response.message}`;
  return `${response.status} ${(await response.arrayBuffer()).byteLength} bytes`;
}

/** Megabytes that the server has held at most since it started. */
const peakMb = () =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024);

const ms = (value: number) => `${value.toFixed(1).padStart(8)} ms`;

for (const sample of SAMPLES.filter(({ name }) => name.includes(values.only))) {
  canary.stdin.write('begin\n');
  const startedMs = performance.now();
  const answers = await Promise.all(Array.from({ length: COPIES }, () => send(sample)));
  const tookMs = performance.now() - startedMs;
  canary.stdin.write('tell\n');
  const [line] = (await once(told, 'line')) as [string];
  const { p99Ms, maxMs } = JSON.parse(line) as { p99Ms: number; maxMs: number };
  console.log(
    `${sample.name.padEnd(42)} took ${ms(tookMs)}  canary p99 ${ms(p99Ms)} max ${ms(maxMs)}  peak ${peakMb()} MB  ${answers[0]}`,
  );
}
canary.kill();
server.kill();
