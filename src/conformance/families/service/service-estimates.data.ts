/** Capability family: service estimates. */
import { family } from '../../family/notation.ts';

export const serviceEstimates = family({
  noun: 'service-estimates', one: 'service-estimate', title: 'Service estimates', subject: 'vin',
  summary: 'A written estimate for repair with customer authorization and a state-law overrun limit.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    repairOrderId: ['ref:repair-orders?', 'repair_order_70beec'],
    laborAmount: ['money', '495.00'],
    partsAmount: ['money', '312.40'],
    taxAmount: ['money?', '25.77'],
    authorizedAmount: ['money?', '833.17'],
    authorizationMethod: ['enum?', 'in-person', ['in-person', 'phone', 'text', 'email']],
    validThrough: ['date', '2027-05-18'],
  },
  states: ['drafted', 'sent', 'authorized', 'partially-authorized', 'declined', 'revised', 'expired'],
  verbs: {
    draft: ['create', 'Draft service estimate'],
    get: ['get', 'Get service estimate'],
    'get-for-repair-order': ['get', 'Get service estimate for repair order', { by: ['repairOrderId'] }],
    list: ['list', 'List service estimates', { by: ['state', 'authorizationMethod'] }],
    'list-awaiting-answer': ['list', 'List service estimates awaiting answer', { by: ['state'], where: "state == 'sent'" }],
    search: ['search', 'Search service estimates', { by: ['vin', 'repairOrderId'] }],
    'adjust-lines': ['update', 'Adjust lines for service estimate', { fields: ['laborAmount', 'partsAmount'] }],
    send: ['transition', 'Send service estimate', { from: ['drafted', 'revised'], to: 'sent', when: 'laborAmount + partsAmount > 0' }],
    authorize: ['transition', 'Authorize service estimate', { from: ['sent'], to: 'authorized', when: 'authorizedAmount > 0' }],
    'authorize-part': ['transition', 'Authorize part for service estimate', { from: ['sent'], to: 'partially-authorized', when: 'authorizedAmount > 0' }],
    revise: ['transition', 'Revise service estimate', { from: ['authorized', 'partially-authorized'], to: 'revised', needs: ['reason'] }],
    decline: ['transition', 'Decline service estimate', { from: ['sent'], to: 'declined', needs: ['reason'] }],
    expire: ['transition', 'Expire service estimate', { from: ['drafted', 'sent', 'revised'], to: 'expired' }],
    'complete-partial': ['transition', 'Complete partial for service estimate', { from: ['partially-authorized'], to: 'authorized' }],
    'confirm-parts-supply': ['assess', 'Confirm parts supply for service estimate', { ask: 'parts-supplier', outcomes: ['in-stock', 'next-day', 'backordered'] }],
    'compute-overrun-limit': ['calculate', 'Compute overrun limit for service estimate', { get: 'authorizedAmount: money, overrunPct: number = 10 => ceiling: money = authorizedAmount * (1 + overrunPct / 100)' }],
    'compute-estimate-total': ['calculate', 'Compute estimate total for service estimate', { get: 'laborAmount: money, partsAmount: money, taxAmount: money = 0, shopSupplies: money = 0 => total: money = laborAmount + partsAmount + taxAmount + shopSupplies' }],
    'summarize-authorizations': ['summarize', 'Summarize authorizations across service estimates', { by: ['authorizationMethod'], measures: ['count', 'sum:authorizedAmount'] }],
  },
});
