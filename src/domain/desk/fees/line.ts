/** A line of a bill, and the citation of the row that it rests on. */
import type { Cents } from '#kernel/money.ts';
import type { Derivation, TableRow } from '../derivation/derivation.ts';
import type { Authority } from '../in-force.ts';

/** One amount of a bill with the step that explains it. */
export interface Line {
  readonly label: string;
  readonly amount: Cents;
  readonly step: Derivation;
}

/** A row of a fee table as a derivation names it. */
export function citation(table: string, key: string, law: Authority): TableRow {
  const { authority, effectiveFrom, verifiedOn, confidence } = law;
  return {
    table,
    key,
    year: Number(effectiveFrom.slice(0, 4)),
    source: authority,
    confidence,
    authority,
    effectiveFrom,
    verifiedOn,
  };
}
