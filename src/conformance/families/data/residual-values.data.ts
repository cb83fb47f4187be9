/** Capability family: residual values. */
import { family } from '../../family/notation.ts';

export const residualValues = family({
  noun: 'residual-values', one: 'residual-value', title: 'Residual values', subject: 'vin',
  summary: 'A lessor-published residual for a model, term and annual mileage, used to price leases and ends of term.',
  fields: {
    vin: ['vin?', '1FA6P8CFXR5101234'],
    modelYear: ['integer', 2023],
    make: ['string', 'Hyundai'],
    model: ['string', 'Tucson'],
    termMonths: ['integer', 36],
    annualMiles: ['integer', 12000],
    residualPct: ['number', 58],
    msrp: ['money', '34185.00'],
    effectiveFrom: ['date', '2026-03-18'],
  },
  states: ['proposed', 'approved', 'effective', 'withdrawn', 'expired'],
  verbs: {
    propose: ['create', 'Propose residual value'],
    get: ['get', 'Get residual value'],
    'get-by-term': ['get', 'Get residual value by term', { by: ['model', 'termMonths'] }],
    list: ['list', 'List residual values', { by: ['state', 'make', 'termMonths'] }],
    'list-effective': ['list', 'List effective residual values', { by: ['state'], where: "state == 'effective'" }],
    search: ['search', 'Search residual values', { by: ['make', 'model', 'modelYear'] }],
    'restate-percentage': ['update', 'Restate percentage for residual value', { fields: ['residualPct'] }],
    approve: ['transition', 'Approve residual value', { from: ['proposed'], to: 'approved', when: 'residualPct > 0' }],
    'make-effective': ['transition', 'Make residual value effective', { from: ['approved'], to: 'effective' }],
    withdraw: ['transition', 'Withdraw residual value', { from: ['proposed', 'approved'], to: 'withdrawn', needs: ['reason'] }],
    expire: ['transition', 'Expire residual value', { from: ['effective'], to: 'expired' }],
    'request-lessor-residual': ['assess', 'Request lessor residual for residual value', { ask: 'lender', outcomes: ['published', 'enhanced', 'not-offered'] }],
    'compute-residual-amount': ['calculate', 'Compute residual amount for residual value', { get: 'msrp: money, residualPct: number => residual: money = percent(msrp, residualPct); depreciation: money = msrp - residual', live: true }],
    'adjust-for-miles': ['calculate', 'Adjust for miles for residual value', { get: "residualPct: number, annualMiles: integer => adjustedPct: number = residualPct + switch(band(annualMiles, 10000, 'a', 12000, 'b', 15000, 'c', 'd'), 'a', 1, 'b', 0, 'c', -2, -5)" }],
    'compare-to-market': ['calculate', 'Compare to market for residual value', { get: "residual: money, marketValue: money => equity: money = marketValue - residual; position: string = if(marketValue > residual, 'in-the-money', 'under-residual')" }],
    'price-excess-miles': ['calculate', 'Price excess miles for residual value', { get: 'milesDriven: integer, allowedMiles: integer, centsPerMile: number = 25 => excess: integer = max(0, milesDriven - allowedMiles); charge: money = max(0, milesDriven - allowedMiles) * centsPerMile / 100', live: true }],
    'summarize-by-make': ['summarize', 'Summarize residual values by make', { by: ['make'], measures: ['count', 'avg:residualPct'] }],
    'export-guide': ['export', 'Export guide of residual values'],
  },
});
