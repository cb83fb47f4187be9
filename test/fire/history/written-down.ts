/** Compact notation for histories. */
import type { Operation } from './linearizable.ts';

export type Call<Input, Output> = [calledMs: number, returnedMs: number, input: Input, output?: Output];

/** The calls as they would have been recorded. */
export function historyOf<Input, Output>(calls: readonly Call<Input, Output>[]): Operation<Input, Output>[] {
  return calls.map(([calledMs, returnedMs, input, output]) => ({
    calledMs,
    returnedMs: output === undefined ? Number.POSITIVE_INFINITY : returnedMs,
    input,
    output,
  }));
}

/** The return of a call whose answer never came. */
export const LOST = Number.POSITIVE_INFINITY;
