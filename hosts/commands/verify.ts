/** `carport verify`: runs the suite that a deployment publishes against that deployment. */
import { createHash } from 'node:crypto';
import { suite } from '../../src/catalog/projections/suite/suite.ts';
import type { RowsTried } from './verify/all-rows.ts';
import { publishedSuite, Unverifiable } from './verify/published-suite.ts';
import { asData, progress, promisesIn, report, rowsReport } from './verify/report.ts';
import { runSuite } from './verify/run-suite.ts';

interface VerifyValues {
  /** An http or https address. */
  readonly base: string;
  readonly junit: string | undefined;
  /** An integer. */
  readonly seed: string;
  readonly all: boolean;
  readonly trust: boolean;
  readonly json: boolean;
}

const COULD_NOT_RUN = 2;

/** Digest of this version's suite. */
function ownDigest(): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(suite())).digest('hex')}`;
}

function foreign(digest: string): string {
  return `The deployment publishes a suite (${digest}) that differs from this version's. Its tests would run on this machine: read them at /suite.json, then add --trust.`;
}

export async function verifyCommand(values: VerifyValues): Promise<number> {
  const seed = Number(values.seed);
  try {
    const published = await publishedSuite(new URL(values.base).origin);
    if (published.digest !== ownDigest() && !values.trust) throw new Unverifiable(foreign(published.digest));
    const bar = progress(promisesIn(published));
    const results = await runSuite(published, { seed, junit: values.junit, onResult: (result) => bar.step(result) });
    bar.stop();
    if (!values.json) console.log(report(published, results));
    const kept = results.length > 0 && results.every(({ held }) => held);
    const rows = values.all ? await tryRows(new URL(values.base).origin) : undefined;
    if (values.json) console.log(JSON.stringify(asData(published, results, rows), null, 2));
    else if (rows !== undefined) console.log(rowsReport(rows));
    return kept && (rows === undefined || rows.red.length === 0) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unverifiable)) throw error;
    console.error(error.message);
    return COULD_NOT_RUN;
  }
}

/** Loaded only on request, because the listing has its own modules. */
async function tryRows(base: string): Promise<RowsTried> {
  return (await import('./verify/all-rows.ts')).tryAllRows(base);
}
