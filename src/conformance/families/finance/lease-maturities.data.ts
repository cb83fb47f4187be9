/** Capability family: lease maturities. */
import { family } from '../../family/notation.ts';

export const leaseMaturities = family({
  noun: 'lease-maturities', one: 'lease-maturity', title: 'Lease maturities', subject: 'vin',
  summary: 'The end-of-term track for a lease: pull-ahead, inspection, return, purchase or extension.',
  fields: {
    leaseId: ['ref:leases', 'lease_c5f26b'],
    vin: ['vin', '1FTFW1E83NFA20731'],
    maturesOn: ['date', '2026-05-09'],
    residual: ['money', '16800.00'],
    payoffAmount: ['money?', '17150.00'],
    estimatedMiles: ['integer?', 37800],
    wearCharge: ['money?', '225.00'],
    chosenPath: ['enum?', 'return', ['return', 'buyout', 'extend', 'undecided']],
  },
  states: ['upcoming', 'contacted', 'inspected', 'decided', 'grounded', 'bought-out', 'extended'],
  verbs: {
    open: ['create', 'Open lease maturity'],
    get: ['get', 'Get lease maturity'],
    'get-for-vin': ['get', 'Get lease maturity for VIN', { by: ['vin'] }],
    list: ['list', 'List lease maturities', { by: ['state', 'chosenPath'] }],
    'list-maturing-soon': ['list', 'List leases maturing soon', { by: ['state'], where: 'maturesOn <= addDays(today, 30)' }],
    search: ['search', 'Search lease maturities', { by: ['vin', 'leaseId'] }],
    'record-miles': ['update', 'Record miles for lease maturity', { fields: ['estimatedMiles'] }],
    'record-choice': ['update', 'Record choice for lease maturity', { fields: ['chosenPath'] }],
    contact: ['transition', 'Contact lease maturity', { from: ['upcoming'], to: 'contacted' }],
    inspect: ['transition', 'Inspect lease maturity', { from: ['contacted'], to: 'inspected', needs: ['wearCharge'] }],
    decide: ['transition', 'Decide lease maturity', { from: ['contacted', 'inspected'], to: 'decided', when: "chosenPath != 'undecided'" }],
    ground: ['transition', 'Ground lease maturity', { from: ['decided'], to: 'grounded', needs: ['odometerIn'] }],
    'buy-out': ['transition', 'Buy out lease maturity', { from: ['decided'], to: 'bought-out', needs: ['payoffAmount'] }],
    extend: ['transition', 'Extend lease maturity', { from: ['decided'], to: 'extended', needs: ['extensionMonths'] }],
    'request-dealer-buyout': ['assess', 'Request dealer buyout for lease maturity', { ask: 'lender', outcomes: ['payoff-quoted', 'third-party-blocked', 'not-eligible'] }],
    'compute-lease-equity': ['calculate', 'Compute lease equity for lease maturity', { get: 'marketValue: money, payoffAmount: money => equity: money = marketValue - payoffAmount; worthBuying: boolean = marketValue > payoffAmount' }],
    'compute-return-charges': ['calculate', 'Compute return charges for lease maturity', { get: 'excessMiles: integer, centsPerMile: number = 25, wearCharge: money, dispositionFee: money = 395 => total: money = excessMiles * centsPerMile / 100 + wearCharge + dispositionFee' }],
    'score-pull-ahead': ['calculate', 'Score pull-ahead for lease maturity', { get: 'monthsLeft: integer, monthlyPayment: money, allowancePayments: integer = 3 => covered: integer = min(monthsLeft, allowancePayments); customerOwes: money = max(0, monthsLeft - allowancePayments) * monthlyPayment' }],
    'summarize-by-path': ['summarize', 'Summarize lease maturities by path', { by: ['chosenPath'], measures: ['count', 'avg:residual'] }],
  },
});
