/** Assigns NHTSA's error codes to a decode, like its procedure `spVinDecode_core`. */
import { hasValidCheckDigit, type Vin } from '#kernel/vin.ts';
import type { Correction } from './correction.ts';
import type { Values } from './elements.data.ts';
import { type ErrorCode, GLIDER_BODY, OFF_ROAD_BODIES } from './error-codes.data.ts';

/** The parts of a decode that error codes depend on. */
export interface GradedDecode {
  readonly year: number | null;
  readonly values: Values;
  /** The positions covered by matching patterns, one bit each from zero; undefined when none matches. */
  readonly explained: number | undefined;
  readonly correction: Correction | undefined;
  /** Passenger cars, multipurpose vehicles and light trucks. */
  readonly isLight: boolean;
}

/** Remarks that accompany 0, which means that the VIN itself is valid. */
const REMARKS: ReadonlySet<ErrorCode> = new Set([9, 10, 14]);

/** Ascending. */
export function errorCodesOf(vin: Vin, { year, values, explained, correction, isLight }: GradedDecode): ErrorCode[] {
  const body = values.bodyClass ?? '';
  const isOffRoad = OFF_ROAD_BODIES.some((pattern) => pattern.test(body));
  const hasStray = hasStrayCharacter(vin, isLight, isOffRoad);
  const found: [boolean, ErrorCode][] = [
    [!hasValidCheckDigit(vin) && !isOffRoad, 1],
    ...(correction === undefined ? [] : [[true, correction.code] satisfies [boolean, ErrorCode]]),
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

/** Positions 4–8 and 11, from zero, which a maker's patterns should cover. */
const EXPLAINABLE = [3, 4, 5, 6, 7, 10];

function hasUnusedPosition(explained: number): boolean {
  return EXPLAINABLE.some((position) => ((explained >>> position) & 1) === 0);
}

/** Letters in the serial number: from position 13 for light vehicles, 14 for others, 15 for low-volume makers. */
function hasStrayCharacter(vin: Vin, isLight: boolean, isOffRoad: boolean): boolean {
  const serialFrom = vin.charAt(2) === '9' ? 15 : isLight ? 13 : 14;
  if (/[^0-9]/.test(vin.slice(serialFrom - 1))) return true;
  return (!isOffRoad && /[^0-9X]/.test(vin.charAt(8))) || /[0UZ]/.test(vin.charAt(9));
}
