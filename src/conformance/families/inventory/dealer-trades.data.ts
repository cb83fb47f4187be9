/** Capability family: dealer trades. */
import { family } from '../../family/notation.ts';

export const dealerTrades = family({
  noun: 'dealer-trades', one: 'dealer-trade', title: 'Dealer trades', subject: 'vin',
  summary: 'A swap or purchase of a new unit between two stores, with equalizing cost, transport and paperwork.',
  fields: {
    outgoingVin: ['vin', 'KM8J3CA48PU800476'],
    incomingVin: ['vin?', '1C4RJFBG7NC610355'],
    partnerDealerId: ['ref:dealers', 'dealer_1bf599'],
    agreedInvoice: ['money', '34185.00'],
    holdbackPolicy: ['enum?', 'keep', ['keep', 'transfer']],
    neededBy: ['date', '2026-05-14'],
    driverName: ['string?', 'Casey Morgan'],
    milesApart: ['integer?', 84],
  },
  states: ['proposed', 'agreed', 'dispatched', 'exchanged', 'settled', 'declined', 'cancelled'],
  verbs: {
    propose: ['create', 'Propose dealer trade'],
    get: ['get', 'Get dealer trade'],
    list: ['list', 'List dealer trades', { by: ['state', 'partnerDealerId'] }],
    'list-awaiting-exchange': ['list', 'List dealer trades awaiting exchange', { by: ['state'], where: "state == 'dispatched'" }],
    search: ['search', 'Search dealer trades', { by: ['outgoingVin', 'incomingVin'] }],
    'assign-driver': ['update', 'Assign driver for dealer trade', { fields: ['driverName'] }],
    agree: ['transition', 'Agree dealer trade', { from: ['proposed'], to: 'agreed', when: 'agreedInvoice > 0' }],
    decline: ['transition', 'Decline dealer trade', { from: ['proposed'], to: 'declined', needs: ['reason'] }],
    'dispatch-driver': ['transition', 'Dispatch driver for dealer trade', { from: ['agreed'], to: 'dispatched', needs: ['driverName'] }],
    'confirm-exchange': ['transition', 'Confirm exchange for dealer trade', { from: ['dispatched'], to: 'exchanged' }],
    settle: ['transition', 'Settle dealer trade', { from: ['exchanged'], to: 'settled', needs: ['checkNumber'] }],
    cancel: ['transition', 'Cancel dealer trade', { from: ['proposed', 'agreed'], to: 'cancelled' }],
    'locate-match': ['assess', 'Locate match for dealer trade', { ask: 'marketplace', outcomes: ['exact-match', 'near-match', 'none-in-radius'] }],
    'equalize-invoices': ['calculate', 'Equalize invoices for dealer trade', { get: "outgoingInvoice: money, incomingInvoice: money => difference: money = outgoingInvoice - incomingInvoice; payer: string = if(outgoingInvoice >= incomingInvoice, 'partner', 'this-store')" }],
    'estimate-trade-cost': ['calculate', 'Estimate trade cost for dealer trade', { get: 'milesApart: integer, driverRate: money = 22, fuelPerMile: number = 0.19, averageMph: integer = 50 => fuel: money = milesApart * 2 * fuelPerMile; labor: money = milesApart * 2 / averageMph * driverRate; total: money = fuel + labor' }],
    'summarize-by-partner': ['summarize', 'Summarize dealer trades by partner', { by: ['partnerDealerId'], measures: ['count', 'count'] }],
    'compute-holdback': ['calculate', 'Compute holdback for dealer trade', { get: "msrp: money, invoice: money, holdbackPct: number = 3, basis: string = msrp => holdback: money = percent(if(basis == 'msrp', msrp, invoice), holdbackPct); deadNet: money = invoice - holdback", live: true }],
    history: ['history', 'Dealer trade history'],
  },
});
