/** Progress bar and report of a verification run. */
import { SingleBar } from 'cli-progress';
import type { RowsTried } from './all-rows.ts';
import type { PublishedSuite } from './published-suite.ts';
import type { Result } from './run-suite.ts';

export interface Progress {
  step(result: Result): void;
  stop(): void;
}

/** On a terminal only, not in logs. */
export function progress(total: number): Progress {
  if (!process.stderr.isTTY) return { step: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {promise}',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0, { promise: '' });
  return {
    step: ({ part, promise }) => bar.increment({ promise: `${part}: ${promise}`.slice(0, 60) }),
    stop: () => bar.stop(),
  };
}

/** Estimates the number of tests from the suite's text, for the progress bar. */
export function promisesIn({ rows, tests }: PublishedSuite): number {
  return rows.length + (tests.match(/^\s*it\(/gm) ?? []).length;
}

export function report({ name, version, digest, origin }: PublishedSuite, results: readonly Result[]): string {
  const parts = [...new Set(results.map(({ part }) => part))];
  const broken = results.filter(({ held }) => !held).length;
  return [
    `${name} ${version} at ${origin}`,
    digest,
    ...parts.flatMap((part) => ['', part, ...results.filter((one) => one.part === part).flatMap(lines)]),
    '',
    `${results.length} promises: ${results.length - broken} held, ${broken} broken.`,
  ].join('\n');
}

export function rowsReport({ requirements, green, red }: RowsTried): string {
  return [...red.map((row) => `red ${row}`), `${green} of ${requirements} capability rows green`].join('\n');
}

/** The same for `--json`. */
export function asData(
  { name, version, digest, origin }: PublishedSuite,
  promises: readonly Result[],
  capabilityRows: RowsTried | undefined,
) {
  const broken = promises.filter(({ held }) => !held).length;
  const totals = { promises: promises.length, held: promises.length - broken, broken };
  return { name, version, digest, origin, totals, promises, ...(capabilityRows && { capabilityRows }) };
}

function lines({ promise, held, reasons }: Result): string[] {
  if (held) return [`  ok      ${promise}`];
  return [
    `  BROKEN  ${promise}`,
    ...reasons.flatMap((reason) => reason.split('\n').map((line) => `          ${line}`)),
  ];
}
