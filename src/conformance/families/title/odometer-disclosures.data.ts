/** Capability family: odometer disclosures. */
import { family } from '../../family/notation.ts';

export const odometerDisclosures = family({
  noun: 'odometer-disclosures', one: 'odometer-disclosure', title: 'Odometer disclosures', subject: 'vin',
  summary: 'The federal mileage disclosure signed by transferor and transferee on a change of ownership.',
  fields: {
    vin: ['vin', '1FA6P8CFXR5101234'],
    odometer: ['integer', 64088],
    readingType: ['enum', 'actual', ['actual', 'exceeds-limits', 'not-actual']],
    transferor: ['string', 'Casey Morgan'],
    transferee: ['string', 'Harbor Street Motors'],
    signedOn: ['date?', '2026-03-12'],
    modelYear: ['integer', 2021],
    documentId: ['ref:documents?', 'document_f1f188'],
  },
  states: ['prepared', 'transferor-signed', 'completed', 'voided', 'discrepancy-flagged'],
  verbs: {
    prepare: ['create', 'Prepare odometer disclosure'],
    get: ['get', 'Get odometer disclosure'],
    'get-latest-for-vin': ['get', 'Get latest odometer disclosure for VIN', { by: ['vin'] }],
    list: ['list', 'List odometer disclosures', { by: ['state', 'readingType'] }],
    'list-flagged': ['list', 'List flagged odometer disclosures', { by: ['state'], where: "state == 'discrepancy-flagged'" }],
    search: ['search', 'Search odometer disclosures', { by: ['vin', 'transferor', 'transferee'] }],
    'correct-reading': ['update', 'Correct reading for odometer disclosure', { fields: ['odometer', 'readingType'] }],
    'sign-transferor': ['transition', 'Sign transferor for odometer disclosure', { from: ['prepared'], to: 'transferor-signed' }],
    'sign-transferee': ['transition', 'Sign transferee for odometer disclosure', { from: ['transferor-signed'], to: 'completed', needs: ['signedOn'] }],
    'flag-discrepancy': ['transition', 'Flag discrepancy for odometer disclosure', { from: ['prepared', 'transferor-signed'], to: 'discrepancy-flagged', needs: ['reason'] }],
    'resolve-discrepancy': ['transition', 'Resolve discrepancy for odometer disclosure', { from: ['discrepancy-flagged'], to: 'prepared', needs: ['resolution'] }],
    void: ['transition', 'Void odometer disclosure', { from: ['prepared', 'transferor-signed'], to: 'voided' }],
    'compare-history': ['assess', 'Compare history for odometer disclosure', { ask: 'history-provider', outcomes: ['consistent', 'higher-reading-on-file', 'no-history'] }],
    'check-exemption': ['calculate', 'Check exemption for odometer disclosure', { get: 'modelYear: integer, saleYear: integer = 2026 => ageYears: integer = saleYear - modelYear; disclosureRequired: boolean = if(modelYear >= 2011, saleYear - modelYear < 20, saleYear - modelYear < 10); exemptFromYear: integer = if(modelYear >= 2011, modelYear + 20, modelYear + 10)', live: true }],
    'check-signatures': ['validate', 'Check signatures for odometer disclosure', { get: 'transferor: string, transferee: string, odometer: integer => differentParties: boolean = transferor != transferee; readingGiven: boolean = odometer >= 0' }],
    'summarize-by-type': ['summarize', 'Summarize odometer disclosures by type', { by: ['readingType'], measures: ['count'] }],
    history: ['history', 'Odometer disclosure history'],
  },
});
