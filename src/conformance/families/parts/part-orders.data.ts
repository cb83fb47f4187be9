/** Capability family: part orders. */
import { family } from '../../family/notation.ts';

export const partOrders = family({
  noun: 'part-orders', one: 'part-order', title: 'Part orders', subject: 'dealer',
  summary: 'A stock, daily or emergency order to a supplier with lines, expected receipt and discrepancies.',
  fields: {
    orderNumber: ['string', 'OR-53934'],
    supplierName: ['string', 'Cedar Ridge LLC'],
    orderType: ['enum', 'stock', ['stock', 'daily', 'emergency']],
    lineCount: ['integer', 14],
    orderTotal: ['money', '1842.30'],
    placedOn: ['date', '2026-03-12'],
    expectedOn: ['date?', '2026-03-15'],
    receivedLines: ['integer?', 12],
    dealerId: ['ref:dealers?', 'dealer_9494cb'],
  },
  states: ['drafted', 'transmitted', 'acknowledged', 'shipped', 'partially-received', 'received', 'cancelled'],
  verbs: {
    draft: ['create', 'Draft part order'],
    get: ['get', 'Get part order'],
    'get-by-order-number': ['get', 'Get part order by order number', { by: ['orderNumber'] }],
    list: ['list', 'List part orders', { by: ['state', 'orderType', 'supplierName'] }],
    'list-late': ['list', 'List late part orders', { by: ['state'], where: 'expectedOn < today' }],
    search: ['search', 'Search part orders', { by: ['orderNumber', 'supplierName'] }],
    'edit-lines': ['update', 'Edit lines for part order', { fields: ['lineCount', 'orderTotal'] }],
    transmit: ['transition', 'Transmit part order', { from: ['drafted'], to: 'transmitted', when: 'lineCount > 0' }],
    acknowledge: ['transition', 'Acknowledge part order', { from: ['transmitted'], to: 'acknowledged' }],
    ship: ['transition', 'Ship part order', { from: ['acknowledged'], to: 'shipped', needs: ['trackingNumber'] }],
    'receive-part': ['transition', 'Receive part for part order', { from: ['shipped', 'partially-received'], to: 'partially-received', needs: ['receivedLines'] }],
    'receive-all': ['transition', 'Receive all for part order', { from: ['shipped', 'partially-received'], to: 'received' }],
    cancel: ['transition', 'Cancel part order', { from: ['drafted', 'transmitted'], to: 'cancelled', needs: ['reason'] }],
    'confirm-with-supplier': ['assess', 'Confirm with supplier for part order', { ask: 'parts-supplier', outcomes: ['all-lines-filled', 'some-backordered', 'order-rejected'] }],
    'compute-fill-rate': ['calculate', 'Compute fill rate for part order', { get: 'receivedLines: integer, lineCount: integer => fillPct: number = receivedLines / lineCount * 100' }],
    'compute-economic-order-quantity': ['calculate', 'Compute economic order quantity for part order', { get: 'annualDemand: number, orderCost: money = 9, unitCost: money, holdingPct: number = 22 => quantity: integer = ceil(sqrt(2 * annualDemand * orderCost / (unitCost * holdingPct / 100)))', live: true }],
  },
});
