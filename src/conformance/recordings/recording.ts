/** Format of recordings: expected results computed once by an independent reference. */
import type { Kept } from '../values/values.ts';

/** The day all recordings are made on; requests that replay them send it as `asOf`. */
export const RECORDED_ON = '2026-03-20';

/** Values of a record (`state` among them), and whether the condition holds for it. */
export type ConditionVector = readonly [values: Readonly<Record<string, Kept>>, holds: boolean];

/** A condition as written, and records on either side of it. */
export type ConditionRecording = readonly [written: string, vectors: readonly ConditionVector[]];

/** The states a transition leaves and the one it leads to, what it needs, and its condition. */
export type MoveRecording = readonly [
  path: { readonly from: readonly string[]; readonly to: string },
  needs: readonly string[],
  when?: ConditionRecording,
];

export type Sent = Readonly<Record<string, Kept | readonly Kept[]>>;

/** Inputs, and the expected outputs; null where there is no finite answer. */
export type FormulaVector = readonly [inputs: Sent, outputs: Readonly<Record<string, Kept>> | null];

/** The digest of the expressions, and vectors that tell them from their neighbours. */
export type FormulaRecording = readonly [digest: string, vectors: readonly FormulaVector[]];

export interface Recording {
  readonly moves: Readonly<Record<string, MoveRecording>>;
  /** Conditions of updates. */
  readonly updates: Readonly<Record<string, ConditionRecording>>;
  /** Narrowing conditions of look-ups. */
  readonly narrowings: Readonly<Record<string, ConditionRecording>>;
  readonly formulas: Readonly<Record<string, FormulaRecording>>;
}
