/** Posted refinance bands: base rate per term, and the band of a remaining term. */

/** Base rate in percent a year; it is the floor as well, because a lender's spread is never negative. Posted by this service. */
export const BANDS = Object.freeze([
  { termMonths: 24, baseAprPct: 5.24 },
  { termMonths: 36, baseAprPct: 5.49 },
  { termMonths: 48, baseAprPct: 5.74 },
  { termMonths: 60, baseAprPct: 5.99 },
  { termMonths: 72, baseAprPct: 6.49 },
  { termMonths: 84, baseAprPct: 7.24 },
] as const);

export type Band = (typeof BANDS)[number];

/** The band whose term is nearest to the months that remain; half-way goes to the shorter. */
export function nearestBand(remainingTermMonths: number): Band {
  const distance = (band: Band) => Math.abs(band.termMonths - remainingTermMonths);
  return BANDS.reduce<Band>((best, band) => (distance(band) < distance(best) ? band : best), BANDS[0]);
}
