/**
 * The planning figures behind five years of ownership. Source: national averages of motoring surveys, rounded,
 * 2026; confidence low throughout. Amounts are dollars, lists run by the age of the car in years, the last entry on.
 */
export const OWNERSHIP = {
  table: 'ownership-costs',
  year: 2026,
  source: 'national averages, rounded',
  /** Scheduled services and wear parts of a year. */
  maintenance: [280, 450, 700, 850, 1050, 1200, 1300],
  /** What no warranty pays. */
  repairs: [0, 0, 120, 380, 620, 850, 1050, 1200],
  insurance: { base: 1150, pctOfValue: 3.1 },
  /** A gallon of gasoline holds 33.7 kWh, by which the EPA states the economy of battery cars. */
  fuel: { dollarsPerGallon: 3.3, dollarsPerKwh: 0.17, kwhPerGallonEquivalent: 33.7 },
  /** Servicing of an electric car as a share of the list above. */
  electricMaintenanceShare: 0.6,
  /** Share of the price paid down, and the length of the loan on the rest. */
  finance: { downPct: 10, termMonths: 60 },
  /** The federal clean-vehicle credit ended for cars acquired after 2025-09-30. */
  federalTaxCredit: 0,
} as const;
