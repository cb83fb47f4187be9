/** Capability family: cycle counts. */
import { family } from '../../family/notation.ts';

export const cycleCounts = family({
  noun: 'cycle-counts', one: 'cycle-count', title: 'Cycle counts', subject: 'dealer',
  summary: 'A rolling count of bins against perpetual quantity with variance value and adjustment approval.',
  fields: {
    zone: ['string', 'B'],
    countedOn: ['date', '2026-03-05'],
    counter: ['string', 'Luis Ortega'],
    bookValue: ['money', '18900.00'],
    countedValue: ['money', '18742.60'],
    linesCounted: ['integer?', 180],
    linesOff: ['integer?', 9],
    approver: ['string?', 'Dana Ruiz'],
    dealerId: ['ref:dealers?', 'dealer_00f54a'],
  },
  states: ['planned', 'counting', 'variance-review', 'adjusted', 'recount', 'accepted'],
  verbs: {
    plan: ['create', 'Plan cycle count'],
    get: ['get', 'Get cycle count'],
    list: ['list', 'List cycle counts', { by: ['state', 'zone'] }],
    'list-in-review': ['list', 'List cycle counts in review', { by: ['state'], where: "state == 'variance-review'" }],
    search: ['search', 'Search cycle counts', { by: ['zone', 'counter'] }],
    'record-lines': ['update', 'Record lines for cycle count', { fields: ['linesCounted', 'linesOff', 'countedValue'] }],
    start: ['transition', 'Start cycle count', { from: ['planned'], to: 'counting' }],
    'submit-count': ['transition', 'Submit count for cycle count', { from: ['counting', 'recount'], to: 'variance-review' }],
    'order-recount': ['transition', 'Order recount for cycle count', { from: ['variance-review'], to: 'recount', needs: ['reason'] }],
    adjust: ['transition', 'Adjust cycle count', { from: ['variance-review'], to: 'adjusted', needs: ['approver'] }],
    accept: ['transition', 'Accept cycle count', { from: ['variance-review'], to: 'accepted', when: 'linesOff == 0' }],
    'compute-count-variance': ['calculate', 'Compute count variance for cycle count', { get: 'bookValue: money, countedValue: money => variance: money = countedValue - bookValue; variancePct: number = (countedValue - bookValue) / bookValue * 100; grossShrink: money = max(0, bookValue - countedValue)' }],
    'compute-line-accuracy': ['calculate', 'Compute line accuracy for cycle count', { get: 'linesCounted: integer, linesOff: integer => accuracyPct: number = (linesCounted - linesOff) / linesCounted * 100' }],
    'summarize-by-zone': ['summarize', 'Summarize cycle counts by zone', { by: ['zone'], measures: ['count', 'sum:linesOff'] }],
    'export-variances': ['export', 'Export variances of cycle counts'],
    history: ['history', 'Cycle count history'],
  },
});
