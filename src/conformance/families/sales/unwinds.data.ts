/** Capability family: unwinds. */
import { family } from '../../family/notation.ts';

export const unwinds = family({
  noun: 'unwinds', one: 'unwind', title: 'Unwinds', subject: 'deal',
  summary: 'The reversal of a delivered or contracted deal: vehicle back, money back, paperwork cancelled.',
  fields: {
    dealId: ['ref:deals', 'deal_e17b94'],
    vin: ['vin', '5YJ3E1EA3PF500641'],
    reason: ['string', 'vehicle condition'],
    openedOn: ['date', '2026-03-09'],
    refundDue: ['money', '2500.00'],
    milesSinceDelivery: ['integer?', 412],
    usageCharge: ['money?', '103.00'],
    tradeReturned: ['boolean?', true],
  },
  states: ['opened', 'vehicle-returned', 'funds-reconciled', 'contracts-voided', 'closed', 'denied'],
  verbs: {
    open: ['create', 'Open unwind'],
    get: ['get', 'Get unwind'],
    'get-for-deal': ['get', 'Get unwind for deal', { by: ['dealId'] }],
    list: ['list', 'List unwinds', { by: ['state'] }],
    'list-awaiting-funds': ['list', 'List unwinds awaiting funds', { by: ['state'], where: "state == 'vehicle-returned'" }],
    search: ['search', 'Search unwinds', { by: ['vin', 'dealId'] }],
    'assess-usage': ['update', 'Assess usage for unwind', { fields: ['usageCharge', 'milesSinceDelivery'] }],
    'receive-vehicle': ['transition', 'Receive vehicle for unwind', { from: ['opened'], to: 'vehicle-returned', needs: ['milesSinceDelivery'] }],
    'reconcile-funds': ['transition', 'Reconcile funds for unwind', { from: ['vehicle-returned'], to: 'funds-reconciled' }],
    'void-contracts': ['transition', 'Void contracts for unwind', { from: ['funds-reconciled'], to: 'contracts-voided' }],
    close: ['transition', 'Close unwind', { from: ['contracts-voided'], to: 'closed' }],
    deny: ['transition', 'Deny unwind', { from: ['opened'], to: 'denied', needs: ['denialReason'] }],
    'cancel-with-lender': ['assess', 'Cancel with lender for unwind', { ask: 'lender', outcomes: ['cancelled', 'funded-recourse', 'pending-review'] }],
    'recover-trade': ['assess', 'Recover trade for unwind', { ask: 'auction', outcomes: ['trade-available', 'trade-sold-substitute-cash'] }],
    'compute-usage-charge': ['calculate', 'Compute usage charge for unwind', { get: 'milesSinceDelivery: integer, centsPerMile: number = 25, daysHeld: integer, perDay: money = 0 => charge: money = milesSinceDelivery * centsPerMile / 100 + daysHeld * perDay' }],
    'compute-refund': ['calculate', 'Compute refund for unwind', { get: 'deposits: money, payments: money, usageCharge: money, tradeValue: money = 0 => refund: money = deposits + payments + tradeValue - usageCharge' }],
    'summarize-by-reason': ['summarize', 'Summarize unwinds by reason', { by: ['reason'], measures: ['count', 'sum:refundDue'] }],
    history: ['history', 'Unwind history'],
  },
});
