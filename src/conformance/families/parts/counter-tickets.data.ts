/** Capability family: counter tickets. */
import { family } from '../../family/notation.ts';

export const counterTickets = family({
  noun: 'counter-tickets', one: 'counter-ticket', title: 'Counter tickets', subject: 'customer',
  summary: 'An over-the-counter or wholesale parts sale with price level, tax and delivery route.',
  fields: {
    ticketNumber: ['string', 'TI-74799'],
    customerId: ['ref:customers', 'customer_2220be'],
    priceLevel: ['enum', 'retail', ['retail', 'wholesale', 'trade', 'internal']],
    partsTotal: ['money', '342.75'],
    costTotal: ['money', '205.60'],
    taxExempt: ['boolean?', false],
    counterPerson: ['string?', 'Luis Ortega'],
    deliveryRoute: ['string?', 'north route'],
  },
  states: ['opened', 'picked', 'invoiced', 'paid', 'charged-to-account', 'voided'],
  verbs: {
    open: ['create', 'Open counter ticket'],
    get: ['get', 'Get counter ticket'],
    'get-by-number': ['get', 'Get counter ticket by number', { by: ['ticketNumber'] }],
    list: ['list', 'List counter tickets', { by: ['state', 'priceLevel', 'counterPerson'] }],
    'list-unpaid': ['list', 'List unpaid counter tickets', { by: ['state'], where: "state == 'invoiced'" }],
    search: ['search', 'Search counter tickets', { by: ['ticketNumber', 'customerId'] }],
    'switch-price-level': ['update', 'Switch price level for counter ticket', { fields: ['priceLevel'] }],
    'add-parts': ['update', 'Add parts for counter ticket', { fields: ['partsTotal', 'costTotal'] }],
    pick: ['transition', 'Pick counter ticket', { from: ['opened'], to: 'picked' }],
    invoice: ['transition', 'Invoice counter ticket', { from: ['picked'], to: 'invoiced', when: 'partsTotal > 0' }],
    pay: ['transition', 'Pay counter ticket', { from: ['invoiced'], to: 'paid', needs: ['tender'] }],
    'charge-to-account': ['transition', 'Charge counter ticket to account', { from: ['invoiced'], to: 'charged-to-account', needs: ['accountNumber'] }],
    void: ['transition', 'Void counter ticket', { from: ['opened', 'picked', 'invoiced'], to: 'voided', needs: ['reason'] }],
    'authorize-card': ['assess', 'Authorize card for counter ticket', { ask: 'payment-rail', outcomes: ['approved', 'declined', 'retry'] }],
    'compute-ticket-total': ['calculate', 'Compute ticket total for counter ticket', { get: 'partsTotal: money, taxRatePct: number, taxExempt: boolean = false, coreCharges: money = 0 => tax: money = if(taxExempt, 0, partsTotal * taxRatePct / 100); total: money = partsTotal + coreCharges + if(taxExempt, 0, partsTotal * taxRatePct / 100)' }],
    'compute-ticket-gross': ['calculate', 'Compute ticket gross for counter ticket', { get: 'partsTotal: money, costTotal: money => gross: money = partsTotal - costTotal; grossPct: number = (partsTotal - costTotal) / partsTotal * 100' }],
    'summarize-by-price-level': ['summarize', 'Summarize counter tickets by price level', { by: ['priceLevel'], measures: ['count', 'sum:partsTotal'] }],
  },
});
