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

/** The check digit (0–9 or X) that positions 1–8 and 10–17 demand. */
export function checkDigitOf(vin: Vin): string {
  let total = 0;
  for (let i = 0; i < 17; i += 1) total += (TRANSLITERATION[vin.charAt(i)] ?? 0) * (WEIGHTS[i] ?? 0);
  const rest = total % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** True when position 9 is the check digit that the rest demands. */
export function hasValidCheckDigit(vin: Vin): boolean {
  return vin.charAt(8) === checkDigitOf(vin);
}

/** The same VIN with position 9 made right. */
export function withCheckDigit(vin: Vin): Vin {
  return (vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9)) as Vin;
}

/** Positions 1–8 and 10–11: what is the same for every car of one build, ten characters. */
export function squishVinOf(vin: Vin): string {
  return vin.slice(0, 8) + vin.slice(9, 11);
}

/** World manufacturer identifier: positions 1–3. */
export function wmi(vin: Vin): string {
  return vin.slice(0, 3);
}

/**
 * Model year by position 10. For passenger cars, multipurpose vehicles and light trucks, whichever country built them,
 * position 7 tells the cycle: a digit 1980–2009, a letter 2010–2039 (49 CFR 565.15). Elsewhere, for the fillers ZZZ in
 * positions 4–6 of cars that are not built for the United States, and whenever that year lies past next year, the
 * latest cycle that does not. Null for the codes that are never a year (U, Z, 0).
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

/** True where position 7 tells the cycle of the model year. */
export function hasCycle(vin: Vin): boolean {
  return !isHeavyMaker(vin) && vin.slice(3, 6) !== 'ZZZ';
}

/** The year code of a model year in 1980–2039. */
export function yearCode(year: number): string {
  return YEAR_CODES.charAt((year - 1980) % 30);
}

/** The country, or where none is assigned the region, that the first two characters name (ISO 3780). */
export function origin(vin: Vin): string {
  return originOf(vin);
}
