/** Lists the families of the customer pillar. */
import { pillarListing } from '../../family/notation.ts';
import { contactLogs } from './contact-logs.data.ts';
import { customers } from './customers.data.ts';
import { equityAlerts } from './equity-alerts.data.ts';
import { followUps } from './follow-ups.data.ts';
import { leads } from './leads.data.ts';
import { loyaltyAccounts } from './loyalty-accounts.data.ts';
import { referrals } from './referrals.data.ts';
import { reviews } from './reviews.data.ts';
import { surveys } from './surveys.data.ts';

export const customerFamilies = pillarListing('customer', {
  customers,
  leads,
  'contact-logs': contactLogs,
  'follow-ups': followUps,
  'loyalty-accounts': loyaltyAccounts,
  surveys,
  reviews,
  referrals,
  'equity-alerts': equityAlerts,
});
