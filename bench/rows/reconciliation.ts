/** Measures a large reconciliation in a process of its own. */
import { text } from 'node:stream/consumers';
import { spawnNode } from '../processes.ts';
import type { Bench } from './bench.ts';

const TARGET_SECONDS = 1;

interface Measurement {
  readonly readSeconds: number;
  readonly reconcileSeconds: number;
  readonly heapGrowthMb: number;
}

export async function measureReconciliation({ report }: Bench): Promise<void> {
  const { stdout } = spawnNode(['bench/rows/reconcile-process.ts']);
  if (stdout === null) throw new Error('The reconciliation process has no standard output.');
  const { readSeconds, reconcileSeconds, heapGrowthMb }: Measurement = JSON.parse(await text(stdout));
  const seconds = readSeconds + reconcileSeconds;
  report.row({
    work: 'reconcile 50,000 ledger lines with 20,000 contracts',
    measured: `${seconds.toFixed(1)} s, heap grew ${heapGrowthMb} MB`,
    target: `≤ ${TARGET_SECONDS} s`,
    met: seconds <= TARGET_SECONDS,
  });
}
