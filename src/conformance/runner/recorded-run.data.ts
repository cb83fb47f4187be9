/** Last recorded run of every row. Written by scripts/run-conformance.ts --record. */

export interface RecordedRun {
  /** Of the data the run was made on. */
  readonly digest: string;
  readonly recordedOn: string;
  /** Ids of rows that were not green. */
  readonly red: readonly string[];
}

export const RECORDED_RUN: RecordedRun = {"digest":"sha256:4ec92e5e85d2d76eb7338fb57a5b34107b425e5ae1ea514f12c09b845dd8fa34","recordedOn":"2026-11-28","red":[]};
