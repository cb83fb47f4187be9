/** `npm run fuzz -- --requests N --seed S`: a long fuzzing session against its own server, with a canary. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printReport } from '../test/laws/fuzz/report.ts';
import { fuzz } from '../test/laws/fuzz/session.ts';
import { startProcess } from '../test/processes/real-process.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    /** `postgres://…` or `memory:`; a new SQLite file by default. */
    database: { type: 'string' },
    /** File for the full JSON report. */
    report: { type: 'string' },
    /** Also names the functions of the longest turn, which slows the server. */
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run fuzz -- [--requests N] [--seed N] [--database URL] [--report FILE] [--profile]

Sends seeded requests to a server of its own and checks every answer against the OpenAPI documents.
  --requests N     how many, 20000 unless given
  --seed N         which ones, 1 unless given
  --database URL   memory: or postgres://…; a fresh SQLite file unless given
  --report FILE    write the whole report as JSON
  --profile        name the functions of the longest turn of the event loop; slows the server`);
  process.exit();
}

const CANARY = new URL('../bench/stalls/canary.ts', import.meta.url).pathname;
const IDLE_SERVER =
  "const s = require('http').createServer((q, r) => r.end('{}')).listen(0, '127.0.0.1', () => console.log(s.address().port))";
const folder = mkdtempSync(join(tmpdir(), 'carport-fuzz-'));
const TURNS = new URL('../bench/stalls/turns.ts', import.meta.url).href;
const carport = await startProcess({
  DATABASE_URL: values.database ?? `sqlite:${join(folder, 'fuzz.db')}`,
  NODE_OPTIONS: `--import ${TURNS}`,
  ...(values.profile ? { TURNS_PROFILE: '1' } : {}),
});
/** Makes the server print its longest event-loop turn since the last request to standard error. */
const measureTurns = () => process.kill(carport.pid, 'SIGUSR2');

/** A client that repeats a small read, in its own process so that the fuzzing does not delay it. */
function startCanary(url: string) {
  const child = spawn(process.execPath, [CANARY, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  return {
    begin: () => child.stdin.write('begin\n'),
    report: async () => {
      const line = once(lines, 'line');
      child.stdin.write('tell\n');
      return JSON.parse(String((await line)[0]));
    },
    stop: () => child.kill(),
  };
}

/** An idle server, whose latency shows the delay caused by the machine itself. */
const idle = spawn(process.execPath, ['-e', IDLE_SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
const [port] = await once(createInterface({ input: idle.stdout }), 'line');
const canary = startCanary(`${carport.url}/vin/1HGCM82633A004352`);
const control = startCanary(`http://127.0.0.1:${port}/`);
try {
  const report = await fuzz({
    base: carport.url,
    pid: carport.pid,
    settleToken: 'settle-token',
    requests: Number(values.requests),
    seed: Number(values.seed),
    onWarm: () => {
      measureTurns();
      canary.begin();
      control.begin();
    },
    onProgress: (done) => process.stderr.write(`\r${done.toLocaleString('en-US')} requests`),
  });
  process.stderr.write('\n');
  report.canary = await canary.report();
  report.control = await control.report();
  measureTurns();
  // Summarizing a long profile takes seconds.
  await delay(values.profile ? 20_000 : 500);
  const log = carport.errors().split('\n');
  const [warming = '', longest = ''] = log.filter((line) => line.startsWith('longest turn'));
  const [, functions] = log.filter((line) => line.startsWith('computing'));
  report.longestTurn = { warming, fuzzing: longest, ...(functions === undefined ? {} : { functions }) };
  console.log(printReport(report));
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report, null, 2));
  const errors = log
    .filter((line) => !/^(?:longest turn|computing)/.test(line))
    .join('\n')
    .trim();
  if (errors !== '') console.log(`log of the server:\n${errors.slice(0, 4_000)}`);
  process.exitCode = report.faults.length + report.mismatches.length + report.unanswered.length === 0 ? 0 : 1;
} finally {
  canary.stop();
  control.stop();
  idle.kill();
  await carport.stop();
  rmSync(folder, { recursive: true, force: true });
}
