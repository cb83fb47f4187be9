/** Owns the reading of stipulations: which proof a text names, and the sentence a buyer reads for it. */
import { STIPULATIONS, type StipulationRow } from './stipulations.data.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const BY_TEXT: ReadonlyMap<string, StipulationRow> = new Map(
  STIPULATIONS.flatMap((row) => [
    [plain(row.code), row],
    [plain(row.name), row],
  ]),
);

export const STIPULATION_CODES: readonly string[] = STIPULATIONS.map((row) => row.code);

/** The proof that a code or a name means, in any case and with any separators: `POI`, `proof-of-income`. */
export function stipulationNamed(text: string): StipulationRow | undefined {
  return BY_TEXT.get(plain(text));
}

/** `Proof of income: a pay stub …` */
export function stipulationText({ name, proof }: StipulationRow): string {
  return `${name}: ${proof.charAt(0).toLowerCase()}${proof.slice(1)}`;
}
