/** Capability family: product cancellations. */
import { family } from '../../family/notation.ts';

export const productCancellations = family({
  noun: 'product-cancellations', one: 'product-cancellation', title: 'Product cancellations', subject: 'none',
  summary: 'A request to cancel a protection product and refund the unearned premium to lender or customer.',
  fields: {
    contractNumber: ['string', 'CO-34975'],
    productType: ['enum', 'VSC', ['VSC', 'GAP', 'PPM', 'TIRE', 'AP']],
    price: ['money', '2195.00'],
    startsOn: ['date', '2026-03-09'],
    termMonths: ['integer', 60],
    termMiles: ['integer?', 75000],
    requestedOn: ['date', '2026-03-14'],
    adminFee: ['money?', '50.00'],
    refundTo: ['enum?', 'lender', ['lender', 'customer']],
  },
  states: ['requested', 'quoted', 'approved', 'refunded', 'withdrawn', 'rejected'],
  verbs: {
    request: ['create', 'Request product cancellation'],
    get: ['get', 'Get product cancellation'],
    'get-by-contract-number': ['get', 'Get product cancellation by contract number', { by: ['contractNumber'] }],
    list: ['list', 'List product cancellations', { by: ['state', 'productType', 'refundTo'] }],
    'list-unpaid': ['list', 'List unpaid product cancellations', { by: ['state'], where: "state == 'approved'" }],
    search: ['search', 'Search product cancellations', { by: ['contractNumber'] }],
    'redirect-refund': ['update', 'Redirect refund for product cancellation', { fields: ['refundTo'] }],
    quote: ['transition', 'Quote product cancellation', { from: ['requested'], to: 'quoted' }],
    approve: ['transition', 'Approve product cancellation', { from: ['quoted'], to: 'approved', needs: ['customerSignature'] }],
    refund: ['transition', 'Refund product cancellation', { from: ['approved'], to: 'refunded', needs: ['checkNumber'] }],
    withdraw: ['transition', 'Withdraw product cancellation', { from: ['requested', 'quoted'], to: 'withdrawn' }],
    reject: ['transition', 'Reject product cancellation', { from: ['requested', 'quoted'], to: 'rejected', needs: ['reason'] }],
    'confirm-with-administrator': ['assess', 'Confirm with administrator for product cancellation', { ask: 'product-provider', outcomes: ['confirmed', 'claims-paid-offset', 'not-on-file'] }],
    'compute-pro-rata-refund': ['calculate', 'Compute pro-rata refund for product cancellation', { post: 'price: money, startsOn: date, termMonths: integer, requestedOn: date, adminFee: money = 0 => usedShare: number = termUsed(startsOn, termMonths, requestedOn); refund: money = max(0, price * (1 - usedShare) - adminFee)', live: true }],
    'compute-rule-of-78-refund': ['calculate', 'Compute Rule of 78 refund for product cancellation', { get: 'price: money, termMonths: integer, monthsUsed: integer => left: integer = min(termMonths, max(0, termMonths - monthsUsed)); refund: money = ruleOf78(price, termMonths, monthsUsed)', live: true }],
    'compute-chargeback-share': ['calculate', 'Compute chargeback share for product cancellation', { get: 'refund: money, dealerCost: money, price: money => dealerShare: money = refund * (price - dealerCost) / price; providerShare: money = refund * dealerCost / price' }],
    'summarize-by-type': ['summarize', 'Summarize product cancellations by type', { by: ['productType'], measures: ['count', 'sum:price'] }],
    history: ['history', 'Product cancellation history'],
  },
});
