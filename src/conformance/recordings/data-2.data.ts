/** Recorded results of the data families, part 2. Written by scripts/record-conformance.ts, 2026. */
import type { Recording } from './recording.ts';

export const data2: Readonly<Record<string, Recording>> = {
  "ownership-costs": {
    moves: {
      "compute": [{"from":["drafted"],"to":"computed"},["residualAtHorizon"],["purchasePrice > 0",[[{"purchasePrice":"0.01"},true],[{"purchasePrice":"0.00"},false]]]],
      "reopen": [{"from":["computed","shared"],"to":"drafted"},[]],
      "share": [{"from":["computed"],"to":"shared"},["recipient"]],
      "archive": [{"from":["computed","shared"],"to":"archived"},[]],
    },
    updates: {},
    narrowings: {
      "list-shared": ["state == 'shared'",[[{"state":"drafted"},false],[{"state":"computed"},false],[{"state":"shared"},true],[{"state":"archived"},false]]],
    },
    formulas: {
      "compute-total-cost": ["75700030",[[{"purchasePrice":"31450.00","residualAtHorizon":"14150.00","insurancePerYear":"1680.00","maintenancePerYear":"720.00","fuelPerYear":"0.00","horizonYears":5},{"depreciation":"17300.00","running":"12000.00","total":"29300.00"}],[{"purchasePrice":"1250.50","residualAtHorizon":"31250.75","insurancePerYear":"1680.00","maintenancePerYear":"31250.75","fuelPerYear":"350.00","horizonYears":2},{"depreciation":"-30000.25","running":"66561.50","total":"36561.25"}]]],
      "compute-cost-per-mile": ["d113c9cd",[[{"totalCost":"11.99","annualMiles":12000,"horizonYears":5},{"perMile":0.0002,"perMonth":"0.20"}]]],
      "compute-annual-fuel-cost": ["f7f35dbf",[[{"annualMiles":12000,"mpg":28},{"gallons":428.571429,"cost":"1478.57"}]]],
      "compare-powertrains": ["f8f89f09",[[{"annualMiles":12000,"mpg":28},{"gasoline":"1478.57","electric":"564.71","saving":"913.87"}]]],
    },
  },
};
