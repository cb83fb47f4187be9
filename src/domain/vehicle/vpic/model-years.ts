/** Determines the possible model years of a VIN by position 10 and, for light vehicles, position 7 (49 CFR 565.15). */
import { type Vin, YEAR_CODES } from '#kernel/vin.ts';
import type { Wmi } from './tables.ts';

const FIRST_YEAR = 1980;
const CYCLE = 30;
/** Positions 4–6 of cars not built for the United States, where position 7 has no meaning for the year. */
const FILLERS = 'ZZZ';

export interface ModelYears {
  readonly years: readonly number[];
  /**
   * The year in the other cycle, if the manufacturer has patterns only there. NHTSA uses it always; here only if those
   * patterns determine the model, so that a VIN newer than the tables keeps its year.
   */
  readonly otherCycle?: number;
}

/**
 * One year if the VIN determines it; two, newest first, if only the patterns can; none for codes that are never a year.
 */
export function yearsOf(vin: Vin, { isHeavy, links }: Pick<Wmi, 'isHeavy' | 'links'>, currentYear: number): ModelYears {
  const offset = YEAR_CODES.indexOf(vin.charAt(9));
  if (offset < 0) return { years: [] };
  const older = FIRST_YEAR + offset;
  const newer = older + CYCLE;
  if (newer > currentYear + 1) return { years: [older] };
  if (isHeavy || vin.slice(3, 6) === FILLERS) return { years: [newer, older] };
  const [year, other] = /\d/.test(vin.charAt(6)) ? [older, newer] : [newer, older];
  const covers = (one: number) => links.some(({ yearFrom, yearTo }) => yearFrom <= one && one <= yearTo);
  return covers(year) || !covers(other) ? { years: [year] } : { years: [year], otherCycle: other };
}
