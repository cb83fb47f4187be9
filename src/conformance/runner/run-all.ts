/** Runs every family against a deployment and reports the result. */
import type { Capabilities } from '../capabilities.ts';
import type { Family } from '../family/family.ts';
import { checkAssessments } from './assess-checks.ts';
import { Client, type Deployment } from './client.ts';
import { checkCreate } from './create-checks.ts';
import { checkFormulas } from './formula-checks.ts';
import { checkLookUps } from './look-up-checks.ts';
import { checkMoves } from './move-checks.ts';
import type { Recording } from './recording.ts';
import { checkSummaries } from './summary-checks.ts';
import { type RowResult, Trial } from './trial.ts';
import { checkUpdates } from './update-checks.ts';

export interface RunParts {
  readonly deployment: Deployment;
  readonly capabilities: Pick<Capabilities, 'families'>;
  readonly recordings: Readonly<Record<string, Recording>>;
  /** Families tested concurrently. */
  readonly width?: number;
  readonly onFamily?: (family: string, rows: readonly RowResult[]) => void;
}

export interface FamilyResult {
  readonly family: string;
  readonly rows: readonly RowResult[];
  /** States that could not be reached. */
  readonly unreached: readonly string[];
  /** Final states that allowed a further move. */
  readonly open: readonly string[];
  readonly requests: number;
}

export interface RunReport {
  readonly families: readonly FamilyResult[];
  readonly totals: {
    readonly requirements: number;
    readonly green: number;
    readonly live: number;
    readonly sandbox: number;
  };
  readonly requests: number;
}

/** Tests one family. A fault in between is a failure, never an exemption. */
export async function tryFamily(family: Family, parts: RunParts): Promise<FamilyResult> {
  const client = await Client.open(parts.deployment);
  const recording = parts.recordings[family.noun];
  if (recording === undefined) return unrecordedResult(family);
  const trial = new Trial({ family, recording, client });
  for (const check of [
    checkCreate,
    checkMoves,
    checkUpdates,
    checkAssessments,
    checkFormulas,
    checkLookUps,
    checkSummaries,
  ])
    await check(trial);
  return {
    family: family.noun,
    rows: trial.results(),
    unreached: family.states.filter((state) => !trial.reached.has(state)),
    open: [...family.terminal].filter((state) => !trial.closed.has(state)),
    requests: client.requests,
  };
}

function unrecordedResult(family: Family): FamilyResult {
  const reasons = ['no recording exists'];
  const rows = family.verbs.map(({ verb }) => ({ id: `${family.noun}.${verb}`, green: false, checks: 0, reasons }));
  return { family: family.noun, rows, unreached: family.states, open: [...family.terminal], requests: 0 };
}

/** Tests every family, several concurrently. */
export async function runAll(parts: RunParts): Promise<RunReport> {
  const waiting = [...parts.capabilities.families];
  const done: FamilyResult[] = [];
  const worker = async (): Promise<void> => {
    for (let family = waiting.shift(); family !== undefined; family = waiting.shift()) {
      const result = await tryFamily(family, parts);
      done.push(result);
      parts.onFamily?.(result.family, result.rows);
    }
  };
  await Promise.all(Array.from({ length: parts.width ?? 4 }, worker));
  return reportOf(parts.capabilities, done);
}

function reportOf({ families }: RunParts['capabilities'], done: readonly FamilyResult[]): RunReport {
  const verbs = families.flatMap((family) => family.verbs);
  const rows = done.flatMap((result) => result.rows);
  const live = verbs.filter(({ status }) => status === 'live').length;
  return {
    families: [...done].sort((a, b) => (a.family < b.family ? -1 : 1)),
    totals: {
      requirements: verbs.length,
      green: rows.filter(({ green }) => green).length,
      live,
      sandbox: verbs.length - live,
    },
    requests: done.reduce((sum, { requests }) => sum + requests, 0),
  };
}
