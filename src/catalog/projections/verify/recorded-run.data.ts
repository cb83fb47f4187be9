/** Owns the last recorded run of the suite. Written by scripts/record-suite.ts; exact by construction. */

export interface RecordedSuiteRun {
  /** Of the catalog that the run was made on. */
  readonly catalog: string;
  /** Of the suite that ran. */
  readonly suite: string;
  readonly recordedOn: string;
  readonly seed: number;
  /** What was promised, in order, and whether it held. */
  readonly results: readonly (readonly [promise: string, held: boolean])[];
}

/** Undefined while no run has been recorded. */
export const RECORDED_SUITE_RUN: RecordedSuiteRun | undefined = undefined;
