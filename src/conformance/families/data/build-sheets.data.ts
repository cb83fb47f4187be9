/** Capability family: build sheets. */
import { family } from '../../family/notation.ts';

export const buildSheets = family({
  noun: 'build-sheets', one: 'build-sheet', title: 'Build sheets', subject: 'vin',
  summary: 'The factory build record for one VIN: plant, build date, ordered options and original price.',
  fields: {
    vin: ['vin', '2T3W1RFV6RW204518'],
    make: ['string', 'Toyota'],
    model: ['string', 'RAV4'],
    modelYear: ['integer', 2022],
    trim: ['string?', 'XLE'],
    plantCode: ['string?', 'LAP'],
    buildDate: ['date?', '2026-03-14'],
    optionCodes: ['string?', 'A4X,B7K,P20'],
    originalMsrp: ['money?', '34185.00'],
  },
  states: ['requested', 'received', 'disputed', 'reconciled', 'superseded'],
  verbs: {
    request: ['create', 'Request build sheet'],
    get: ['get', 'Get build sheet'],
    'get-for-vin': ['get', 'Get build sheet for VIN', { by: ['vin'] }],
    list: ['list', 'List build sheets', { by: ['state', 'make', 'modelYear'] }],
    'list-disputed': ['list', 'List disputed build sheets', { by: ['state'], where: "state == 'disputed'" }],
    search: ['search', 'Search build sheets', { by: ['vin', 'model', 'optionCodes'] }],
    'attach-option-codes': ['update', 'Attach option codes for build sheet', { fields: ['optionCodes'] }],
    'correct-trim': ['update', 'Correct trim for build sheet', { fields: ['trim'] }],
    receive: ['transition', 'Receive build sheet', { from: ['requested'], to: 'received', needs: ['buildDate'] }],
    dispute: ['transition', 'Dispute build sheet', { from: ['received'], to: 'disputed', needs: ['reason'] }],
    reconcile: ['transition', 'Reconcile build sheet', { from: ['received', 'disputed'], to: 'reconciled' }],
    supersede: ['transition', 'Supersede build sheet', { from: ['reconciled'], to: 'superseded' }],
    'confirm-with-factory': ['assess', 'Confirm with factory for build sheet', { ask: 'oem', outcomes: ['build-confirmed', 'option-variance', 'no-factory-record'] }],
    'total-option-msrp': ['calculate', 'Total option MSRP for build sheet', { post: 'baseMsrp: money, optionPrices: money[], destinationCharge: money = 1395 => options: money = sum(optionPrices); total: money = baseMsrp + options + destinationCharge', live: true }],
    'measure-build-age': ['calculate', 'Measure build age for build sheet', { get: 'buildDate: date, asOf: date = today => ageDays: integer = days(buildDate, asOf); ageMonths: integer = months(buildDate, asOf)' }],
    'validate-option-codes': ['validate', 'Validate option codes for build sheet', { get: "optionCodes: string => present: boolean = len(optionCodes) > 0; charset: boolean = matches(optionCodes, '^[A-Z0-9 ,]+$')" }],
    'summarize-by-plant': ['summarize', 'Summarize build sheets by plant', { by: ['plantCode'], measures: ['count', 'avg:originalMsrp'] }],
    'export-spec-sheet': ['export', 'Export spec sheet of build sheets'],
  },
});
