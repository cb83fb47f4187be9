/** Port for untrusted JavaScript: no ambient access, hard limits, deterministic results. */
import type { Json } from '#kernel/answer.ts';

/** Resources of one run. Reaching a limit ends the run with a typed failure; only logs are truncated. */
export interface ScriptLimits {
  readonly sourceBytesMax: number;
  readonly memoryBytesMax: number;
  readonly stackBytesMax: number;
  /** Computing time, excluding time spent waiting for calls. */
  readonly cpuMs: number;
  /** Wall-clock time, including waiting. */
  readonly wallMs: number;
  readonly callsMax: number;
  /** Further calls wait until one of these completes. */
  readonly callsInFlightMax: number;
  readonly requestBytesMax: number;
  readonly resultBytesMax: number;
  readonly logBytesMax: number;
  readonly logLinesMax: number;
}

export const SCRIPT_LIMITS: ScriptLimits = Object.freeze({
  sourceBytesMax: 65_536,
  memoryBytesMax: 32 * 1_048_576,
  stackBytesMax: 262_144,
  cpuMs: 1_000,
  wallMs: 5_000,
  callsMax: 20,
  callsInFlightMax: 5,
  requestBytesMax: 262_144,
  resultBytesMax: 262_144,
  logBytesMax: 16_384,
  logLinesMax: 100,
});

/**
 * A script's request to this service: `api.request({method, path, query, body, headers})`. Only its shape is checked.
 */
export interface ScriptRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response as the script sees it: the envelope, or text from endpoints that return text. */
export interface ScriptResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

/** A call that is blocked: the script gets an `Error` with this message. */
export interface ScriptCallRefused {
  readonly refused: string;
}

export interface ScriptCallMade {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface ScriptRun {
  /** The owner for scheduling; one owner's runs use at most half of the slots. */
  readonly owner: string;
  /** An expression, a function of `api`, or the body of an async function with `return`. */
  readonly code: string;
  /** The fixed instant of the script's `Date`, in epoch milliseconds. */
  readonly nowMs: number;
  readonly call: (request: ScriptRequest, signal: AbortSignal) => Promise<ScriptResponse | ScriptCallRefused>;
  readonly limits?: Partial<ScriptLimits>;
  /** Ends the run early with `cancelled`, when the caller has disconnected. */
  readonly signal?: AbortSignal;
}

export type ScriptFailure =
  | 'source-too-large'
  | 'syntax-error'
  | 'script-error'
  | 'cpu-limit'
  | 'wall-limit'
  | 'memory-limit'
  | 'call-limit'
  | 'result-too-large'
  | 'never-settles'
  | 'crashed'
  | 'cancelled'
  | 'busy';

interface ScriptTrace {
  readonly logs: readonly string[];
  /** In call order. */
  readonly calls: readonly ScriptCallMade[];
}

export type ScriptOutcome =
  | ({ readonly ok: true; readonly result: Json } & ScriptTrace)
  | ({ readonly ok: false; readonly code: ScriptFailure; readonly reason: string } & ScriptTrace);

export interface ScriptRunner {
  /** Never throws: every ending is an outcome. Ends within the wall limit, whatever the script does. */
  run(run: ScriptRun): Promise<ScriptOutcome>;
  /** Prepares the first run, so that it starts without delay. */
  warm(): Promise<void>;
  close(): Promise<void>;
}
