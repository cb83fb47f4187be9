/** Estimates the memory that a JSON value takes. */
import type { Json } from '../answer.ts';

/** Bytes of an empty object or text, and of one reference. */
const HEADER_BYTES = 16;
const REFERENCE_BYTES = 8;

/** A lower bound in bytes; text outside Latin-1 takes twice its length. */
export function bytesOf(value: Json | undefined): number {
  if (typeof value === 'string') return HEADER_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = HEADER_BYTES;
  if (Array.isArray(value)) for (const item of value) bytes += REFERENCE_BYTES + bytesOf(item);
  else for (const member of Object.values(value)) bytes += REFERENCE_BYTES + bytesOf(member);
  return bytes;
}
