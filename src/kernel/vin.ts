/** Parses VINs: form, check digit, squish VIN, region and model year. ISO 3779, 49 CFR 565. */
import { isHeavyMaker, originOf } from './text/wmi/wmi.ts';

declare const vinBrand: unique symbol;

/** Seventeen upper-case characters without I, O and Q; the check digit may be wrong. */
export type Vin = string & { readonly [vinBrand]: true };

export const VIN_PATTERN = /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/;

const TRANSLITERATION: Readonly<Record<string, number>> = Object.freeze(
  Object.fromEntries([
    ...[...'0123456789'].map((digit) => [digit, Number(digit)]),
    ...[...'ABCDEFGH'].map((letter, i) => [letter, i + 1]),
    ...[...'JKLMN'].map((letter, i) => [letter, i + 1]),
    ['P', 7],
    ['R', 9],
    ...[...'STUVWXYZ'].map((letter, i) => [letter, i + 2]),
  ]),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Position 10: thirty codes from A = 1980 (and 2010). U, Z and 0 are never a year. */
export const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The VIN in upper case, or undefined when the text is not one. */
export function parseVin(text: string): Vin | undefined {
  return VIN_PATTERN.test(text) ? (text.toUpperCase() as Vin) : undefined;
}

/** The check digit (0–9 or X) computed from positions 1–8 and 10–17. */
export function checkDigitOf(vin: Vin): string {
  let total = 0;
  for (let i = 0; i < 17; i += 1) total += (TRANSLITERATION[vin.charAt(i)] ?? 0) * (WEIGHTS[i] ?? 0);
  const rest = total % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** True when position 9 equals the computed check digit. */
export function hasValidCheckDigit(vin: Vin): boolean {
  return vin.charAt(8) === checkDigitOf(vin);
}

/** The same VIN with a correct check digit. */
export function withCheckDigit(vin: Vin): Vin {
  return (vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9)) as Vin;
}

/** Positions 1–8 and 10–11, the ten characters that all cars of one build share. */
export function squishVinOf(vin: Vin): string {
  return vin.slice(0, 8) + vin.slice(9, 11);
}

/** World manufacturer identifier: positions 1–3. */
export function wmi(vin: Vin): string {
  return vin.slice(0, 3);
}

/**
 * The model year encoded in position 10; null for codes that are never a year (U, Z, 0). For passenger cars, MPVs and
 * light trucks, position 7 selects the cycle: a digit for 1980–2009, a letter for 2010–2039 (49 CFR 565.15). Other
 * VINs, those with ZZZ in positions 4–6, and those that this rule dates beyond next year, get the latest year of the
 * code up to next year.
 */
export function modelYear(vin: Vin, currentYear: number): number | null {
  const offset = YEAR_CODES.indexOf(vin.charAt(9));
  if (offset < 0) return null;
  const latest = currentYear + 1;
  const byPosition7 = !hasCycle(vin) ? undefined : 1980 + offset + (/\d/.test(vin.charAt(6)) ? 0 : 30);
  if (byPosition7 !== undefined && byPosition7 <= latest) return byPosition7;
  let year = 1980 + offset;
  while (year + 30 <= latest) year += 30;
  return year;
}

/** True when position 7 selects the cycle of the model year. */
export function hasCycle(vin: Vin): boolean {
  return !isHeavyMaker(vin) && vin.slice(3, 6) !== 'ZZZ';
}

/** The code of a model year from 1980 to 2039. */
export function yearCode(year: number): string {
  return YEAR_CODES.charAt((year - 1980) % 30);
}

/** The country that the first two characters are assigned to, or the region when none is (ISO 3780). */
export function origin(vin: Vin): string {
  return originOf(vin);
}
