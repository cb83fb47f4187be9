/** Runs a published suite under Vitest with its own imports and seeded randomness. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';
import { dialectViolations } from './dialect-check.ts';
import { RUN_MS_MAX } from './dialect-names.ts';
import { type PublishedSuite, Unverifiable } from './published-suite.ts';

export interface Result {
  /** `row`, or the heading of the test. */
  readonly part: string;
  readonly promise: string;
  readonly held: boolean;
  /** Why it failed. */
  readonly reasons: readonly string[];
}

export interface RunOptions {
  readonly seed: number;
  /** Where a JUnit report is written. */
  readonly junit?: string | undefined;
  readonly onResult?: (result: Result) => void;
}

const HALF_MINUTE_MS = 30_000;
/** A deployment may throttle; a test waits at most a minute per call. */
const TEST_MS = 5 * 60_000;

/** Every test of the suite in order, rows first. */
export async function runSuite(suite: PublishedSuite, options: RunOptions): Promise<Result[]> {
  const departures = dialectViolations(suite);
  if (departures.length > 0) throw new Unverifiable(`The suite violates its dialect: ${departures.join(' ')}`);
  const { createVitest } = await import('vitest/node').catch(() => {
    throw new Unverifiable('The suite needs Vitest, which is not installed. Run npm ci.');
  });
  const folder = mkdtempSync(join(tmpdir(), 'carport-verify-'));
  const results: Result[] = [];
  const reporter = collectingReporter(results, options.onResult ?? (() => {}));
  try {
    writeFileSync(join(folder, 'a-rows.test.mjs'), ROW_TESTS);
    writeFileSync(join(folder, 'b-suite.test.mjs'), onDialect(suite.tests));
    writeFileSync(join(folder, 'seed.mjs'), seedScript(options.seed));
    const vitest = await createVitest(
      {
        root: folder,
        config: false,
        watch: false,
        include: ['*.test.mjs'],
        setupFiles: ['./seed.mjs'],
        fileParallelism: false,
        testTimeout: TEST_MS,
        hookTimeout: HALF_MINUTE_MS,
        reporters: [reporter, ...(options.junit === undefined ? [] : ['junit'])],
        ...(options.junit === undefined ? {} : { outputFile: { junit: resolve(options.junit) } }),
      },
      { plugins: [specifiers(suite, options.seed)], logLevel: 'silent' },
    );
    const startedMs = performance.now();
    await vitest.start();
    await vitest.close();
    const tookMs = performance.now() - startedMs;
    if (tookMs > RUN_MS_MAX) results.push(overtime(tookMs));
  } finally {
    rmSync(folder, { recursive: true });
  }
  // The runner orders the files; results are listed in the order of the suite.
  return results.sort((a, b) => Number(b.part === ROWS) - Number(a.part === ROWS));
}

const ROWS = 'rows';

const ROW_TESTS = `import { describe, expect, it } from 'vitest';
import { judgeRow } from 'suite:judge';
import { rows } from 'suite:rows';
import { origin } from 'suite:env';

describe('${ROWS}', () => {
  for (const row of rows) it(row.id, async () => expect(await judgeRow(origin, row)).toEqual([]));
});
`;

/** The same seed draws the same samples (mulberry32 by Tommy Ettinger, public domain). */
function seedScript(seed: number): string {
  return `let state = ${seed} >>> 0;
Math.random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
`;
}

const DIALECT = 'suite:dialect';

/** The runner resolves `vitest` itself, so the suite imports the dialect under another name. */
function onDialect(tests: string): string {
  return tests.replace(/(\bfrom\s+)(['"])vitest\2/g, `$1'${DIALECT}'`);
}

/** The modules that a suite may import: the runner, its environment, its own module. */
function specifiers({ origin, vars, sandbox, rows, module }: PublishedSuite, seed: number): Plugin {
  const sources: Readonly<Record<string, string>> = {
    'suite:env': exportsOf({ origin, vars, seed, sandbox }),
    'suite:rows': exportsOf({ rows }),
    'suite:module': module,
  };
  return {
    name: 'published-suite',
    enforce: 'pre',
    resolveId(id) {
      if (id === DIALECT) return join(import.meta.dirname, 'dialect.ts');
      if (id === 'suite:judge') return join(import.meta.dirname, 'judge-row.ts');
      if (id in sources) return `\0${id}`;
      return id === 'vitest' ? fileURLToPath(import.meta.resolve('vitest')) : undefined;
    },
    load: (id) => sources[id.replace('\0', '')],
  };
}

function exportsOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function overtime(tookMs: number): Result {
  const reasons = [`The run took ${Math.round(tookMs / 1000)} s; ${RUN_MS_MAX / 1000} s are allowed.`];
  return { part: 'the suite itself', promise: 'ends in time', held: false, reasons };
}

/**
 * Reports each result as it arrives, and collects a file's results in file order, since a busy machine reports them out
 * of order.
 */
function collectingReporter(results: Result[], tell: (result: Result) => void): Reporter {
  return {
    onTestCaseResult: (test) => tell(resultOf(test)),
    onTestModuleEnd: (module) => {
      results.push(...[...module.children.allTests()].map(resultOf));
      for (const { message } of module.errors()) {
        const unreadable = { part: 'the suite itself', promise: 'can be run', held: false, reasons: [message] };
        results.push(unreadable);
        tell(unreadable);
      }
    },
  };
}

function resultOf(test: TestCase): Result {
  const { state, errors = [] } = test.result();
  const [part = '', ...rest] = test.fullName.split(' > ');
  return { part, promise: rest.join(' > '), held: state === 'passed', reasons: errors.map(({ message }) => message) };
}
