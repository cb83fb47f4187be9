/** Writes responses with long arrays in slices, so that their whole text is never in memory. */
import { yieldToOthers } from '#kernel/bounds/turns.ts';

/** A response is written in slices when one of its arrays has more items. */
const LONG_ITEMS = 500;
/** Items to write before yielding. */
const SLICE_ITEMS = 100;

/** True when a member of the body is a long array. */
export function isLong(body: object): boolean {
  return Object.values(body).some((member) => Array.isArray(member) && member.length > LONG_ITEMS);
}

/** The JSON of an object in pieces, which concatenate to the output of `JSON.stringify`. */
export function* jsonPieces(body: Readonly<Record<string, unknown>>): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const opening = `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (!Array.isArray(value) || value.length === 0) yield opening + JSON.stringify(value);
    else {
      yield `${opening}[`;
      for (let at = 0; at < value.length; at += SLICE_ITEMS) {
        const slice = JSON.stringify(value.slice(at, at + SLICE_ITEMS)).slice(1, -1);
        yield at === 0 ? slice : `,${slice}`;
      }
      yield ']';
    }
  }
  yield before === '{' ? '{}' : '}';
}

/**
 * The same as a byte stream that yields between slices. The body and the turn are held only until all is written; a
 * slow reader retains only the bytes.
 */
export function jsonStream(
  body: Readonly<Record<string, unknown>>,
  turn?: { hold(): void; giveBack(): void },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let isCancelled = false;
  turn?.hold();
  return new ReadableStream({
    async start(controller) {
      for (const piece of jsonPieces(body)) {
        await yieldToOthers();
        if (isCancelled) break;
        controller.enqueue(encoder.encode(piece));
      }
      if (!isCancelled) controller.close();
      turn?.giveBack();
    },
    cancel() {
      isCancelled = true;
    },
  });
}
