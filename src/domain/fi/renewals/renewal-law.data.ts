/** Renewal thresholds. Source: trade habit of administrators' renewal windows, 2026; confidence medium. */

/** Days are counted to the end of coverage, miles as the share of the plan's miles that is left. */
export const RENEWAL_LAW = Object.freeze({
  renewSoon: Object.freeze({ daysLeftMax: 180, milesLeftPctMax: 20 }),
  renewNow: Object.freeze({ daysLeftMax: 60, milesLeftPctMax: 8 }),
  reinstatement: Object.freeze({ daysLapsedMax: 30 }),
  source: 'administrators’ renewal windows, trade habit',
  year: 2026,
  confidence: 'medium',
});
