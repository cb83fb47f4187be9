/** Capability family: chat sessions. */
import { family } from '../../family/notation.ts';

export const chatSessions = family({
  noun: 'chat-sessions', one: 'chat-session', title: 'Chat sessions', subject: 'customer',
  summary: 'A website or agent chat with a shopper, hand-off to a person and lead outcome.',
  fields: {
    visitorId: ['string', 'VI-39910'],
    entryPage: ['string', '/inventory/used'],
    startedAt: ['datetime', '2026-03-07T18:15:00Z'],
    messages: ['integer?', 14],
    handledBy: ['enum', 'bot', ['bot', 'person', 'agent']],
    customerId: ['ref:customers?', 'customer_08cf76'],
    leadId: ['ref:leads?', 'lead_7a44f5'],
    satisfaction: ['integer?', 4],
  },
  states: ['opened', 'engaged', 'handed-off', 'lead-captured', 'closed', 'abandoned'],
  verbs: {
    open: ['create', 'Open chat session'],
    get: ['get', 'Get chat session'],
    list: ['list', 'List chat sessions', { by: ['state', 'handledBy'] }],
    'list-waiting-for-person': ['list', 'List chat sessions waiting for a person', { by: ['state'], where: "state == 'handed-off'" }],
    search: ['search', 'Search chat sessions', { by: ['visitorId', 'entryPage'] }],
    rate: ['update', 'Rate chat session', { fields: ['satisfaction'] }],
    'identify-visitor': ['update', 'Identify visitor for chat session', { fields: ['customerId'] }],
    engage: ['transition', 'Engage chat session', { from: ['opened'], to: 'engaged' }],
    'hand-off': ['transition', 'Hand off chat session', { from: ['engaged'], to: 'handed-off', needs: ['reason'] }],
    'capture-lead': ['transition', 'Capture lead for chat session', { from: ['engaged', 'handed-off'], to: 'lead-captured', needs: ['leadId'] }],
    close: ['transition', 'Close chat session', { from: ['engaged', 'lead-captured', 'handed-off'], to: 'closed' }],
    abandon: ['transition', 'Abandon chat session', { from: ['opened', 'engaged', 'handed-off'], to: 'abandoned' }],
    'classify-intent': ['assess', 'Classify intent for chat session', { ask: 'engagement-platform', outcomes: ['buy', 'service', 'finance', 'parts', 'other'] }],
    'compute-chat-conversion': ['calculate', 'Compute chat conversion for chat session', { get: 'sessions: integer, leadsCaptured: integer => conversionPct: number = leadsCaptured / sessions * 100' }],
    'compute-handle-time': ['calculate', 'Compute handle time for chat session', { get: 'totalMinutes: number, sessions: integer => averageMinutes: number = totalMinutes / sessions' }],
    'summarize-by-handler': ['summarize', 'Summarize chat sessions by handler', { by: ['handledBy'], measures: ['count', 'avg:satisfaction'] }],
  },
});
