/** Runs long work in slices, so that other requests are served in between. */

/** Work that pauses at each `yield`; a slice is a few milliseconds of computing. */
export type InSlices<Result> = Generator<undefined, Result>;

/** Runs sliced work to its end and serves other requests between slices. */
export async function runInSlices<Result>(work: InSlices<Result>): Promise<Result> {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
    await yieldToOthers();
  }
}

/** Runs sliced work without pausing; for work known to be small. */
export function runWhole<Result>(work: InSlices<Result>): Result {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

/** True for the last item of each slice of a list, by its index. */
export function isSliceEnd(at: number, sliceItems: number): boolean {
  return at % sliceItems === sliceItems - 1;
}

/** Maps a long list, yielding after every `size` items. */
export async function mapInSlices<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
  sliceItems = 200,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const [i, item] of items.entries()) {
    if (isSliceEnd(i, sliceItems)) await yieldToOthers();
    mapped.push(map(item));
  }
  return mapped;
}

/** `setImmediate` resumes as soon as pending work is done; a timer takes at least a millisecond. */
const afterOthers: (resume: () => void) => void = globalThis.setImmediate ?? ((resume) => setTimeout(resume, 0));

/** Long work waiting for its next slice, first come, first served. */
const waiting: (() => void)[] = [];

/**
 * Runs one slice per round of requests, however much long work is waiting, so that requests never wait for several
 * slices.
 */
function resumeNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) afterOthers(resumeNext);
}

/** Lets pending requests be served first. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) afterOthers(resumeNext);
  });
}
