/**
 * Finds the positions of a VIN that no pattern allows, and the characters that fit there, like NHTSA's procedure
 * `spVinDecode_ErrorCode` (public domain; dump of 2026-08).
 */
import { hasValidCheckDigit, type Vin } from '#kernel/vin.ts';
import type { Values } from './elements.data.ts';
import type { VpicTables, Wmi } from './tables.ts';

interface WrongPosition {
  /** Counted from one. */
  readonly position: number;
  /** The characters that fit: `AK`. */
  readonly characters: string;
}

export interface Correction {
  readonly code: 2 | 3 | 4 | 5;
  /** The corrected VIN; `!` marks an undetermined position. */
  readonly suggestedVin: string;
  readonly positions: readonly WrongPosition[];
}

const FIRST = 4;
/** The last position checked: positions 12–14 belong to the code of a low-volume maker. */
const LAST = { short: 14, long: 11 } as const;
/** The check digit and the model year have their own error codes. */
const APART: ReadonlySet<number> = new Set([9, 10]);
const OPEN = '!';

/** Undefined when every position has an allowed character. */
export function correctionOf(
  tables: VpicTables,
  wmi: Wmi,
  vin: Vin,
  { year, values }: { readonly year: number | null; readonly values: Values },
): Correction | undefined {
  if (year === null) return undefined;
  const { isWhole } = tables.header;
  const unknown = { model: values.model === undefined, plant: values.plantCity === undefined };
  if (!isWhole && !unknown.model && !unknown.plant) return undefined;
  const allowed = tables.allowedCharacters(wmi, year);
  // Incomplete tables lack characters too: there, a position is checked only if it would determine an unknown model or
  // plant.
  const isJudged = (position: number) =>
    isWhole || (['model', 'plant'] as const).some((what) => unknown[what] && allowed.tells(what, position));
  const positions: WrongPosition[] = [];
  for (let position = FIRST; position <= (wmi.wmi.length === 6 ? LAST.long : LAST.short); position += 1) {
    if (APART.has(position) || allowed.allows(position, vin.charAt(position - 1)) || !isJudged(position)) continue;
    const characters = allowed.at(position);
    if (characters !== '') positions.push({ position, characters });
  }
  return positions.length === 0 ? undefined : gradeCorrection(vin, positions);
}

function gradeCorrection(vin: Vin, positions: readonly WrongPosition[]): Correction {
  const [first] = positions;
  if (first === undefined || positions.length > 1) {
    const suggestedVin = positions.reduce((text, { position }) => withCharacter(text, position, OPEN), String(vin));
    return { code: 5, suggestedVin, positions };
  }
  const { position, characters } = first;
  if (characters.length === 1) return { code: 2, suggestedVin: withCharacter(vin, position, characters), positions };
  const fitting = [...characters].filter((one) => hasValidCheckDigit(withCharacter(vin, position, one) as Vin));
  const [only] = fitting;
  if (fitting.length !== 1 || only === undefined)
    return { code: 4, suggestedVin: withCharacter(vin, position, OPEN), positions };
  return { code: 3, suggestedVin: withCharacter(vin, position, only), positions: [{ position, characters: only }] };
}

function withCharacter(text: string, position: number, character: string): string {
  return text.slice(0, position - 1) + character + text.slice(position);
}
