/** Capability family: stocking plans. */
import { family } from '../../family/notation.ts';

export const stockingPlans = family({
  noun: 'stocking-plans', one: 'stocking-plan', title: 'Stocking plans', subject: 'dealer',
  summary: 'A monthly target mix of segments, price bands and units the used department should own.',
  fields: {
    dealerId: ['ref:dealers', 'dealer_0f7421'],
    month: ['string', '2026-05'],
    segment: ['string', 'midsize-truck'],
    targetUnits: ['integer', 24],
    onHandUnits: ['integer?', 17],
    averageCost: ['money', '24800.00'],
    turnTarget: ['number?', 10],
    budget: ['money?', '175000.00'],
  },
  states: ['drafted', 'approved', 'active', 'closed', 'rejected'],
  verbs: {
    draft: ['create', 'Draft stocking plan'],
    get: ['get', 'Get stocking plan'],
    list: ['list', 'List stocking plans', { by: ['state', 'month', 'segment'] }],
    'list-short-of-target': ['list', 'List stocking plans short of target', { by: ['state'], where: 'onHandUnits < targetUnits' }],
    search: ['search', 'Search stocking plans', { by: ['segment', 'month'] }],
    'refresh-on-hand': ['update', 'Refresh on hand for stocking plan', { fields: ['onHandUnits'] }],
    'revise-target': ['update', 'Revise target for stocking plan', { fields: ['targetUnits', 'averageCost'] }],
    approve: ['transition', 'Approve stocking plan', { from: ['drafted'], to: 'approved', when: 'budget > 0' }],
    reject: ['transition', 'Reject stocking plan', { from: ['drafted'], to: 'rejected', needs: ['reason'] }],
    activate: ['transition', 'Activate stocking plan', { from: ['approved'], to: 'active' }],
    close: ['transition', 'Close stocking plan', { from: ['active'], to: 'closed' }],
    'recommend-mix': ['assess', 'Recommend mix for stocking plan', { ask: 'valuation', outcomes: ['keep-mix', 'add-trucks', 'add-value-units', 'trim-luxury'] }],
    'size-inventory': ['calculate', 'Size inventory for stocking plan', { get: 'monthlySales: number, turnTarget: number => idealUnits: integer = ceil(monthlySales * 12 / turnTarget); daysSupply: number = 365 / turnTarget', live: true }],
    'budget-gap': ['calculate', 'Budget gap for stocking plan', { get: 'targetUnits: integer, onHandUnits: integer, averageCost: money => unitsShort: integer = max(0, targetUnits - onHandUnits); cashNeeded: money = max(0, targetUnits - onHandUnits) * averageCost' }],
    'compute-gross-roi': ['calculate', 'Compute gross ROI for stocking plan', { get: 'grossPerUnit: money, averageCost: money, turnTarget: number => roiPct: number = grossPerUnit / averageCost * turnTarget * 100' }],
    'summarize-by-segment': ['summarize', 'Summarize stocking plans by segment', { by: ['segment'], measures: ['count', 'sum:targetUnits', 'sum:onHandUnits'] }],
    'export-buy-list': ['export', 'Export buy list of stocking plans'],
    history: ['history', 'Stocking plan history'],
  },
});
