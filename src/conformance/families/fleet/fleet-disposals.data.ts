/** Capability family: fleet disposals. */
import { family } from '../../family/notation.ts';

export const fleetDisposals = family({
  noun: 'fleet-disposals', one: 'fleet-disposal', title: 'Fleet disposals', subject: 'vin',
  summary: 'The remarketing of a retiring fleet unit through auction, employee sale or trade.',
  fields: {
    vin: ['vin', '5NPE34AF5KH330598'],
    fleetId: ['ref:fleets', 'fleet_842f9e'],
    channel: ['enum', 'auction', ['auction', 'employee-sale', 'trade', 'direct']],
    bookValue: ['money', '11800.00'],
    floorPrice: ['money', '12400.00'],
    salePrice: ['money?', '13100.00'],
    odometer: ['integer', 57036],
    decidedOn: ['date', '2026-03-17'],
  },
  states: ['proposed', 'approved', 'marketed', 'sold', 'titled', 'withdrawn'],
  verbs: {
    propose: ['create', 'Propose fleet disposal'],
    get: ['get', 'Get fleet disposal'],
    'get-for-vin': ['get', 'Get fleet disposal for VIN', { by: ['vin'] }],
    list: ['list', 'List fleet disposals', { by: ['state', 'channel'] }],
    'list-unsold': ['list', 'List unsold fleet disposals', { by: ['state'], where: "state == 'marketed'" }],
    search: ['search', 'Search fleet disposals', { by: ['vin', 'fleetId'] }],
    'change-channel': ['update', 'Change channel for fleet disposal', { fields: ['channel'] }],
    'reset-floor': ['update', 'Reset floor for fleet disposal', { fields: ['floorPrice'] }],
    approve: ['transition', 'Approve fleet disposal', { from: ['proposed'], to: 'approved', when: 'floorPrice > 0' }],
    market: ['transition', 'Market fleet disposal', { from: ['approved'], to: 'marketed' }],
    sell: ['transition', 'Sell fleet disposal', { from: ['marketed'], to: 'sold', when: 'salePrice >= floorPrice' }],
    'transfer-title': ['transition', 'Transfer title for fleet disposal', { from: ['sold'], to: 'titled', needs: ['titleNumber'] }],
    withdraw: ['transition', 'Withdraw fleet disposal', { from: ['proposed', 'approved', 'marketed'], to: 'withdrawn', needs: ['reason'] }],
    'estimate-channel-return': ['assess', 'Estimate channel return for fleet disposal', { ask: 'valuation', outcomes: ['auction-best', 'employee-sale-best', 'trade-best'] }],
    'compute-gain-or-loss': ['calculate', 'Compute gain or loss for fleet disposal', { get: 'salePrice: money, bookValue: money, saleCosts: money = 0 => gainOrLoss: money = salePrice - saleCosts - bookValue; realizedPct: number = (salePrice - saleCosts) / bookValue * 100' }],
    'compute-optimal-cycle': ['calculate', 'Compute optimal cycle for fleet disposal', { get: "monthlyDepreciation: money, monthlyMaintenance: money, maintenanceGrowthPct: number = 2.5 => crossover: boolean = monthlyMaintenance >= monthlyDepreciation; nextMonthMaintenance: money = monthlyMaintenance * (1 + maintenanceGrowthPct / 100); advice: string = if(monthlyMaintenance >= monthlyDepreciation, 'replace-now', if(monthlyMaintenance * pow(1 + maintenanceGrowthPct / 100, 6) >= monthlyDepreciation, 'replace-within-six-months', 'keep'))" }],
    'summarize-by-channel': ['summarize', 'Summarize fleet disposals by channel', { by: ['channel'], measures: ['count', 'avg:salePrice'] }],
  },
});
