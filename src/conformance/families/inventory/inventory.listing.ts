/** Lists the families of the inventory pillar. */
import { pillarListing } from '../../family/notation.ts';
import { acquisitions } from './acquisitions.data.ts';
import { agings } from './agings.data.ts';
import { allocations } from './allocations.data.ts';
import { cpoCertifications } from './cpo-certifications.data.ts';
import { dealerTrades } from './dealer-trades.data.ts';
import { factoryOrders } from './factory-orders.data.ts';
import { inTransitUnits } from './in-transit-units.data.ts';
import { keyCheckouts } from './key-checkouts.data.ts';
import { lotAudits } from './lot-audits.data.ts';
import { photoSessions } from './photo-sessions.data.ts';
import { reconditionings } from './reconditionings.data.ts';
import { repricings } from './repricings.data.ts';
import { stockUnits } from './stock-units.data.ts';
import { stockingPlans } from './stocking-plans.data.ts';

export const inventoryFamilies = pillarListing('inventory', {
  'stock-units': stockUnits,
  agings,
  allocations,
  'factory-orders': factoryOrders,
  'dealer-trades': dealerTrades,
  reconditionings,
  'photo-sessions': photoSessions,
  repricings,
  'lot-audits': lotAudits,
  'key-checkouts': keyCheckouts,
  'cpo-certifications': cpoCertifications,
  'stocking-plans': stockingPlans,
  acquisitions,
  'in-transit-units': inTransitUnits,
});
