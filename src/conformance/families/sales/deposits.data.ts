/** Capability family: deposits. */
import { family } from '../../family/notation.ts';

export const deposits = family({
  noun: 'deposits', one: 'deposit', title: 'Deposits', subject: 'customer',
  summary: 'Money taken to hold a vehicle or start a deal, tracked through application, refund or forfeiture.',
  fields: {
    customerId: ['ref:customers', 'customer_f93d61'],
    vin: ['vin', '5NPE34AF5KH330598'],
    amount: ['money', '500.00'],
    method: ['enum', 'card', ['card', 'ach', 'cash', 'check']],
    refundable: ['boolean', true],
    takenOn: ['date', '2026-03-12'],
    holdUntil: ['date?', '2027-05-16'],
    dealId: ['ref:deals?', 'deal_1bfd0c'],
  },
  states: ['authorized', 'captured', 'applied', 'refunded', 'forfeited', 'voided'],
  verbs: {
    authorize: ['create', 'Authorize deposit'],
    get: ['get', 'Get deposit'],
    'get-for-vin': ['get', 'Get deposit for VIN', { by: ['vin'] }],
    list: ['list', 'List deposits', { by: ['state', 'method'] }],
    'list-unapplied': ['list', 'List unapplied deposits', { by: ['state'], where: "state == 'captured'" }],
    search: ['search', 'Search deposits', { by: ['customerId', 'vin'] }],
    'extend-hold': ['update', 'Extend hold for deposit', { fields: ['holdUntil'] }],
    capture: ['transition', 'Capture deposit', { from: ['authorized'], to: 'captured', when: 'amount > 0' }],
    void: ['transition', 'Void deposit', { from: ['authorized'], to: 'voided' }],
    apply: ['transition', 'Apply deposit', { from: ['captured'], to: 'applied', needs: ['dealId'] }],
    refund: ['transition', 'Refund deposit', { from: ['captured'], to: 'refunded', when: 'refundable == true' }],
    forfeit: ['transition', 'Forfeit deposit', { from: ['captured'], to: 'forfeited', needs: ['reason'] }],
    'charge-instrument': ['assess', 'Charge instrument for deposit', { ask: 'payment-rail', outcomes: ['approved', 'declined', 'needs-verification'] }],
    'compute-refund': ['calculate', 'Compute refund for deposit', { get: 'amount: money, refundable: boolean, restockFee: money = 0 => refund: money = if(refundable, max(0, amount - restockFee), 0); retained: money = amount - refund' }],
    'check-cash-limit': ['validate', 'Check cash limit for deposit', { get: "amount: money, method: string => positive: boolean = amount > 0; underCashReport: boolean = method != 'cash' || amount <= 10000" }],
    'summarize-by-method': ['summarize', 'Summarize deposits by method', { by: ['method'], measures: ['count', 'sum:amount'] }],
    history: ['history', 'Deposit history'],
  },
});
