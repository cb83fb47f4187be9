/** Capability family: duplicate titles. */
import { family } from '../../family/notation.ts';

export const duplicateTitles = family({
  noun: 'duplicate-titles', one: 'duplicate-title', title: 'Duplicate titles', subject: 'vin',
  summary: 'An application to replace a lost, stolen or mutilated certificate of title.',
  fields: {
    vin: ['vin', 'KM8J3CA48PU800476'],
    originalTitleNumber: ['string?', 'TN-40228817'],
    jurisdiction: ['state', 'FL'],
    applicant: ['string', 'Casey Morgan'],
    lossReason: ['enum', 'lost', ['lost', 'stolen', 'mutilated', 'never-received']],
    affidavitOn: ['date?', '2026-03-13'],
    fee: ['money?', '15.00'],
    lienholderConsent: ['boolean?', true],
  },
  states: ['applied', 'documents-pending', 'submitted', 'issued', 'rejected', 'withdrawn'],
  verbs: {
    apply: ['create', 'Apply duplicate title'],
    get: ['get', 'Get duplicate title'],
    'get-for-vin': ['get', 'Get duplicate title for VIN', { by: ['vin'] }],
    list: ['list', 'List duplicate titles', { by: ['state', 'jurisdiction', 'lossReason'] }],
    'list-awaiting-documents': ['list', 'List duplicate titles awaiting documents', { by: ['state'], where: "state == 'documents-pending'" }],
    search: ['search', 'Search duplicate titles', { by: ['vin', 'applicant'] }],
    'attach-affidavit': ['update', 'Attach affidavit for duplicate title', { fields: ['affidavitOn'] }],
    'record-consent': ['update', 'Record consent for duplicate title', { fields: ['lienholderConsent'] }],
    'request-documents': ['transition', 'Request documents for duplicate title', { from: ['applied'], to: 'documents-pending', needs: ['missingItems'] }],
    submit: ['transition', 'Submit duplicate title', { from: ['applied', 'documents-pending'], to: 'submitted', needs: ['affidavitOn'] }],
    issue: ['transition', 'Issue duplicate title', { from: ['submitted'], to: 'issued', needs: ['newTitleNumber'] }],
    reject: ['transition', 'Reject duplicate title', { from: ['submitted'], to: 'rejected', needs: ['reason'] }],
    resubmit: ['transition', 'Resubmit duplicate title', { from: ['rejected'], to: 'submitted', needs: ['correction'] }],
    withdraw: ['transition', 'Withdraw duplicate title', { from: ['applied', 'documents-pending', 'rejected'], to: 'withdrawn' }],
    'query-title-file': ['assess', 'Query title file for duplicate title', { ask: 'dmv', outcomes: ['eligible', 'active-lien', 'record-conflict'] }],
    'compute-fee': ['calculate', 'Compute fee for duplicate title', { get: 'baseFee: money = 15, expedite: boolean = false, expediteFee: money = 20 => fee: money = baseFee + if(expedite, expediteFee, 0)' }],
    'summarize-by-reason': ['summarize', 'Summarize duplicate titles by reason', { by: ['lossReason'], measures: ['count'] }],
    history: ['history', 'Duplicate title history'],
  },
});
