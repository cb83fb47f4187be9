/** Owns where scripts run on Workers: in a worker of their own, loaded by the platform, whose computing it bounds and which it cuts off. */
import { createLoadedRunner, type RunJob } from '../../src/live/script-runner/loaded-runner.ts';
import { SCRIPT_LIMITS, type ScriptRunner } from '../../src/ports/script-runner.ts';
import { COMPATIBILITY_DATE } from './compatibility.ts';
import engine from './engine.bin';
import guest from './guest.txt';
import { platformIds } from './system.ts';

/** The engine counts steps, which is kind to scripts that allocate; the platform counts time, and ends what the engine cannot. */
const CPU_MS_MAX = 4 * SCRIPT_LIMITS.cpuMs;

export function loadedScripts(loader: WorkerLoader): ScriptRunner {
  // One worker for all runs, and another one whenever its code changes.
  const id = `script-guest-${platformIds.sha256(guest).slice(0, 16)}`;
  const runJob: RunJob = (job, call) => {
    const worker = loader.get(id, () => ({
      compatibilityDate: COMPATIBILITY_DATE,
      mainModule: 'guest.js',
      modules: { 'guest.js': guest, 'engine.wasm': { wasm: engine } },
      globalOutbound: null,
      limits: { cpuMs: CPU_MS_MAX },
    }));
    return (worker.getEntrypoint() as { run: RunJob }).run(job, call);
  };
  return createLoadedRunner(runJob);
}
