/** The hash behind every deterministic outcome: FNV-1a, 32 bit, with a named purpose. */

const OFFSET_BASIS = 2166136261;
const PRIME = 16777619;
/** ASCII is already composed, and most hashed text is ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with the control characters
const ASCII = /^[\u0000-\u007f]*$/;
const encoder = new TextEncoder();

/**
 * FNV-1a over the UTF-8 bytes of `text`; an unsigned 32-bit integer. Source: Fowler, Noll, Vo (IETF
 * draft-eastlake-fnv).
 */
export function fnv1a32(text: string): number {
  let hash = OFFSET_BASIS;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 127) return fnv1a32OfBytes(encoder.encode(text));
    hash = Math.imul(hash ^ code, PRIME);
  }
  return hash >>> 0;
}

function fnv1a32OfBytes(bytes: Uint8Array): number {
  let hash = OFFSET_BASIS;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME);
  return hash >>> 0;
}

/** Normalizes a value that people spell in several ways: NFKC, trimmed, inner blanks collapsed, lower case. */
export function normalizePart(part: string | number | boolean): string {
  const text = String(part);
  const composed = ASCII.test(text) ? text : text.normalize('NFKC');
  return composed.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The letters and digits of a typed name in lower case (NFKC): `G/L Acct #` is `glacct`, and full-width letters are plain ones. */
export function bareWord(text: string): string {
  return normalizePart(text).replace(/[^a-z0-9]/g, '');
}

/**
 * An unsigned 32-bit draw for a named purpose. Purposes keep draws independent: a new one never shifts another. Parts
 * are normalized, but the caller must cut a ZIP to five digits.
 */
export function drawHash(purpose: string, ...parts: readonly (string | number | boolean)[]): number {
  return fnv1a32([purpose, ...parts.map(normalizePart)].join('|'));
}

/** A draw in `0 … count - 1`. */
export function draw(count: number, purpose: string, ...parts: readonly (string | number | boolean)[]): number {
  return drawHash(purpose, ...parts) % count;
}

/** One element of a non-empty table, chosen by hash. Throws on an empty table, which is a bug in the data. */
export function pick<T>(table: readonly T[], purpose: string, ...parts: readonly (string | number | boolean)[]): T {
  const chosen = table[draw(table.length, purpose, ...parts)];
  if (chosen === undefined) throw new Error(`The list to draw ${purpose} from is empty.`);
  return chosen;
}

/** Sixteen hex digits from two draws of one purpose; the id of something derived and never stored. */
export function hashId(purpose: string, ...parts: readonly (string | number | boolean)[]): string {
  const high = drawHash(`${purpose}-a`, ...parts);
  const low = drawHash(`${purpose}-b`, ...parts);
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
