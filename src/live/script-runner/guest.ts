/** Runs one script in a QuickJS engine, within every limit except wall-clock time. */
import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSDeferredPromise,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import type { ScriptFailure } from '#ports/script-runner.ts';
import { Logbook } from './logbook.ts';
import { type Ending, FAILURE_REASONS, type ScriptJob } from './protocol.ts';
import { WORLD } from './world.ts';

/** The guest's connection to the host: calls by id, and one end. */
export interface GuestHost {
  call(id: number, text: string): void;
  ended(ending: Ending, logs: readonly string[]): void;
}

/** Measures the computing time of a run. */
export interface CpuMeter {
  start(): void;
  /** Called when the engine checks for interruption, about every ten thousand steps. */
  tick(): void;
  spentMs(): number;
}

type Reasoned = keyof typeof FAILURE_REASONS;

/** Jobs are drained in portions, so that the time is checked in between. */
const JOBS_PER_PORTION = 64;
/** The package's types describe its CommonJS form, where the variant is nested one level deeper. */
const engineVariant = variant as unknown as QuickJSSyncVariant;
const OUT_OF_MEMORY = 'out of memory';

/** Instantiates the engine before the run. The host compiles the module once and shares it. */
export async function createGuest(wasmModule: WebAssembly.Module, host: GuestHost, meter: CpuMeter): Promise<Guest> {
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(engineVariant, { wasmModule }));
  return new Guest(engine.newContext(), host, meter);
}

export class Guest {
  readonly #context: QuickJSContext;
  readonly #host: GuestHost;
  readonly #meter: CpuMeter;
  readonly #waiting = new Map<number, QuickJSDeferredPromise>();
  #job: ScriptJob | undefined;
  #logbook: Logbook | undefined;
  #outcome: QuickJSHandle | undefined;
  #ended = false;
  #callsMade = 0;

  constructor(context: QuickJSContext, host: GuestHost, meter: CpuMeter) {
    this.#context = context;
    this.#host = host;
    this.#meter = meter;
    context.runtime.setInterruptHandler(() => {
      meter.tick();
      return this.#ended || this.#isOverspent();
    });
  }

