/** Capability family: notifications. */
import { family } from '../../family/notation.ts';

export const notifications = family({
  noun: 'notifications', one: 'notification', title: 'Notifications', subject: 'customer',
  summary: 'A message queued to a person or system over email, text or push, with delivery status.',
  fields: {
    customerId: ['ref:customers?', 'customer_bb853e'],
    channel: ['enum', 'email', ['email', 'sms', 'push', 'in-app']],
    template: ['string', 'deal-status-update'],
    recipient: ['string', 'casey.morgan@example.com'],
    queuedAt: ['datetime', '2026-03-11T18:45:00Z'],
    priority: ['enum?', 'low', ['low', 'normal', 'high']],
    attempts: ['integer?', 1],
    language: ['enum?', 'en', ['en', 'es']],
  },
  states: ['queued', 'sent', 'delivered', 'opened', 'bounced', 'suppressed', 'abandoned'],
  verbs: {
    queue: ['create', 'Queue notification'],
    get: ['get', 'Get notification'],
    list: ['list', 'List notifications', { by: ['state', 'channel', 'priority'] }],
    'list-bounced': ['list', 'List bounced notifications', { by: ['state'], where: "state == 'bounced'" }],
    search: ['search', 'Search notifications', { by: ['recipient', 'template'] }],
    'change-channel': ['update', 'Change channel for notification', { fields: ['channel'] }],
    reprioritize: ['update', 'Reprioritize notification', { fields: ['priority'] }],
    send: ['transition', 'Send notification', { from: ['queued'], to: 'sent' }],
    'confirm-delivery': ['transition', 'Confirm delivery for notification', { from: ['sent'], to: 'delivered' }],
    'mark-opened': ['transition', 'Mark notification opened', { from: ['delivered'], to: 'opened' }],
    'report-bounce': ['transition', 'Report bounce for notification', { from: ['sent'], to: 'bounced', needs: ['bounceCode'] }],
    retry: ['transition', 'Retry notification', { from: ['bounced'], to: 'queued', when: 'attempts < 5' }],
    suppress: ['transition', 'Suppress notification', { from: ['queued'], to: 'suppressed', needs: ['reason'] }],
    abandon: ['transition', 'Abandon notification', { from: ['bounced'], to: 'abandoned' }],
    'deliver-message': ['assess', 'Deliver message for notification', { ask: 'engagement-platform', outcomes: ['delivered', 'bounced', 'blocked'] }],
    'check-quiet-hours': ['validate', 'Check quiet hours for notification', { get: "localHour: integer, channel: string => allowedHour: boolean = channel == 'email' || channel == 'in-app' || (localHour >= 8 && localHour < 21); channelKnown: boolean = len(channel) > 1" }],
    'compute-delivery-rate': ['calculate', 'Compute delivery rate for notification', { get: 'sent: integer, delivered: integer => deliveredPct: number = delivered / sent * 100' }],
  },
});
