/** Capability family: attributions. */
import { family } from '../../family/notation.ts';

export const attributions = family({
  noun: 'attributions', one: 'attribution', title: 'Attributions', subject: 'deal',
  summary: 'The marketing touches credited for a sale under a chosen attribution model.',
  fields: {
    dealId: ['ref:deals', 'deal_029824'],
    model: ['enum', 'first-touch', ['first-touch', 'last-touch', 'linear', 'position']],
    touches: ['integer', 5],
    firstSource: ['string', 'search'],
    lastSource: ['string', 'marketplace'],
    grossCredited: ['money', '3265.00'],
    soldOn: ['date', '2026-03-14'],
    confidence: ['number?', 0.82],
  },
  states: ['collected', 'modeled', 'reviewed', 'locked', 'disputed'],
  verbs: {
    collect: ['create', 'Collect attribution'],
    get: ['get', 'Get attribution'],
    'get-for-deal': ['get', 'Get attribution for deal', { by: ['dealId'] }],
    list: ['list', 'List attributions', { by: ['state', 'model', 'lastSource'] }],
    'list-disputed': ['list', 'List disputed attributions', { by: ['state'], where: "state == 'disputed'" }],
    search: ['search', 'Search attributions', { by: ['firstSource', 'lastSource'] }],
    'change-model': ['update', 'Change model for attribution', { fields: ['model'] }],
    model: ['transition', 'Model attribution', { from: ['collected'], to: 'modeled', when: 'touches > 0' }],
    review: ['transition', 'Review attribution', { from: ['modeled'], to: 'reviewed' }],
    dispute: ['transition', 'Dispute attribution', { from: ['modeled', 'reviewed'], to: 'disputed', needs: ['reason'] }],
    'resolve-dispute': ['transition', 'Resolve dispute for attribution', { from: ['disputed'], to: 'modeled', needs: ['resolution'] }],
    lock: ['transition', 'Lock attribution', { from: ['reviewed'], to: 'locked' }],
    'match-sales-file': ['assess', 'Match sales file for attribution', { ask: 'marketplace', outcomes: ['matched', 'household-match', 'unmatched'] }],
    'split-linear-credit': ['calculate', 'Split linear credit for attribution', { get: 'grossCredited: money, touches: integer => perTouch: money = grossCredited / touches' }],
    'split-position-credit': ['calculate', 'Split position credit for attribution', { get: 'grossCredited: money, touches: integer => first: money = grossCredited * if(touches > 2, 0.4, if(touches == 2, 0.5, 1)); last: money = grossCredited * if(touches > 2, 0.4, if(touches == 2, 0.5, 0)); middleEach: money = if(touches > 2, grossCredited * 0.2 / (touches - 2), 0)' }],
    'summarize-by-source': ['summarize', 'Summarize attributions by source', { by: ['lastSource'], measures: ['count', 'sum:grossCredited'] }],
    'export-credit-table': ['export', 'Export credit table of attributions'],
  },
});
