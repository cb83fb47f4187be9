/** The verification summary: recorded results, and whether they apply to this catalog. */
import { runInSlices } from '#kernel/bounds/turns.ts';
import { computed } from '#kernel/provenance.ts';
import type { CapabilityReport } from '#ports/capabilities.ts';
import type { Source } from '../../source.ts';
import { linksTo } from '../claims.ts';
import { TITLE } from '../identity.ts';
import { openapi } from '../openapi/document.ts';
import { SUITE_ROWS, type SuiteRow } from '../suite/rows.ts';
import { RECORDED_SUITE_RUNS, type RecordedSuiteRun } from './recorded-run.data.ts';

type State = CapabilityReport['state'];

/** `sha256:<hex>` of every published endpoint; independent of the host. */
async function catalogDigest(source: Source): Promise<string> {
  const anywhere = { ...source, settings: { ...source.settings, baseUrl: '' } };
  return `sha256:${source.sha256(JSON.stringify(await runInSlices(openapi(anywhere))))}`;
}

export async function verify(source: Source): Promise<object> {
  const { catalog, settings, capabilities, at } = source;
  const report = await capabilities.report();
  const suiteDigest = `sha256:${(await at('/suite.json')).etag.replaceAll('"', '')}`;
  const digests = { catalog: await catalogDigest(source), suite: suiteDigest };
  const run = RECORDED_SUITE_RUNS.at(-1);
  const suiteState = stateOf(run, digests);
  const state = worst([suiteState, report.state]);
  return {
    type: 'OK',
    kind: 'verify@1',
    $type: 'VerifyExport',
    title: `${TITLE}: verification results`,
    summary: SUMMARIES[state],
    state,
    conformance: {
      spec: 'apis-ax-axp',
      version: '2.2.0',
      digest: report.digest,
      state: report.state,
      recordedOn: report.recordedOn,
      verifier: 'node scripts/run-conformance.ts <origin>',
    },
    suite: {
      url: `${settings.baseUrl}/suite.json`,
      digest: suiteDigest,
      runner: 'api.qa/vitest@1',
      state: suiteState,
      ...(run === undefined ? {} : { recordedOn: run.recordedOn, ...tally(run) }),
      verifier: 'npm run carport -- verify --base <origin>',
    },
    catalog: { digest: digests.catalog, endpoints: catalog.length },
    totals: report.totals,
    probes: SUITE_ROWS.map((row) => probe(row, settings.baseUrl)),
    run: suiteState === 'stale' ? [] : (run?.results ?? []).map(([promise, held]) => ({ promise, held })),
    covers: [...new Set(catalog.map(({ pillar }) => pillar))],
    seed: run?.seed ?? 0,
    links: linksTo(catalog, settings.baseUrl, {
      self: '/verify',
      suite: '/suite.json',
      conformance: '/conformance',
      card: '/.well-known/agents.json',
    }),
    provenance: computed(),
  };
}

const SUMMARIES: Readonly<Record<State, string>> = {
  green: 'Every test of the suite and every capability row passed, on exactly this catalog.',
  red: 'Some test or capability row failed, on exactly this catalog.',
  stale: 'The recorded runs used another catalog, or there are none: nothing is attested until they are repeated.',
};

function stateOf(run: RecordedSuiteRun | undefined, now: { readonly catalog: string; readonly suite: string }): State {
  if (run === undefined || run.catalog !== now.catalog || run.suite !== now.suite) return 'stale';
  return run.results.every(([, held]) => held) ? 'green' : 'red';
}

function worst(states: readonly State[]): State {
  if (states.includes('red')) return 'red';
  return states.includes('stale') ? 'stale' : 'green';
}

function tally({ results }: RecordedSuiteRun): object {
  const held = results.filter(([, one]) => one).length;
  return { promises: results.length, held, broken: results.length - held };
}

function probe({ path, expect: { status, paths = [] } }: SuiteRow, base: string): object {
  const type = paths.find((one) => one.path === 'type')?.equals;
  return { curl: `curl -s '${base}${path}'`, expect: type === undefined ? `${status}` : `${status} ${type}` };
}
