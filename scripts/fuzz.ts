/** `npm run fuzz -- --requests N --seed S`: a long fuzzing session against a server of its own, with a canary beside it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startProcess } from '../test/fire/real-process.ts';
import { toldIn } from '../test/fuzz/report.ts';
import { fuzz } from '../test/fuzz/session.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    /** `postgres://…` or `memory:`; a fresh SQLite file when left out. */
    database: { type: 'string' },
    /** Where the whole report goes as JSON. */
    report: { type: 'string' },
  },
});

const CANARY = new URL('../bench/stalls/canary.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'carport-fuzz-'));
const carport = await startProcess({ DATABASE_URL: values.database ?? `sqlite:${join(folder, 'fuzz.db')}` });
const canary = spawn(process.execPath, [CANARY, `${carport.url}/vin/1HGCM82633A004352`], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: canary.stdout });
try {
  const report = await fuzz({
    base: carport.url,
    pid: carport.pid,
    settleToken: 'settle-token',
    requests: Number(values.requests),
    seed: Number(values.seed),
    onWarm: () => canary.stdin.write('begin\n'),
    onProgress: (done) => process.stderr.write(`\r${done.toLocaleString('en-US')} requests`),
  });
  process.stderr.write('\n');
  const told = once(lines, 'line');
  canary.stdin.write('tell\n');
  report.canary = JSON.parse(String((await told)[0]));
  console.log(toldIn(report));
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report, null, 2));
  const errors = carport.errors().trim();
  if (errors !== '') console.log(`log of the server:\n${errors.slice(0, 4_000)}`);
  process.exitCode = report.faults.length + report.mismatches.length + report.unanswered.length === 0 ? 0 : 1;
} finally {
  canary.kill();
  await carport.stop();
  rmSync(folder, { recursive: true, force: true });
}
