/** Capability family: allocations. */
import { family } from '../../family/notation.ts';

export const allocations = family({
  noun: 'allocations', one: 'allocation', title: 'Allocations', subject: 'dealer',
  summary: 'Factory units earned by a store for a production period, accepted, swapped or turned down by model.',
  fields: {
    dealerId: ['ref:dealers', 'dealer_77eb16'],
    period: ['string', '2026-04'],
    model: ['string', 'Tucson'],
    unitsOffered: ['integer', 8],
    unitsAccepted: ['integer?', 6],
    daysSupply: ['number?', 52],
    travelRate: ['number?', 1.9],
    respondBy: ['date', '2026-05-18'],
  },
  states: ['offered', 'accepted', 'partially-accepted', 'turned-down', 'reallocated', 'consumed'],
  verbs: {
    offer: ['create', 'Offer allocation'],
    get: ['get', 'Get allocation'],
    'get-by-period': ['get', 'Get allocation by period', { by: ['dealerId', 'period'] }],
    list: ['list', 'List allocations', { by: ['state', 'period', 'model'] }],
    'list-awaiting-response': ['list', 'List allocations awaiting response', { by: ['state'], where: "state == 'offered'" }],
    search: ['search', 'Search allocations', { by: ['dealerId', 'model'] }],
    accept: ['transition', 'Accept allocation', { from: ['offered'], to: 'accepted', when: 'unitsAccepted >= unitsOffered' }],
    'accept-part': ['transition', 'Accept part for allocation', { from: ['offered'], to: 'partially-accepted', when: 'unitsAccepted > 0' }],
    'turn-down': ['transition', 'Turn down allocation', { from: ['offered'], to: 'turned-down', needs: ['reason'] }],
    'raise-acceptance': ['transition', 'Raise acceptance for allocation', { from: ['partially-accepted'], to: 'accepted' }],
    reallocate: ['transition', 'Reallocate allocation', { from: ['accepted', 'partially-accepted'], to: 'reallocated' }],
    consume: ['transition', 'Consume allocation', { from: ['accepted', 'partially-accepted'], to: 'consumed', needs: ['orderIds'] }],
    'request-extra-units': ['assess', 'Request extra units for allocation', { ask: 'oem', outcomes: ['granted', 'partially-granted', 'denied'] }],
    'compute-earned-units': ['calculate', 'Compute earned units for allocation', { get: 'regionUnits: integer, storeSales: integer, regionSales: integer => sharePct: number = storeSales / regionSales * 100; earned: integer = floor(regionUnits * storeSales / regionSales)' }],
    'balance-days-supply': ['calculate', "Balance days' supply for allocation", { get: 'onGround: integer, inTransit: integer, dailySales: number => daysSupply: number = (onGround + inTransit) / dailySales; adjustedNeed: integer = max(0, ceil(60 * dailySales) - onGround - inTransit)' }],
    'compute-turn-down-rate': ['calculate', 'Compute turn-down rate for allocation', { get: 'unitsOffered: integer, unitsAccepted: integer => turnDownPct: number = (unitsOffered - unitsAccepted) / unitsOffered * 100' }],
    'summarize-by-model': ['summarize', 'Summarize allocations by model', { by: ['model'], measures: ['count', 'sum:unitsOffered', 'sum:unitsAccepted'] }],
    'export-period': ['export', 'Export period of allocations'],
  },
});
