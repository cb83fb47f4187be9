/** Capability family: contact logs. */
import { family } from '../../family/notation.ts';

export const contactLogs = family({
  noun: 'contact-logs', one: 'contact-log', title: 'Contact logs', subject: 'customer',
  summary: 'A logged call, text, email or visit with outcome and next step.',
  fields: {
    customerId: ['ref:customers', 'customer_1cb6d8'],
    leadId: ['ref:leads?', 'lead_f0e87b'],
    channel: ['enum', 'call', ['call', 'text', 'email', 'visit']],
    direction: ['enum', 'inbound', ['inbound', 'outbound']],
    outcome: ['enum', 'reached', ['reached', 'voicemail', 'no-answer', 'opted-out']],
    handledBy: ['string', 'Luis Ortega'],
    occurredAt: ['datetime', '2026-03-15T18:45:00Z'],
    durationSeconds: ['integer?', 184],
  },
  states: ['logged', 'reviewed', 'flagged', 'corrected', 'closed'],
  verbs: {
    log: ['create', 'Log contact log'],
    get: ['get', 'Get contact log'],
    'get-latest-for-customer': ['get', 'Get latest contact log for customer', { by: ['customerId'] }],
    list: ['list', 'List contact logs', { by: ['state', 'channel', 'outcome'] }],
    'list-flagged': ['list', 'List flagged contact logs', { by: ['state'], where: "state == 'flagged'" }],
    search: ['search', 'Search contact logs', { by: ['customerId', 'handledBy'] }],
    'correct-outcome': ['update', 'Correct outcome for contact log', { fields: ['outcome'] }],
    'relink-lead': ['update', 'Relink lead for contact log', { fields: ['leadId'] }],
    review: ['transition', 'Review contact log', { from: ['logged'], to: 'reviewed' }],
    flag: ['transition', 'Flag contact log', { from: ['logged', 'reviewed'], to: 'flagged', needs: ['reason'] }],
    correct: ['transition', 'Correct contact log', { from: ['flagged'], to: 'corrected', needs: ['correction'] }],
    close: ['transition', 'Close contact log', { from: ['reviewed'], to: 'closed' }],
    'clear-flag': ['transition', 'Clear flag for contact log', { from: ['flagged'], to: 'reviewed' }],
    'transcribe-call': ['assess', 'Transcribe call for contact log', { ask: 'engagement-platform', outcomes: ['positive', 'neutral', 'negative'] }],
    'compute-contact-rate': ['calculate', 'Compute contact rate for contact log', { get: 'attempts: integer, reached: integer => contactPct: number = reached / attempts * 100' }],
    'compute-talk-time': ['calculate', 'Compute talk time for contact log', { get: 'calls: integer, totalSeconds: integer => averageMinutes: number = totalSeconds / calls / 60' }],
    'summarize-by-outcome': ['summarize', 'Summarize contact logs by outcome', { by: ['outcome'], measures: ['count', 'sum:durationSeconds'] }],
  },
});
