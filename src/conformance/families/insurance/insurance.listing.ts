/** Lists the families of the insurance pillar. */
import { pillarListing } from '../../family/notation.ts';
import { coverageVerifications } from './coverage-verifications.data.ts';
import { insuranceClaims } from './insurance-claims.data.ts';
import { insurancePolicies } from './insurance-policies.data.ts';
import { insuranceQuotes } from './insurance-quotes.data.ts';
import { lenderPlacedPolicies } from './lender-placed-policies.data.ts';
import { subrogations } from './subrogations.data.ts';
import { totalLosses } from './total-losses.data.ts';

export const insuranceFamilies = pillarListing('insurance', {
  'insurance-quotes': insuranceQuotes,
  'insurance-policies': insurancePolicies,
  'coverage-verifications': coverageVerifications,
  'insurance-claims': insuranceClaims,
  'total-losses': totalLosses,
  subrogations,
  'lender-placed-policies': lenderPlacedPolicies,
});
