/** Lists the families of the finance pillar. */
import { pillarListing } from '../../family/notation.ts';
import { bhphAccounts } from './bhph-accounts.data.ts';
import { contractsInTransit } from './contracts-in-transit.data.ts';
import { creditApplications } from './credit-applications.data.ts';
import { curtailments } from './curtailments.data.ts';
import { dealerReserves } from './dealer-reserves.data.ts';
import { delinquencies } from './delinquencies.data.ts';
import { floorplans } from './floorplans.data.ts';
import { fundings } from './fundings.data.ts';
import { leaseMaturities } from './lease-maturities.data.ts';
import { leases } from './leases.data.ts';
import { lenderDecisions } from './lender-decisions.data.ts';
import { lenderPrograms } from './lender-programs.data.ts';
import { loanAccounts } from './loan-accounts.data.ts';
import { payoffs } from './payoffs.data.ts';
import { prequalifications } from './prequalifications.data.ts';
import { rateSheets } from './rate-sheets.data.ts';
import { refinances } from './refinances.data.ts';
import { repossessions } from './repossessions.data.ts';
import { stipulations } from './stipulations.data.ts';

export const financeFamilies = pillarListing('finance', {
  'credit-applications': creditApplications,
  prequalifications,
  'lender-decisions': lenderDecisions,
  'lender-programs': lenderPrograms,
  'rate-sheets': rateSheets,
  stipulations,
  'contracts-in-transit': contractsInTransit,
  fundings,
  payoffs,
  leases,
  'lease-maturities': leaseMaturities,
  refinances,
  'dealer-reserves': dealerReserves,
  'loan-accounts': loanAccounts,
  delinquencies,
  repossessions,
  floorplans,
  curtailments,
  'bhph-accounts': bhphAccounts,
});
