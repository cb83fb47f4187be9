/** Tests every capability row of a deployment: lifecycles, guards and formulas. */
import cliProgress from 'cli-progress';
import { loadCapabilities } from '#conformance/capabilities.ts';
import { runAll } from '#conformance/runner/run-all.ts';
import { loadRecordings } from './recordings.ts';

export interface RowsTried {
  readonly requirements: number;
  readonly green: number;
  /** `id: reasons` of each failed row. */
  readonly red: readonly string[];
}

/** Makes tens of thousands of requests, so the deployment must disable its rate limit. Contacts no other address. */
export async function tryAllRows(base: string): Promise<RowsTried> {
  const capabilities = await loadCapabilities();
  const bar = new cliProgress.SingleBar({ stream: process.stderr, format: '{bar} {value}/{total} families {family}' });
  bar.start(capabilities.families.length, 0, { family: '' });
  const { families, totals } = await runAll({
    deployment: {
      base,
      send: (request) => fetch(request),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    capabilities,
    recordings: await loadRecordings(),
    onFamily: (family) => bar.increment({ family }),
  });
  bar.stop();
  const red = families.flatMap(({ rows }) => rows.filter(({ green }) => !green));
  return {
    requirements: totals.requirements,
    green: totals.green,
    red: red.map(({ id, reasons }) => `${id}: ${reasons.join('; ')}`),
  };
}
