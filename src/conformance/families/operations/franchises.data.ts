/** Capability family: franchises. */
import { family } from '../../family/notation.ts';

export const franchises = family({
  noun: 'franchises', one: 'franchise', title: 'Franchises', subject: 'dealer',
  summary: 'A brand franchise agreement with sales expectation, facility standard, performance and renewal.',
  fields: {
    dealerId: ['ref:dealers', 'dealer_bd1c25'],
    brand: ['string', 'Toyota'],
    signedOn: ['date', '2022-01-10'],
    expiresOn: ['date', '2028-01-09'],
    salesExpectation: ['integer', 960],
    actualSales: ['integer?', 884],
    facilityCompliant: ['boolean?', true],
    workingCapital: ['money?', '1450000.00'],
  },
  states: ['candidate', 'executed', 'compliant', 'deficient', 'terminated', 'relinquished'],
  verbs: {
    nominate: ['create', 'Nominate franchise'],
    get: ['get', 'Get franchise'],
    'get-for-brand': ['get', 'Get franchise for brand', { by: ['dealerId', 'brand'] }],
    list: ['list', 'List franchises', { by: ['state', 'brand'] }],
    'list-deficient': ['list', 'List deficient franchises', { by: ['state'], where: "state == 'deficient'" }],
    search: ['search', 'Search franchises', { by: ['brand', 'dealerId'] }],
    'post-sales': ['update', 'Post sales for franchise', { fields: ['actualSales'] }],
    'record-facility': ['update', 'Record facility for franchise', { fields: ['facilityCompliant'] }],
    execute: ['transition', 'Execute franchise', { from: ['candidate'], to: 'executed' }],
    'certify-compliant': ['transition', 'Certify compliant for franchise', { from: ['executed', 'deficient'], to: 'compliant', when: 'facilityCompliant == true' }],
    'issue-deficiency': ['transition', 'Issue deficiency for franchise', { from: ['executed', 'compliant'], to: 'deficient', needs: ['findings'] }],
    terminate: ['transition', 'Terminate franchise', { from: ['deficient'], to: 'terminated', needs: ['noticeDate'] }],
    relinquish: ['transition', 'Relinquish franchise', { from: ['executed', 'compliant', 'deficient'], to: 'relinquished' }],
    'review-performance': ['assess', 'Review performance for franchise', { ask: 'oem', outcomes: ['meets-standard', 'needs-plan', 'below-standard'] }],
    'compute-sales-effectiveness': ['calculate', 'Compute sales effectiveness for franchise', { get: 'actualSales: integer, salesExpectation: integer => effectivenessPct: number = actualSales / salesExpectation * 100; shortBy: integer = max(0, salesExpectation - actualSales)' }],
    'compute-working-capital-gap': ['calculate', 'Compute working capital gap for franchise', { get: 'workingCapital: money, guideline: money => gap: money = max(0, guideline - workingCapital); coveragePct: number = workingCapital / guideline * 100' }],
    'summarize-by-brand': ['summarize', 'Summarize franchises by brand', { by: ['brand'], measures: ['count', 'avg:actualSales'] }],
  },
});
