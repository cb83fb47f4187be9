/** Runs long work in slices, between which other requests are served. */

/** Work that hands over at each `yield`; a slice is a few milliseconds of computing. */
export type InSlices<Result> = Generator<undefined, Result>;

/** Runs sliced work to its end, letting whatever waits be served between two slices. */
export async function runInSlices<Result>(work: InSlices<Result>): Promise<Result> {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
    await yieldToOthers();
  }
}

/** Runs sliced work at once, for work that is known to be small. */
export function runWhole<Result>(work: InSlices<Result>): Result {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

/** Maps a long list, with other work served after every so many items. */
export async function mapInSlices<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
  sliceItems = 200,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const [i, item] of items.entries()) {
    if (i % sliceItems === sliceItems - 1) await yieldToOthers();
    mapped.push(map(item));
  }
  return mapped;
}

/** Where a platform has it, it comes back as soon as what waits has been served; a timer waits a millisecond at least. */
const afterOthers: (resume: () => void) => void = globalThis.setImmediate ?? ((resume) => setTimeout(resume, 0));

/** Lets whatever waits be served first. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    afterOthers(() => resolve());
  });
}
