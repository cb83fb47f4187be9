/** The worker that only runs scripts: no bindings, one engine per run, bundled separately. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { type CpuMeter, createGuest, type GuestHost } from '../../src/live/script-runner/guest.ts';
import type { RunEnding, RunJob } from '../../src/live/script-runner/remote-runner.ts';
import engine from './engine.wasm';

/**
 * Rough time of ten thousand engine steps: plain loops take a quarter of it, loops that allocate four times as much.
 */
const TICK_MS = 0.25;
/** The platform's own stack is small; the engine must overflow first. */
const STACK_BYTES_MAX = 65_536;

/**
 * The platform's clock stands still while a worker computes, so steps are counted; if it moves, the time counts too.
 */
class SteppingMeter implements CpuMeter {
  #ticks = 0;
  #clockMs = 0;
  #sinceMs = 0;

  /** Meters synchronous computation between waits. */
  during(work: () => void): void {
    this.#sinceMs = Date.now();
    work();
    this.#clockMs += Date.now() - this.#sinceMs;
    this.#sinceMs = 0;
  }

  start(): void {}

  tick(): void {
    this.#ticks += 1;
  }

  spentMs(): number {
    const running = this.#sinceMs === 0 ? 0 : Date.now() - this.#sinceMs;
    return Math.max(this.#ticks * TICK_MS, this.#clockMs + running);
  }
}

// biome-ignore lint/style/noDefaultExport: the platform looks for the default export
export default class ScriptGuest extends WorkerEntrypoint {
  /** The platform deploys no worker without a handler; this one has no public address. */
  fetch(): Response {
    return new Response(null, { status: 404 });
  }

  run(...[job, call]: Parameters<RunJob>): Promise<RunEnding> {
    return new Promise((resolve, reject) => {
      const meter = new SteppingMeter();
      const host: GuestHost = {
        call: (id, text) => void answer(id, text).catch(reject),
        ended: (ending, logs) => resolve({ ending, logs }),
      };
      const created = createGuest(engine, host, meter);
      const answer = async (id: number, text: string) => {
        const [guest, answered] = [await created, await call(text)];
        meter.during(() => guest.answer(id, answered));
      };
      const limits = { ...job.limits, stackBytesMax: Math.min(job.limits.stackBytesMax, STACK_BYTES_MAX) };
      created.then((guest) => meter.during(() => guest.run({ ...job, limits }))).catch(reject);
    });
  }
}
