/** Capability family: comebacks. */
import { family } from '../../family/notation.ts';

export const comebacks = family({
  noun: 'comebacks', one: 'comeback', title: 'Comebacks', subject: 'vin',
  summary: 'A vehicle returned for a repair that did not hold, with cause, responsibility and cost.',
  fields: {
    vin: ['vin', '1FTFW1E83NFA20731'],
    originalRoId: ['ref:repair-orders', 'repair_order_38542a'],
    returnRoId: ['ref:repair-orders?', 'repair_order_d4dc1a'],
    complaint: ['string', 'brake squeal returned'],
    cause: ['enum?', 'technician', ['technician', 'part-failure', 'misdiagnosis', 'customer-expectation']],
    reworkHours: ['number?', 1.6],
    reworkCost: ['money?', '120.00'],
    returnedOn: ['date', '2026-03-17'],
  },
  states: ['reported', 'diagnosed', 'rework-in-progress', 'resolved', 'not-a-comeback'],
  verbs: {
    report: ['create', 'Report comeback'],
    get: ['get', 'Get comeback'],
    'get-for-repair-order': ['get', 'Get comeback for repair order', { by: ['originalRoId'] }],
    list: ['list', 'List comebacks', { by: ['state', 'cause'] }],
    'list-open': ['list', 'List open comebacks', { by: ['state'], where: "state != 'resolved'" }],
    search: ['search', 'Search comebacks', { by: ['vin', 'complaint'] }],
    'assign-cause': ['update', 'Assign cause for comeback', { fields: ['cause'] }],
    diagnose: ['transition', 'Diagnose comeback', { from: ['reported'], to: 'diagnosed', needs: ['cause'] }],
    'start-rework': ['transition', 'Start rework for comeback', { from: ['diagnosed'], to: 'rework-in-progress', needs: ['technicianId'] }],
    resolve: ['transition', 'Resolve comeback', { from: ['rework-in-progress'], to: 'resolved', needs: ['reworkHours'] }],
    reclassify: ['transition', 'Reclassify comeback', { from: ['reported', 'diagnosed'], to: 'not-a-comeback', needs: ['reason'] }],
    'reopen-diagnosis': ['transition', 'Reopen diagnosis for comeback', { from: ['rework-in-progress'], to: 'diagnosed', needs: ['reason'] }],
    'ask-technical-assistance': ['assess', 'Ask technical assistance for comeback', { ask: 'oem', outcomes: ['known-issue', 'new-procedure', 'no-pattern'] }],
    'compute-comeback-rate': ['calculate', 'Compute comeback rate', { get: 'comebacks: integer, repairOrders: integer => comebackPct: number = comebacks / repairOrders * 100' }],
    'compute-rework-cost': ['calculate', 'Compute rework cost for comeback', { post: 'reworkHours: number, technicianRate: money = 34, partsCost: money = 0, loanerDays: integer = 0, loanerPerDay: money = 38 => cost: money = reworkHours * technicianRate + partsCost + loanerDays * loanerPerDay' }],
    'summarize-by-cause': ['summarize', 'Summarize comebacks by cause', { by: ['cause'], measures: ['count', 'sum:reworkCost'] }],
    'export-quality-log': ['export', 'Export quality log of comebacks'],
  },
});
