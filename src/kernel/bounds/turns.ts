/** Runs long work in slices, between which other requests are served. */

/** Work that hands over at each `yield`; a slice is a few milliseconds of computing. */
export type InSlices<Result> = Generator<undefined, Result>;

/** Runs sliced work to its end, letting whatever waits be served between two slices. */
export async function inTurns<Result>(work: InSlices<Result>): Promise<Result> {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
    await breath();
  }
}

/** Runs sliced work at once, for work that is known to be small. */
export function atOnce<Result>(work: InSlices<Result>): Result {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

/** Lets whatever waits be served first. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
