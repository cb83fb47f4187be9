/** Grades a decode by NHTSA's codes, as its procedure `spVinDecode_core` does. */
import { hasValidCheckDigit, type Vin } from '#kernel/vin.ts';
import type { Correction } from './correction.ts';
import type { Values } from './elements.data.ts';
import { type ErrorCode, GLIDER_BODY, OFF_ROAD_BODIES } from './error-codes.data.ts';

/** What a decode found, as far as it is graded. */
export interface Graded {
  readonly year: number | null;
  readonly values: Values;
  /** The positions that fitting patterns look at, a bit each from zero; undefined where none fits. */
  readonly explained: number | undefined;
  readonly correction: Correction | undefined;
  /** Passenger cars, multipurpose vehicles and light trucks. */
  readonly isLight: boolean;
}

/** These stand beside 0, which says that the VIN itself is in order. */
const REMARKS: ReadonlySet<ErrorCode> = new Set([9, 10, 14]);

/** Ascending. */
export function errorCodesOf(vin: Vin, { year, values, explained, correction, isLight }: Graded): ErrorCode[] {
  const body = values.bodyClass ?? '';
  const isOffRoad = OFF_ROAD_BODIES.some((pattern) => pattern.test(body));
  const hasStray = hasStrayCharacter(vin, isLight, isOffRoad);
  const found: [boolean, ErrorCode][] = [
    [!hasValidCheckDigit(vin) && !isOffRoad, 1],
    [correction !== undefined, correction?.code ?? 0],
    [explained === undefined, 8],
    [GLIDER_BODY.test(body), 9],
    [isOffRoad, 10],
    [year === null, 11],
    [explained !== undefined && (hasUnusedPosition(explained) || values.model === undefined), 14],
    [hasStray, 400],
  ];
  const codes = found.filter(([holds]) => holds).map(([, code]) => code);
  return codes.every((code) => REMARKS.has(code)) ? [0, ...codes] : codes;
}

/** Positions 4–8 and 11, from zero: those that a maker's patterns are expected to explain. */
const EXPLAINABLE = [3, 4, 5, 6, 7, 10];

function hasUnusedPosition(explained: number): boolean {
  return EXPLAINABLE.some((position) => ((explained >>> position) & 1) === 0);
}

/** Letters in the serial number of light vehicles from position 13, of others from 14, of makers of few vehicles from 15. */
function hasStrayCharacter(vin: Vin, isLight: boolean, isOffRoad: boolean): boolean {
  const serialFrom = vin.charAt(2) === '9' ? 15 : isLight ? 13 : 14;
  if (/[^0-9]/.test(vin.slice(serialFrom - 1))) return true;
  return (!isOffRoad && /[^0-9X]/.test(vin.charAt(8))) || /[0UZ]/.test(vin.charAt(9));
}
