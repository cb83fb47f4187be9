/** Capability family: price books. */
import { family } from '../../family/notation.ts';

export const priceBooks = family({
  noun: 'price-books', one: 'price-book', title: 'Price books', subject: 'none',
  summary: 'The posted per-call price list: operation, unit price, effective date and ceiling.',
  fields: {
    operation: ['string', '/fi/quotes'],
    method: ['enum', 'GET', ['GET', 'POST']],
    unitPrice: ['number', 0.01],
    currency: ['string?', 'USD'],
    effectiveOn: ['date', '2026-03-11'],
    notes: ['string?', 'metered per call'],
    freeTierCalls: ['integer?', 0],
    category: ['enum?', 'data', ['data', 'fi', 'credit', 'dealer']],
  },
  states: ['drafted', 'posted', 'superseded', 'withdrawn'],
  verbs: {
    draft: ['create', 'Draft price book'],
    get: ['get', 'Get price book', { live: true }],
    'get-by-operation': ['get', 'Get price book by operation', { by: ['operation'], live: true }],
    list: ['list', 'List price books', { by: ['state', 'category'], live: true }],
    'list-posted': ['list', 'List posted price books', { by: ['state'], where: "state == 'posted'" }],
    search: ['search', 'Search price books', { by: ['operation', 'category'] }],
    'change-price': ['update', 'Change price for price book', { fields: ['unitPrice'] }],
    post: ['transition', 'Post price book', { from: ['drafted'], to: 'posted', when: 'unitPrice >= 0' }],
    'return-to-draft': ['transition', 'Return price book to draft', { from: ['posted'], to: 'drafted', needs: ['reason'] }],
    supersede: ['transition', 'Supersede price book', { from: ['posted'], to: 'superseded', needs: ['replacementId'] }],
    withdraw: ['transition', 'Withdraw price book', { from: ['drafted', 'posted'], to: 'withdrawn' }],
    'price-call-plan': ['calculate', 'Price call plan for price book', { get: 'listingCalls: integer, fiQuotes: integer, refinanceQuotes: integer, dataReads: integer => total: money = listingCalls * 0.01 + fiQuotes * 0.05 + refinanceQuotes * 0.05 + dataReads * 0.01', live: true }],
    'test-spend-ceiling': ['calculate', 'Test spend ceiling for price book', { get: 'spend: money, ceiling: money = 25 => withinCeiling: boolean = spend <= ceiling; over: money = max(0, spend - ceiling)', live: true }],
    'summarize-by-category': ['summarize', 'Summarize price books by category', { by: ['category'], measures: ['count', 'avg:unitPrice'] }],
    'export-price-list': ['export', 'Export price list of price books'],
  },
});
