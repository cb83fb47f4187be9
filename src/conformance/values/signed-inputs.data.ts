/** Inputs of judged formulas that may be below zero. Every other amount, count and rate of a live row is zero or more. */

/** By row: what may be a loss, a difference that is owed, a temperature, or a figure that the row itself judges. */
const SIGNED_INPUTS: Readonly<Record<string, readonly string[]>> = {
  // The rule of the row is that these are stated.
  'ad-reviews.check-trigger-terms': ['aprPct', 'downPayment'],
  'commissions.compute-commission': ['commissionableGross'],
  'dealers.compute-service-absorption': ['fixedGross'],
  // A trade that is worth less than its payoff is added to the deal.
  'buyers-orders.compute-balance-due': ['tradeDifference'],
  'desk-scenarios.compute-payment': ['tradeEquity'],
  'deals.compute-total-gross': ['frontGross', 'backGross'],
  'fi-menus.compute-per-vehicle-retailed': ['productIncome', 'reserveIncome'],
  'financial-statements.compute-fixed-absorption': ['fixedGross'],
  // Reversed lines of a journal.
  'journal-entries.check-balance': ['debits', 'credits'],
  'range-estimates.estimate-range': ['temperatureF'],
  // A refinance that costs more each month never breaks even, and is refused.
  'refinances.compute-break-even': ['monthlySaving'],
};

const NUMERIC: ReadonlySet<string> = new Set(['money', 'integer', 'number']);

/** True where the input of a live row is zero or more. */
export function isUnsigned(row: string, input: string, type: string): boolean {
  return NUMERIC.has(type) && SIGNED_INPUTS[row]?.includes(input) !== true;
}