  /** Starts the run and reports its end to the host. */
  run(job: ScriptJob): void {
    this.#runGuarded(() => {
      this.#job = job;
      this.#meter.start();
      this.#logbook = new Logbook(job.limits);
      this.#context.runtime.setMemoryLimit(job.limits.memoryBytesMax);
      this.#context.runtime.setMaxStackSize(job.limits.stackBytesMax);
      const finish = this.#openWorld(job);
      const script = this.#compile(job.code);
      if (script === undefined) return;
      const started = this.#context.callFunction(finish, this.#context.undefined, script);
      if (started.error) {
        this.#fail(this.#isOverspent() ? 'cpu-limit' : 'memory-limit');
      } else {
        this.#outcome = started.value;
        this.#settle();
      }
    });
  }

  /** Passes the response of a call to the script and resumes it. */
  answer(id: number, text: string): void {
    this.#runGuarded(() => {
      const deferred = this.#waiting.get(id);
      if (this.#ended || deferred === undefined) return;
      this.#waiting.delete(id);
      this.#context.newString(text).consume((handle) => deferred.resolve(handle));
      this.#settle();
    });
  }

  #openWorld(job: ScriptJob): QuickJSHandle {
    const context = this.#context;
    const call = context.newFunction('call', (asked) => this.#call(context.getString(asked)));
    const log = context.newFunction('log', (line) => this.#logbook?.write(context.getString(line)));
    const world = context.unwrapResult(context.evalCode(WORLD, 'world.js'));
    const parts = [call, log, context.newNumber(job.nowMs), context.newNumber(job.seed)];
    return context.unwrapResult(context.callFunction(world, context.undefined, ...parts));
  }

  /** Compiles as an expression first, then as a function body; the engine's parser decides. */
  #compile(code: string): QuickJSHandle | undefined {
    const expression = this.#context.evalCode(`(async (api) => (${code}\n))`, 'script.js');
    if (!expression.error) return expression.value;
    expression.error.dispose();
    const body = this.#context.evalCode(`(async (api) => {${code}\n})`, 'script.js');
    if (!body.error) return body.value;
    if (this.#isOverspent()) this.#fail('cpu-limit');
    else this.#end({ ok: false, code: 'syntax-error', reason: this.#messageOf(body.error) });
    return undefined;
  }

  #call(text: string): QuickJSHandle {
    const limits = this.#job?.limits;
    this.#callsMade += 1;
    if (limits === undefined || this.#callsMade > limits.callsMax) this.#fail('call-limit');
    const deferred = this.#context.newPromise();
    if (this.#ended) return deferred.handle;
    const id = this.#callsMade;
    if (limits !== undefined && text.length > limits.requestBytesMax) {
      const refused = JSON.stringify({ refused: 'the request exceeds the size limit' });
      this.#context.newString(refused).consume((handle) => deferred.resolve(handle));
      return deferred.handle;
    }
    this.#waiting.set(id, deferred);
    this.#host.call(id, text);
    return deferred.handle;
  }

  /** Runs all pending jobs, then checks whether the script is done, waits for a call, or can never finish. */
  #settle(): void {
    const outcome = this.#outcome;
    if (outcome === undefined || this.#ended) return;
    this.#drain();
    if (this.#ended) return;
    const state = this.#context.getPromiseState(outcome);
    if (state.type === 'fulfilled') this.#finish(this.#context.getString(state.value));
    else if (this.#isOverspent()) this.#fail('cpu-limit');
    // A rejection here means that even describing the error failed, which happens only when memory is exhausted.
    else if (state.type === 'rejected') this.#fail('memory-limit');
    else if (this.#waiting.size === 0) this.#fail('never-settles');
  }

  #drain(): void {
    const runtime = this.#context.runtime;
    while (!this.#ended && !this.#isOverspent() && runtime.hasPendingJob()) {
      const ran = runtime.executePendingJobs(JOBS_PER_PORTION);
      if (ran.error) ran.error.dispose();
    }
  }

  #finish(tagged: string): void {
    const text = tagged.slice(1);
    if (tagged.startsWith('V')) {
      const fits = new TextEncoder().encode(text).length <= (this.#job?.limits.resultBytesMax ?? 0);
      if (fits) this.#end({ ok: true, text });
      else this.#fail('result-too-large');
      return;
    }
    const { name, message, frame } = JSON.parse(text) as { name: string; message: string; frame: string };
    const reason = frame === '' ? `${name}: ${message}` : `${name}: ${message} (${frame})`;
    // The exception of an interrupted script is only a symptom.
    if (this.#isOverspent()) this.#fail('cpu-limit');
    else if (name === 'InternalError' && message === OUT_OF_MEMORY) this.#fail('memory-limit');
    else this.#end({ ok: false, code: 'script-error', reason });
  }

  #messageOf(error: QuickJSHandle): string {
    const read = (member: string) =>
      this.#context.getProp(error, member).consume((handle) => this.#context.getString(handle));
    return `${read('name')}: ${read('message')} (${read('stack').split('\n')[0]?.trim() ?? ''})`;
  }

  #isOverspent(): boolean {
    const limitMs = this.#job?.limits.cpuMs ?? Number.POSITIVE_INFINITY;
    return this.#meter.spentMs() >= limitMs;
  }

  /** An engine without memory fails anywhere; any exception ends the run, not the process. */
  #runGuarded(work: () => void): void {
    try {
      work();
    } catch {
      this.#fail(this.#isOverspent() ? 'cpu-limit' : 'crashed');
    }
  }

  #fail(code: Extract<ScriptFailure, Reasoned>): void {
    this.#end({ ok: false, code, reason: FAILURE_REASONS[code] });
  }

  #end(ending: Ending): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#host.ended(ending, this.#logbook?.lines ?? []);
  }
}
