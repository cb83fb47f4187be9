/** Limits how many scripts run at once, with turns by owner. */
import { FairGate } from '#kernel/bounds/fair-gate.ts';

/** Runs at once, and how many wait for one of them to end. */
export const RUNS_MAX = 4;
export const WAITING_MAX = 32;

/** No owner holds more than half of the runs, or of the places to wait. */
export function runsGate(runsMax = RUNS_MAX, waitingMax = WAITING_MAX): FairGate {
  return new FairGate({
    capacity: runsMax,
    ownerMax: Math.max(1, Math.floor(runsMax / 2)),
    waitingMax,
    ownerWaitingMax: Math.max(1, Math.floor(waitingMax / 2)),
  });
}
