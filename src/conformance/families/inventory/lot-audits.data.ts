/** Capability family: lot audits. */
import { family } from '../../family/notation.ts';

export const lotAudits = family({
  noun: 'lot-audits', one: 'lot-audit', title: 'Lot audits', subject: 'dealer',
  summary: 'A physical count of units on the lot against the stock book, with missing and unbooked exceptions.',
  fields: {
    dealerId: ['ref:dealers', 'dealer_1a77ec'],
    auditedOn: ['date', '2026-03-04'],
    auditor: ['string', 'Dana Ruiz'],
    bookCount: ['integer', 214],
    scannedCount: ['integer?', 209],
    missingCount: ['integer?', 5],
    unbookedCount: ['integer?', 1],
    scope: ['enum?', 'full', ['full', 'used-only', 'floorplan']],
  },
  states: ['scheduled', 'counting', 'reconciling', 'exceptions-open', 'closed', 'cancelled'],
  verbs: {
    schedule: ['create', 'Schedule lot audit'],
    get: ['get', 'Get lot audit'],
    list: ['list', 'List lot audits', { by: ['state', 'scope'] }],
    'list-with-exceptions': ['list', 'List lot audits with exceptions', { by: ['state'], where: 'missingCount > 0' }],
    search: ['search', 'Search lot audits', { by: ['auditor', 'auditedOn'] }],
    'record-counts': ['update', 'Record counts for lot audit', { fields: ['scannedCount', 'missingCount', 'unbookedCount'] }],
    'start-count': ['transition', 'Start count for lot audit', { from: ['scheduled'], to: 'counting' }],
    'finish-count': ['transition', 'Finish count for lot audit', { from: ['counting'], to: 'reconciling', needs: ['scannedCount'] }],
    'open-exceptions': ['transition', 'Open exceptions for lot audit', { from: ['reconciling'], to: 'exceptions-open', when: 'missingCount > 0' }],
    'resolve-exceptions': ['transition', 'Resolve exceptions for lot audit', { from: ['exceptions-open'], to: 'reconciling', needs: ['resolution'] }],
    close: ['transition', 'Close lot audit', { from: ['reconciling'], to: 'closed' }],
    cancel: ['transition', 'Cancel lot audit', { from: ['scheduled'], to: 'cancelled' }],
    'confirm-unit-gps': ['assess', 'Confirm unit GPS for lot audit', { ask: 'telematics', outcomes: ['on-lot', 'off-lot', 'no-signal'] }],
    'compute-count-accuracy': ['calculate', 'Compute count accuracy for lot audit', { get: 'bookCount: integer, scannedCount: integer, unbookedCount: integer => matched: integer = scannedCount - unbookedCount; accuracyPct: number = (scannedCount - unbookedCount) / bookCount * 100' }],
    'value-missing-units': ['calculate', 'Value missing units for lot audit', { get: 'missingCount: integer, averageCost: money => exposure: money = missingCount * averageCost' }],
    'summarize-by-scope': ['summarize', 'Summarize lot audits by scope', { by: ['scope'], measures: ['count', 'avg:missingCount'] }],
    'export-exceptions': ['export', 'Export exceptions of lot audits'],
    history: ['history', 'Lot audit history'],
  },
});
