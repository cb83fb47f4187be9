/** Lists the families of the parts pillar. */
import { pillarListing } from '../../family/notation.ts';
import { accessories } from './accessories.data.ts';
import { backorders } from './backorders.data.ts';
import { binLocations } from './bin-locations.data.ts';
import { cores } from './cores.data.ts';
import { counterTickets } from './counter-tickets.data.ts';
import { cycleCounts } from './cycle-counts.data.ts';
import { obsolescences } from './obsolescences.data.ts';
import { partOrders } from './part-orders.data.ts';
import { partReturns } from './part-returns.data.ts';
import { parts } from './parts.data.ts';
import { priceMatrices } from './price-matrices.data.ts';
import { specialOrders } from './special-orders.data.ts';
import { tires } from './tires.data.ts';

export const partsFamilies = pillarListing('parts', {
  parts,
  'part-orders': partOrders,
  'special-orders': specialOrders,
  'part-returns': partReturns,
  cores,
  'counter-tickets': counterTickets,
  accessories,
  'price-matrices': priceMatrices,
  backorders,
  'bin-locations': binLocations,
  'cycle-counts': cycleCounts,
  obsolescences,
  tires,
});
