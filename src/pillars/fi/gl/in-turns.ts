/** Splits long work into slices that yield to other requests. */

/** Runs a sum to its end, handing the process over at each of its turns. */
export async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    await breath();
  }
}

/** Lets whatever waits be served first. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
