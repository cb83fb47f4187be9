/** Writes and encodes large JSON documents in slices. */
import type { InSlices } from './turns.ts';

/** Members or items to write before yielding. */
const SLICE_MEMBERS = 50;
/** Levels that are written in slices; deeper values are written in one piece. */
const LEVELS = 2;

/** The output of `JSON.stringify` for a value without functions and `toJSON`. */
export function* jsonText(value: unknown, levels = LEVELS): InSlices<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts: string[] = [];
  const isArray = Array.isArray(value);
  let count = 0;
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined && !isArray) continue;
    count += 1;
    if (count % SLICE_MEMBERS === 0) yield;
    const text = (yield* jsonText(member, levels - 1)) ?? 'null';
    parts.push(isArray ? text : `${JSON.stringify(name)}:${text}`);
  }
  return isArray ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

/** Characters encoded before other work gets its turn; at most three bytes each. */
const SLICE_CHARACTERS = 262_144;
const BYTES_PER_CHARACTER = 3;
const LAST_HALF = /[\uD800-\uDBFF]$/;

/** Encodes a long text as UTF-8 once, so that later responses and slow readers reuse the bytes. */
export function* encodedText(text: string): InSlices<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const buffer = new Uint8Array(Math.min(text.length, SLICE_CHARACTERS) * BYTES_PER_CHARACTER);
  for (let at = 0; at < text.length; ) {
    if (at > 0) yield;
    const slice = text.slice(at, at + SLICE_CHARACTERS);
    // Leave a split surrogate pair to the next slice.
    const whole = at + slice.length < text.length ? slice.replace(LAST_HALF, '') : slice;
    const { written } = encoder.encodeInto(whole, buffer);
    parts.push(buffer.slice(0, written));
    at += whole.length;
  }
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.byteLength;
  }
  return all;
}
