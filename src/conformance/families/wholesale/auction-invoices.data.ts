/** Capability family: auction invoices. */
import { family } from '../../family/notation.ts';

export const auctionInvoices = family({
  noun: 'auction-invoices', one: 'auction-invoice', title: 'Auction invoices', subject: 'vin',
  summary: 'The bill for a wholesale purchase: hammer price, buy fee, services, payment and title release.',
  fields: {
    invoiceNumber: ['string', 'IN-89131'],
    vin: ['vin', '5YJ3E1EA3PF500641'],
    buyerId: ['ref:auction-buyers', 'auction_buyer_e9393d'],
    hammerPrice: ['money', '18600.00'],
    buyFee: ['money', '445.00'],
    services: ['money?', '175.00'],
    dueOn: ['date', '2026-05-16'],
    paymentMethod: ['enum?', 'floorplan', ['floorplan', 'ach', 'check', 'wire']],
  },
  states: ['issued', 'partially-paid', 'paid', 'title-released', 'past-due', 'voided'],
  verbs: {
    issue: ['create', 'Issue auction invoice'],
    get: ['get', 'Get auction invoice'],
    'get-by-invoice-number': ['get', 'Get auction invoice by invoice number', { by: ['invoiceNumber'] }],
    list: ['list', 'List auction invoices', { by: ['state', 'paymentMethod'] }],
    'list-past-due': ['list', 'List auction invoices past due', { by: ['state'], where: "state == 'past-due'" }],
    search: ['search', 'Search auction invoices', { by: ['invoiceNumber', 'vin'] }],
    'add-services': ['update', 'Add services for auction invoice', { fields: ['services'] }],
    'switch-payment-method': ['update', 'Switch payment method for auction invoice', { fields: ['paymentMethod'] }],
    'pay-part': ['transition', 'Pay part for auction invoice', { from: ['issued', 'past-due'], to: 'partially-paid', needs: ['amountPaid'] }],
    pay: ['transition', 'Pay auction invoice', { from: ['issued', 'partially-paid', 'past-due'], to: 'paid', needs: ['paymentReference'] }],
    'mark-past-due': ['transition', 'Mark auction invoice past due', { from: ['issued', 'partially-paid'], to: 'past-due', when: 'dueOn < today' }],
    'release-title': ['transition', 'Release title for auction invoice', { from: ['paid'], to: 'title-released', needs: ['titleNumber'] }],
    void: ['transition', 'Void auction invoice', { from: ['issued'], to: 'voided', needs: ['reason'] }],
    'draft-floorplan': ['assess', 'Draft floorplan for auction invoice', { ask: 'floorplan-lender', outcomes: ['funded', 'line-full', 'unit-ineligible'] }],
    'compute-invoice-total': ['calculate', 'Compute invoice total for auction invoice', { get: 'hammerPrice: money, buyFee: money, services: money = 0, salesTax: money = 0 => total: money = hammerPrice + buyFee + services + salesTax' }],
    'compute-late-fee': ['calculate', 'Compute late fee for auction invoice', { get: 'total: money, daysLate: integer, ratePct: number = 1.5, minimum: money = 50 => lateFee: money = if(daysLate > 0, max(minimum, total * ratePct / 100), 0)' }],
    'summarize-by-method': ['summarize', 'Summarize auction invoices by method', { by: ['paymentMethod'], measures: ['count', 'sum:hammerPrice'] }],
  },
});
