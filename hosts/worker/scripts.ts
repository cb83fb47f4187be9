/** Runs scripts in a separate worker that the platform limits and that has no network. */
import { createRemoteRunner, type RunJob } from '../../src/live/script-runner/remote-runner.ts';
import type { ScriptRunner } from '../../src/ports/script-runner.ts';
import { COMPATIBILITY_DATE, SCRIPT_CPU_MS_MAX } from './compatibility.ts';
import engine from './engine.bin';
import type { Env, ScriptWorker } from './env.ts';
import guest from './guest.txt';
import { platformIds } from './system.ts';

/** Loads the worker at run time if possible, else uses the deployed one; undefined when neither is bound. */
export function scriptsOf({ LOADER, SCRIPTS }: Pick<Env, 'LOADER' | 'SCRIPTS'>): ScriptRunner | undefined {
  const runJob = LOADER === undefined ? SCRIPTS && remoteJob(SCRIPTS) : loadedBy(LOADER);
  return runJob && createRemoteRunner(runJob);
}

function loadedBy(loader: WorkerLoader): RunJob {
  // One worker for all runs; a new one whenever its code changes.
  const id = `script-guest-${platformIds.sha256(guest).slice(0, 16)}`;
  return (job, call) => {
    const worker = loader.get(id, () => ({
      compatibilityDate: COMPATIBILITY_DATE,
      mainModule: 'guest.js',
      modules: { 'guest.js': guest, 'engine.wasm': { wasm: engine } },
      globalOutbound: null,
      limits: { cpuMs: SCRIPT_CPU_MS_MAX },
    }));
    return (worker.getEntrypoint() as ScriptWorker).run(job, call);
  };
}

/** `wrangler.scripts.jsonc` limits its computing time. */
function remoteJob(scripts: ScriptWorker): RunJob {
  return (job, call) => scripts.run(job, call);
}
