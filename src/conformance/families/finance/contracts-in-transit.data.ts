/** Capability family: contracts in transit. */
import { family } from '../../family/notation.ts';

export const contractsInTransit = family({
  noun: 'contracts-in-transit', one: 'contract-in-transit', title: 'Contracts in transit', subject: 'deal',
  summary: 'A signed contract sent to a lender and not yet funded, aged and chased until cash arrives.',
  fields: {
    dealId: ['ref:deals', 'deal_a07f89'],
    lender: ['string', 'Blue Mesa Auto Finance'],
    contractAmount: ['money', '24800.00'],
    sentOn: ['date', '2026-03-09'],
    packageNumber: ['string?', 'PA-51595'],
    daysOut: ['integer?', 6],
    heldReason: ['string?', 'missing proof of income'],
    reserveDue: ['money?', '412.50'],
  },
  states: ['packaged', 'sent', 'received-by-lender', 'held', 'funded', 'returned'],
  verbs: {
    package: ['create', 'Package contract in transit'],
    get: ['get', 'Get contract in transit'],
    'get-for-deal': ['get', 'Get contract in transit for deal', { by: ['dealId'] }],
    list: ['list', 'List contracts in transit', { by: ['state', 'lender'] }],
    'list-over-ten-days': ['list', 'List contracts in transit over ten days', { by: ['state'], where: 'daysOut > 10' }],
    search: ['search', 'Search contracts in transit', { by: ['packageNumber', 'lender'] }],
    'log-chase': ['update', 'Log chase for contract in transit', { fields: ['daysOut'] }],
    'record-hold-reason': ['update', 'Record hold reason for contract in transit', { fields: ['heldReason'] }],
    send: ['transition', 'Send contract in transit', { from: ['packaged', 'returned'], to: 'sent', needs: ['packageNumber'] }],
    'confirm-receipt': ['transition', 'Confirm receipt for contract in transit', { from: ['sent'], to: 'received-by-lender' }],
    hold: ['transition', 'Hold contract in transit', { from: ['received-by-lender'], to: 'held', needs: ['heldReason'] }],
    'cure-hold': ['transition', 'Cure hold for contract in transit', { from: ['held'], to: 'received-by-lender', needs: ['cureDocument'] }],
    'return-package': ['transition', 'Return package for contract in transit', { from: ['received-by-lender', 'held'], to: 'returned', needs: ['reason'] }],
    fund: ['transition', 'Fund contract in transit', { from: ['received-by-lender'], to: 'funded', needs: ['fundedAmount'] }],
    'check-funding-status': ['assess', 'Check funding status for contract in transit', { ask: 'lender', outcomes: ['in-queue', 'funded', 'missing-stip'] }],
    'age-in-transit': ['calculate', 'Age in transit for contract in transit', { get: "sentOn: date, asOf: date = today => daysOut: integer = days(sentOn, asOf); bucket: string = band(days(sentOn, asOf), 3, '0-3', 7, '4-7', 14, '8-14', 'over-14')" }],
    'compute-cash-drag': ['calculate', 'Compute cash drag for contract in transit', { get: 'contractAmount: money, ratePct: number = 8, daysOut: integer => cost: money = contractAmount * ratePct / 100 / 360 * daysOut' }],
    'summarize-by-lender': ['summarize', 'Summarize contracts in transit by lender', { by: ['lender'], measures: ['count', 'sum:contractAmount', 'avg:daysOut'] }],
    'export-cit-schedule': ['export', 'Export CIT schedule of contracts in transit'],
  },
});
