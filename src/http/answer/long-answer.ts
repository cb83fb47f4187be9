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

/** The memory of a response while it is written and read. */
export interface AnswerTurn {
  hold(): void;
  /** Called once everything is written; from then on only these unread bytes count. */
  keepOnly(bytes: number): void;
  giveBack(): void;
}

type Chunk = Uint8Array<ArrayBuffer>;

/**
 * The same as a byte stream that yields between slices. The body is kept until everything is written. The turn is
 * kept until everything is read or cancelled, so the unread bytes of slow readers count.
 */
export function jsonStream(body: Readonly<Record<string, unknown>>, turn?: AnswerTurn): ReadableStream<Chunk> {
  const written: Chunk[] = [];
  let isOpen = true;
  let isWhole = false;
  let fault: unknown;
  let wake = () => {};
  turn?.hold();
  const end = () => {
    if (isOpen) turn?.giveBack();
    isOpen = false;
    written.length = 0;
  };
  const write = async () => {
    const encoder = new TextEncoder();
    for (const piece of jsonPieces(body)) {
      await yieldToOthers();
      if (!isOpen) return;
      written.push(encoder.encode(piece));
      wake();
    }
    isWhole = true;
    turn?.keepOnly(written.reduce((sum, { byteLength }) => sum + byteLength, 0));
    wake();
  };
  write().catch((thrown: unknown) => {
    fault = thrown ?? new Error('A long answer could not be written.');
    end();
    wake();
  });
  return new ReadableStream<Chunk>(
    {
      async pull(controller) {
        while (written.length === 0 && !isWhole && fault === undefined)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        const next = written.shift();
        if (next !== undefined) controller.enqueue(next);
        if (fault !== undefined) controller.error(fault);
        else if (isWhole && written.length === 0) {
          controller.close();
          end();
        }
      },
      cancel: () => {
        end();
        wake();
      },
    },
    { highWaterMark: 0 },
  );
}
