/** Capability family: special orders. */
import { family } from '../../family/notation.ts';

export const specialOrders = family({
  noun: 'special-orders', one: 'special-order', title: 'Special orders', subject: 'customer',
  summary: 'A part ordered for one customer or repair order, prepaid, received, notified and picked up or aged out.',
  fields: {
    partNumber: ['string', 'PA-45040'],
    customerId: ['ref:customers', 'customer_db1c34'],
    repairOrderId: ['ref:repair-orders?', 'repair_order_e00a7c'],
    quantity: ['integer', 1],
    prepaid: ['money?', '85.00'],
    orderedOn: ['date', '2026-03-12'],
    arrivedOn: ['date?', '2026-03-14'],
    holdUntil: ['date?', '2027-05-18'],
  },
  states: ['ordered', 'arrived', 'notified', 'installed', 'picked-up', 'returned-to-stock', 'abandoned'],
  verbs: {
    order: ['create', 'Order special order'],
    get: ['get', 'Get special order'],
    list: ['list', 'List special orders', { by: ['state', 'customerId'] }],
    'list-unclaimed': ['list', 'List unclaimed special orders', { by: ['state'], where: 'holdUntil < today' }],
    search: ['search', 'Search special orders', { by: ['partNumber', 'customerId'] }],
    'extend-hold': ['update', 'Extend hold for special order', { fields: ['holdUntil'] }],
    arrive: ['transition', 'Arrive special order', { from: ['ordered'], to: 'arrived', needs: ['arrivedOn'] }],
    'notify-customer': ['transition', 'Notify customer for special order', { from: ['arrived'], to: 'notified', needs: ['channel'] }],
    install: ['transition', 'Install special order', { from: ['arrived', 'notified'], to: 'installed', needs: ['repairOrderId'] }],
    'pick-up': ['transition', 'Pick up special order', { from: ['arrived', 'notified'], to: 'picked-up', needs: ['recipient'] }],
    abandon: ['transition', 'Abandon special order', { from: ['notified'], to: 'abandoned', needs: ['reason'] }],
    'return-to-stock': ['transition', 'Return special order to stock', { from: ['abandoned'], to: 'returned-to-stock' }],
    'locate-at-nearby-store': ['assess', 'Locate at nearby store for special order', { ask: 'parts-supplier', outcomes: ['found-nearby', 'factory-only', 'unavailable'] }],
    'compute-restock-charge': ['calculate', 'Compute restock charge for special order', { get: 'prepaid: money, restockPct: number = 20 => charge: money = prepaid * restockPct / 100; refund: money = prepaid * (1 - restockPct / 100)' }],
    'age-special-order': ['calculate', 'Age special order', { get: "arrivedOn: date, asOf: date = today => daysHeld: integer = days(arrivedOn, asOf); bucket: string = band(days(arrivedOn, asOf), 7, '0-7', 30, '8-30', 60, '31-60', 'over-60')" }],
    'summarize-unclaimed': ['summarize', 'Summarize unclaimed across special orders', { by: ['state'], measures: ['count', 'sum:prepaid'] }],
  },
});
