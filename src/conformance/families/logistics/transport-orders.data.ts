/** Capability family: transport orders. */
import { family } from '../../family/notation.ts';

export const transportOrders = family({
  noun: 'transport-orders', one: 'transport-order', title: 'Transport orders', subject: 'vin',
  summary: 'A vehicle move from origin to destination, tendered, dispatched, picked up and delivered with inspections.',
  fields: {
    vin: ['vin', 'KM8J3CA48PU800476'],
    originZip: ['zip', '33131'],
    destinationZip: ['zip', '60616'],
    miles: ['integer', 412],
    agreedRate: ['money', '425.00'],
    carrierId: ['ref:carriers?', 'carrier_8ee4f5'],
    readyOn: ['date', '2026-03-14'],
    deliverBy: ['date?', '2026-05-18'],
    operable: ['boolean?', true],
  },
  states: ['created', 'tendered', 'accepted', 'dispatched', 'picked-up', 'delivered', 'cancelled', 'declined'],
  verbs: {
    create: ['create', 'Create transport order'],
    get: ['get', 'Get transport order'],
    'get-active-for-vin': ['get', 'Get active transport order for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List transport orders', { by: ['state', 'carrierId'] }],
    'list-late': ['list', 'List late transport orders', { by: ['state'], where: 'deliverBy < today' }],
    search: ['search', 'Search transport orders', { by: ['vin', 'originZip', 'destinationZip'] }],
    'change-window': ['update', 'Change window for transport order', { fields: ['readyOn', 'deliverBy'] }],
    'mark-inoperable': ['update', 'Mark inoperable for transport order', { fields: ['operable'] }],
    tender: ['transition', 'Tender transport order', { from: ['created', 'declined'], to: 'tendered', needs: ['carrierId'] }],
    accept: ['transition', 'Accept transport order', { from: ['tendered'], to: 'accepted' }],
    decline: ['transition', 'Decline transport order', { from: ['tendered'], to: 'declined', needs: ['reason'] }],
    dispatch: ['transition', 'Dispatch transport order', { from: ['accepted'], to: 'dispatched' }],
    'pick-up': ['transition', 'Pick up transport order', { from: ['dispatched'], to: 'picked-up', needs: ['odometer'] }],
    deliver: ['transition', 'Deliver transport order', { from: ['picked-up'], to: 'delivered', needs: ['recipient'] }],
    cancel: ['transition', 'Cancel transport order', { from: ['created', 'tendered', 'accepted'], to: 'cancelled', needs: ['reason'] }],
    'track-load': ['assess', 'Track load for transport order', { ask: 'transporter', outcomes: ['on-schedule', 'running-late', 'exception'] }],
    'price-per-mile': ['calculate', 'Price per mile for transport order', { get: 'miles: integer, baseRate: number = 0.78, minimum: money = 225, operable: boolean = true => linehaul: money = max(minimum, miles * baseRate); inopFee: money = if(operable, 0, 150); total: money = max(minimum, miles * baseRate) + if(operable, 0, 150)', live: true }],
  },
});
