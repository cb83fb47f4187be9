/** Capability family: history reports. */
import { family } from '../../family/notation.ts';

export const historyReports = family({
  noun: 'history-reports', one: 'history-report', title: 'History reports', subject: 'vin',
  summary: 'A title, accident, odometer and ownership history pulled for a VIN and kept with its findings.',
  fields: {
    vin: ['vin', '5YJ3E1EA3PF500641'],
    provider: ['enum', 'nmvtis', ['nmvtis', 'commercial', 'auction-network']],
    ownerCount: ['integer?', 2],
    accidentCount: ['integer?', 1],
    brandCount: ['integer?', 0],
    lastOdometer: ['integer?', 66053],
    lastReportedOn: ['date?', '2026-03-15'],
    purpose: ['enum?', 'appraisal', ['appraisal', 'listing', 'purchase']],
  },
  states: ['ordered', 'returned', 'reviewed', 'disputed', 'amended', 'expired'],
  verbs: {
    order: ['create', 'Order history report'],
    get: ['get', 'Get history report'],
    'get-latest-for-vin': ['get', 'Get latest history report for VIN', { by: ['vin'] }],
    list: ['list', 'List history reports', { by: ['state', 'provider', 'purpose'] }],
    'list-branded': ['list', 'List branded history reports', { by: ['state'], where: 'brandCount > 0' }],
    'list-awaiting-review': ['list', 'List history reports awaiting review', { by: ['state'], where: "state == 'returned'" }],
    search: ['search', 'Search history reports', { by: ['vin'] }],
    'post-results': ['transition', 'Post results for history report', { from: ['ordered'], to: 'returned', needs: ['ownerCount'] }],
    review: ['transition', 'Review history report', { from: ['returned'], to: 'reviewed' }],
    dispute: ['transition', 'Dispute history report', { from: ['returned', 'reviewed'], to: 'disputed', needs: ['reason'] }],
    amend: ['transition', 'Amend history report', { from: ['disputed'], to: 'amended' }],
    'accept-amendment': ['transition', 'Accept amendment for history report', { from: ['amended'], to: 'reviewed' }],
    expire: ['transition', 'Expire history report', { from: ['returned', 'reviewed', 'amended'], to: 'expired' }],
    'pull-title-record': ['assess', 'Pull title record for history report', { ask: 'history-provider', outcomes: ['clean-history', 'minor-accident', 'branded-title', 'odometer-discrepancy'] }],
    'check-theft-file': ['assess', 'Check theft file for history report', { ask: 'screening', outcomes: ['no-hit', 'recovered-theft', 'active-theft'] }],
    'score-history': ['calculate', 'Score history for history report', { get: "accidentCount: integer, ownerCount: integer, brandCount: integer => score: number = max(0, 100 - accidentCount * 12 - max(0, ownerCount - 1) * 4 - brandCount * 40); grade: string = band(-score, -85, 'A', -70, 'B', -50, 'C', 'D')" }],
    'measure-mileage-pace': ['calculate', 'Measure mileage pace for history report', { get: "lastOdometer: integer, inServiceOn: date, asOf: date = today => annualMiles: integer = round(lastOdometer / max(1, days(inServiceOn, asOf)) * 365, 0); band: string = band(annualMiles, 10000, 'low', 15000, 'average', 'high')" }],
    'summarize-findings': ['summarize', 'Summarize findings across history reports', { by: ['provider'], measures: ['count', 'avg:accidentCount', 'sum:brandCount'] }],
    'export-report': ['export', 'Export report of history reports'],
  },
});
