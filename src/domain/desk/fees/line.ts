/** A line of a bill, with the citation of its table row. */
import type { Cents } from '#kernel/money.ts';
import type { Derivation, TableRow } from '../derivation/derivation.ts';
import type { Authority } from '../in-force.ts';

/** One amount of a bill with its derivation step. */
export interface Line {
  readonly label: string;
  readonly amount: Cents;
  readonly step: Derivation;
}

/** A row of a fee table as cited in a derivation. */
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
