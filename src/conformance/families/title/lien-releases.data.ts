/** Capability family: lien releases. */
import { family } from '../../family/notation.ts';

export const lienReleases = family({
  noun: 'lien-releases', one: 'lien-release', title: 'Lien releases', subject: 'vin',
  summary: "The lienholder's release of interest after payoff, tracked until the clear title is in hand.",
  fields: {
    vin: ['vin', '5NPE34AF5KH330598'],
    lienId: ['ref:liens?', 'lien_20b9e5'],
    lienholder: ['string', 'Northline Credit Union'],
    paidOffOn: ['date', '2026-03-08'],
    amountPaid: ['money', '12424.72'],
    method: ['enum', 'electronic', ['electronic', 'paper']],
    releaseNumber: ['string?', 'RE-89695'],
    expectedOn: ['date?', '2026-03-17'],
  },
  states: ['requested', 'acknowledged', 'issued', 'received', 'overdue', 'disputed'],
  verbs: {
    request: ['create', 'Request lien release'],
    get: ['get', 'Get lien release'],
    'get-for-vin': ['get', 'Get lien release for VIN', { by: ['vin'] }],
    list: ['list', 'List lien releases', { by: ['state', 'method', 'lienholder'] }],
    'list-overdue': ['list', 'List overdue lien releases', { by: ['state'], where: "state == 'overdue'" }],
    search: ['search', 'Search lien releases', { by: ['releaseNumber', 'vin'] }],
    'set-expected-date': ['update', 'Set expected date for lien release', { fields: ['expectedOn'] }],
    acknowledge: ['transition', 'Acknowledge lien release', { from: ['requested', 'overdue'], to: 'acknowledged' }],
    issue: ['transition', 'Issue lien release', { from: ['acknowledged'], to: 'issued', needs: ['releaseNumber'] }],
    'mark-overdue': ['transition', 'Mark lien release overdue', { from: ['requested', 'acknowledged'], to: 'overdue', when: 'expectedOn < today' }],
    dispute: ['transition', 'Dispute lien release', { from: ['acknowledged', 'overdue'], to: 'disputed', needs: ['reason'] }],
    'settle-dispute': ['transition', 'Settle dispute for lien release', { from: ['disputed'], to: 'acknowledged', needs: ['resolution'] }],
    receive: ['transition', 'Receive lien release', { from: ['issued'], to: 'received' }],
    'chase-lienholder': ['assess', 'Chase lienholder for lien release', { ask: 'lender', outcomes: ['released', 'processing', 'payoff-short'] }],
    'compute-expected-date': ['calculate', 'Compute expected date for lien release', { get: "paidOffOn: date, method: string => waitDays: integer = switch(method, 'electronic', 6, 21); expectedOn: date = addDays(paidOffOn, switch(method, 'electronic', 6, 21))" }],
    'compute-late-days': ['calculate', 'Compute late days for lien release', { get: 'expectedOn: date, asOf: date = today => lateDays: integer = max(0, days(expectedOn, asOf))' }],
    'summarize-by-method': ['summarize', 'Summarize lien releases by method', { by: ['method'], measures: ['count', 'sum:amountPaid'] }],
    'export-chase-list': ['export', 'Export chase list of lien releases'],
  },
});
