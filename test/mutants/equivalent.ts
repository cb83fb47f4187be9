/** Recognizes the mutants that are listed as undetectable. */
import { EQUIVALENT } from './equivalent.data.ts';
import type { Mutant } from './sites.ts';

/** True when a mutant of this file's text is listed, by its line, the replaced text and the replacement. */
export function isEquivalent(mutant: Mutant, text: string): boolean {
  const rows = EQUIVALENT.filter(({ file }) => file === mutant.file);
  if (rows.length === 0) return false;
  const line = text.split('\n')[mutant.line - 1]?.trim();
  return rows.some((row) => row.line === line && row.from === mutant.from && row.to === mutant.to);
}
