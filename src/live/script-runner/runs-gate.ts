/** Limits how many scripts run at once, with turns by owner. */
import { FairGate } from '#kernel/bounds/fair-gate.ts';

/** Concurrent runs, and the number that may wait. */
export const RUNS_MAX = 4;
export const WAITING_MAX = 32;

/** One owner gets at most half of the slots, both running and waiting. */
export function runsGate(runsMax = RUNS_MAX, waitingMax = WAITING_MAX): FairGate {
  return new FairGate({
    capacity: runsMax,
    ownerMax: Math.max(1, Math.floor(runsMax / 2)),
    waitingMax,
    ownerWaitingMax: Math.max(1, Math.floor(waitingMax / 2)),
  });
}
