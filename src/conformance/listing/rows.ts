/** A capability row as the listing shows it. */
import type { CapabilityRow } from '#ports/capabilities.ts';
import { archetypeOf } from '../archetypes/kinds.ts';
import type { Row } from '../capabilities.ts';

/** The row's line in the listing. */
export function listingRow({ id, family, verb }: Row): CapabilityRow {
  const { name, method, path, status, kind } = verb;
  return { id, name, route: `${method} ${path}`, method, path, status, family: family.noun, kind };
}

/** One or two sentences on what the row does. */
export function describeRow({ family, verb }: Row): string {
  return archetypeOf(verb).describe(family, verb);
}
