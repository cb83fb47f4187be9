/** Capability family: trips. */
import { family } from '../../family/notation.ts';

export const trips = family({
  noun: 'trips', one: 'trip', title: 'Trips', subject: 'vin',
  summary: 'A recorded journey with distance, idle time, purpose and reimbursable cost.',
  fields: {
    vin: ['vin', 'WBA5R1C58LF900832'],
    driverId: ['ref:drivers', 'driver_8efdc0'],
    startedAt: ['datetime', '2026-03-04T09:05:00Z'],
    endedAt: ['datetime?', '2026-03-04T10:12:00Z'],
    miles: ['number', 42.6],
    idleMinutes: ['integer?', 11],
    purpose: ['enum', 'business', ['business', 'personal', 'commute']],
    fuelGallons: ['number?', 1.6],
    reimbursement: ['money?', '29.82'],
  },
  states: ['started', 'ended', 'classified', 'approved', 'rejected'],
  verbs: {
    start: ['create', 'Start trip'],
    get: ['get', 'Get trip'],
    list: ['list', 'List trips', { by: ['state', 'driverId', 'purpose'] }],
    'list-unclassified': ['list', 'List unclassified trips', { by: ['state'], where: "state == 'ended'" }],
    search: ['search', 'Search trips', { by: ['vin', 'startedAt'] }],
    reclassify: ['update', 'Reclassify trip', { fields: ['purpose'] }],
    'correct-miles': ['update', 'Correct miles for trip', { fields: ['miles'] }],
    end: ['transition', 'End trip', { from: ['started'], to: 'ended', needs: ['endedAt'] }],
    classify: ['transition', 'Classify trip', { from: ['ended'], to: 'classified' }],
    approve: ['transition', 'Approve trip', { from: ['classified'], to: 'approved', when: 'miles > 0' }],
    reject: ['transition', 'Reject trip', { from: ['classified'], to: 'rejected', needs: ['reason'] }],
    reopen: ['transition', 'Reopen trip', { from: ['classified'], to: 'ended' }],
    'snap-to-route': ['assess', 'Snap to route for trip', { ask: 'telematics', outcomes: ['route-matched', 'gap-in-track', 'no-track'] }],
    'compute-mileage-reimbursement': ['calculate', 'Compute mileage reimbursement for trip', { get: 'miles: number, centsPerMile: number = 70, tolls: money = 0 => reimbursement: money = miles * centsPerMile / 100 + tolls' }],
    'compute-fuel-economy': ['calculate', 'Compute fuel economy for trip', { get: 'miles: number, fuelGallons: number, idleMinutes: integer => mpg: number = miles / fuelGallons; idleGallons: number = idleMinutes / 60 * 0.4' }],
    'summarize-by-purpose': ['summarize', 'Summarize trips by purpose', { by: ['purpose'], measures: ['count', 'sum:miles'] }],
  },
});
