/** Bounds of a ledger, checked while it is read. */

/** Lines of one ledger; a larger one is reconciled by account or by month. */
export const LEDGER_LINES_MAX = 20_000;
export const TOO_MANY = `a ledger of at most ${LEDGER_LINES_MAX} lines`;
/** Lines read before other work gets its turn. */
export const SLICE_LINES = 100;
