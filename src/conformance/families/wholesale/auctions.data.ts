/** Capability family: auctions. */
import { family } from '../../family/notation.ts';

export const auctions = family({
  noun: 'auctions', one: 'auction', title: 'Auctions', subject: 'none',
  summary: 'A wholesale sale event with lanes, consigned units, run, sold and no-sale results.',
  fields: {
    saleCode: ['string', 'SA-97301'],
    auctionName: ['string', 'Cedar Ridge Auto Auction'],
    saleDate: ['date', '2026-03-06'],
    format: ['enum', 'in-lane', ['in-lane', 'simulcast', 'online']],
    consignedUnits: ['integer', 420],
    soldUnits: ['integer?', 265],
    grossSales: ['money?', '5150000.00'],
    lanes: ['integer?', 8],
    zip: ['zip', '98109'],
  },
  states: ['announced', 'consigning', 'run-list-posted', 'running', 'settled', 'cancelled'],
  verbs: {
    announce: ['create', 'Announce auction'],
    get: ['get', 'Get auction'],
    'get-by-sale-code': ['get', 'Get auction by sale code', { by: ['saleCode'] }],
    list: ['list', 'List auctions', { by: ['state', 'format'] }],
    'list-upcoming': ['list', 'List upcoming auctions', { by: ['state'], where: 'saleDate >= today' }],
    search: ['search', 'Search auctions', { by: ['auctionName', 'saleCode', 'zip'] }],
    'move-sale-date': ['update', 'Move sale date for auction', { fields: ['saleDate'] }],
    'post-results': ['update', 'Post results for auction', { fields: ['soldUnits', 'grossSales'] }],
    'open-consignment': ['transition', 'Open consignment for auction', { from: ['announced'], to: 'consigning' }],
    'post-run-list': ['transition', 'Post run list for auction', { from: ['consigning'], to: 'run-list-posted', when: 'consignedUnits > 0' }],
    'start-sale': ['transition', 'Start sale for auction', { from: ['run-list-posted'], to: 'running' }],
    settle: ['transition', 'Settle auction', { from: ['running'], to: 'settled', needs: ['soldUnits'] }],
    cancel: ['transition', 'Cancel auction', { from: ['announced', 'consigning', 'run-list-posted'], to: 'cancelled', needs: ['reason'] }],
    'query-market-demand': ['assess', 'Query market demand for auction', { ask: 'auction', outcomes: ['strong', 'steady', 'soft'] }],
    'compute-conversion-rate': ['calculate', 'Compute conversion rate for auction', { get: 'soldUnits: integer, consignedUnits: integer => conversionPct: number = soldUnits / consignedUnits * 100; noSales: integer = consignedUnits - soldUnits', live: true }],
    'compute-average-sale': ['calculate', 'Compute average sale for auction', { get: 'grossSales: money, soldUnits: integer => average: money = grossSales / soldUnits' }],
  },
});
