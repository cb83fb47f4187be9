/** Capability family: cash reportings. */
import { family } from '../../family/notation.ts';

export const cashReportings = family({
  noun: 'cash-reportings', one: 'cash-reporting', title: 'Cash reportings', subject: 'deal',
  summary: 'A report of more than ten thousand dollars in cash or cash equivalents received in related payments.',
  fields: {
    dealId: ['ref:deals', 'deal_d3d58a'],
    payer: ['string', 'Casey Morgan'],
    cashTotal: ['money', '11250.00'],
    receivedOn: ['date', '2026-03-08'],
    instruments: ['string?', 'cash,cashiers-check'],
    identificationNumber: ['string?', 'ID-63509'],
    filedOn: ['date?', '2026-03-15'],
    amended: ['boolean?', false],
  },
  states: ['aggregating', 'reportable', 'filed', 'customer-notified', 'corrected', 'below-threshold'],
  verbs: {
    open: ['create', 'Open cash reporting'],
    get: ['get', 'Get cash reporting'],
    'get-for-deal': ['get', 'Get cash reporting for deal', { by: ['dealId'] }],
    list: ['list', 'List cash reportings', { by: ['state'] }],
    'list-unfiled': ['list', 'List unfiled cash reportings', { by: ['state'], where: "state == 'reportable'" }],
    search: ['search', 'Search cash reportings', { by: ['payer', 'dealId'] }],
    'add-payment': ['update', 'Add payment for cash reporting', { fields: ['cashTotal', 'receivedOn'] }],
    'mark-reportable': ['transition', 'Mark cash reporting reportable', { from: ['aggregating'], to: 'reportable', when: 'cashTotal > 10000' }],
    'close-below-threshold': ['transition', 'Close cash reporting below threshold', { from: ['aggregating'], to: 'below-threshold', when: 'cashTotal <= 10000' }],
    file: ['transition', 'File cash reporting', { from: ['reportable'], to: 'filed', needs: ['filedOn'] }],
    correct: ['transition', 'Correct cash reporting', { from: ['filed'], to: 'corrected', needs: ['reason'] }],
    refile: ['transition', 'Refile cash reporting', { from: ['corrected'], to: 'filed' }],
    'notify-customer': ['transition', 'Notify customer for cash reporting', { from: ['filed'], to: 'customer-notified', needs: ['noticeDate'] }],
    'verify-payer-identity': ['assess', 'Verify payer identity for cash reporting', { ask: 'identity', outcomes: ['verified', 'document-expired', 'mismatch'] }],
    'aggregate-cash': ['calculate', 'Aggregate cash for cash reporting', { post: 'amounts: money[], thresholdAmount: money = 10000 => total: money = sum(amounts); reportable: boolean = sum(amounts) > thresholdAmount; over: money = max(0, sum(amounts) - thresholdAmount)', live: true }],
    'compute-filing-deadline': ['calculate', 'Compute filing deadline for cash reporting', { get: 'receivedOn: date, allowedDays: integer = 15 => fileBy: date = businessDay(addDays(receivedOn, allowedDays))' }],
    'summarize-by-state': ['summarize', 'Summarize cash reportings by state', { by: ['state'], measures: ['count', 'sum:cashTotal'] }],
  },
});
