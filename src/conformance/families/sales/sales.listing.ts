/** Lists the families of the sales pillar. */
import { pillarListing } from '../../family/notation.ts';
import { appraisals } from './appraisals.data.ts';
import { buyersOrders } from './buyers-orders.data.ts';
import { commissions } from './commissions.data.ts';
import { deals } from './deals.data.ts';
import { deliveries } from './deliveries.data.ts';
import { deposits } from './deposits.data.ts';
import { deskScenarios } from './desk-scenarios.data.ts';
import { incentives } from './incentives.data.ts';
import { privatePartySales } from './private-party-sales.data.ts';
import { quotes } from './quotes.data.ts';
import { showroomVisits } from './showroom-visits.data.ts';
import { spotDeliveries } from './spot-deliveries.data.ts';
import { testDrives } from './test-drives.data.ts';
import { tradeIns } from './trade-ins.data.ts';
import { unwinds } from './unwinds.data.ts';
import { vehicleSearches } from './vehicle-searches.data.ts';
import { weOwes } from './we-owes.data.ts';

export const salesFamilies = pillarListing('sales', {
  deals,
  'desk-scenarios': deskScenarios,
  quotes,
  'trade-ins': tradeIns,
  appraisals,
  'test-drives': testDrives,
  'showroom-visits': showroomVisits,
  deposits,
  'buyers-orders': buyersOrders,
  deliveries,
  'spot-deliveries': spotDeliveries,
  'we-owes': weOwes,
  unwinds,
  commissions,
  incentives,
  'private-party-sales': privatePartySales,
  'vehicle-searches': vehicleSearches,
});
