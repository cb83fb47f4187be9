/** Moves a written list price to another model year. */
import type { Build } from '../builds.ts';

/** List prices are taken to have risen by this much a year. */
const PRICE_RISE_A_YEAR = 0.02;
const PRICE_STEP_DOLLARS = 5;

/** MSRP in whole dollars of a model year: the written price moved by the usual rise, rounded to five dollars. */
export function msrpIn(year: number, { msrpDollars, pricedYear }: Pick<Build, 'msrpDollars' | 'pricedYear'>): number {
  const moved = msrpDollars * (1 + PRICE_RISE_A_YEAR) ** (year - pricedYear);
  return Math.round(moved / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS;
}
