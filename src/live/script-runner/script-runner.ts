/** Runs scripts on Node: bounded concurrency, a thread and an engine each, and a wall-clock limit. */
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
import { FAILURE_REASONS } from './protocol.ts';
import { RUNS_MAX, runsGate, WAITING_MAX } from './runs-gate.ts';
import type { ScriptThread } from './script-thread.ts';
import { ThreadPool } from './thread-pool.ts';

export interface ScriptRunnerOptions {
  readonly sparesWarm?: number;
  readonly runsMax?: number;
  readonly queueMax?: number;
}

/**
 * Ends after which the thread can be reused with a new engine; after any other it is terminated. The engine reports
 * each end once the script has stopped. The exception is `call-limit`, when the script is still running and may loop
 * natively.
 */
const SOUND_ENDS: ReadonlySet<ScriptFailure> = new Set([
  'syntax-error',
  'script-error',
  'result-too-large',
  'never-settles',
]);

export function createScriptRunner({
  sparesWarm = 2,
  runsMax = RUNS_MAX,
  queueMax = WAITING_MAX,
}: ScriptRunnerOptions = {}): ScriptRunner {
  const pool = new ThreadPool(sparesWarm);
  const gate = runsGate(runsMax, queueMax);
  const ending = new Set<Promise<void>>();
  let closed = false;

  /** Frees the slot only when the thread is gone or idle, so that threads never outnumber slots. */
  const retire = (thread: ScriptThread, outcome: ScriptOutcome, leave: () => void) => {
    const isSound = outcome.ok || SOUND_ENDS.has(outcome.code);
    const gone = (isSound ? pool.giveBack(thread) : pool.replace(thread)).finally(() => {
      ending.delete(gone);
      leave();
    });
    ending.add(gone);
  };

  return {
    async run(run) {
      const limits = { ...SCRIPT_LIMITS, ...run.limits };
      if (new TextEncoder().encode(run.code).length > limits.sourceBytesMax) return failedOutcome('source-too-large');
      const leave = closed ? undefined : await gate.enter(run.owner);
      if (leave === undefined) return failedOutcome('busy');
      const thread = await pool.take().catch(() => undefined);
      if (thread === undefined) {
        leave();
        return failedOutcome('crashed');
      }
      const outcome = await runOn(thread, run, limits);
      retire(thread, outcome, leave);
      return outcome;
    },
    warm: () => pool.warm(),
    async close() {
      closed = true;
      await pool.close();
      await Promise.allSettled(ending);
    },
  };
}

/** Grace for the engine to notice the computing limit, and how often the thread is checked from outside. */
const CPU_GRACE_MS = 100;
const LOOK_MS = 50;

function runOn(thread: ScriptThread, run: ScriptRun, limits: ScriptLimits): Promise<ScriptOutcome> {
  const calls = new Calls(run.call, limits.callsInFlightMax);
  return new Promise<ScriptOutcome>((resolve) => {
    let isOver = false;
    const end = (outcome: ScriptOutcome) => {
      isOver = true;
      run.signal?.removeEventListener('abort', cancel);
      clearTimeout(wall);
      clearTimeout(look);
      calls.stop();
      thread.listen(undefined);
      resolve(outcome);
    };
    const cancel = () => end(failedOutcome('cancelled', calls));
    run.signal?.addEventListener('abort', cancel);
    const wall = setTimeout(() => end(failedOutcome('wall-limit', calls)), limits.wallMs);
    // The engine checks the limit between steps, but a native loop is one step.
    const lookAt = async () => {
      const spentMs = await thread.spentMs();
      if (isOver) return;
      if (spentMs > limits.cpuMs + CPU_GRACE_MS) end(failedOutcome('cpu-limit', calls));
      else look = setTimeout(() => void lookAt(), Math.max(LOOK_MS, limits.cpuMs + CPU_GRACE_MS - spentMs));
    };
    let look = setTimeout(() => void lookAt(), limits.cpuMs + CPU_GRACE_MS);
    thread.listen({
      gone: () => end(failedOutcome('crashed', calls)),
      said(message) {
        if (message.kind === 'call') {
          // The thread may run another script when the response to an abandoned call arrives.
          void calls.make(message.text).then((text) => {
            if (!isOver) thread.tell({ kind: 'answer', id: message.id, text });
          });
        } else if (message.kind === 'ended') {
          const trace = { logs: message.logs, calls: calls.made };
          const { ending } = message;
          end(ending.ok ? { ok: true, result: JSON.parse(ending.text), ...trace } : { ...ending, ...trace });
        }
      },
    });
    if (run.signal?.aborted) return cancel();
    thread.tell({ kind: 'run', job: { code: run.code, nowMs: run.nowMs, seed: fnv1a32(run.code), limits } });
  });
}

function failedOutcome(code: Exclude<ScriptFailure, 'syntax-error' | 'script-error'>, calls?: Calls): ScriptOutcome {
  return { ok: false, code, reason: FAILURE_REASONS[code], logs: [], calls: calls?.made ?? [] };
}
