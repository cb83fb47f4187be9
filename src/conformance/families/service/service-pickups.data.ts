/** Capability family: service pickups. */
import { family } from '../../family/notation.ts';

export const servicePickups = family({
  noun: 'service-pickups', one: 'service-pickup', title: 'Service pickups', subject: 'customer',
  summary: "A valet pickup and return of a customer's vehicle for service with custody hand-offs.",
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    customerId: ['ref:customers', 'customer_f58f42'],
    pickupAddress: ['string', '4100 Commerce Dr'],
    pickupAt: ['datetime', '2026-03-09T18:45:00Z'],
    driverName: ['string?', 'Dana Ruiz'],
    milesEachWay: ['number?', 9.5],
    keyHandoff: ['enum?', 'in-person', ['in-person', 'lockbox', 'valet-app']],
    returnAt: ['datetime?', '2026-03-17T14:45:00Z'],
  },
  states: ['requested', 'assigned', 'picked-up', 'at-shop', 'returning', 'returned', 'cancelled'],
  verbs: {
    request: ['create', 'Request service pickup'],
    get: ['get', 'Get service pickup'],
    'get-active-for-vin': ['get', 'Get active service pickup for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List service pickups', { by: ['state', 'driverName'] }],
    'list-unassigned': ['list', 'List unassigned service pickups', { by: ['state'], where: "state == 'requested'" }],
    search: ['search', 'Search service pickups', { by: ['customerId', 'vin'] }],
    'change-window': ['update', 'Change window for service pickup', { fields: ['pickupAt'] }],
    'change-address': ['update', 'Change address for service pickup', { fields: ['pickupAddress'] }],
    'assign-driver': ['transition', 'Assign driver for service pickup', { from: ['requested'], to: 'assigned', needs: ['driverName'] }],
    'confirm-pickup': ['transition', 'Confirm pickup for service pickup', { from: ['assigned'], to: 'picked-up', needs: ['odometer'] }],
    'arrive-at-shop': ['transition', 'Arrive service pickup at shop', { from: ['picked-up'], to: 'at-shop' }],
    'start-return': ['transition', 'Start return for service pickup', { from: ['at-shop'], to: 'returning' }],
    'confirm-return': ['transition', 'Confirm return for service pickup', { from: ['returning'], to: 'returned', needs: ['recipient'] }],
    cancel: ['transition', 'Cancel service pickup', { from: ['requested', 'assigned'], to: 'cancelled', needs: ['reason'] }],
    'dispatch-valet': ['assess', 'Dispatch valet for service pickup', { ask: 'transporter', outcomes: ['driver-assigned', 'delayed', 'no-driver'] }],
    'compute-round-trip-cost': ['calculate', 'Compute round trip cost for service pickup', { get: 'milesEachWay: number, perMile: number = 0.58, driverHours: number = 1.2, driverRate: money = 19 => cost: money = milesEachWay * 4 * perMile + driverHours * driverRate' }],
    'summarize-by-driver': ['summarize', 'Summarize service pickups by driver', { by: ['driverName'], measures: ['count'] }],
  },
});
