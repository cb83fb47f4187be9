/** Messages between the host and a script thread. */
import type { ScriptFailure, ScriptLimits } from '#ports/script-runner.ts';

export interface ScriptJob {
  readonly code: string;
  readonly nowMs: number;
  readonly seed: number;
  readonly limits: ScriptLimits;
}

export type ToThread =
  /** Requests a new engine; the reply is `ready`. */
  | { readonly kind: 'renew' }
  | { readonly kind: 'run'; readonly job: ScriptJob }
  /** `text` is the JSON of a response or of a blocked call. */
  | { readonly kind: 'answer'; readonly id: number; readonly text: string };

export type Ending =
  | { readonly ok: true /** JSON. */; readonly text: string }
  | { readonly ok: false; readonly code: ScriptFailure; readonly reason: string };

export type FromThread =
  | { readonly kind: 'ready' }
  /** `text` is the JSON of the script's request. */
  | { readonly kind: 'call'; readonly id: number; readonly text: string }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly logs: readonly string[] };

/** The sentence for each failure without a message from the script. */
export const FAILURE_REASONS: Readonly<Record<Exclude<ScriptFailure, 'syntax-error' | 'script-error'>, string>> = {
  'source-too-large': 'The code exceeds the size limit. Send a shorter script.',
  'cpu-limit': 'The script exceeded the computing time limit. Do less work per run.',
  'wall-limit': 'The script exceeded the wall-clock time limit. Make fewer or faster calls per run.',
  'memory-limit': 'The script exceeded the memory limit. Keep less data at a time.',
  'call-limit': 'The script exceeded the limit of calls per run. Split the work over several runs.',
  'result-too-large': 'The result exceeds the size limit. Return only what you need.',
  'never-settles': 'The script awaits a promise that never settles. Await only calls of api.',
  crashed: 'The script crashed its engine, and its result was discarded. Simplify it and run it again.',
  cancelled: 'The caller canceled the run. Calls already made are not undone.',
  busy: 'Too many scripts are running. Retry in a moment.',
};
