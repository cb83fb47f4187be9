/**
 * The depreciation curve.
 * Source: our own planning figures, shaped on published five-year residual studies of the US market, 2025. Confidence
 * medium: right in shape, not a quote of any price guide.
 */

/** Share of MSRP retained at whole years of age, from 0. */
export const RETAINED_BY_AGE: readonly number[] = [0.97, 0.84, 0.75, 0.67, 0.6, 0.53, 0.47, 0.415, 0.365, 0.32, 0.28];
/** Each further year keeps this much of the one before … */
export const RETAINED_STEP = 0.885;
/** … and never less than this share of MSRP. */
export const RETAINED_FLOOR = 0.06;

/** Miles against the usual: each thousand moves the value by `perThousand`, between `least` and `most`. */
export const MILEAGE_LAW = { usualAYear: 12_000, perThousand: 0.004, least: 0.75, most: 1.1 } as const;

/** Share of the clean value by what the title says. */
export const TITLE_SHARE = { clean: 1, branded: 0.8, rebuilt: 0.65, salvage: 0.4 } as const;

/** Trade-in is this share of retail less reconditioning, and at least the floor share. */
export const TRADE_LAW = { share: 0.88, reconditioningCents: 50_000, floorShare: 0.6 } as const;
