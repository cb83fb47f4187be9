/** Capability family: repricings. */
import { family } from '../../family/notation.ts';

export const repricings = family({
  noun: 'repricings', one: 'repricing', title: 'Repricings', subject: 'vin',
  summary: "A proposed change to a unit's advertised price with its market reasoning and approval.",
  fields: {
    vin: ['vin', 'WBA5R1C58LF900832'],
    stockUnitId: ['ref:stock-units?', 'stock_unit_4fbec0'],
    oldPrice: ['money', '25995.00'],
    newPrice: ['money', '24995.00'],
    reasonCode: ['enum', 'aged', ['aged', 'market-shift', 'event', 'correction']],
    floorPrice: ['money?', '23400.00'],
    effectiveOn: ['date', '2026-03-15'],
    proposedBy: ['string?', 'Priya Shah'],
  },
  states: ['proposed', 'approved', 'live', 'reverted', 'rejected', 'superseded'],
  verbs: {
    propose: ['create', 'Propose repricing'],
    get: ['get', 'Get repricing'],
    'get-open-for-vin': ['get', 'Get open repricing for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List repricings', { by: ['state', 'reasonCode'] }],
    'list-awaiting-approval': ['list', 'List repricings awaiting approval', { by: ['state'], where: "state == 'proposed'" }],
    search: ['search', 'Search repricings', { by: ['vin', 'proposedBy'] }],
    'set-floor': ['update', 'Set floor for repricing', { fields: ['floorPrice'] }],
    approve: ['transition', 'Approve repricing', { from: ['proposed'], to: 'approved', when: 'newPrice >= floorPrice' }],
    reject: ['transition', 'Reject repricing', { from: ['proposed'], to: 'rejected', needs: ['reason'] }],
    'go-live': ['transition', 'Go live for repricing', { from: ['approved'], to: 'live' }],
    revert: ['transition', 'Revert repricing', { from: ['live'], to: 'reverted', needs: ['reason'] }],
    supersede: ['transition', 'Supersede repricing', { from: ['approved', 'live'], to: 'superseded' }],
    'test-market-rank': ['assess', 'Test market rank for repricing', { ask: 'valuation', outcomes: ['rank-improves', 'rank-unchanged', 'rank-worsens'] }],
    'compute-price-move': ['calculate', 'Compute price move for repricing', { get: 'oldPrice: money, newPrice: money => change: money = newPrice - oldPrice; changePct: number = (newPrice - oldPrice) / oldPrice * 100' }],
    'target-price-to-market': ['calculate', 'Target price-to-market for repricing', { get: 'marketAverage: money, targetPct: number = 98 => target: money = round(marketAverage * targetPct / 100, 0)' }],
    'step-down-price': ['calculate', 'Step down price for repricing', { get: 'askingPrice: money, daysInStock: integer, weeklyStepPct: number = 1.5, floorPrice: money => weeks: integer = floor(daysInStock / 7); stepped: money = max(floorPrice, askingPrice * pow(1 - weeklyStepPct / 100, floor(daysInStock / 7)))' }],
    'check-floor': ['validate', 'Check floor for repricing', { get: 'newPrice: money, floorPrice: money => aboveFloor: boolean = newPrice >= floorPrice; positive: boolean = newPrice > 0' }],
    'summarize-by-reason': ['summarize', 'Summarize repricings by reason', { by: ['reasonCode'], measures: ['count', 'avg:newPrice'] }],
  },
});
