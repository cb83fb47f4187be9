/** Capability family: service contracts. */
import { family } from '../../family/notation.ts';

export const serviceContracts = family({
  noun: 'service-contracts', one: 'service-contract', title: 'Service contracts', subject: 'vin',
  summary: 'A vehicle service contract in force: coverage tier, term, miles, deductible and claims paid.',
  fields: {
    contractNumber: ['string', 'CO-90384'],
    vin: ['vin', '1C4RJFBG7NC610355'],
    coverage: ['enum', 'powertrain', ['powertrain', 'silver', 'gold', 'platinum']],
    termMonths: ['integer', 60],
    termMiles: ['integer', 75000],
    startsOn: ['date', '2026-03-12'],
    startOdometer: ['integer', 14],
    price: ['money', '2195.00'],
    deductible: ['money?', '100.00'],
  },
  states: ['quoted', 'sold', 'active', 'transferred', 'expired', 'cancelled'],
  verbs: {
    quote: ['create', 'Quote service contract'],
    get: ['get', 'Get service contract'],
    'get-for-vin': ['get', 'Get service contract for VIN', { by: ['vin'] }],
    list: ['list', 'List service contracts', { by: ['state', 'coverage'] }],
    'list-active': ['list', 'List active service contracts', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search service contracts', { by: ['contractNumber', 'vin'] }],
    'change-deductible': ['update', 'Change deductible for service contract', { fields: ['deductible', 'price'] }],
    sell: ['transition', 'Sell service contract', { from: ['quoted'], to: 'sold', when: 'price > 0' }],
    activate: ['transition', 'Activate service contract', { from: ['sold'], to: 'active', needs: ['registrationNumber'] }],
    transfer: ['transition', 'Transfer service contract', { from: ['active'], to: 'transferred', needs: ['newOwner'] }],
    reactivate: ['transition', 'Reactivate service contract', { from: ['transferred'], to: 'active' }],
    expire: ['transition', 'Expire service contract', { from: ['active', 'transferred'], to: 'expired' }],
    cancel: ['transition', 'Cancel service contract', { from: ['sold', 'active', 'transferred'], to: 'cancelled', needs: ['reason'] }],
    'rate-coverage': ['assess', 'Rate coverage for service contract', { ask: 'product-provider', outcomes: ['rated', 'surcharge-applies', 'ineligible'] }],
    'compute-coverage-end': ['calculate', 'Compute coverage end for service contract', { get: 'startsOn: date, termMonths: integer, startOdometer: integer, termMiles: integer => endsOn: date = addMonths(startsOn, termMonths); endsAtMiles: integer = startOdometer + termMiles', live: true }],
    'compute-coverage-used': ['calculate', 'Compute coverage used for service contract', { post: 'startsOn: date, termMonths: integer, startOdometer: integer, termMiles: integer, odometer: integer, asOf: date = today => timePct: number = termUsed(startsOn, termMonths, asOf) * 100; milesPct: number = min(100, max(0, odometer - startOdometer) / termMiles * 100); usedPct: number = max(timePct, milesPct)' }],
    'summarize-by-coverage': ['summarize', 'Summarize service contracts by coverage', { by: ['coverage'], measures: ['count', 'sum:price'] }],
    history: ['history', 'Service contract history'],
  },
});
