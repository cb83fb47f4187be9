/** Capability family: titles. */
import { family } from '../../family/notation.ts';

export const titles = family({
  noun: 'titles', one: 'title', title: 'Titles', subject: 'vin',
  summary: 'The certificate of title for a vehicle: holder, brand, number and custody inside the store.',
  fields: {
    vin: ['vin', '1GYKNDRS0RZ110264'],
    titleNumber: ['string?', 'TI-23519'],
    titleState: ['state', 'FL'],
    ownerName: ['string', 'Casey Morgan'],
    brand: ['enum?', 'clean', ['clean', 'salvage', 'rebuilt', 'flood', 'lemon']],
    lienholder: ['string?', 'Northline Credit Union'],
    receivedOn: ['date?', '2026-03-14'],
    location: ['string?', 'Title vault'],
  },
  states: ['awaited', 'received', 'audited', 'assigned', 'submitted', 'issued', 'lost'],
  verbs: {
    'log-awaited': ['create', 'Log awaited title'],
    get: ['get', 'Get title'],
    'get-for-vin': ['get', 'Get title for VIN', { by: ['vin'] }],
    list: ['list', 'List titles', { by: ['state', 'titleState', 'brand'] }],
    'list-missing': ['list', 'List missing titles', { by: ['state'], where: "state == 'awaited'" }],
    search: ['search', 'Search titles', { by: ['titleNumber', 'vin', 'ownerName'] }],
    'move-custody': ['update', 'Move custody for title', { fields: ['location'] }],
    receive: ['transition', 'Receive title', { from: ['awaited', 'lost'], to: 'received', needs: ['titleNumber'] }],
    audit: ['transition', 'Audit title', { from: ['received'], to: 'audited' }],
    assign: ['transition', 'Assign title', { from: ['audited'], to: 'assigned', needs: ['assignee'] }],
    submit: ['transition', 'Submit title', { from: ['assigned'], to: 'submitted', needs: ['packetNumber'] }],
    issue: ['transition', 'Issue title', { from: ['submitted'], to: 'issued' }],
    'report-lost': ['transition', 'Report lost for title', { from: ['received', 'audited'], to: 'lost', needs: ['reason'] }],
    'check-nmvtis': ['assess', 'Check NMVTIS for title', { ask: 'history-provider', outcomes: ['clean', 'branded', 'active-lien', 'record-not-found'] }],
    'age-missing-title': ['calculate', 'Age missing title', { get: 'soldOn: date, asOf: date = today, limitDays: integer = 30 => daysMissing: integer = days(soldOn, asOf); overLimit: boolean = days(soldOn, asOf) > limitDays' }],
    'check-assignment': ['validate', 'Check assignment for title', { get: 'ownerName: string, sellerName: string, odometer: integer => ownerSigns: boolean = ownerName == sellerName; mileageStated: boolean = odometer > 0' }],
    'summarize-by-brand': ['summarize', 'Summarize titles by brand', { by: ['brand'], measures: ['count'] }],
  },
});
