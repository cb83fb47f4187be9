/** Capability family: backorders. */
import { family } from '../../family/notation.ts';

export const backorders = family({
  noun: 'backorders', one: 'backorder', title: 'Backorders', subject: 'dealer',
  summary: 'An unfilled part line with supplier estimate, waiting vehicles and escalation.',
  fields: {
    partNumber: ['string', 'PA-40674'],
    quantity: ['integer', 2],
    supplierName: ['string', 'Harbor Street Co'],
    orderedOn: ['date', '2026-03-09'],
    estimatedOn: ['date?', '2026-03-10'],
    vehiclesDown: ['integer?', 1],
    escalationNumber: ['string?', 'ES-23550'],
    alternateSource: ['string?', 'Harbor Street Co'],
    dealerId: ['ref:dealers?', 'dealer_03c488'],
  },
  states: ['open', 'estimated', 'escalated', 'allocated', 'filled', 'cancelled'],
  verbs: {
    open: ['create', 'Open backorder'],
    get: ['get', 'Get backorder'],
    'get-by-part': ['get', 'Get backorder by part', { by: ['partNumber'] }],
    list: ['list', 'List backorders', { by: ['state', 'supplierName'] }],
    'list-vehicle-down': ['list', 'List backorders with a vehicle down', { by: ['state'], where: 'vehiclesDown > 0' }],
    search: ['search', 'Search backorders', { by: ['partNumber', 'escalationNumber'] }],
    'set-alternate-source': ['update', 'Set alternate source for backorder', { fields: ['alternateSource'] }],
    'post-estimate': ['transition', 'Post estimate for backorder', { from: ['open'], to: 'estimated', needs: ['estimatedOn'] }],
    escalate: ['transition', 'Escalate backorder', { from: ['open', 'estimated'], to: 'escalated', needs: ['escalationNumber'] }],
    allocate: ['transition', 'Allocate backorder', { from: ['estimated', 'escalated'], to: 'allocated' }],
    'slip-estimate': ['transition', 'Slip estimate for backorder', { from: ['allocated'], to: 'estimated' }],
    fill: ['transition', 'Fill backorder', { from: ['allocated'], to: 'filled' }],
    cancel: ['transition', 'Cancel backorder', { from: ['open', 'estimated', 'escalated'], to: 'cancelled', needs: ['reason'] }],
    'query-supplier-date': ['assess', 'Query supplier date for backorder', { ask: 'parts-supplier', outcomes: ['date-held', 'date-slipped', 'no-date'] }],
    'age-backorder': ['calculate', 'Age backorder', { get: "orderedOn: date, asOf: date = today => ageDays: integer = days(orderedOn, asOf); bucket: string = band(days(orderedOn, asOf), 10, '0-10', 30, '11-30', 60, '31-60', 'over-60')" }],
    'compute-rental-exposure': ['calculate', 'Compute rental exposure for backorder', { get: 'vehiclesDown: integer, dailyRental: money = 38, daysToArrival: integer => exposure: money = vehiclesDown * dailyRental * daysToArrival' }],
    'summarize-by-supplier': ['summarize', 'Summarize backorders by supplier', { by: ['supplierName'], measures: ['count', 'sum:vehiclesDown'] }],
  },
});
