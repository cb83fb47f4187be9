/** Runs scripts in a separate worker, a few at a time, with a wall-clock limit. */
import { fnv1a32 } from '#kernel/hash.ts';
import {
  SCRIPT_LIMITS,
  type ScriptFailure,
  type ScriptLimits,
  type ScriptOutcome,
  type ScriptRun,
  type ScriptRunner,
} from '#ports/script-runner.ts';
import { Calls } from './calls.ts';
import { type Ending, FAILURE_REASONS, type ScriptJob } from './protocol.ts';
import { runsGate } from './runs-gate.ts';

/** How one run ended. */
export interface RunEnding {
  readonly ending: Ending;
  readonly logs: readonly string[];
}

/** Runs a job in the worker's engine. Rejects when the platform ended the worker for exceeding its time or memory. */
export type RunJob = (job: ScriptJob, call: (text: string) => Promise<string>) => Promise<RunEnding>;

export function createRemoteRunner(runJob: RunJob): ScriptRunner {
  const gate = runsGate();
  return {
    async run(run) {
      const limits = { ...SCRIPT_LIMITS, ...run.limits };
      if (new TextEncoder().encode(run.code).length > limits.sourceBytesMax) return failedOutcome('source-too-large');
      const leave = await gate.enter(run.owner);
      if (leave === undefined) return failedOutcome('busy');
      try {
        return await runOnce(runJob, run, limits);
      } finally {
        leave();
      }
    },
    warm: async () => {},
    close: async () => {},
  };
}

async function runOnce(runJob: RunJob, run: ScriptRun, limits: ScriptLimits): Promise<ScriptOutcome> {
  const calls = new Calls(run.call, limits.callsInFlightMax);
  const job: ScriptJob = { code: run.code, nowMs: run.nowMs, seed: fnv1a32(run.code), limits };
  let wall: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'wall-limit' | 'cancelled'>((resolve) => {
    wall = setTimeout(() => resolve('wall-limit'), limits.wallMs);
    if (run.signal?.aborted) resolve('cancelled');
    run.signal?.addEventListener('abort', () => resolve('cancelled'), { once: true });
  });
  try {
    const ended = await Promise.race([runJob(job, (text) => calls.make(text)), late]);
    if (typeof ended === 'string') return failedOutcome(ended, calls);
    const { ending, logs } = ended;
    const trace = { logs, calls: calls.made };
    return ending.ok ? { ok: true, result: JSON.parse(ending.text), ...trace } : { ...ending, ...trace };
  } catch (fault) {
    return failedOutcome(/CPU/.test(String(fault)) ? 'cpu-limit' : 'crashed', calls);
  } finally {
    clearTimeout(wall);
    calls.stop();
  }
}

function failedOutcome(code: Exclude<ScriptFailure, 'syntax-error' | 'script-error'>, calls?: Calls): ScriptOutcome {
  return { ok: false, code, reason: FAILURE_REASONS[code], logs: [], calls: calls?.made ?? [] };
}
