/** Port of untrusted JavaScript: no ambient access, hard limits, deterministic results. */
import type { Json } from '#kernel/answer.ts';

/** What one run may use. Reaching a limit ends the run with a typed failure; nothing is cut to fit but logs. */
export interface ScriptLimits {
  readonly sourceBytesMax: number;
  readonly memoryBytesMax: number;
  readonly stackBytesMax: number;
  /** Time spent computing, waiting for calls not counted. */
  readonly cpuMs: number;
  /** From start to end, waiting included. */
  readonly wallMs: number;
  readonly callsMax: number;
  /** Further calls wait for one of these to be answered. */
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

/** A request of a script to this service: `api.request({method, path, query, body, headers})`. Unchecked beyond its shape. */
export interface ScriptRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the script receives: the envelope, or text where the endpoint answers text. */
export interface ScriptResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

/** A call that is not made at all: the script sees an `Error` with this sentence. */
export interface ScriptCallRefused {
  readonly refused: string;
}

export interface ScriptCallMade {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface ScriptRun {
  /** Whose turn it takes: runs of one owner never hold more than half of the places. */
  readonly owner: string;
  /** An expression, a function that is given `api`, or the body of an async function with `return`. */
  readonly code: string;
  /** The instant that the script's `Date` stands still at, epoch milliseconds. */
  readonly nowMs: number;
  readonly call: (request: ScriptRequest, signal: AbortSignal) => Promise<ScriptResponse | ScriptCallRefused>;
  readonly limits?: Partial<ScriptLimits>;
  /** Ends the run early with `cancelled`: its caller has left. */
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
  /** In the order in which they were made. */
  readonly calls: readonly ScriptCallMade[];
}

export type ScriptOutcome =
  | ({ readonly ok: true; readonly result: Json } & ScriptTrace)
  | ({ readonly ok: false; readonly code: ScriptFailure; readonly reason: string } & ScriptTrace);

export interface ScriptRunner {
  /** Never throws: every ending is an outcome. Ends within the wall limit, whatever the script does. */
  run(run: ScriptRun): Promise<ScriptOutcome>;
  /** Gets ready for the first run, so that it need not wait for a start. */
  warm(): Promise<void>;
  close(): Promise<void>;
}
