/** Capability family: arbitrations. */
import { family } from '../../family/notation.ts';

export const arbitrations = family({
  noun: 'arbitrations', one: 'arbitration', title: 'Arbitrations', subject: 'vin',
  summary: 'A post-sale dispute over undisclosed condition, title or mileage, decided under auction policy.',
  fields: {
    vin: ['vin', '1FA6P8CFXR5101234'],
    auctionId: ['ref:auctions', 'auction_232766'],
    salePrice: ['money', '18600.00'],
    claimType: ['enum', 'structural', ['structural', 'mechanical', 'title', 'odometer', 'misrepresented']],
    filedOn: ['date', '2026-03-08'],
    saleDate: ['date', '2026-03-04'],
    light: ['enum?', 'green', ['green', 'yellow', 'red', 'blue']],
    awardAmount: ['money?', '850.00'],
  },
  states: ['filed', 'in-window-check', 'inspecting', 'negotiating', 'awarded', 'denied', 'sale-cancelled', 'withdrawn'],
  verbs: {
    file: ['create', 'File arbitration'],
    get: ['get', 'Get arbitration'],
    'get-for-vin': ['get', 'Get arbitration for VIN', { by: ['vin'] }],
    list: ['list', 'List arbitrations', { by: ['state', 'claimType', 'light'] }],
    'list-inspecting': ['list', 'List inspecting arbitrations', { by: ['state'], where: "state == 'inspecting'" }],
    search: ['search', 'Search arbitrations', { by: ['vin', 'auctionId'] }],
    'amend-claim': ['update', 'Amend claim for arbitration', { fields: ['claimType'] }],
    'check-window': ['transition', 'Check window for arbitration', { from: ['filed'], to: 'in-window-check' }],
    'order-inspection': ['transition', 'Order inspection for arbitration', { from: ['in-window-check'], to: 'inspecting', needs: ['inspector'] }],
    'open-negotiation': ['transition', 'Open negotiation for arbitration', { from: ['inspecting'], to: 'negotiating', needs: ['findings'] }],
    award: ['transition', 'Award arbitration', { from: ['negotiating', 'inspecting'], to: 'awarded', when: 'awardAmount > 0' }],
    deny: ['transition', 'Deny arbitration', { from: ['in-window-check', 'inspecting'], to: 'denied', needs: ['reason'] }],
    'cancel-sale': ['transition', 'Cancel sale for arbitration', { from: ['negotiating', 'inspecting'], to: 'sale-cancelled' }],
    withdraw: ['transition', 'Withdraw arbitration', { from: ['filed', 'negotiating'], to: 'withdrawn' }],
    'inspect-unit': ['assess', 'Inspect unit for arbitration', { ask: 'inspector', outcomes: ['claim-confirmed', 'claim-partly-confirmed', 'claim-not-confirmed'] }],
    'check-claim-window': ['validate', 'Check claim window for arbitration', { post: "saleDate: date, filedOn: date, light: string, windowDays: integer = 7 => inWindow: boolean = days(saleDate, filedOn) <= windowDays; lightArbitrable: boolean = light != 'red'" }],
    'compute-price-adjustment': ['calculate', 'Compute price adjustment for arbitration', { get: 'repairEstimate: money, thresholdAmount: money = 800, salePrice: money => adjustment: money = if(repairEstimate >= thresholdAmount, min(repairEstimate, salePrice), 0)' }],
    'summarize-by-claim': ['summarize', 'Summarize arbitrations by claim', { by: ['claimType'], measures: ['count', 'sum:awardAmount'] }],
  },
});
