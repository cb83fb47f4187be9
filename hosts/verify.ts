/** `carport verify`: runs the suite that a deployment publishes against that deployment. */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { suite } from '../src/catalog/projections/suite/suite.ts';
import { publishedSuite, Unverifiable } from './verify/published-suite.ts';
import { progress, promisesIn, report } from './verify/report.ts';
import { runSuite } from './verify/run-suite.ts';

const HELP = `carport verify --base URL [--junit FILE] [--seed N] [--trust] [--all]

Reads the capability card at URL, checks the suite against the digest that the card pins, and runs it.
  --base URL     the deployment, http://127.0.0.1:8787 unless given
  --junit FILE   also write a JUnit report
  --seed N       draw other samples: an integer, 1 unless given
  --all          then try every row of the conformance listing as well; the deployment must run with RATE_LIMIT=off
  --trust        run a suite that is not the one of this version: its tests are code and run on this machine

Exit status: 0 when every promise held, 1 when one was broken, 2 when the suite could not be run.`;

const COULD_NOT_RUN = 2;

/** Of the suite that this version publishes. */
function ownDigest(): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(suite())).digest('hex')}`;
}

function foreign(digest: string): string {
  return `The deployment publishes another suite than this version, ${digest}. Its tests would run on this machine: read them at /suite.json, then add --trust.`;
}

export async function verifyCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string', default: 'http://127.0.0.1:8787' },
      junit: { type: 'string' },
      seed: { type: 'string', default: '1' },
      trust: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed);
  if (values.help || !URL.canParse(values.base) || !Number.isInteger(seed)) {
    console.log(HELP);
    return values.help ? 0 : COULD_NOT_RUN;
  }
  try {
    const published = await publishedSuite(new URL(values.base).origin);
    if (published.digest !== ownDigest() && !values.trust) throw new Unverifiable(foreign(published.digest));
    const bar = progress(promisesIn(published));
    const results = await runSuite(published, { seed, junit: values.junit, onResult: (result) => bar.step(result) });
    bar.stop();
    console.log(report(published, results));
    const kept = results.length > 0 && results.every(({ held }) => held);
    const rowsKept = values.all ? await tryRows(new URL(values.base).origin) : true;
    return kept && rowsKept ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unverifiable)) throw error;
    console.error(error.message);
    return COULD_NOT_RUN;
  }
}

/** The listing has modules of its own, read only by those who ask for it. */
async function tryRows(base: string): Promise<boolean> {
  const { requirements, green, red } = await (await import('./verify/all-rows.ts')).tryAllRows(base);
  for (const row of red) console.log(`red ${row}`);
  console.log(`${green} of ${requirements} capability rows green`);
  return red.length === 0;
}
