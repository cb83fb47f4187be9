/** Results of a fuzzing session. */
import type { FuzzRequest } from './requests.ts';

/** One kind of finding with the first request that showed it, for reproduction. */
export interface Finding {
  readonly operation: string;
  readonly what: string;
  readonly request: Omit<FuzzRequest, 'operation'>;
  readonly answer: string;
  count: number;
}

export interface Canary {
  readonly calls: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface Report {
  readonly seed: number;
  readonly requests: number;
  readonly operations: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Responses of 500 and above that neither a header nor the configuration explains. */
  readonly faults: readonly Finding[];
  readonly mismatches: readonly Finding[];
  /** Requests without a response. */
  readonly unanswered: readonly Finding[];
  readonly slowest: readonly { readonly request: string; readonly ms: number }[];
  readonly peakMegabytes: number;
  canary?: Canary;
  /** The same caller of an idle server on the same machine. */
  control?: Canary;
  /** The longest event-loop turn of the server: while both documents were built, and afterwards. */
  longestTurn?: { readonly warming: string; readonly fuzzing: string; readonly functions?: string };
}

export class Findings {
  readonly #found = new Map<string, Finding>();

  add({ operation, ...request }: FuzzRequest, what: string, answer: string): void {
    const name = `${operation.method} ${operation.path}`;
    const known = this.#found.get(`${name} ${what}`);
    if (known !== undefined) known.count += 1;
    else this.#found.set(`${name} ${what}`, { operation: name, what, request, answer: answer.slice(0, 600), count: 1 });
  }

  all(): Finding[] {
    return [...this.#found.values()].toSorted((a, b) => b.count - a.count);
  }
}

export function printReport(report: Report): string {
  const { faults, mismatches, unanswered, canary, control, slowest } = report;
  const list = (title: string, found: readonly Finding[]) => [
    `${title}: ${found.length}`,
    ...groupAlike(found).flatMap(linesOf),
  ];
  return [
    `${report.requests} requests to ${report.operations} operations in ${report.seconds} s, seed ${report.seed}`,
    `statuses: ${JSON.stringify(report.statuses)}`,
    ...list('answers of 500 and above that were not asked for', faults),
    ...list('departures from the OpenAPI documents', mismatches),
    ...list('requests without an answer', unanswered),
    ...waitsOf('GET /vin meanwhile', canary),
    ...waitsOf('a server that does nothing, meanwhile', control),
    `slowest: ${slowest.map(({ request, ms }) => `${request} ${ms.toFixed(0)} ms`).join(', ')}`,
    ...(report.longestTurn === undefined
      ? []
      : [`the server: ${report.longestTurn.fuzzing}`, ...functionsIn(report.longestTurn.functions)]),
    `memory of the server: at most ${report.peakMegabytes} MB`,
  ].join('\n');
}

/** Groups findings of one kind on several operations. */
function groupAlike(found: readonly Finding[]): Finding[][] {
  const kinds = new Map<string, Finding[]>();
  for (const one of found) kinds.set(one.what, [...(kinds.get(one.what) ?? []), one]);
  return [...kinds.values()].toSorted((a, b) => b.length - a.length);
}

function linesOf(kind: readonly Finding[]): string[] {
  const [first] = kind;
  if (first === undefined) return [];
  const { what, request, answer } = first;
  const operations = kind.slice(0, 4).map(({ operation }) => operation);
  return [
    `  ${what}`,
    `      ${kind.length} operations: ${operations.join(', ')}`,
    `      ${request.method} ${request.address} ${JSON.stringify(request.headers)} ${(request.body ?? '').slice(0, 200)}`,
    `      ${answer.slice(0, 300)}`,
  ];
}

function waitsOf(whose: string, canary: Canary | undefined): string[] {
  if (canary === undefined) return [];
  const [p50, p99, longest] = [canary.p50Ms, canary.p99Ms, canary.maxMs].map((ms) => `${ms.toFixed(1)} ms`);
  return [`${whose}: ${canary.calls} calls, p50 ${p50}, p99 ${p99}, longest ${longest}`];
}

const functionsIn = (functions: string | undefined): string[] => functions?.split('; ') ?? [];
