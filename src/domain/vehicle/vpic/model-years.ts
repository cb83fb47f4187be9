/** Tells the model years that a VIN may mean, by position 10 and, for light vehicles, position 7 (49 CFR 565.15). */
import { type Vin, YEAR_CODES } from '#kernel/vin.ts';
import type { Wmi } from './tables.ts';

const FIRST_YEAR = 1980;
const CYCLE = 30;
/** Positions 4–6 of cars that are not built for the United States, where position 7 tells no cycle. */
const FILLERS = 'ZZZ';

export interface ModelYears {
  readonly years: readonly number[];
  /**
   * The year of the other cycle, where the manufacturer has patterns only there. NHTSA takes it; here it stands only
   * where those patterns tell the model, so that a VIN newer than the copy of the patterns keeps its year.
   */
  readonly otherCycle?: number;
}

/**
 * One year where the VIN decides, two, newest first, where only the patterns can; none for the codes that name no year.
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
