/** Capability family: privacy notices. */
import { family } from '../../family/notation.ts';

export const privacyNotices = family({
  noun: 'privacy-notices', one: 'privacy-notice', title: 'Privacy notices', subject: 'customer',
  summary: 'A financial privacy notice delivered to a customer with version, delivery proof and opt-out choices.',
  fields: {
    customerId: ['ref:customers', 'customer_57df8c'],
    version: ['string', '2026.1'],
    deliveryMethod: ['enum', 'paper', ['paper', 'electronic']],
    deliveredOn: ['date?', '2026-03-08'],
    sharingOptOut: ['boolean?', false],
    annualDueOn: ['date', '2027-03-02'],
    language: ['enum?', 'en', ['en', 'es']],
  },
  states: ['queued', 'delivered', 'acknowledged', 'bounced', 'annual-due', 'superseded'],
  verbs: {
    queue: ['create', 'Queue privacy notice'],
    get: ['get', 'Get privacy notice'],
    'get-current-for-customer': ['get', 'Get current privacy notice for customer', { by: ['customerId'], where: 'terminal == false' }],
    list: ['list', 'List privacy notices', { by: ['state', 'version', 'deliveryMethod'] }],
    'list-bounced': ['list', 'List bounced privacy notices', { by: ['state'], where: "state == 'bounced'" }],
    search: ['search', 'Search privacy notices', { by: ['customerId', 'version'] }],
    'record-opt-out': ['update', 'Record opt-out for privacy notice', { fields: ['sharingOptOut'] }],
    'change-delivery-method': ['update', 'Change delivery method for privacy notice', { fields: ['deliveryMethod'] }],
    deliver: ['transition', 'Deliver privacy notice', { from: ['queued', 'bounced'], to: 'delivered', needs: ['deliveredOn'] }],
    'report-bounce': ['transition', 'Report bounce for privacy notice', { from: ['delivered'], to: 'bounced', needs: ['reason'] }],
    acknowledge: ['transition', 'Acknowledge privacy notice', { from: ['delivered'], to: 'acknowledged' }],
    'mark-annual-due': ['transition', 'Mark privacy notice annual due', { from: ['delivered', 'acknowledged'], to: 'annual-due', when: 'annualDueOn <= today' }],
    supersede: ['transition', 'Supersede privacy notice', { from: ['delivered', 'acknowledged'], to: 'superseded' }],
    'confirm-delivery': ['assess', 'Confirm delivery for privacy notice', { ask: 'engagement-platform', outcomes: ['opened', 'delivered-unopened', 'undeliverable'] }],
    'compute-annual-date': ['calculate', 'Compute annual date for privacy notice', { get: 'deliveredOn: date => annualDueOn: date = addMonths(deliveredOn, 12)' }],
    'summarize-by-version': ['summarize', 'Summarize privacy notices by version', { by: ['version'], measures: ['count'] }],
  },
});
