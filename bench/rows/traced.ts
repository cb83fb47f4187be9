/** Measures the cost of traces: the same reads with and without a collector. */
import { type Load, runInSlices } from '../load.ts';
import { type StartedService, startBareServer, startCarport } from '../processes.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

const CONNECTIONS = 50;
const PATH = `/vin/${DEMO_VIN}`;

/** Fully traced, and sampled as in a busy service. */
const SAMPLED = [
  { work: '`GET /vin/{vin}` with every call traced', env: {} },
  {
    work: '`GET /vin/{vin}` with one call in a hundred traced',
    env: { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' },
  },
];

/** Both processes start fresh, so that neither has had more time to optimize its code. */
export async function measureTraced({ report, seconds }: Bench): Promise<void> {
  const collector = await startBareServer(new Response(''));
  const load = ({ url, pid }: StartedService): Load => ({ url, pid, path: PATH, seconds, connections: CONNECTIONS });
  for (const { work, env } of SAMPLED) {
    const traced = await startCarport({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
    const untraced = await startCarport();
    const [withTraces, silent] = await runInSlices(load(traced), load(untraced));
    await Promise.all([traced.stop(), untraced.stop()]);
    report.row({
      work,
      measured: `${(withTraces.perSecond / silent.perSecond).toFixed(2)} of the same untraced (${Math.round(withTraces.cpuMicros)} of ${Math.round(silent.cpuMicros)} µs of processor time per answer)`,
    });
  }
  await collector.stop();
}
