/** Serializes JSON canonically, independent of member order. */

/** JSON with sorted members. Recursive, so only for values known to be shallow. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalText(member)}`).join(',')}}`;
}

/** True when nothing in a value lies deeper than `levels`; stops as soon as something does. */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}

/** Deeper than any body of ours is. */
const BODY_LEVELS = 32;

/** The text that stands for a body: two that differ in blanks or the order of members are one. Text that is not JSON stands for itself. */
export function bodyIdentity(text: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return text;
  }
  return isShallow(parsed, BODY_LEVELS) ? canonicalText(parsed) : text;
}
