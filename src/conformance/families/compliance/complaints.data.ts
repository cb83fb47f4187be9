/** Capability family: complaints. */
import { family } from '../../family/notation.ts';

export const complaints = family({
  noun: 'complaints', one: 'complaint', title: 'Complaints', subject: 'customer',
  summary: 'A customer or regulator complaint with category, response deadline and resolution.',
  fields: {
    customerId: ['ref:customers', 'customer_0107b4'],
    channel: ['enum', 'phone', ['phone', 'web', 'regulator', 'attorney']],
    category: ['enum', 'sales', ['sales', 'finance', 'service', 'title', 'privacy']],
    description: ['string', 'title not received after 45 days'],
    receivedOn: ['date', '2026-03-11'],
    respondBy: ['date', '2026-05-15'],
    settlementAmount: ['money?', '350.00'],
    owner: ['string?', 'Morgan Lee'],
  },
  states: ['received', 'acknowledged', 'investigating', 'response-sent', 'resolved', 'escalated', 'withdrawn'],
  verbs: {
    receive: ['create', 'Receive complaint'],
    get: ['get', 'Get complaint'],
    list: ['list', 'List complaints', { by: ['state', 'channel', 'category'] }],
    'list-past-deadline': ['list', 'List complaints past deadline', { by: ['state'], where: 'respondBy < today' }],
    search: ['search', 'Search complaints', { by: ['customerId', 'description'] }],
    'assign-owner': ['update', 'Assign owner for complaint', { fields: ['owner'] }],
    recategorize: ['update', 'Recategorize complaint', { fields: ['category'] }],
    acknowledge: ['transition', 'Acknowledge complaint', { from: ['received'], to: 'acknowledged' }],
    investigate: ['transition', 'Investigate complaint', { from: ['acknowledged', 'escalated'], to: 'investigating', needs: ['owner'] }],
    'send-response': ['transition', 'Send response for complaint', { from: ['investigating'], to: 'response-sent', needs: ['responseText'] }],
    resolve: ['transition', 'Resolve complaint', { from: ['response-sent'], to: 'resolved', needs: ['resolution'] }],
    escalate: ['transition', 'Escalate complaint', { from: ['investigating', 'response-sent'], to: 'escalated', needs: ['reason'] }],
    withdraw: ['transition', 'Withdraw complaint', { from: ['received', 'acknowledged', 'investigating'], to: 'withdrawn' }],
    'ask-regulator': ['assess', 'Ask regulator for complaint', { ask: 'screening', outcomes: ['no-action', 'more-information', 'formal-inquiry'] }],
    'compute-complaint-rate': ['calculate', 'Compute complaint rate', { get: 'complaints: integer, unitsSold: integer => perHundred: number = complaints / unitsSold * 100' }],
    'count-response-days': ['calculate', 'Count response days for complaint', { get: 'receivedOn: date, respondBy: date, asOf: date = today => ageDays: integer = days(receivedOn, asOf); daysLeft: integer = days(asOf, respondBy)' }],
    'summarize-by-category': ['summarize', 'Summarize complaints by category', { by: ['category'], measures: ['count'] }],
  },
});
