/** Parses the `Prefer` header (RFC 7240). */

export const MINIMAL_APPLIED = { 'preference-applied': 'return=minimal' } as const;

/** True when the header contains `return=minimal`. */
export function prefersMinimal(prefer: string | null | undefined): boolean {
  return (prefer ?? '').split(',').some((one) => /^\s*return\s*=\s*"?minimal"?\s*(?:;|$)/i.test(one));
}
