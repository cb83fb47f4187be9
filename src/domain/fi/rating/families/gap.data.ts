/** GAP rates of the rate book. Source: chosen in 2026 so that prices fall in the trade's bands; confidence low. */

export const GAP_BASE_DOLLARS = 235;
export const GAP_MONTHS = { min: 12, max: 84 } as const;

/** Finance months, up to and including each limit. */
export const GAP_TERM_BANDS: readonly (readonly [number, number])[] = [[36, 0.85], [48, 0.93], [60, 1], [72, 1.12], [84, 1.25]];
/** Amount financed as percent of MSRP; above the last is not sold. */
export const GAP_LTV_BANDS: readonly (readonly [number, number])[] = [[100, 0.9], [110, 1], [120, 1.1], [130, 1.22], [140, 1.36], [150, 1.5]];
/** MSRP in dollars; above the last is not sold. */
export const GAP_MSRP_BANDS: readonly (readonly [number, number])[] = [[30_000, 0.92], [50_000, 1], [75_000, 1.18], [100_000, 1.4]];

export const GAP_MARKUP_DOLLARS = 595;
export const GAP_RETAIL_MAX_DOLLARS = 995;
export const GAP_COMMERCIAL_DOLLARS = 150;
/** The insurer's deductible that the waiver also takes over. */
export const GAP_DEDUCTIBLE_BENEFIT_DOLLARS = 1_000;
