/** Capability family: usage meters. */
import { family } from '../../family/notation.ts';

export const usageMeters = family({
  noun: 'usage-meters', one: 'usage-meter', title: 'Usage meters', subject: 'none',
  summary: 'A running count of calls and spend for one key or caller over a window.',
  fields: {
    subject: ['string', 'anonymous:203.0.113.7'],
    windowStart: ['datetime', '2026-03-05T16:15:00Z'],
    windowSeconds: ['integer', 3600],
    calls: ['integer', 412],
    billableCalls: ['integer?', 186],
    spend: ['money?', '4.38'],
    limitCalls: ['integer?', 600],
    tier: ['enum?', 'anonymous', ['anonymous', 'sandbox', 'account']],
  },
  states: ['open', 'near-limit', 'limited', 'closed'],
  verbs: {
    'open-window': ['create', 'Open window for usage meter'],
    get: ['get', 'Get usage meter', { live: true }],
    'get-for-subject': ['get', 'Get usage meter for subject', { by: ['subject'], live: true }],
    list: ['list', 'List usage meters', { by: ['state', 'tier'] }],
    'list-limited': ['list', 'List limited usage meters', { by: ['state'], where: "state == 'limited'" }],
    search: ['search', 'Search usage meters', { by: ['subject'] }],
    'record-calls': ['update', 'Record calls for usage meter', { fields: ['calls', 'billableCalls', 'spend'] }],
    'flag-near-limit': ['transition', 'Flag usage meter near limit', { from: ['open'], to: 'near-limit', when: 'calls >= limitCalls * 0.8' }],
    limit: ['transition', 'Limit usage meter', { from: ['open', 'near-limit'], to: 'limited', when: 'calls >= limitCalls' }],
    reopen: ['transition', 'Reopen usage meter', { from: ['limited', 'near-limit'], to: 'open' }],
    close: ['transition', 'Close usage meter', { from: ['open', 'near-limit', 'limited'], to: 'closed' }],
    'compute-call-cost': ['calculate', 'Compute call cost for usage meter', { get: 'calls: integer, pricePerCall: number = 0.01, freeCalls: integer = 0 => billable: integer = max(0, calls - freeCalls); cost: money = max(0, calls - freeCalls) * pricePerCall', live: true }],
    'compute-retry-after': ['calculate', 'Compute retry after for usage meter', { get: 'windowSeconds: integer, secondsIntoWindow: integer, calls: integer, limitCalls: integer => retryAfter: integer = if(calls >= limitCalls, max(1, windowSeconds - secondsIntoWindow), 0); allowed: boolean = calls < limitCalls', live: true }],
    'summarize-by-tier': ['summarize', 'Summarize usage meters by tier', { by: ['tier'], measures: ['count', 'sum:calls', 'sum:spend'] }],
    'export-statement': ['export', 'Export statement of usage meters'],
  },
});
