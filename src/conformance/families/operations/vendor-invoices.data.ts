/** Capability family: vendor invoices. */
import { family } from '../../family/notation.ts';

export const vendorInvoices = family({
  noun: 'vendor-invoices', one: 'vendor-invoice', title: 'Vendor invoices', subject: 'dealer',
  summary: 'A payable from a vendor coded, approved, scheduled and paid with discount terms.',
  fields: {
    invoiceNumber: ['string', 'IN-54189'],
    vendorName: ['string', 'Cedar Ridge LLC'],
    amount: ['money', '1240.00'],
    invoiceDate: ['date', '2026-03-09'],
    dueOn: ['date', '2026-05-13'],
    discountPct: ['number?', 2],
    discountDays: ['integer?', 10],
    glAccount: ['string?', '6450'],
    dealerId: ['ref:dealers?', 'dealer_ece468'],
  },
  states: ['received', 'coded', 'approved', 'scheduled', 'paid', 'disputed', 'voided'],
  verbs: {
    receive: ['create', 'Receive vendor invoice'],
    get: ['get', 'Get vendor invoice'],
    'get-by-invoice-number': ['get', 'Get vendor invoice by invoice number', { by: ['invoiceNumber'] }],
    list: ['list', 'List vendor invoices', { by: ['state', 'vendorName'] }],
    'list-past-due': ['list', 'List vendor invoices past due', { by: ['state'], where: 'dueOn < today' }],
    search: ['search', 'Search vendor invoices', { by: ['invoiceNumber', 'vendorName'] }],
    recode: ['update', 'Recode vendor invoice', { fields: ['glAccount'] }],
    code: ['transition', 'Code vendor invoice', { from: ['received'], to: 'coded', needs: ['glAccount'] }],
    approve: ['transition', 'Approve vendor invoice', { from: ['coded'], to: 'approved', needs: ['approver'] }],
    schedule: ['transition', 'Schedule vendor invoice', { from: ['approved'], to: 'scheduled', needs: ['payOn'] }],
    pay: ['transition', 'Pay vendor invoice', { from: ['scheduled'], to: 'paid', needs: ['paymentReference'] }],
    dispute: ['transition', 'Dispute vendor invoice', { from: ['received', 'coded', 'approved'], to: 'disputed', needs: ['reason'] }],
    'resolve-dispute': ['transition', 'Resolve dispute for vendor invoice', { from: ['disputed'], to: 'coded', needs: ['resolution'] }],
    void: ['transition', 'Void vendor invoice', { from: ['received', 'coded'], to: 'voided' }],
    'issue-payment': ['assess', 'Issue payment for vendor invoice', { ask: 'payment-rail', outcomes: ['sent', 'returned', 'stopped'] }],
    'compute-early-pay-discount': ['calculate', 'Compute early pay discount for vendor invoice', { get: 'amount: money, discountPct: number, discountDays: integer, dueDays: integer = 30 => discount: money = amount * discountPct / 100; annualizedPct: number = discountPct / (100 - discountPct) * 365 / (dueDays - discountDays) * 100' }],
    'summarize-by-vendor': ['summarize', 'Summarize vendor invoices by vendor', { by: ['vendorName'], measures: ['count', 'sum:amount'] }],
  },
});
