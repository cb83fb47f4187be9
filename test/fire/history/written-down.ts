/** Compact notation for histories. */
import type { Operation } from './linearizable.ts';

export type Call<Input, Output> = [calledMs: number, returnedMs: number, input: Input, output?: Output];

/** The calls as recorded operations. */
export function historyOf<Input, Output>(calls: readonly Call<Input, Output>[]): Operation<Input, Output>[] {
  return calls.map(([calledMs, returnedMs, input, output]) => ({
    calledMs,
    returnedMs: output === undefined ? Number.POSITIVE_INFINITY : returnedMs,
    input,
    output,
  }));
}

/** The return time of a call without a response. */
export const LOST = Number.POSITIVE_INFINITY;
