/** Capability family: follow-ups. */
import { family } from '../../family/notation.ts';

export const followUps = family({
  noun: 'follow-ups', one: 'follow-up', title: 'Follow-ups', subject: 'customer',
  summary: 'A scheduled task to contact a customer with purpose, due time and result.',
  fields: {
    customerId: ['ref:customers', 'customer_11432c'],
    leadId: ['ref:leads?', 'lead_3c43e2'],
    purpose: ['enum', 'sales', ['sales', 'service', 'retention', 'birthday', 'equity']],
    dueAt: ['datetime', '2026-05-10T15:00:00Z'],
    owner: ['string', 'Dana Ruiz'],
    channel: ['enum?', 'call', ['call', 'text', 'email']],
    attempts: ['integer?', 1],
    result: ['string?', 'left voicemail'],
  },
  states: ['scheduled', 'due', 'overdue', 'completed', 'skipped', 'rescheduled'],
  verbs: {
    schedule: ['create', 'Schedule follow-up'],
    get: ['get', 'Get follow-up'],
    list: ['list', 'List follow-ups', { by: ['state', 'owner', 'purpose'] }],
    'list-overdue': ['list', 'List overdue follow-ups', { by: ['state'], where: "state == 'overdue'" }],
    search: ['search', 'Search follow-ups', { by: ['customerId', 'owner'] }],
    reassign: ['update', 'Reassign follow-up', { fields: ['owner'] }],
    'switch-channel': ['update', 'Switch channel for follow-up', { fields: ['channel'] }],
    'come-due': ['transition', 'Mark follow-up due', { from: ['scheduled', 'rescheduled'], to: 'due' }],
    'mark-overdue': ['transition', 'Mark follow-up overdue', { from: ['due'], to: 'overdue' }],
    complete: ['transition', 'Complete follow-up', { from: ['due', 'overdue', 'scheduled'], to: 'completed', needs: ['result'] }],
    skip: ['transition', 'Skip follow-up', { from: ['scheduled', 'due', 'overdue'], to: 'skipped', needs: ['reason'] }],
    reschedule: ['transition', 'Reschedule follow-up', { from: ['due', 'overdue'], to: 'rescheduled' }],
    'choose-best-time': ['assess', 'Choose best time for follow-up', { ask: 'engagement-platform', outcomes: ['morning', 'midday', 'evening'] }],
    'compute-completion-rate': ['calculate', 'Compute completion rate for follow-up', { get: 'assigned: integer, completed: integer => completionPct: number = completed / assigned * 100' }],
    'plan-cadence': ['calculate', 'Plan cadence for follow-up', { get: 'firstOn: date, touches: integer = 5, spacingDays: integer = 3 => lastTouchOn: date = addDays(firstOn, (touches - 1) * spacingDays)' }],
    'summarize-by-owner': ['summarize', 'Summarize follow-ups by owner', { by: ['owner'], measures: ['count'] }],
  },
});
