/** Writes large JSON documents in slices. */
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
