/** Serializes JSON canonically, independent of member order. */

/** JSON with sorted members. Recursive, so only for values known to be shallow. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalText(member)}`).join(',')}}`;
}

/** True when a value is nested at most `levels` deep; stops at the first deeper value. */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}

/** Deeper than any valid body. */
const BODY_LEVELS = 32;

/**
 * A text that identifies a body: bodies that differ only in whitespace or member order get the same text. Text that is
 * not JSON, or nested too deeply, is returned unchanged.
 */
export function bodyIdentity(text: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return text;
  }
  return isShallow(parsed, BODY_LEVELS) ? canonicalText(parsed) : text;
}
