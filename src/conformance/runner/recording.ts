/** Format of recordings: expected results computed once by an independent reference. */
import type { StoredValue } from '../values/values.ts';

/** The date of all recordings; requests that replay them send it as `asOf`. */
export const RECORDED_ON = '2026-03-20';

/** Values of a record (including `state`), and whether the condition is true for it. */
export type ConditionVector = readonly [values: Readonly<Record<string, StoredValue>>, holds: boolean];

/** A condition as written, with records that pass it and records that fail it. */
export type ConditionRecording = readonly [written: string, vectors: readonly ConditionVector[]];

/** The source states and target state of a transition, its required names, and its condition. */
export type MoveRecording = readonly [
  path: { readonly from: readonly string[]; readonly to: string },
  needs: readonly string[],
  when?: ConditionRecording,
];

export type SentInputs = Readonly<Record<string, StoredValue | readonly StoredValue[]>>;

/** Inputs and expected outputs; null for no finite answer. */
export type FormulaVector = readonly [inputs: SentInputs, outputs: Readonly<Record<string, StoredValue>> | null];

/** The digest of the expressions, and vectors that distinguish them from similar ones. */
export type FormulaRecording = readonly [digest: string, vectors: readonly FormulaVector[]];

export interface Recording {
  readonly moves: Readonly<Record<string, MoveRecording>>;
  /** Conditions of updates. */
  readonly updates: Readonly<Record<string, ConditionRecording>>;
  /** Narrowing conditions of look-ups. */
  readonly narrowings: Readonly<Record<string, ConditionRecording>>;
  readonly formulas: Readonly<Record<string, FormulaRecording>>;
}
