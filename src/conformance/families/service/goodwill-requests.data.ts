/** Capability family: goodwill requests. */
import { family } from '../../family/notation.ts';

export const goodwillRequests = family({
  noun: 'goodwill-requests', one: 'goodwill-request', title: 'Goodwill requests', subject: 'customer',
  summary: 'A request for manufacturer or dealer help on a repair just outside warranty terms.',
  fields: {
    vin: ['vin', '5YJ3E1EA3PF500641'],
    customerId: ['ref:customers', 'customer_c4acc2'],
    repairCost: ['money', '3240.00'],
    milesOverWarranty: ['integer?', 3200],
    monthsOverWarranty: ['integer?', 2],
    ownerLoyaltyYears: ['integer?', 7],
    requestedPct: ['number', 50],
    grantedPct: ['number?', 35],
  },
  states: ['raised', 'submitted', 'granted', 'partially-granted', 'declined', 'accepted', 'closed'],
  verbs: {
    raise: ['create', 'Raise goodwill request'],
    get: ['get', 'Get goodwill request'],
    'get-for-vin': ['get', 'Get goodwill request for VIN', { by: ['vin'] }],
    list: ['list', 'List goodwill requests', { by: ['state'] }],
    'list-awaiting-answer': ['list', 'List goodwill requests awaiting answer', { by: ['state'], where: "state == 'submitted'" }],
    search: ['search', 'Search goodwill requests', { by: ['vin', 'customerId'] }],
    'adjust-request': ['update', 'Adjust request for goodwill request', { fields: ['requestedPct'] }],
    submit: ['transition', 'Submit goodwill request', { from: ['raised'], to: 'submitted', when: 'repairCost > 0' }],
    grant: ['transition', 'Grant goodwill request', { from: ['submitted'], to: 'granted', when: 'grantedPct > 0' }],
    'grant-part': ['transition', 'Grant part for goodwill request', { from: ['submitted'], to: 'partially-granted', when: 'grantedPct > 0' }],
    decline: ['transition', 'Decline goodwill request', { from: ['submitted'], to: 'declined', needs: ['reason'] }],
    resubmit: ['transition', 'Resubmit goodwill request', { from: ['declined'], to: 'submitted', needs: ['newEvidence'] }],
    accept: ['transition', 'Accept goodwill request', { from: ['granted', 'partially-granted'], to: 'accepted' }],
    close: ['transition', 'Close goodwill request', { from: ['declined', 'partially-granted'], to: 'closed' }],
    'ask-factory-rep': ['assess', 'Ask factory rep for goodwill request', { ask: 'oem', outcomes: ['full-assist', 'shared-assist', 'no-assist'] }],
    'split-repair-cost': ['calculate', 'Split repair cost for goodwill request', { get: 'repairCost: money, factoryPct: number, dealerPct: number = 0 => factory: money = repairCost * factoryPct / 100; dealer: money = repairCost * dealerPct / 100; customer: money = repairCost * (1 - factoryPct / 100 - dealerPct / 100)' }],
    'score-loyalty': ['calculate', 'Score loyalty for goodwill request', { get: 'ownerLoyaltyYears: integer, servicedHereVisits: integer, milesOverWarranty: integer => score: number = max(0, min(100, ownerLoyaltyYears * 6 + servicedHereVisits * 4 - milesOverWarranty / 500))' }],
    'summarize-by-state': ['summarize', 'Summarize goodwill requests by state', { by: ['state'], measures: ['count', 'avg:grantedPct'] }],
  },
});
