/** Capability family: safeguards incidents. */
import { family } from '../../family/notation.ts';

export const safeguardsIncidents = family({
  noun: 'safeguards-incidents', one: 'safeguards-incident', title: 'Safeguards incidents', subject: 'dealer',
  summary: 'A customer-information security event from detection through containment, notice and lessons.',
  fields: {
    title: ['string', 'Misdirected deal jacket email'],
    dealerId: ['ref:dealers', 'dealer_19c8a2'],
    detectedAt: ['datetime', '2026-03-07T18:45:00Z'],
    recordsAffected: ['integer', 640],
    dataType: ['enum', 'nonpublic', ['nonpublic', 'payment', 'credentials']],
    encrypted: ['boolean?', false],
    noticeDueOn: ['date?', '2026-05-17'],
    qualifiedIndividual: ['string?', 'Dana Ruiz'],
  },
  states: ['detected', 'triaged', 'contained', 'eradicated', 'notified', 'closed', 'false-alarm'],
  verbs: {
    report: ['create', 'Report safeguards incident'],
    get: ['get', 'Get safeguards incident'],
    list: ['list', 'List safeguards incidents', { by: ['state', 'dataType'] }],
    'list-notice-due': ['list', 'List safeguards incidents with notice due', { by: ['state'], where: 'noticeDueOn <= today' }],
    search: ['search', 'Search safeguards incidents', { by: ['title', 'qualifiedIndividual'] }],
    'revise-scope': ['update', 'Revise scope for safeguards incident', { fields: ['recordsAffected', 'dataType'] }],
    triage: ['transition', 'Triage safeguards incident', { from: ['detected'], to: 'triaged', needs: ['qualifiedIndividual'] }],
    contain: ['transition', 'Contain safeguards incident', { from: ['triaged'], to: 'contained' }],
    eradicate: ['transition', 'Eradicate safeguards incident', { from: ['contained'], to: 'eradicated' }],
    notify: ['transition', 'Notify safeguards incident', { from: ['eradicated', 'contained'], to: 'notified', needs: ['noticeReference'] }],
    close: ['transition', 'Close safeguards incident', { from: ['eradicated', 'notified'], to: 'closed', needs: ['rootCause'] }],
    dismiss: ['transition', 'Dismiss safeguards incident', { from: ['detected', 'triaged'], to: 'false-alarm', needs: ['rationale'] }],
    'ask-forensics': ['assess', 'Ask forensics for safeguards incident', { ask: 'screening', outcomes: ['no-exfiltration', 'possible-exfiltration', 'confirmed-exfiltration'] }],
    'test-notice-threshold': ['calculate', 'Test notice threshold for safeguards incident', { get: 'recordsAffected: integer, encrypted: boolean, thresholdRecords: integer = 500 => noticeRequired: boolean = recordsAffected >= thresholdRecords && !encrypted' }],
    'compute-notice-clock': ['calculate', 'Compute notice clock for safeguards incident', { get: 'discoveredOn: date, allowedDays: integer = 30 => notifyBy: date = addDays(discoveredOn, allowedDays)' }],
    'summarize-by-data-type': ['summarize', 'Summarize safeguards incidents by data type', { by: ['dataType'], measures: ['count', 'sum:recordsAffected'] }],
  },
});
