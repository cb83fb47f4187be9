/** Bounds of a ledger, checked while it is read. */

/**
 * Lines of one ledger; a larger one is reconciled by account or by month. Two of 50,000 lines after another took a server to 670 MB on
 * 2026-11-28, beyond the 512 MB that no request may exceed; four of 20,000 peak at 401 MB.
 */
export const LEDGER_LINES_MAX = 20_000;
export const TOO_MANY = `a ledger of at most ${LEDGER_LINES_MAX} lines`;
/** Lines read before other work gets its turn. */
export const SLICE_LINES = 100;
