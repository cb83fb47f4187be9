/** Capability family: syndications. */
import { family } from '../../family/notation.ts';

export const syndications = family({
  noun: 'syndications', one: 'syndication', title: 'Syndications', subject: 'dealer',
  summary: 'An inventory feed sent to a marketplace with unit counts, rejects and freshness.',
  fields: {
    destination: ['string', 'example-marketplace'],
    format: ['enum', 'csv', ['csv', 'xml', 'json']],
    unitsSent: ['integer', 214],
    unitsRejected: ['integer?', 6],
    lastSentAt: ['datetime', '2026-03-10T15:00:00Z'],
    schedule: ['enum', 'hourly', ['hourly', 'nightly', 'manual']],
    dealerId: ['ref:dealers', 'dealer_4fdcd8'],
    errorSummary: ['string?', '6 units missing photos'],
  },
  states: ['configured', 'testing', 'active', 'degraded', 'stopped'],
  verbs: {
    configure: ['create', 'Configure syndication'],
    get: ['get', 'Get syndication'],
    'get-by-destination': ['get', 'Get syndication by destination', { by: ['destination'] }],
    list: ['list', 'List syndications', { by: ['state', 'format', 'schedule'] }],
    'list-degraded': ['list', 'List degraded syndications', { by: ['state'], where: "state == 'degraded'" }],
    search: ['search', 'Search syndications', { by: ['destination'] }],
    'change-schedule': ['update', 'Change schedule for syndication', { fields: ['schedule'] }],
    'post-run': ['update', 'Post run for syndication', { fields: ['unitsSent', 'unitsRejected', 'lastSentAt'] }],
    test: ['transition', 'Test syndication', { from: ['configured'], to: 'testing' }],
    activate: ['transition', 'Activate syndication', { from: ['testing'], to: 'active', when: 'unitsSent > 0' }],
    'fail-test': ['transition', 'Fail test for syndication', { from: ['testing'], to: 'configured', needs: ['errorSummary'] }],
    degrade: ['transition', 'Degrade syndication', { from: ['active'], to: 'degraded', needs: ['errorSummary'] }],
    restore: ['transition', 'Restore syndication', { from: ['degraded'], to: 'active' }],
    stop: ['transition', 'Stop syndication', { from: ['configured', 'active', 'degraded'], to: 'stopped' }],
    'validate-feed': ['assess', 'Validate feed for syndication', { ask: 'marketplace', outcomes: ['accepted', 'accepted-with-rejects', 'refused'] }],
    'compute-acceptance-rate': ['calculate', 'Compute acceptance rate for syndication', { get: 'unitsSent: integer, unitsRejected: integer => acceptedPct: number = (unitsSent - unitsRejected) / unitsSent * 100' }],
    'summarize-by-destination': ['summarize', 'Summarize syndications by destination', { by: ['destination'], measures: ['count', 'sum:unitsRejected'] }],
    'export-reject-list': ['export', 'Export reject list of syndications'],
  },
});
