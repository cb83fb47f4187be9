/** Messages between the host and a script thread. */
import type { ScriptFailure, ScriptLimits } from '#ports/script-runner.ts';

export interface ScriptJob {
  readonly code: string;
  readonly nowMs: number;
  readonly seed: number;
  readonly limits: ScriptLimits;
}

export type ToThread =
  /** Asks for a new engine; answered by `ready`. */
  | { readonly kind: 'renew' }
  | { readonly kind: 'run'; readonly job: ScriptJob }
  /** `text` is JSON of a response or of a refused call. */
  | { readonly kind: 'answer'; readonly id: number; readonly text: string };

export type Ending =
  | { readonly ok: true /** JSON. */; readonly text: string }
  | { readonly ok: false; readonly code: ScriptFailure; readonly reason: string };

export type FromThread =
  | { readonly kind: 'ready' }
  /** `text` is the JSON of what the script asked for. */
  | { readonly kind: 'call'; readonly id: number; readonly text: string }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly logs: readonly string[] };

/** The sentence of each failure that has no message of the script's own. */
export const FAILURE_REASONS: Readonly<Record<Exclude<ScriptFailure, 'syntax-error' | 'script-error'>, string>> = {
  'source-too-large': 'The code is larger than a script may be.',
  'cpu-limit': 'The script computed for longer than it may; do less work per run.',
  'wall-limit': 'The script did not end in time; make fewer or quicker calls per run.',
  'memory-limit': 'The script used more memory than it may; keep less at a time.',
  'call-limit': 'The script made more calls than one run may; split the work over several runs.',
  'result-too-large': 'The result is larger than a script may return; return only what you need.',
  'never-settles': 'The script awaits something that nothing will ever settle; await only calls of api.',
  crashed: 'The script ended its own engine; nothing it returned can be trusted. Simplify it and run it again.',
  cancelled: 'The caller cancelled the run; calls that were made before stand.',
  busy: 'Too many scripts are running; try again in a moment.',
};
