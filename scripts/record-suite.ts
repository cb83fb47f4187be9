/**
 * Runs the published suite against this code on a loopback port and records the result. Exits with 1 when a test
 * failed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedSuite } from '../hosts/commands/verify/published-suite.ts';
import { report } from '../hosts/commands/verify/report.ts';
import { runSuite } from '../hosts/commands/verify/run-suite.ts';
import { setup } from './build-embedded.ts';

// The service serves the text of the suite as built.
await setup();
const { listeningService } = await import('#test/stores/service-process.ts');

const SEED = 1;
const TARGET = join(import.meta.dirname, '../src/catalog/projections/verify/recorded-run.data.ts');

const service = await listeningService();
try {
  const suite = await publishedSuite(service.url);
  const results = await runSuite(suite, { seed: SEED });
  const { catalog } = (await (await fetch(`${service.url}/verify`)).json()) as { catalog: { digest: string } };
  console.log(report(suite, results));
  writeFileSync(TARGET, recordedText(catalog.digest, suite.digest, results));
  process.exitCode = results.every(({ held }) => held) ? 0 : 1;
} finally {
  await service.close();
}

function recordedText(catalog: string, suite: string, results: Awaited<ReturnType<typeof runSuite>>): string {
  return [
    '/** Last recorded run of the suite. Written by scripts/record-suite.ts. */',
    '',
    'export interface RecordedSuiteRun {',
    '  /** Of the catalog that the run was made on. */',
    '  readonly catalog: string;',
    '  /** Of the suite that ran. */',
    '  readonly suite: string;',
    '  readonly recordedOn: string;',
    '  readonly seed: number;',
    '  /** What was promised, in order, and whether it held. */',
    '  readonly results: readonly (readonly [promise: string, held: boolean])[];',
    '}',
    '',
    '/** The last one counts; none while none has been recorded. */',
    'export const RECORDED_SUITE_RUNS: readonly RecordedSuiteRun[] = [',
    '  {',
    `    catalog: ${JSON.stringify(catalog)},`,
    `    suite: ${JSON.stringify(suite)},`,
    `    recordedOn: ${JSON.stringify(new Date().toISOString().slice(0, 10))},`,
    `    seed: ${SEED},`,
    '    results: [',
    ...results.map(({ part, promise, held }) => `      [${JSON.stringify(`${part}: ${promise}`)}, ${held}],`),
    '    ],',
    '  },',
    '];',
    '',
  ].join('\n');
}
