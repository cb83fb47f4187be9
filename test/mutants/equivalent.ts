/** Recognizes the mutants that are listed as undetectable. */
import { EQUIVALENT, type EquivalentMutant } from './equivalent.data.ts';
import { EQUIVALENT_IN_DOMAIN } from './equivalent-domain.data.ts';
import type { Mutant } from './sites.ts';

/** Every listed mutant; `npm run mutants` leaves them out of its sample. */
export const EQUIVALENTS: readonly EquivalentMutant[] = [...EQUIVALENT, ...EQUIVALENT_IN_DOMAIN];

/** True when a mutant of this file's text is listed, by its line, the replaced text and the replacement. */
export function isEquivalent(mutant: Mutant, text: string): boolean {
  const rows = EQUIVALENTS.filter(({ file }) => file === mutant.file);
  if (rows.length === 0) return false;
  const line = text.split('\n')[mutant.line - 1]?.trim();
  return rows.some((row) => row.line === line && row.from === mutant.from && row.to === mutant.to);
}
