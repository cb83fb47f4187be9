/** Capability family: factory orders. */
import { family } from '../../family/notation.ts';

export const factoryOrders = family({
  noun: 'factory-orders', one: 'factory-order', title: 'Factory orders', subject: 'dealer',
  summary: 'A sold or stock order placed with the factory and followed from preference through build to arrival.',
  fields: {
    orderNumber: ['string', 'OR-14393'],
    dealerId: ['ref:dealers', 'dealer_d36b05'],
    orderType: ['enum', 'stock', ['stock', 'retail-sold', 'fleet', 'demo']],
    model: ['string', 'RAV4'],
    trim: ['string?', 'XLE'],
    priority: ['integer?', 19],
    requestedOn: ['date', '2026-03-14'],
    vin: ['vin?', '5YJ3E1EA3PF500641'],
    promisedOn: ['date?', '2026-05-21'],
  },
  states: ['entered', 'previewed', 'accepted', 'scheduled', 'built', 'in-transit', 'delivered', 'cancelled'],
  verbs: {
    enter: ['create', 'Enter factory order'],
    get: ['get', 'Get factory order'],
    'get-by-order-number': ['get', 'Get factory order by order number', { by: ['orderNumber'] }],
    list: ['list', 'List factory orders', { by: ['state', 'orderType', 'model'] }],
    'list-unscheduled': ['list', 'List unscheduled factory orders', { by: ['state'], where: "state == 'accepted'" }],
    search: ['search', 'Search factory orders', { by: ['orderNumber', 'vin', 'model'] }],
    'change-priority': ['update', 'Change priority for factory order', { fields: ['priority'] }],
    'edit-specification': ['update', 'Edit specification for factory order', { fields: ['trim'] }],
    preview: ['transition', 'Preview factory order', { from: ['entered'], to: 'previewed' }],
    accept: ['transition', 'Accept factory order', { from: ['previewed'], to: 'accepted' }],
    schedule: ['transition', 'Schedule factory order', { from: ['accepted'], to: 'scheduled', needs: ['promisedOn'] }],
    'confirm-built': ['transition', 'Confirm built for factory order', { from: ['scheduled'], to: 'built', needs: ['vin'] }],
    'release-to-carrier': ['transition', 'Release factory order to carrier', { from: ['built'], to: 'in-transit' }],
    deliver: ['transition', 'Deliver factory order', { from: ['in-transit'], to: 'delivered' }],
    cancel: ['transition', 'Cancel factory order', { from: ['entered', 'previewed', 'accepted'], to: 'cancelled', needs: ['reason'] }],
    'ask-plant-status': ['assess', 'Ask plant status for factory order', { ask: 'oem', outcomes: ['on-schedule', 'constrained', 'rescheduled'] }],
    'estimate-arrival': ['calculate', 'Estimate arrival for factory order', { get: 'promisedOn: date, transitDays: integer = 14 => arrival: date = addDays(promisedOn, transitDays)' }],
    'summarize-pipeline': ['summarize', 'Summarize pipeline across factory orders', { by: ['state'], measures: ['count', 'count'] }],
  },
});
