/**
 * Tests every capability row, in process or at an origin: `run-conformance [origin] [--record]`. Exits with 1 when one
 * failed.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCapabilities } from '#conformance/capabilities.ts';
import { dataDigest } from '#conformance/listing/listing.ts';
import { runAll } from '#conformance/runner/run-all.ts';
import { deployment } from '#test/conformance/deployment.ts';
import { loadRecordings } from '../hosts/commands/verify/recordings.ts';

const [origin] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const capabilities = await loadCapabilities();

const remote = (base: string) => ({
  base,
  send: (request: Request) => fetch(request),
  wait: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
});

let families = 0;
const report = await runAll({
  deployment: origin === undefined ? deployment() : remote(origin.replace(/\/$/, '')),
  capabilities,
  recordings: await loadRecordings(),
  onFamily: (family) => {
    families += 1;
    if (process.stderr.isTTY)
      process.stderr.write(`\r${families}/${capabilities.families.length} ${family.padEnd(30)}`);
  },
});
if (process.stderr.isTTY) process.stderr.write('\n');

const red = report.families.flatMap(({ rows }) => rows.filter(({ green }) => !green));
for (const { id, reasons } of red) console.log(`red ${id}: ${reasons.join('; ')}`);
const { green, requirements } = report.totals;
console.log(`${green} of ${requirements} green, ${report.requests} requests`);

if (process.argv.includes('--record')) {
  const digest = dataDigest(capabilities, { sha256: (text) => createHash('sha256').update(text).digest('hex') });
  const run = { digest, recordedOn: new Date().toISOString().slice(0, 10), red: red.map(({ id }) => id) };
  const text = [
    '/** Last recorded run of every row. Written by scripts/run-conformance.ts --record; exact by construction. */',
    '',
    'export interface RecordedRun {',
    '  /** Of the data the run was made on. */',
    '  readonly digest: string;',
    '  readonly recordedOn: string;',
    '  /** Ids of rows that were not green. */',
    '  readonly red: readonly string[];',
    '}',
    '',
    `export const RECORDED_RUN: RecordedRun = ${JSON.stringify(run)};`,
    '',
  ];
  writeFileSync(join(import.meta.dirname, '../src/conformance/listing/last-run.data.ts'), text.join('\n'));
}
process.exitCode = red.length === 0 ? 0 : 1;
