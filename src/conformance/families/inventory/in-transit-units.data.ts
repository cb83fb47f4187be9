/** Capability family: in-transit units. */
import { family } from '../../family/notation.ts';

export const inTransitUnits = family({
  noun: 'in-transit-units', one: 'in-transit-unit', title: 'In-transit units', subject: 'vin',
  summary: 'A new unit invoiced but not yet on the ground: rail, truck and port milestones up to dealer receipt.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    dealerId: ['ref:dealers', 'dealer_6d9421'],
    invoiceAmount: ['money', '33120.00'],
    invoicedOn: ['date', '2026-03-08'],
    stage: ['enum', 'plant', ['plant', 'rail', 'port', 'truck']],
    etaOn: ['date?', '2026-05-15'],
    carrierName: ['string?', 'Harbor Rail and Truck'],
    preSold: ['boolean?', false],
  },
  states: ['invoiced', 'shipped', 'at-ramp', 'out-for-delivery', 'received', 'refused'],
  verbs: {
    'register-invoice': ['create', 'Register invoice for in-transit unit'],
    get: ['get', 'Get in-transit unit'],
    'get-for-vin': ['get', 'Get in-transit unit for VIN', { by: ['vin'] }],
    list: ['list', 'List in-transit units', { by: ['state', 'stage'] }],
    'list-pre-sold': ['list', 'List pre-sold in-transit units', { by: ['state'], where: 'preSold == true' }],
    search: ['search', 'Search in-transit units', { by: ['vin', 'carrierName'] }],
    'update-eta': ['update', 'Update ETA for in-transit unit', { fields: ['etaOn', 'stage'] }],
    'assign-customer': ['update', 'Assign customer for in-transit unit', { fields: ['preSold'] }],
    ship: ['transition', 'Ship in-transit unit', { from: ['invoiced'], to: 'shipped', needs: ['carrierName'] }],
    'arrive-at-ramp': ['transition', 'Arrive in-transit unit at ramp', { from: ['shipped'], to: 'at-ramp' }],
    'load-for-delivery': ['transition', 'Load in-transit unit for delivery', { from: ['at-ramp'], to: 'out-for-delivery' }],
    receive: ['transition', 'Receive in-transit unit', { from: ['out-for-delivery'], to: 'received' }],
    refuse: ['transition', 'Refuse in-transit unit', { from: ['out-for-delivery'], to: 'refused', needs: ['reason'] }],
    'trace-with-carrier': ['assess', 'Trace with carrier for in-transit unit', { ask: 'carrier', outcomes: ['on-time', 'delayed', 'held-at-ramp'] }],
    'accrue-transit-interest': ['calculate', 'Accrue transit interest for in-transit unit', { get: 'invoiceAmount: money, ratePct: number = 7.5, invoicedOn: date, asOf: date = today => daysFunded: integer = days(invoicedOn, asOf); interest: money = invoiceAmount * ratePct / 100 / 360 * days(invoicedOn, asOf)' }],
    'measure-slippage': ['calculate', 'Measure slippage for in-transit unit', { get: 'etaOn: date, arrivedOn: date => lateDays: integer = max(0, days(etaOn, arrivedOn))' }],
    'summarize-by-stage': ['summarize', 'Summarize in-transit units by stage', { by: ['stage'], measures: ['count', 'sum:invoiceAmount'] }],
    'export-manifest': ['export', 'Export manifest of in-transit units'],
    milestones: ['history', 'In-transit unit milestones'],
  },
});
