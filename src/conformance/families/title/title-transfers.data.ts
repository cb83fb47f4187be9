/** Capability family: title transfers. */
import { family } from '../../family/notation.ts';

export const titleTransfers = family({
  noun: 'title-transfers', one: 'title-transfer', title: 'Title transfers', subject: 'vin',
  summary: 'An ownership transfer packet, often across state lines, from documents to issued title and plates.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    fromState: ['state', 'IL'],
    toState: ['state', 'WA'],
    buyerName: ['string', 'Casey Morgan'],
    packetNumber: ['string', 'PA-91990'],
    salesTaxPaid: ['money?', '1749.69'],
    filingFee: ['money?', '33.00'],
    submittedOn: ['date?', '2026-03-16'],
  },
  states: ['assembled', 'audited', 'submitted', 'deficient', 'completed', 'cancelled'],
  verbs: {
    assemble: ['create', 'Assemble title transfer'],
    get: ['get', 'Get title transfer'],
    'get-by-packet-number': ['get', 'Get title transfer by packet number', { by: ['packetNumber'] }],
    list: ['list', 'List title transfers', { by: ['state', 'toState', 'fromState'] }],
    'list-deficient': ['list', 'List deficient title transfers', { by: ['state'], where: "state == 'deficient'" }],
    search: ['search', 'Search title transfers', { by: ['packetNumber', 'vin', 'buyerName'] }],
    'add-fees': ['update', 'Add fees for title transfer', { fields: ['salesTaxPaid', 'filingFee'] }],
    audit: ['transition', 'Audit title transfer', { from: ['assembled'], to: 'audited' }],
    submit: ['transition', 'Submit title transfer', { from: ['audited'], to: 'submitted', needs: ['submittedOn'] }],
    'flag-deficient': ['transition', 'Flag deficient for title transfer', { from: ['submitted'], to: 'deficient', needs: ['missingItems'] }],
    cure: ['transition', 'Cure title transfer', { from: ['deficient'], to: 'submitted', needs: ['correction'] }],
    complete: ['transition', 'Complete title transfer', { from: ['submitted'], to: 'completed', needs: ['newTitleNumber'] }],
    cancel: ['transition', 'Cancel title transfer', { from: ['assembled', 'audited'], to: 'cancelled' }],
    'route-to-title-agency': ['assess', 'Route to title agency for title transfer', { ask: 'title-agency', outcomes: ['accepted', 'returned-incomplete', 'expedited'] }],
    'compute-tax-due': ['calculate', 'Compute tax due for title transfer', { get: 'taxablePrice: money, toRatePct: number, fromTaxPaid: money = 0 => useTax: money = percent(taxablePrice, toRatePct); due: money = max(0, useTax - fromTaxPaid)', live: true }],
    'count-filing-deadline': ['calculate', 'Count filing deadline for title transfer', { get: 'soldOn: date, allowedDays: integer = 30, asOf: date = today => deadline: date = businessDay(addDays(soldOn, allowedDays)); daysLeft: integer = days(asOf, businessDay(addDays(soldOn, allowedDays)))' }],
    'summarize-by-destination': ['summarize', 'Summarize title transfers by destination', { by: ['toState'], measures: ['count'] }],
    'export-packet': ['export', 'Export packet of title transfers'],
  },
});
