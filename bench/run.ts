/** `npm run bench`: measures every row in one run and prints ratios. */
import { parseArgs } from 'node:util';
import { measureMockServers } from './comparison/mock-servers.ts';
import { measureVinDecoders } from './comparison/vin-decoders.ts';
import { measureGrowth } from './over-time/growth.ts';
import { measureLongRun } from './over-time/long-run.ts';
import { Report } from './report.ts';
import { measureAgainstBare } from './rows/against-bare.ts';
import type { Bench } from './rows/bench.ts';
import { measureDealCommands } from './rows/deal-commands.ts';
import { measureSqliteStore } from './rows/event-stores.ts';
import { measureExec } from './rows/exec.ts';
import { measureKillNine } from './rows/kill-nine.ts';
import { measureListingsIndex } from './rows/listings-index.ts';
import { measurePage } from './rows/page.ts';
import { measurePostgres } from './rows/postgres.ts';
import { measureQuotes } from './rows/quotes.ts';
import { measureReconciliation } from './rows/reconciliation.ts';
import { measureStartUp } from './rows/start-up.ts';
import { measureStreamReaders } from './rows/stream-readers.ts';
import { measureTraced } from './rows/traced.ts';

const HELP = `npm run bench -- [--only WORD] [--seconds N] [--minutes N] [--markdown] [--docs] [--json FILE]

Measures everything in about fifteen minutes, on loopback only. Progress goes to standard error.
  --only WORD    only sections with that word in their title
  --seconds N    how long each load lasts, 4 unless given
  --minutes N    how long mixed traffic lasts, 2 unless given
  --markdown     print the tables of docs/performance.md
  --docs         write them into it
  --json FILE    write every row to a file`;

type Measure = (bench: Bench) => Promise<void>;

const SECTIONS: readonly (readonly [string, readonly Measure[]])[] = [
  ['Start and rest', [measureStartUp]],
  ['Reads', [measureAgainstBare, measureListingsIndex, measureTraced]],
  ['Rules', [measureQuotes, measureReconciliation, measureExec]],
  ['Writes on the embedded store', [measureDealCommands, measureSqliteStore]],
  ['Writes on PostgreSQL', [measurePostgres]],
  ['Event streams and crashes', [measureStreamReaders, measureKillNine]],
  ['Growth', [measureGrowth]],
  ['Over time', [measureLongRun]],
  ['The page', [measurePage]],
  ['VIN decoding', [measureVinDecoders]],
  ['Compared with mock servers', [measureMockServers]],
];

const { values } = parseArgs({
  // `carport bench` passes its own name first.
  args: process.argv.slice(2).filter((word) => word !== 'bench'),
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '2' },
    markdown: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

async function measureAll(): Promise<Report> {
  const report = new Report();
  const bench = { report, seconds: Number(values.seconds), minutes: Number(values.minutes) };
  const chosen = SECTIONS.filter(([title]) => title.toLowerCase().includes(values.only.toLowerCase()));
  for (const [n, [title, measures]] of chosen.entries()) {
    report.section(title, `${n + 1}/${chosen.length}`);
    for (const measure of measures) await measure(bench).catch((fault: Error) => report.failed(fault.message));
  }
  return report;
}

if (values.help || !(Number(values.seconds) > 0 && Number(values.minutes) > 0)) console.log(HELP);
else {
  const report = await measureAll();
  if (values.markdown) console.log(report.markdown());
  if (values.docs) report.publish(new URL('../docs/performance.md', import.meta.url).pathname);
  if (values.json !== undefined) report.write(values.json);
  console.error(report.summary());
}
