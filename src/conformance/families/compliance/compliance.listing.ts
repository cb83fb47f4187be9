/** Lists the families of the compliance pillar. */
import { pillarListing } from '../../family/notation.ts';
import { adReviews } from './ad-reviews.data.ts';
import { adverseActions } from './adverse-actions.data.ts';
import { buyersGuides } from './buyers-guides.data.ts';
import { cashReportings } from './cash-reportings.data.ts';
import { complaints } from './complaints.data.ts';
import { consents } from './consents.data.ts';
import { dealerLicenses } from './dealer-licenses.data.ts';
import { emissions } from './emissions.data.ts';
import { identityVerifications } from './identity-verifications.data.ts';
import { lemonLawCases } from './lemon-law-cases.data.ts';
import { militaryLendingChecks } from './military-lending-checks.data.ts';
import { ofacScreenings } from './ofac-screenings.data.ts';
import { privacyNotices } from './privacy-notices.data.ts';
import { redFlagAlerts } from './red-flag-alerts.data.ts';
import { safeguardsIncidents } from './safeguards-incidents.data.ts';
import { stateInspections } from './state-inspections.data.ts';

export const complianceFamilies = pillarListing('compliance', {
  'adverse-actions': adverseActions,
  'ofac-screenings': ofacScreenings,
  'red-flag-alerts': redFlagAlerts,
  'privacy-notices': privacyNotices,
  consents,
  'safeguards-incidents': safeguardsIncidents,
  'cash-reportings': cashReportings,
  'buyers-guides': buyersGuides,
  'ad-reviews': adReviews,
  'dealer-licenses': dealerLicenses,
  complaints,
  'lemon-law-cases': lemonLawCases,
  'identity-verifications': identityVerifications,
  'military-lending-checks': militaryLendingChecks,
  emissions,
  'state-inspections': stateInspections,
});
