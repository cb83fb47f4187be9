/** Measures reads against a bare `node:http` server that writes the same bytes. */
import { type Load, runInSlices } from '../load.ts';
import { type StartedService, startBareServer, withCarport } from '../processes.ts';
import { thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

const CONNECTIONS = 50;

const READS = [
  { work: '`GET /vin/{vin}`, keyless, metered', path: `/vin/${DEMO_VIN}`, target: 0.7 },
  {
    work: '`GET /listings`, two filters over the corpus',
    path: '/listings?vehicle.make=Toyota&retailListing.price=20000-60000&limit=10',
    target: 0.7,
  },
];

export function measureAgainstBare(bench: Bench): Promise<void> {
  return withCarport(async (carport) => {
    for (const read of READS) await compare(bench, carport, read);
  });
}

async function compare(
  { report, seconds }: Bench,
  carport: StartedService,
  { work, path, target }: (typeof READS)[number],
) {
  const answer = await fetch(`${carport.url}${path}`);
  const bare = await startBareServer(answer.clone());
  const dressed = await startBareServer(answer, 'all');
  const load = ({ url, pid }: StartedService): Load => ({ url, pid, path, seconds, connections: CONNECTIONS });
  const [ours, theirs] = await runInSlices(load(carport), load(bare));
  const [again, same] = await runInSlices(load(carport), load(dressed));
  await Promise.all([bare.stop(), dressed.stop()]);
  const ratio = ours.perSecond / theirs.perSecond;
  report.row({
    work,
    measured: `${ratio.toFixed(2)} of bare \`node:http\`, ${(again.perSecond / same.perSecond).toFixed(2)} of one that writes the same headers (${thousands(ours.perSecond)} of ${thousands(theirs.perSecond)} a second; p50 ${ours.p50Ms} ms, p99 ${ours.p99Ms} ms; ${Math.round(ours.cpuMicros)} of ${Math.round(theirs.cpuMicros)} µs of processor time per answer)`,
    target: `≥ ${target}`,
    met: ratio >= target,
  });
}
