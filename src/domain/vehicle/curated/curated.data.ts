/**
 * The identities of the sandbox's own cars.
 * Source: chosen for this service, 2026; each is a real line and trim of its VIN's model year. Confidence not applicable.
 */

/** A VIN with the names of a build sold in the model year of its position 10. */
export type CuratedRow = readonly [vin: string, make: string, model: string, trim: string];

export const CURATED_ROWS: readonly CuratedRow[] = [
  ['F1XDEMCR4SDEM0001', 'Toyota', 'Camry', 'XSE'],
  ['F1XBRAND8KADV9001', 'Toyota', 'Highlander', 'XLE'],
  ['F1XFRAUD4LADV9002', 'Toyota', 'Tacoma', 'TRD Off-Road'],
  ['F1XSALVG1MADV9003', 'Toyota', 'RAV4', 'XLE'],
];
