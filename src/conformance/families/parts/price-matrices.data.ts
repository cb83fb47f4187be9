/** Capability family: price matrices. */
import { family } from '../../family/notation.ts';

export const priceMatrices = family({
  noun: 'price-matrices', one: 'price-matrix', title: 'Price matrices', subject: 'dealer',
  summary: 'A parts markup grid by cost band and sale type that sets counter and repair-order prices.',
  fields: {
    name: ['string', 'Counter matrix A'],
    saleType: ['enum', 'counter', ['counter', 'repair-order', 'wholesale', 'internal']],
    costFrom: ['money', '10.00'],
    costTo: ['money', '25.00'],
    markupPct: ['number', 85],
    grossTargetPct: ['number?', 46],
    effectiveOn: ['date', '2026-03-15'],
    approvedBy: ['string?', 'Priya Shah'],
    dealerId: ['ref:dealers?', 'dealer_381579'],
  },
  states: ['drafted', 'simulated', 'active', 'superseded', 'rejected'],
  verbs: {
    draft: ['create', 'Draft price matrix'],
    get: ['get', 'Get price matrix'],
    'get-by-name': ['get', 'Get price matrix by name', { by: ['name'] }],
    list: ['list', 'List price matrices', { by: ['state', 'saleType'] }],
    'list-active': ['list', 'List active price matrices', { by: ['state'], where: "state == 'active'" }],
    'search-by-cost-band': ['search', 'Search price matrices by cost band', { by: ['costFrom', 'costTo', 'saleType'] }],
    'retune-markup': ['update', 'Retune markup for price matrix', { fields: ['markupPct'] }],
    simulate: ['transition', 'Simulate price matrix', { from: ['drafted'], to: 'simulated' }],
    'return-to-draft': ['transition', 'Return price matrix to draft', { from: ['simulated'], to: 'drafted', needs: ['reason'] }],
    activate: ['transition', 'Activate price matrix', { from: ['simulated'], to: 'active', needs: ['approvedBy'] }],
    supersede: ['transition', 'Supersede price matrix', { from: ['active'], to: 'superseded', needs: ['replacementName'] }],
    reject: ['transition', 'Reject price matrix', { from: ['drafted', 'simulated'], to: 'rejected', needs: ['reason'] }],
    'benchmark-market': ['assess', 'Benchmark market for price matrix', { ask: 'valuation', outcomes: ['in-line', 'below-market', 'above-market'] }],
    'price-from-matrix': ['calculate', 'Price from matrix for price matrix', { get: 'cost: money, markupPct: number => price: money = cost * (1 + markupPct / 100); grossPct: number = markupPct / (100 + markupPct) * 100' }],
    'solve-markup-for-gross': ['calculate', 'Solve markup for gross for price matrix', { get: 'grossTargetPct: number => markupPct: number = grossTargetPct / (100 - grossTargetPct) * 100', live: true }],
    'check-band-order': ['validate', 'Check band order for price matrix', { get: 'costFrom: money, costTo: money, markupPct: number => ordered: boolean = costTo > costFrom; positive: boolean = markupPct >= 0' }],
    'summarize-by-sale-type': ['summarize', 'Summarize price matrices by sale type', { by: ['saleType'], measures: ['count', 'avg:markupPct'] }],
  },
});
