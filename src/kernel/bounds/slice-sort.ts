/** Sorts long lists in slices, so that other requests are served in between. */
import type { InSlices } from './turns.ts';

/** Length of a run that is sorted at once, in a few milliseconds, and then merged. */
const RUN_ITEMS = 4_096;

/** A stable merge sort; `numbers` is sorted in place and returned. */
export function* sortInSlices(
  numbers: Uint32Array<ArrayBuffer>,
  compare: (a: number, b: number) => number,
): InSlices<Uint32Array> {
  for (let from = 0; from < numbers.length; from += RUN_ITEMS) {
    numbers.subarray(from, from + RUN_ITEMS).sort(compare);
    yield;
  }
  let [source, target] = [numbers, new Uint32Array(numbers.length)];
  for (let width = RUN_ITEMS; width < numbers.length; width *= 2) {
    for (let from = 0; from < numbers.length; from += 2 * width) yield* merge(source, target, { from, width, compare });
    [source, target] = [target, source];
  }
  if (source !== numbers) numbers.set(source);
  return numbers;
}

interface Merging {
  readonly from: number;
  readonly width: number;
  readonly compare: (a: number, b: number) => number;
}

/** Merges two sorted runs of `width`; the second may be shorter. */
function* merge(source: Uint32Array, target: Uint32Array, { from, width, compare }: Merging): InSlices<void> {
  const middle = Math.min(from + width, source.length);
  const end = Math.min(middle + width, source.length);
  let [left, right] = [from, middle];
  for (let to = from; to < end; to += 1) {
    const takesLeft = left < middle && (right >= end || compare(source[left] ?? 0, source[right] ?? 0) <= 0);
    target[to] = (takesLeft ? source[left] : source[right]) ?? 0;
    if (takesLeft) left += 1;
    else right += 1;
    if (to % RUN_ITEMS === 0) yield;
  }
}
