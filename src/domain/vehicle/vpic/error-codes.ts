/** Grades a decode by NHTSA's codes, as its procedure `spVinDecode_core` does. */
import { hasValidCheckDigit, type Vin } from '#kernel/vin.ts';
import type { Correction } from './correction.ts';
import type { Values } from './elements.data.ts';
import { type ErrorCode, GLIDER_BODY, OFF_ROAD_BODIES } from './error-codes.data.ts';
import type { CompiledKey } from './keys.ts';

/** What a decode found, as far as it is graded. */
export interface Graded {
  readonly year: number | null;
  readonly values: Values;
  /** The keys of the patterns that fit. */
  readonly keys: readonly CompiledKey[];
  readonly correction: Correction | undefined;
  /** Passenger cars, multipurpose vehicles and light trucks. */
  readonly isLight: boolean;
}

/** These stand beside 0, which says that the VIN itself is in order. */
const REMARKS: ReadonlySet<ErrorCode> = new Set([9, 10, 14]);

/** Ascending. */
export function errorCodesOf(vin: Vin, { year, values, keys, correction, isLight }: Graded): ErrorCode[] {
  const body = values.bodyClass ?? '';
  const isOffRoad = OFF_ROAD_BODIES.some((pattern) => pattern.test(body));
  const hasStray = hasStrayCharacter(vin, isLight, isOffRoad);
  const found: [boolean, ErrorCode][] = [
    [!hasValidCheckDigit(vin) && !isOffRoad, 1],
    [correction !== undefined, correction?.code ?? 0],
    [keys.length === 0, 8],
    [GLIDER_BODY.test(body), 9],
    [isOffRoad, 10],
    [year === null, 11],
    [keys.length > 0 && (hasUnusedPosition(keys) || values.model === undefined), 14],
    [hasStray, 400],
  ];
  const codes = found.filter(([holds]) => holds).map(([, code]) => code);
  return codes.every((code) => REMARKS.has(code)) ? [0, ...codes] : codes;
}

/** Positions 4–8 and 11, from zero: those that a maker's patterns are expected to explain. */
const EXPLAINED = [3, 4, 5, 6, 7, 10];

function hasUnusedPosition(keys: readonly CompiledKey[]): boolean {
  const used = new Set<number>();
  for (const key of keys) for (let i = 0; i < key.length; i += 2) used.add(key[i] ?? 0);
  return EXPLAINED.some((position) => !used.has(position));
}

/** Letters in the serial number of light vehicles from position 13, of others from 14, of makers of few vehicles from 15. */
function hasStrayCharacter(vin: Vin, isLight: boolean, isOffRoad: boolean): boolean {
  const serialFrom = vin.charAt(2) === '9' ? 15 : isLight ? 13 : 14;
  if (/[^0-9]/.test(vin.slice(serialFrom - 1))) return true;
  return (!isOffRoad && /[^0-9X]/.test(vin.charAt(8))) || /[0UZ]/.test(vin.charAt(9));
}
