/** Capability family: sublets. */
import { family } from '../../family/notation.ts';

export const sublets = family({
  noun: 'sublets', one: 'sublet', title: 'Sublets', subject: 'vin',
  summary: 'Work sent to an outside shop — glass, machine, upholstery, towing — with cost, markup and return.',
  fields: {
    repairOrderId: ['ref:repair-orders', 'repair_order_cb6f44'],
    vendorName: ['string', 'Northline Partners'],
    workType: ['enum', 'glass', ['glass', 'machine', 'upholstery', 'paintless-dent', 'towing']],
    quotedCost: ['money', '385.00'],
    invoicedCost: ['money?', '402.50'],
    markupPct: ['number?', 20],
    dueBackOn: ['date?', '2026-05-17'],
    poNumber: ['string?', 'PO-48008'],
    vin: ['vin?', '3GNAXUEV1PL301277'],
  },
  states: ['requested', 'approved', 'sent-out', 'returned', 'invoiced', 'rejected'],
  verbs: {
    request: ['create', 'Request sublet'],
    get: ['get', 'Get sublet'],
    'get-by-po-number': ['get', 'Get sublet by po number', { by: ['poNumber'] }],
    list: ['list', 'List sublets', { by: ['state', 'workType', 'vendorName'] }],
    'list-out': ['list', 'List sublets out at vendors', { by: ['state'], where: "state == 'sent-out'" }],
    search: ['search', 'Search sublets', { by: ['poNumber', 'repairOrderId'] }],
    'extend-due-back': ['update', 'Extend due back for sublet', { fields: ['dueBackOn'] }],
    approve: ['transition', 'Approve sublet', { from: ['requested'], to: 'approved', needs: ['poNumber'] }],
    reject: ['transition', 'Reject sublet', { from: ['requested'], to: 'rejected', needs: ['reason'] }],
    'send-out': ['transition', 'Send out sublet', { from: ['approved'], to: 'sent-out' }],
    'return-vehicle': ['transition', 'Return vehicle for sublet', { from: ['sent-out'], to: 'returned', needs: ['condition'] }],
    rework: ['transition', 'Rework sublet', { from: ['returned'], to: 'sent-out', needs: ['reason'] }],
    'post-invoice': ['transition', 'Post invoice for sublet', { from: ['returned'], to: 'invoiced', when: 'invoicedCost > 0' }],
    'quote-vendor': ['assess', 'Quote vendor for sublet', { ask: 'recon-vendor', outcomes: ['quoted', 'no-capacity', 'declined'] }],
    'compute-sublet-price': ['calculate', 'Compute sublet price', { get: 'invoicedCost: money, markupPct: number => price: money = invoicedCost * (1 + markupPct / 100); gross: money = invoicedCost * markupPct / 100' }],
    'compute-quote-variance': ['calculate', 'Compute quote variance for sublet', { get: 'quotedCost: money, invoicedCost: money => variance: money = invoicedCost - quotedCost' }],
    'summarize-by-vendor': ['summarize', 'Summarize sublets by vendor', { by: ['vendorName'], measures: ['count', 'sum:invoicedCost'] }],
  },
});
