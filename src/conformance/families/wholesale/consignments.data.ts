/** Capability family: consignments. */
import { family } from '../../family/notation.ts';

export const consignments = family({
  noun: 'consignments', one: 'consignment', title: 'Consignments', subject: 'vin',
  summary: 'A unit entrusted to an auction with floor price, services, announcements and settlement.',
  fields: {
    vin: ['vin', '3GNAXUEV1PL301277'],
    auctionId: ['ref:auctions', 'auction_403aae'],
    consignor: ['string', 'Harbor Fleet Leasing'],
    floorPrice: ['money', '17800.00'],
    sellFee: ['money?', '275.00'],
    announcements: ['string?', 'none'],
    checkedInOn: ['date', '2026-03-14'],
    titlePresent: ['boolean?', true],
    salePrice: ['money?', '18600.00'],
  },
  states: ['registered', 'checked-in', 'serviced', 'run-assigned', 'sold', 'no-sale', 'returned'],
  verbs: {
    register: ['create', 'Register consignment'],
    get: ['get', 'Get consignment'],
    'get-active-for-vin': ['get', 'Get active consignment for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List consignments', { by: ['state', 'consignor'] }],
    'list-no-sales': ['list', 'List no-sale consignments', { by: ['state'], where: "state == 'no-sale'" }],
    search: ['search', 'Search consignments', { by: ['vin', 'consignor'] }],
    'change-floor': ['update', 'Change floor for consignment', { fields: ['floorPrice'] }],
    'add-announcement': ['update', 'Add announcement for consignment', { fields: ['announcements'] }],
    'check-in': ['transition', 'Check in consignment', { from: ['registered'], to: 'checked-in' }],
    'complete-services': ['transition', 'Complete services for consignment', { from: ['checked-in'], to: 'serviced' }],
    'assign-run': ['transition', 'Assign run for consignment', { from: ['checked-in', 'serviced'], to: 'run-assigned', needs: ['runNumber'] }],
    sell: ['transition', 'Sell consignment', { from: ['run-assigned'], to: 'sold', when: 'salePrice >= floorPrice' }],
    'no-sale': ['transition', 'Mark consignment a no-sale', { from: ['run-assigned'], to: 'no-sale' }],
    're-run': ['transition', 'Re-run for consignment', { from: ['no-sale'], to: 'run-assigned', needs: ['runNumber'] }],
    'pick-up-unsold': ['transition', 'Pick up unsold for consignment', { from: ['no-sale', 'registered'], to: 'returned', needs: ['gatePass'] }],
    'suggest-floor': ['assess', 'Suggest floor for consignment', { ask: 'valuation', outcomes: ['floor-in-range', 'floor-too-high', 'floor-too-low'] }],
    'compute-seller-net': ['calculate', 'Compute seller net for consignment', { get: 'salePrice: money, sellFee: money, reconCharges: money = 0, transport: money = 0 => net: money = salePrice - sellFee - reconCharges - transport' }],
    'summarize-by-consignor': ['summarize', 'Summarize consignments by consignor', { by: ['consignor'], measures: ['count', 'avg:floorPrice'] }],
  },
});
