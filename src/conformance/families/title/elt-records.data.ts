/** Capability family: ELT records. */
import { family } from '../../family/notation.ts';

export const eltRecords = family({
  noun: 'elt-records', one: 'elt-record', title: 'ELT records', subject: 'vin',
  summary: 'An electronic lien and title record exchanged between a lienholder and a motor vehicle agency.',
  fields: {
    vin: ['vin', '5YJ3E1EA3PF500641'],
    eltCode: ['string', 'EL-44885'],
    lienholder: ['string', 'Northline Credit Union'],
    titleState: ['state', 'WA'],
    lienRecordedOn: ['date?', '2026-03-10'],
    ownerName: ['string', 'Casey Morgan'],
    transactionType: ['enum', 'add', ['add', 'release', 'paper-request', 'correct']],
  },
  states: ['transmitted', 'acknowledged', 'matched', 'error', 'released', 'paper-issued'],
  verbs: {
    transmit: ['create', 'Transmit ELT record'],
    get: ['get', 'Get ELT record'],
    'get-for-vin': ['get', 'Get ELT record for VIN', { by: ['vin'] }],
    list: ['list', 'List ELT records', { by: ['state', 'titleState', 'transactionType'] }],
    'list-errors': ['list', 'List ELT records in error', { by: ['state'], where: "state == 'error'" }],
    search: ['search', 'Search ELT records', { by: ['eltCode', 'vin'] }],
    'correct-owner': ['update', 'Correct owner for ELT record', { fields: ['ownerName'] }],
    acknowledge: ['transition', 'Acknowledge ELT record', { from: ['transmitted'], to: 'acknowledged' }],
    match: ['transition', 'Match ELT record', { from: ['acknowledged'], to: 'matched', needs: ['titleNumber'] }],
    'raise-error': ['transition', 'Raise error for ELT record', { from: ['transmitted', 'acknowledged'], to: 'error', needs: ['errorCode'] }],
    retransmit: ['transition', 'Retransmit ELT record', { from: ['error'], to: 'transmitted' }],
    release: ['transition', 'Release ELT record', { from: ['matched'], to: 'released', needs: ['releaseNumber'] }],
    'request-paper': ['transition', 'Request paper for ELT record', { from: ['matched'], to: 'paper-issued', needs: ['mailingAddress'] }],
    'exchange-with-agency': ['assess', 'Exchange with agency for ELT record', { ask: 'dmv', outcomes: ['accepted', 'rejected-name', 'rejected-vin', 'queued'] }],
    'check-state-participation': ['validate', 'Check state participation for ELT record', { get: "titleState: state => participates: boolean = matches(titleState, '^(AZ|CA|CO|CT|FL|GA|HI|IA|ID|IL|IN|KS|LA|MA|MD|MI|MN|MO|MS|MT|NC|NE|NV|NY|OH|PA|SC|SD|TN|TX|UT|VA|WA|WI|WV)$'); wellFormed: boolean = len(titleState) == 2" }],
    'compute-cycle-time': ['calculate', 'Compute cycle time for ELT record', { get: 'transmittedOn: date, releasedOn: date => cycleDays: integer = days(transmittedOn, releasedOn)' }],
    'summarize-by-state': ['summarize', 'Summarize ELT records by state', { by: ['titleState'], measures: ['count'] }],
    'export-batch': ['export', 'Export batch of ELT records'],
    'transmission-log': ['history', 'ELT record transmission log'],
  },
});
