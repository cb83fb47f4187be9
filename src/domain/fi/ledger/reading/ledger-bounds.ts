/** Bounds of a ledger, checked while reading. */

/**
 * Lines per ledger; a larger one must be reconciled by account or month. Two ledgers of 50,000 lines in a row used 670
 * MB on 2026-11-28, above the 512 MB limit; four of 20,000 peak at 401 MB.
 */
export const LEDGER_LINES_MAX = 20_000;
export const TOO_MANY = `a ledger of at most ${LEDGER_LINES_MAX} lines`;
/** Lines to read before yielding. */
export const SLICE_LINES = 100;
