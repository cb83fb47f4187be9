/** Converts a list price to another model year. */
import type { Build } from '../builds.ts';

/** Assumed yearly increase of list prices. */
const PRICE_RISE_A_YEAR = 0.02;
const PRICE_STEP_DOLLARS = 5;

/**
 * MSRP in whole dollars for a model year: the stated price adjusted by the assumed increase, rounded to five dollars.
 */
export function msrpIn(year: number, { msrpDollars, pricedYear }: Pick<Build, 'msrpDollars' | 'pricedYear'>): number {
  const moved = msrpDollars * (1 + PRICE_RISE_A_YEAR) ** (year - pricedYear);
  return Math.round(moved / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS;
}
