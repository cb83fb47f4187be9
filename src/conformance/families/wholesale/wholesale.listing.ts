/** Lists the families of the wholesale pillar. */
import { pillarListing } from '../../family/notation.ts';
import { arbitrations } from './arbitrations.data.ts';
import { auctionBuyers } from './auction-buyers.data.ts';
import { auctionInvoices } from './auction-invoices.data.ts';
import { auctions } from './auctions.data.ts';
import { bids } from './bids.data.ts';
import { conditionReports } from './condition-reports.data.ts';
import { consignments } from './consignments.data.ts';
import { gatePasses } from './gate-passes.data.ts';
import { postSaleInspections } from './post-sale-inspections.data.ts';
import { runLists } from './run-lists.data.ts';
import { salvageLots } from './salvage-lots.data.ts';
import { wholesaleOffers } from './wholesale-offers.data.ts';

export const wholesaleFamilies = pillarListing('wholesale', {
  auctions,
  bids,
  arbitrations,
  consignments,
  'condition-reports': conditionReports,
  'run-lists': runLists,
  'post-sale-inspections': postSaleInspections,
  'gate-passes': gatePasses,
  'auction-buyers': auctionBuyers,
  'salvage-lots': salvageLots,
  'wholesale-offers': wholesaleOffers,
  'auction-invoices': auctionInvoices,
});
