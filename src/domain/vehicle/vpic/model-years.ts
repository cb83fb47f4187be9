/** Tells the model years that a VIN may mean, by position 10 and, for light vehicles, position 7 (49 CFR 565.15). */
import { type Vin, YEAR_CODES } from '#kernel/vin.ts';
import type { Wmi } from './tables.ts';

const FIRST_YEAR = 1980;
const CYCLE = 30;

/**
 * One year where the VIN decides, two, newest first, where only the patterns can; none for the codes that name no year.
 * Where position 7 decides for a cycle in which the manufacturer has no patterns at all, the other cycle stands, as
 * NHTSA has it.
 */
export function yearsOf(vin: Vin, { isHeavy, links }: Pick<Wmi, 'isHeavy' | 'links'>, currentYear: number): number[] {
  const offset = YEAR_CODES.indexOf(vin.charAt(9));
  if (offset < 0) return [];
  const older = FIRST_YEAR + offset;
  const newer = older + CYCLE;
  if (newer > currentYear + 1) return [older];
  if (isHeavy) return [newer, older];
  const [year, other] = /\d/.test(vin.charAt(6)) ? [older, newer] : [newer, older];
  const covers = (one: number) => links.some(({ yearFrom, yearTo }) => yearFrom <= one && one <= yearTo);
  return covers(year) || !covers(other) ? [year] : [other];
}
