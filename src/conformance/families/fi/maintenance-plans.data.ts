/** Capability family: maintenance plans. */
import { family } from '../../family/notation.ts';

export const maintenancePlans = family({
  noun: 'maintenance-plans', one: 'maintenance-plan', title: 'Maintenance plans', subject: 'vin',
  summary: 'A prepaid maintenance contract with a visit allowance redeemed at the service lane.',
  fields: {
    contractNumber: ['string', 'CO-84134'],
    vin: ['vin', 'JTDEPMAE5N3700119'],
    visitsIncluded: ['integer', 6],
    visitsUsed: ['integer?', 2],
    intervalMiles: ['integer?', 7500],
    termMonths: ['integer', 36],
    price: ['money', '899.00'],
    startsOn: ['date', '2026-03-17'],
    oilType: ['enum?', 'conventional', ['conventional', 'synthetic', 'ev-none']],
  },
  states: ['quoted', 'sold', 'active', 'exhausted', 'expired', 'cancelled'],
  verbs: {
    quote: ['create', 'Quote maintenance plan'],
    get: ['get', 'Get maintenance plan'],
    'get-for-vin': ['get', 'Get maintenance plan for VIN', { by: ['vin'] }],
    list: ['list', 'List maintenance plans', { by: ['state', 'oilType'] }],
    'list-active': ['list', 'List active maintenance plans', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search maintenance plans', { by: ['contractNumber', 'vin'] }],
    'change-interval': ['update', 'Change interval for maintenance plan', { fields: ['intervalMiles'] }],
    'redeem-visit': ['update', 'Redeem visit for maintenance plan', { fields: ['visitsUsed'], when: 'visitsUsed <= visitsIncluded' }],
    sell: ['transition', 'Sell maintenance plan', { from: ['quoted'], to: 'sold', when: 'price > 0' }],
    activate: ['transition', 'Activate maintenance plan', { from: ['sold'], to: 'active' }],
    exhaust: ['transition', 'Exhaust maintenance plan', { from: ['active'], to: 'exhausted', when: 'visitsUsed >= visitsIncluded' }],
    expire: ['transition', 'Expire maintenance plan', { from: ['active'], to: 'expired' }],
    cancel: ['transition', 'Cancel maintenance plan', { from: ['sold', 'active'], to: 'cancelled', needs: ['reason'] }],
    'authorize-redemption': ['assess', 'Authorize redemption for maintenance plan', { ask: 'product-provider', outcomes: ['authorized', 'visit-limit-reached', 'contract-not-found'] }],
    'compute-remaining-value': ['calculate', 'Compute remaining value for maintenance plan', { get: 'price: money, visitsIncluded: integer, visitsUsed: integer => visitsLeft: integer = max(0, visitsIncluded - visitsUsed); valueLeft: money = price * visitsLeft / visitsIncluded' }],
    'compute-next-visit': ['calculate', 'Compute next visit for maintenance plan', { get: 'lastMiles: integer, intervalMiles: integer, lastOn: date, intervalMonths: integer = 6 => dueAtMiles: integer = lastMiles + intervalMiles; dueOn: date = addMonths(lastOn, intervalMonths)' }],
    'summarize-redemptions': ['summarize', 'Summarize redemptions across maintenance plans', { by: ['oilType'], measures: ['count', 'sum:visitsUsed'] }],
    history: ['history', 'Maintenance plan history'],
  },
});
