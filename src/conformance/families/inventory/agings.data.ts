/** Capability family: agings. */
import { family } from '../../family/notation.ts';

export const agings = family({
  noun: 'agings', one: 'aging', title: 'Agings', subject: 'vin',
  summary: 'A days-in-stock record for one unit, its bucket, carrying cost and the action plan that bucket calls for.',
  fields: {
    vin: ['vin', '2T3W1RFV6RW204518'],
    stockUnitId: ['ref:stock-units', 'stock_unit_24fdba'],
    inStockOn: ['date', '2026-03-06'],
    bucketDays: ['integer?', 45],
    unitCost: ['money', '22690.00'],
    ratePct: ['number?', 7.75],
    reviewDueOn: ['date?', '2026-05-17'],
    actionPlan: ['enum?', 'hold', ['hold', 'reprice', 'promote', 'wholesale']],
  },
  states: ['fresh', 'watch', 'aged', 'critical', 'disposed'],
  verbs: {
    'start-clock': ['create', 'Start clock for aging'],
    get: ['get', 'Get aging'],
    'get-for-vin': ['get', 'Get aging for VIN', { by: ['vin'] }],
    list: ['list', 'List agings', { by: ['state', 'actionPlan'] }],
    'list-critical': ['list', 'List critical agings', { by: ['state'], where: "state == 'critical'" }],
    search: ['search', 'Search agings', { by: ['vin', 'bucketDays'] }],
    'set-action-plan': ['update', 'Set action plan for aging', { fields: ['actionPlan', 'reviewDueOn'] }],
    'move-to-watch': ['transition', 'Move aging to watch', { from: ['fresh'], to: 'watch', when: 'bucketDays > 30' }],
    'move-to-aged': ['transition', 'Move aging to aged', { from: ['watch'], to: 'aged', when: 'bucketDays > 60' }],
    'move-to-critical': ['transition', 'Move aging to critical', { from: ['aged'], to: 'critical', when: 'bucketDays > 90' }],
    'reset-clock': ['transition', 'Reset clock for aging', { from: ['watch', 'aged', 'critical'], to: 'fresh', needs: ['approver'] }],
    dispose: ['transition', 'Dispose aging', { from: ['fresh', 'watch', 'aged', 'critical'], to: 'disposed', needs: ['disposition'] }],
    'assign-bucket': ['calculate', 'Assign bucket for aging', { get: "inStockOn: date, asOf: date = today => daysInStock: integer = days(inStockOn, asOf); bucket: string = band(days(inStockOn, asOf), 30, '0-30', 45, '31-45', 60, '46-60', 90, '61-90', 'over-90')", live: true }],
    'compute-holding-cost': ['calculate', 'Compute holding cost for aging', { get: 'unitCost: money, ratePct: number, days: integer, overheadPerDay: money = 32 => interest: money = unitCost * ratePct / 100 / 360 * days; overhead: money = overheadPerDay * days; holding: money = interest + overhead', live: true }],
    'suggest-write-down': ['calculate', 'Suggest write-down for aging', { get: 'unitCost: money, days: integer => writeDownPct: number = band(days, 60, 0, 90, 5, 120, 10, 15); writeDown: money = unitCost * writeDownPct / 100' }],
    'summarize-buckets': ['summarize', 'Summarize buckets across agings', { by: ['state'], measures: ['count', 'sum:unitCost', 'avg:bucketDays'] }],
    'export-aging-report': ['export', 'Export aging report'],
  },
});
