/** Reads the header `Prefer`. RFC 7240. */

export const MINIMAL_APPLIED = { 'preference-applied': 'return=minimal' } as const;

/** True where the header names `return=minimal` among its preferences. */
export function prefersMinimal(prefer: string | null | undefined): boolean {
  return (prefer ?? '').split(',').some((one) => /^\s*return\s*=\s*"?minimal"?\s*(?:;|$)/i.test(one));
}
