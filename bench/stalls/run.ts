/** `npm run stalls`: sends each sample to a real server and prints how long a caller of GET /vin waited meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { SAMPLES, type Sample } from './samples.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    at: { type: 'string', default: '1' },
    flags: { type: 'string', default: '' },
    /** Also names the functions of each longest turn, which slows the server. */
    profile: { type: 'boolean', default: false },
  },
});
const COPIES = Number(values.at);

const folder = mkdtempSync(join(tmpdir(), 'carport-stalls-'));
const TURNS = new URL('./turns.ts', import.meta.url).href;
const server = spawn(
  process.execPath,
  [...(values.flags === '' ? [] : values.flags.split(' ')), '--import', TURNS, 'hosts/cli.ts', 'serve'],
  {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'stalls.db')}`,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...(values.profile ? { TURNS_PROFILE: '1' } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  },
);
const said = createInterface({ input: server.stdout });
const measured = createInterface({ input: server.stderr });
const base = /answers at (\S+)/.exec(((await once(said, 'line')) as [string])[0])?.[1] ?? '';
const canary = spawn(
  process.execPath,
  [new URL('./canary.ts', import.meta.url).pathname, `${base}/vin/1HGCM82633A004352`],
  {
    stdio: ['pipe', 'pipe', 'inherit'],
  },
);
const canaryLines = createInterface({ input: canary.stdout });

let functions = '';

/** The longest event-loop turn of the server since the last request. */
async function longestTurn(): Promise<number> {
  const reported = once(measured, 'line');
  server.kill('SIGUSR2');
  const [line] = (await reported) as [string];
  // The functions follow on a separate line.
  if (values.profile) functions = String((await once(measured, 'line'))[0]);
  return Number(/longest turn (\S+)/.exec(line)?.[1]);
}

const keyOf = async (): Promise<string> =>
  ((await (await fetch(`${base}/keys`, { method: 'POST' })).json()) as { key: string }).key;

async function send({ path, body, keyed = false }: Sample): Promise<string> {
  const headers = {
    ...(keyed ? { authorization: `Bearer ${await keyOf()}` } : {}),
    'content-type': 'application/json',
  };
  const response = await fetch(base + path, body === undefined ? {} : { method: 'POST', body, headers }).catch(
    (fault: Error) => fault,
  );
  if (response instanceof Error) return `failed: ${response.message}`;
  return `${response.status} ${(await response.arrayBuffer()).byteLength} bytes`;
}

/** Peak memory of the server in megabytes. */
const peakMb = () =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024);

const ms = (value: number) => `${value.toFixed(1).padStart(8)} ms`;

for (const sample of SAMPLES.filter(({ name }) => name.includes(values.only))) {
  await longestTurn();
  canary.stdin.write('begin\n');
  const startedMs = performance.now();
  const answers = await Promise.all(Array.from({ length: COPIES }, () => send(sample)));
  const tookMs = performance.now() - startedMs;
  canary.stdin.write('tell\n');
  const [line] = (await once(canaryLines, 'line')) as [string];
  const turnMs = await longestTurn();
  const { p99Ms, maxMs } = JSON.parse(line) as { p99Ms: number; maxMs: number };
  console.log(
    `${sample.name.padEnd(42)} took ${ms(tookMs)}  canary p99 ${ms(p99Ms)} max ${ms(maxMs)}  longest turn ${ms(turnMs)}  peak ${peakMb()} MB  ${answers[0]}`,
  );
  for (const path of functions.split('; ').filter((one) => one !== '')) console.log(`    ${path}`);
}
canary.kill();
server.kill();
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
