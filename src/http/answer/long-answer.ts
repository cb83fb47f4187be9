/** Writes answers with long arrays in slices, so that their text is never made in one go. */
import { yieldToOthers } from '#kernel/bounds/turns.ts';

/** An answer is written in slices when one of its arrays holds more items. */
const LONG_ITEMS = 500;
/** Items written before other work gets its turn. */
const SLICE_ITEMS = 100;

/** True for an answer one of whose members is a long array. */
export function isLong(body: object): boolean {
  return Object.values(body).some((member) => Array.isArray(member) && member.length > LONG_ITEMS);
}

/** The JSON of an object, a piece at a time; the pieces joined are what `JSON.stringify` makes of it. */
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
 * The same as a stream of bytes that lets other work in between. What it is written from is held, and the turn with it, only until all is
 * written: a reader who takes his time keeps the bytes alone.
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
